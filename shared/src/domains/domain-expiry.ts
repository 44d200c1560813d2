// When administrators are warned that a registered domain ends.
import { DAY } from '../kernel/durations.ts';

/** Days before the end, each told once. */
const expiryWarnings = [30, 14, 7, 1] as const;
export type ExpiryWarning = (typeof expiryWarnings)[number];

interface Registration {
  /** Milliseconds; null or absent where the service does not know: the domain is registered elsewhere. */
  expiresAt?: number | null | undefined;
  /** Whether it is renewed automatically. */
  renew?: boolean | null | undefined;
}

/** Whole days until the end, rounded up; 0 once it has ended. Undefined where the end is not known. */
export function daysLeft({ expiresAt }: Registration, now: number): number | undefined {
  if (expiresAt === null || expiresAt === undefined) return undefined;
  return Math.max(0, Math.ceil((expiresAt - now) / DAY));
}

/** The most urgent warning that has begun; undefined for a domain that renews itself, lasts longer or has ended long ago. */
export function expiryWarning(registration: Registration, now: number): ExpiryWarning | undefined {
  if (registration.renew) return undefined;
  const days = daysLeft(registration, now);
  if (days === undefined || now > (registration.expiresAt ?? 0) + 30 * DAY) return undefined;
  return expiryWarnings.findLast((limit) => days <= limit);
}

/** Of what was told before of this end, whether this warning is new: the less urgent ones before it are not told afterwards. */
export const isNewWarning = (warning: ExpiryWarning, told: readonly number[]): boolean =>
  told.every((one) => one > warning);
