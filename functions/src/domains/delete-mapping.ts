// Deletes a mapping in one transaction: its hosts are free at once, and the hosting service forgets it as due work.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainChecks, domainMappings } from '../collections/domains.ts';
import { newWork } from '../due-work/due-work.ts';
import { claimsOn, dropClaims } from './claims.ts';
import { mappingsOf } from './find-mapping.ts';
import { endOffers, offersOf } from './offers.ts';
import { followCustomDomain, writeMapping } from './write-mapping.ts';

/** @param restaurant Undefined where it is gone. @param now Milliseconds. */
export async function deleteMapping(
  transaction: AuditedTransaction,
  restaurant: Restaurant | undefined,
  mapping: DomainMapping,
  now: number,
): Promise<void> {
  const { domain, domainId, guid, restaurantGuid, domainType } = mapping;
  const claims = await claimsOn(transaction, domain);
  const offers = await offersOf(transaction, domainId);
  const others = (await mappingsOf(transaction, restaurantGuid)).filter((other) => other.guid !== guid);
  if (restaurant) {
    writeMapping(transaction, restaurant, mapping, undefined);
    followCustomDomain(transaction, restaurant, others);
  } else transaction.remove(domainMappings, String(domainId), mapping);
  dropClaims(transaction, mapping, claims, new Date(now).toISOString());
  endOffers(transaction, offers);
  transaction.follow(domainChecks, String(domainId), undefined);
  if (domainType === 'custom') transaction.enqueue(newWork('releaseDomain', { hosts: hostsOf(domain) }, now));
}
