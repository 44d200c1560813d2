// The secret of an invitation's link. Only its hash is stored: who reads the database can accept nothing with it.
import { createHash, randomBytes } from 'node:crypto';
import type { Invitation } from '@bite/shared/identity/invitation.schema';
import { DAY } from '@bite/shared/kernel/time';

const VALID_DAYS = 7;

export const newInvitationCode = (): string => randomBytes(32).toString('base64url');
export const invitationHash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Of a code given out at `now`, in milliseconds. */
export const invitationEnd = (now: number): string => new Date(now + VALID_DAYS * DAY).toISOString();

export const isOpen = ({ state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>, now: number): boolean =>
  state === 'pending' && now < Date.parse(expiresAt);
