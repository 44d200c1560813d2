// What cannot be taken back, or costs money, is confirmed by typing the domain's name; the server checks it, too.
import { normalizeDomain } from '@bite/shared/domains/domain-name';
import { DomainError } from '@bite/shared/kernel/errors';

/** Throws VALIDATION_FAILED. */
export function assertConfirmed(confirm: string | undefined, name: string): void {
  if (confirm !== undefined && normalizeDomain(confirm) === name) return;
  const message = 'Type the name of the domain to confirm';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { confirm: message } });
}
