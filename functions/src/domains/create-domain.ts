// Staff add a domain of their restaurant's own (I4-22).

import type { RestaurantRef } from '@bite/shared/paths';
import { tenants } from '../collections/collections.ts';
import { domainChecks, domainMappings } from '../collections/domains.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { addCustomMapping, assertNotThere } from './add-mapping.ts';
import { checkDomain } from './check-domain.ts';
import { assertHostsFree } from './claims.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingsOf } from './find-mapping.ts';
import { assertHostingConfigured } from './hosting-configured.ts';
import { assertMayBeMapped } from './may-be-mapped.ts';
import { checkSetUp } from './set-up/check-set-up.ts';
import { type DomainSetUp, readSetUp } from './set-up/read-set-up.ts';

/**
 * The hosting service is asked after the commit; what it refuses stands in the answer, and the schedule asks again. A name that the
 * business has held for its 72 hours before is added without a claim: it has to be proven first. Throws as assertMayAt does, and
 * VALIDATION_FAILED or CONFLICT.
 */
export async function createDomain(
  deps: DomainDeps,
  caller: Caller,
  place: RestaurantRef,
  { domain }: { domain: string },
): Promise<DomainSetUp> {
  const authorize = (records: Pick<RecordReader, 'get'>) =>
    assertMayAt(records, caller.user, 'domains.write', place);
  const { guid } = await authorize(deps.records);
  assertHostingConfigured(deps.domainHosting);
  await assertMayBeMapped(domain, deps);
  const mapping = await deps.writePath.once(async (path) => {
    // Also checked in advance, so that a refused request uses no id.
    assertNotThere(await mappingsOf(deps.records, guid), domain);
    await assertHostsFree(deps.records, domain);
    const given = { domainId: await deps.ids.next('domainMappings'), guid: deps.newGuid() };
    const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
    return path.transact(authorOf(caller), async (transaction) => {
      const restaurant = await authorize(transaction);
      const tenant = await transaction.get(tenants, String(place.tenantId));
      const owner = { tenantGuid: tenant?.guid ?? '', restaurantGuid: restaurant.guid };
      const input = { domain, domainType: 'custom' as const, isActive: true, ...owner };
      return addCustomMapping(transaction, restaurant, input, given, stamp);
    });
  });
  if (mapping.verificationStatus === 'failed')
    return checkDomain(deps, caller, { ...place, mappingGuid: mapping.guid });
  // A repeat of the request is answered with what its first one found.
  const check = await deps.records.get(domainChecks, String(mapping.domainId));
  if (!check || check.attempts === 0) return checkSetUp(deps, mapping);
  return readSetUp(deps, (await deps.records.get(domainMappings, String(mapping.domainId))) ?? mapping);
}
