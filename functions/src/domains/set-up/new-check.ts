// A set-up that begins, or begins again.
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { defined } from '@bite/shared/kernel/defined';

/** Due at once. @param at ISO. */
export const newCheck = (
  { domainId, verificationToken }: Pick<DomainMapping, 'domainId' | 'verificationToken'>,
  at: string,
): DomainCheck => ({
  ...defined({ ownershipToken: verificationToken }),
  domainId,
  startedAt: at,
  attempts: 0,
  setUpDueAt: at,
  records: [],
  wanted: [],
  told: [],
  faults: 0,
});
