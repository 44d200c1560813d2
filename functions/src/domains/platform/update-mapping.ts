// Site administrators change a mapping of any restaurant (I7.4-04).
import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import {
  type DomainMapping,
  type DomainMappingChange,
  domainMappingNotFound,
} from '@bite/shared/domains/domain-mapping.schema';
import { endedClaim, isHeld } from '@bite/shared/domains/host-claims';
import { hostsOf } from '@bite/shared/domains/mapping-hosts';
import { changedMapping, type Stamp } from '@bite/shared/domains/mapping-states';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { domainChecks } from '../../collections/domains.ts';
import { newWork } from '../../due-work/due-work.ts';
import { assertMay } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { assertLeadsHome, assertNotThere } from '../add-mapping.ts';
import { beginSetUp } from '../begin-set-up.ts';
import { assertHostsFree, claimsOn, dropClaims } from '../claims.ts';
import type { DomainDeps } from '../domain-deps.ts';
import { mappingByGuid, mappingsOf, restaurantOfMapping } from '../find-mapping.ts';
import { assertMayBeMapped, type MappableDeps } from '../may-be-mapped.ts';
import { endOffers, offersOf } from '../offers.ts';
import { writeChanged } from '../update-domain.ts';
import { newVerificationToken } from '../verification-token.ts';
import { followCustomDomain, writeMapping } from '../write-mapping.ts';
import { type DomainOfPlatform, withOwner } from './with-owners.ts';

type Deps = Pick<DomainDeps, 'records' | 'writePath' | 'domainPolicy' | 'publicSuffixes' | 'now'>;

/**
 * Another name of a domain of the restaurant's own has to be proven anew. Throws FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, and CONFLICT
 * for a name that is taken and for a subdomain, which is renamed at its restaurant.
 */
export async function updateMapping(
  deps: Deps,
  caller: Caller,
  mappingGuid: string,
  change: DomainMappingChange,
): Promise<DomainOfPlatform> {
  assertMay(caller.user, 'platformDomains.write');
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  const changed = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await mappingByGuid(transaction, mappingGuid);
    const restaurant = await restaurantOfMapping(transaction, before);
    if (!restaurant) throw domainMappingNotFound(mappingGuid);
    return changeMapping(transaction, deps, { restaurant, before, change, stamp });
  });
  return withOwner(deps.records, changed);
}

interface MappingChange {
  restaurant: Restaurant;
  before: DomainMapping;
  change: DomainMappingChange;
  stamp: Stamp;
}

/** Throws VALIDATION_FAILED or CONFLICT. */
export async function changeMapping(
  transaction: AuditedTransaction,
  deps: MappableDeps,
  { restaurant, before, change, stamp }: MappingChange,
): Promise<DomainMapping> {
  const wanted = changedMapping(before, change, deps.domainPolicy, stamp);
  if (wanted.domain === before.domain && wanted.domainType === before.domainType)
    return writeChanged(transaction, restaurant, before, { ...wanted, updatedAt: before.updatedAt }, stamp);
  if (before.domainType === 'subdomain' || wanted.domainType === 'subdomain')
    throw new DomainError('CONFLICT', 'A subdomain of ours is renamed at its restaurant, and stays one');
  return moveToName(transaction, { restaurant, before, wanted, deps }, stamp);
}

/** The other spelling is the same hosts: that they were held with a proof does not count against the new name. */
const leftOf = (stored: readonly DomainClaim[], before: DomainMapping, at: string): DomainClaim[] =>
  stored.flatMap((claim) =>
    claim.mappingGuid === before.guid && isHeld(claim)
      ? (endedClaim(claim, before.verificationStatus === 'verified', at) ?? [])
      : [claim],
  );

async function moveToName(
  transaction: AuditedTransaction,
  {
    restaurant,
    before,
    wanted,
    deps,
  }: Pick<MappingChange, 'restaurant' | 'before'> & { wanted: DomainMapping; deps: MappableDeps },
  stamp: Stamp,
): Promise<DomainMapping> {
  await assertMayBeMapped(wanted.domain, deps);
  const present = await mappingsOf(transaction, restaurant.guid);
  assertNotThere(
    present.filter(({ guid }) => guid !== before.guid),
    wanted.domain,
  );
  const stored = await assertHostsFree(transaction, wanted.domain, before.guid);
  const earlier = await claimsOn(transaction, before.domain);
  const offers = await offersOf(transaction, before.domainId);
  // What is not proven cannot be primary.
  const named: DomainMapping = {
    ...wanted,
    isPrimary: false,
    health: 'unknown',
    verificationToken: newVerificationToken(),
  };
  assertLeadsHome(named, present);
  dropClaims(transaction, before, earlier, stamp.at);
  const left = leftOf(stored, before, stamp.at);
  const { mapping: after, check } = beginSetUp(transaction, named, left, stamp);
  endOffers(transaction, offers);
  writeMapping(transaction, restaurant, before, after);
  const mappings = present.map((one) => (one.guid === after.guid ? after : one));
  followCustomDomain(transaction, restaurant, mappings);
  transaction.follow(domainChecks, String(after.domainId), check);
  const hosts = hostsOf(before.domain).filter((host) => !hostsOf(after.domain).includes(host));
  if (hosts.length > 0) transaction.enqueue(newWork('releaseDomain', { hosts }, Date.parse(stamp.at)));
  return after;
}
