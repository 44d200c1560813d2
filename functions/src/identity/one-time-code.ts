// The secret of a link that works once. Only its hash is stored: who reads the database can do nothing with it.
import { createHash, randomBytes } from 'node:crypto';

export const newCode = (): string => randomBytes(32).toString('base64url');
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
