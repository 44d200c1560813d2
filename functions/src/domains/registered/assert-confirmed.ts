// What cannot be taken back, or costs money, is confirmed by typing the domain's name; the server checks it, too.
import { isConfirmed, NOT_CONFIRMED } from '@bite/shared/domains/typed-confirmation';
import { DomainError } from '@bite/shared/kernel/errors';

/** Throws VALIDATION_FAILED. */
export function assertConfirmed(confirm: string | undefined, name: string): void {
  if (confirm !== undefined && isConfirmed(confirm, name)) return;
  throw new DomainError('VALIDATION_FAILED', NOT_CONFIRMED, { fields: { confirm: NOT_CONFIRMED } });
}
