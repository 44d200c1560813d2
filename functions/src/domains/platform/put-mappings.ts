// Site administrators create mappings, or change them by their domain. One that fails does not stop the others (I4-25).
import type { Answers } from '@bite/shared/api/answers';
import { bulkResult } from '@bite/shared/domains/bulk';
import {
  type DomainMapping,
  type DomainMappingChange,
  type NewDomainMapping,
  newDomainMapping,
} from '@bite/shared/domains/domain-mapping.schema';
import { invalidRecord } from '@bite/shared/kernel/entity';
import { DomainError } from '@bite/shared/kernel/errors';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { guid } from '@bite/shared/kernel/schema';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { z } from 'zod';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { tenants } from '../../collections/collections.ts';
import { assertMay } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { addCustomMapping } from '../add-mapping.ts';
import { claimOn, mappingOfClaim } from '../claims.ts';
import type { DomainDeps } from '../domain-deps.ts';
import { restaurantOfMapping } from '../find-mapping.ts';
import { assertMayBeMapped } from '../may-be-mapped.ts';
import { changeMapping } from './update-mapping.ts';
import { ownerNames, withOwners } from './with-owners.ts';

type Deps = Pick<
  DomainDeps,
  'records' | 'writePath' | 'ids' | 'domainPolicy' | 'publicSuffixes' | 'newGuid' | 'now'
>;

/** The set-up of new domains begins with the schedule's next run. Throws FORBIDDEN. */
export async function putDomainMappings(
  deps: Deps,
  caller: Caller,
  { mappings }: { mappings: readonly unknown[] },
): Promise<Answers['putDomainMappings']> {
  assertMay(caller.user, 'platformDomains.write');
  const outcomes: PromiseSettledResult<DomainMapping>[] = [];
  // One after the other: two of them may be about one host.
  for (const input of mappings) {
    const [outcome] = await Promise.allSettled([putOne(deps, caller, input)]);
    outcomes.push(outcome);
  }
  const { done, failed } = bulkResult(outcomes);
  const wanted = failed.map(({ index }) => restaurantIn(mappings[index]));
  const names = await ownerNames(
    deps.records,
    wanted.filter((one) => one !== undefined),
  );
  return {
    done: await withOwners(deps.records, done),
    failed: failed.map((failure, index) => ({ ...failure, ...names.get(wanted[index] ?? '') })),
  };
}

const forRestaurant = z.object({ restaurantGuid: guid });

/** The guid of the restaurant for which a mapping was sent, whatever else is wrong with it. */
const restaurantIn = (sent: unknown): string | undefined =>
  forRestaurant.safeParse(sent).data?.restaurantGuid;

async function putOne(deps: Deps, caller: Caller, sent: unknown): Promise<DomainMapping> {
  const parsed = newDomainMapping(deps.domainPolicy).safeParse(sent, { error: plainMessage });
  if (!parsed.success) throw invalidRecord('Domain mapping', parsed.error);
  const input = parsed.data;
  const present = await mappingOfDomain(deps.records, input.domain);
  if (!present) await assertMayBeCreated(deps, input);
  const given = present ?? { domainId: await deps.ids.next('domainMappings'), guid: deps.newGuid() };
  const { domainId, guid: mappingGuid } = given;
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  return deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await restaurantOfInput(transaction, input);
    const before = await mappingOfDomain(transaction, input.domain);
    if (!before)
      return addCustomMapping(transaction, restaurant, input, { domainId, guid: mappingGuid }, stamp);
    if (before.restaurantGuid !== input.restaurantGuid) throw await mappedElsewhere(transaction, before);
    const change = changeSent(input, sent);
    return changeMapping(transaction, deps, { restaurant, before, change, stamp });
  });
}

/** Those who may see all mappings are told whose it is. */
async function mappedElsewhere(
  transaction: AuditedTransaction,
  mapping: DomainMapping,
): Promise<DomainError> {
  const restaurant = await restaurantOfMapping(transaction, mapping);
  const whose = restaurant ? `: ${restaurant.name}` : '';
  return new DomainError('CONFLICT', `This domain is mapped to another restaurant${whose}`);
}

/** Of a mapping that is there, what was sent and no more: what a new one starts with would undo what staff have chosen. */
function changeSent(
  { tenantGuid: _tenant, restaurantGuid: _restaurant, ...input }: NewDomainMapping,
  sent: unknown,
): DomainMappingChange {
  const isSent = (field: string): boolean => Object.hasOwn(sent as object, field);
  const change = Object.fromEntries(Object.entries(input).filter(([field]) => isSent(field)));
  return JSON.parse(JSON.stringify(change)) as DomainMappingChange;
}

/** The one that has the name: others of the same name have lapsed. */
async function mappingOfDomain(
  records: Pick<Deps['records'], 'get'>,
  domain: string,
): Promise<DomainMapping | undefined> {
  const claim = await claimOn(records, domain);
  const mapping = claim && (await mappingOfClaim(records, claim));
  return mapping?.domain === domain ? mapping : undefined;
}

async function assertMayBeCreated(deps: Deps, { domain, domainType }: NewDomainMapping): Promise<void> {
  if (domainType === 'subdomain')
    throw new DomainError(
      'CONFLICT',
      'Every restaurant has its subdomain, which is renamed at the restaurant',
    );
  await assertMayBeMapped(domain, deps);
}

/** Throws VALIDATION_FAILED for a restaurant that is not there, and for one of another tenant. */
async function restaurantOfInput(
  transaction: AuditedTransaction,
  { restaurantGuid, tenantGuid }: NewDomainMapping,
): Promise<Restaurant> {
  const restaurant = await restaurantOfMapping(transaction, { restaurantGuid });
  const tenant = restaurant && (await transaction.get(tenants, String(restaurant.tenantId)));
  if (restaurant && tenant?.guid === tenantGuid) return restaurant;
  const message = 'This tenant has no such restaurant';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { restaurantGuid: message } });
}
