// Offers of a domain to whoever has the code (I4-24). One domain has one offer at most.
import type { DomainOffer } from '@bite/shared/domains/domain-offer.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainOffers } from '../collections/domains.ts';
import type { Found, RecordReader } from '../ports/records.ts';

const MOST_OFFERS = 20;

export function offersOf(
  records: Pick<RecordReader, 'find'>,
  domainId: number,
): Promise<Found<DomainOffer>[]> {
  const where = [{ field: 'domainId', is: '==', value: domainId }] as const;
  return records.find(domainOffers, { where, limit: MOST_OFFERS });
}

/** @param offers Read in this transaction. */
export function endOffers(
  transaction: Pick<AuditedTransaction, 'follow'>,
  offers: readonly Found<DomainOffer>[],
): void {
  for (const { id } of offers) transaction.follow(domainOffers, id, undefined);
}
