// Staff take over a domain that another restaurant offers them (I4-24): the code is the other side's consent, entering it is theirs.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { DomainOffer } from '@bite/shared/domains/domain-offer.schema';
import { may } from '@bite/shared/identity/roles';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { domainMappings, domainOffers } from '../collections/domains.ts';
import { newWork } from '../due-work/due-work.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { hashOf } from '../identity/one-time-code.ts';
import type { RecordReader } from '../ports/records.ts';
import type { DomainDeps } from './domain-deps.ts';
import { type DomainSetUp, readSetUp } from './set-up/read-set-up.ts';
import type { TakenOver } from './tell-taken-over.ts';
import { transferMapping } from './transfer-mapping.ts';

/** The same for a code that is unknown, used, withdrawn or expired, and for another domain. */
const notOffered = (): DomainError =>
  new DomainError('NOT_FOUND', 'This code and domain do not belong together, or the offer has ended');

/** Throws as assertMayAt does, NOT_FOUND, and CONFLICT where the restaurant has no room or is the one that offers. */
export async function acceptDomain(
  deps: Pick<DomainDeps, 'records' | 'writePath' | 'publicSuffixes' | 'now'>,
  caller: Caller,
  place: RestaurantRef,
  { domain, code }: { domain: string; code: string },
): Promise<DomainSetUp> {
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  const mapping = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const receiver = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const offer = await transaction.get(domainOffers, hashOf(code));
    const offered = offer && (await transaction.get(domainMappings, String(offer.domainId)));
    if (!offer || !isStillGood(offer, offered, domain, deps.now())) throw notOffered();
    const giver = await giverOf(transaction, offer);
    const { mapping: after, tenant } = await transferMapping(transaction, {
      ...{ mapping: offered, giver, receiver, stamp },
    });
    const taken = { domainId: after.domainId, domain: after.domain, at: stamp.at };
    const work = { tenantId: giver.tenantId, restaurantId: giver.restaurantId, ...taken };
    transaction.enqueue(
      newWork('tellDomainTakenOver', { ...work, to: namesOf(receiver, tenant) }, deps.now()),
    );
    return after;
  });
  return readSetUp(deps, mapping);
}

const namesOf = (restaurant: Restaurant, tenant: Tenant | undefined): TakenOver['to'] => ({
  restaurant: restaurant.name,
  business: tenant?.name ?? restaurant.name,
});

function isStillGood(
  offer: DomainOffer,
  mapping: DomainMapping | undefined,
  domain: string,
  now: number,
): mapping is DomainMapping {
  return (
    mapping?.domain === domain &&
    mapping.guid === offer.mappingGuid &&
    mapping.restaurantGuid === offer.restaurantGuid &&
    mapping.verificationStatus === 'verified' &&
    Date.parse(offer.expiresAt) > now
  );
}

/** Whoever offered it must still be allowed to, and the business must be in business. */
async function giverOf(
  records: Pick<RecordReader, 'get'>,
  { by, tenantId, restaurantId }: DomainOffer,
): Promise<Restaurant> {
  const user = await records.get(users, by);
  const tenant = await records.get(tenants, String(tenantId));
  const restaurant = await records.get(restaurantsOf(tenantId), String(restaurantId));
  if (!user || !restaurant || tenant?.status !== 'active') throw notOffered();
  if (!may(user, 'domains.write', { tenantId, restaurantId })) throw notOffered();
  return restaurant;
}
