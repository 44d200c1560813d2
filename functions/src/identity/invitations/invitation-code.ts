// How long the code of an invitation is valid.
import type { Invitation } from '@bite/shared/identity/invitation.schema';
import { DAY } from '@bite/shared/kernel/durations';

const VALID_DAYS = 7;

/** For a code that is issued at `now`, in milliseconds. */
export const invitationEnd = (now: number): string => new Date(now + VALID_DAYS * DAY).toISOString();

export const isOpen = ({ state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>, now: number): boolean =>
  state === 'pending' && now < Date.parse(expiresAt);
