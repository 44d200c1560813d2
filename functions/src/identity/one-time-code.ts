// Secrets for links and cookies, and hashes: of a secret only its hash is stored.
import { createHash, randomBytes } from 'node:crypto';

export const newCode = (): string => randomBytes(32).toString('base64url');
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
