// Staff offer a domain to another restaurant by a code, which is their consent; or withdraw it (I4-24).
import type { Answers } from '@bite/shared/api/answers';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { DAY } from '@bite/shared/kernel/durations';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainOffers } from '../collections/domains.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { hashOf, newCode } from '../identity/one-time-code.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt } from './find-mapping.ts';
import { endOffers, offersOf } from './offers.ts';
import type { DomainRef } from './read-domain.ts';
import { type DomainSetUp, readSetUp } from './set-up/read-set-up.ts';
import { assertMayBeGiven } from './transfer-mapping.ts';

const OFFERED_FOR = 7 * DAY;

/** Only the code's hash is stored. Throws as assertMayAt does, NOT_FOUND, and CONFLICT for a subdomain of ours. */
export async function offerDomain(
  deps: Pick<DomainDeps, 'writePath' | 'now'>,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
): Promise<Answers['offerDomain']> {
  const code = newCode();
  const now = deps.now();
  const [createdAt, expiresAt] = [now, now + OFFERED_FOR].map((at) => new Date(at).toISOString()) as [
    string,
    string,
  ];
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const mapping = await mappingAt(transaction, restaurant, mappingGuid);
    assertMayBeGiven(mapping);
    const earlier = await offersOf(transaction, mapping.domainId);
    endOffers(transaction, earlier);
    transaction.follow(domainOffers, hashOf(code), {
      ...{ domainId: mapping.domainId, mappingGuid, ...place, restaurantGuid: restaurant.guid },
      ...{ by: caller.user.uid, createdAt, expiresAt },
    });
    noteOffer(transaction, place, mapping, expiresAt);
  });
  return { code, offeredUntil: expiresAt };
}

/** Does nothing where there is none. Throws as assertMayAt does, and NOT_FOUND. */
export async function withdrawDomainOffer(
  deps: Pick<DomainDeps, 'records' | 'writePath' | 'publicSuffixes' | 'now'>,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
): Promise<DomainSetUp> {
  const mapping = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const found = await mappingAt(transaction, restaurant, mappingGuid);
    const offers = await offersOf(transaction, found.domainId);
    endOffers(transaction, offers);
    if (offers.length > 0) noteOffer(transaction, place, found, undefined);
    return found;
  });
  return readSetUp(deps, mapping);
}

/** @param offeredUntil Undefined if it was withdrawn. */
function noteOffer(
  transaction: Pick<AuditedTransaction, 'note'>,
  place: RestaurantRef,
  { domainId, domain }: DomainMapping,
  offeredUntil: string | undefined,
): void {
  const offer = { domain, tenantId: place.tenantId, restaurantId: place.restaurantId };
  transaction.note({
    path: collections.domainOffers,
    recordId: String(domainId),
    before: offeredUntil === undefined ? offer : undefined,
    after: offeredUntil === undefined ? undefined : { ...offer, offeredUntil },
  });
}
