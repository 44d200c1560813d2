// Two tenants with a restaurant each, their records and their people, stored in memory.

import { begunCheck } from '@bite/shared/domains/set-up-progress';
import { deriveAccess, type Employment } from '@bite/shared/identity/derive-access';
import { withDerivedFields } from '@bite/shared/identity/derived-user';
import type { SiteRole, TenantRole } from '@bite/shared/identity/role-names';
import { user } from '@bite/shared/identity/user.schema';
import { counterName } from '@bite/shared/kernel/identifiers';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { type EmployeeRole, employee } from '@bite/shared/people/employee.schema';
import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { storedRecord } from '@bite/shared/testing/good-records';
import { STAMPED } from '@bite/shared/testing/records';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { everyRestaurant, recordsOf, restaurantsOf, tenants, users } from '../collections/collections.ts';
import { domainChecks, domainMappings } from '../collections/domains.ts';
import { findReadable, getReadable } from '../collections/find-readable.ts';
import { putClaims } from '../domains/claims.ts';
import type { RecordCollection, RecordQuery } from '../ports/records.ts';
import type { Place, Places, Restaurants } from '../ports/restaurants.ts';
import { aPlace } from './a-place.ts';
import { type MemoryIdentity, memoryIdentity } from './memory-identity.ts';
import type { MemoryIds } from './memory-ids.ts';
import type { MemoryRecords } from './memory-records.ts';
import { seeded, seededMapping } from './sample-requests.ts';

const here: RestaurantRef = { tenantId: seeded.tenantId, restaurantId: seeded.restaurantId };

/** Belongs to another tenant, of which none of our people may see anything. */
export const elsewhere = {
  tenantId: 10_000_002,
  restaurantId: 20_000_002,
  tenantGuid: aGuid(102),
  restaurantGuid: aGuid(101),
} as const;

interface Person {
  siteRole?: SiteRole;
  isSiteAdmin?: boolean;
  isActive?: boolean;
  at?: { tenantId: number; role: TenantRole };
  works?: { pos: boolean; kitchen: boolean; role?: EmployeeRole };
}

const at = (role: TenantRole) => ({ tenantId: here.tenantId, role });

/** The people by uid. `stranger` has an account and no user record. */
export const people = {
  siteAdmin: { isSiteAdmin: true },
  support: { siteRole: 'support' },
  viewer: { siteRole: 'viewer' },
  owner: { at: at('owner') },
  admin: { at: at('admin') },
  manager: { at: at('manager') },
  employee: { at: at('employee'), works: { pos: true, kitchen: true } },
  idleEmployee: { at: at('employee'), works: { pos: false, kitchen: false } },
  driver: { at: at('employee'), works: { pos: false, kitchen: false, role: 'delivery_driver' } },
  otherOwner: { at: { tenantId: elsewhere.tenantId, role: 'owner' } },
  inactive: { isActive: false },
} as const satisfies Record<string, Person>;

/** Stored once and never changed: hundreds of tests begin with a copy. */
let stored: MemoryIdentity | undefined;

/** All of it. The other tenant has the same record ids as ours. */
export function placesWithPeople(ownHosts: readonly string[]): MemoryIdentity {
  stored ??= storePlaces(memoryIdentity());
  const identity = memoryIdentity(ownHosts, stored.records.copy());
  for (const uid of ['stranger', ...Object.keys(people)]) identity.accounts.put({ uid });
  return identity;
}

function storePlaces(identity: MemoryIdentity): MemoryIdentity {
  const { records, accounts } = identity;
  const ours = aPlace({ tenant: { plan: 'enterprise' } });
  const theirs = aPlace({
    tenant: {
      tenantId: elsewhere.tenantId,
      guid: elsewhere.tenantGuid,
      name: 'alba',
      displayName: 'Alba Group',
    },
    restaurant: {
      tenantId: elsewhere.tenantId,
      restaurantId: elsewhere.restaurantId,
      guid: elsewhere.restaurantGuid,
      slug: 'alba',
      name: 'Alba',
    },
  });
  for (const { tenant, restaurant } of [ours, theirs]) {
    records.put(tenants, String(tenant.tenantId), tenant);
    records.put(restaurantsOf(tenant.tenantId), String(restaurant.restaurantId), restaurant);
    for (const kind of recordKinds) putRecords(records, kind, restaurant);
    putDomains(records, restaurant.slug, { tenantGuid: tenant.guid, restaurantGuid: restaurant.guid });
  }
  for (const [index, uid] of (Object.keys(people) as (keyof typeof people)[]).entries())
    putPerson({ records, accounts }, uid, people[uid], 100 + index);
  return identity;
}

/** A proven domain of the restaurant's own, `bella.example`, and its subdomain `bella.bite.example`. */
function putDomains(
  records: MemoryRecords,
  slug: string,
  owner: { tenantGuid: string; restaurantGuid: string },
): void {
  const isOurs = owner.restaurantGuid === seeded.restaurantGuid;
  const [first, second] = isOurs ? [seededMapping.domainId, 30_000_002] : [30_000_003, 30_000_004];
  const own = { ...owner, domainId: first, guid: isOurs ? seededMapping.guid : aGuid(6003) };
  const below = { ...owner, domainId: second, guid: aGuid(second % 10_000), domainType: 'subdomain' };
  for (const mapping of [
    aDomainMapping(`${slug}.example`, own),
    aDomainMapping(`${slug}.bite.example`, below),
  ]) {
    records.put(domainMappings, String(mapping.domainId), mapping);
    putClaims(
      { follow: (at, id, record) => record && records.put(at, id, record) },
      mapping,
      [],
      mapping.createdAt,
    );
  }
  records.put(domainChecks, String(first), begunCheck(own, STAMPED.createdAt));
}

/** Moves the counters past the stored ids. */
export function countPlaces({ counters }: Pick<MemoryIds, 'counters'>): void {
  counters.set(paths.platformCounter(counterName('tenants')), elsewhere.tenantId);
  counters.set(paths.platformCounter(counterName('restaurants')), elsewhere.restaurantId);
  counters.set(paths.platformCounter(counterName('domainMappings')), 30_000_004);
  for (const place of [here, elsewhere])
    for (const kind of recordKinds) counters.set(paths.restaurantCounter(place, counterName(kind)), 1000);
}

/** Records for deletion, which nothing refers to. */
function putRecords(records: MemoryRecords, kind: RecordKind, place: RestaurantRef): void {
  const collection = recordsOf(kind, place) as RecordCollection<unknown>;
  for (const id of [seeded.recordId, seeded.spareId])
    records.put(collection, String(id), storedRecord(kind, id));
}

function putPerson(
  { records, accounts }: Pick<MemoryIdentity, 'records' | 'accounts'>,
  uid: string,
  person: Person,
  employeeId: number,
): void {
  const { email } = accounts.put({ uid });
  const times = { assignedAt: STAMPED.createdAt, updatedAt: STAMPED.createdAt };
  const tenantAssignments = person.at ? [{ ...person.at, isActive: true, ...times }] : [];
  const employments: Employment[] = person.works ? [putEmployee(records, uid, employeeId, person.works)] : [];
  const { siteRole, isSiteAdmin = false, isActive = true } = person;
  const record = user.parse({ uid, email, siteRole, isSiteAdmin, isActive, tenantAssignments, ...STAMPED });
  records.put(users, uid, withDerivedFields(record, deriveAccess(tenantAssignments, employments)));
}

function putEmployee(
  records: MemoryRecords,
  uid: string,
  employeeId: number,
  { pos, kitchen, role }: NonNullable<Person['works']>,
): Employment {
  const record = employee.parse({
    employeeId,
    guid: aGuid(7500 + employeeId),
    tenantId: here.tenantId,
    firstName: 'Ada',
    lastName: 'Lopez',
    uid,
    ...(role && { role }),
    posAccess: pos,
    kitchenAccess: kitchen,
    ...STAMPED,
  });
  records.put(recordsOf('employees', here), String(employeeId), record);
  return { ...here, employee: record };
}

/** The port over the same records, so that a test's changes are visible in both. */
export function restaurantsIn(records: Pick<MemoryRecords, 'get' | 'getAll' | 'find'>): Restaurants {
  async function readable(query: Omit<RecordQuery, 'limit'>, limit: number): Promise<Places> {
    const { found, unreadable = [] } = await findReadable(records, everyRestaurant, { ...query, limit });
    const ids = [...new Set(found.map(({ record }) => String(record.tenantId)))];
    const owners = await getReadable(records, tenants, ids);
    const byId = new Map(owners.found.map(({ record }) => [record.tenantId, record]));
    const places = found.flatMap(({ record: restaurant }): Place[] => {
      const tenant = byId.get(restaurant.tenantId);
      return tenant ? [{ tenant, restaurant }] : [];
    });
    return { places, unreadable };
  }
  async function find({ tenantId, restaurantId }: RestaurantRef): Promise<Place | undefined> {
    const restaurant = await records.get(restaurantsOf(tenantId), String(restaurantId));
    const tenant = await records.get(tenants, String(tenantId));
    return restaurant && tenant && { tenant, restaurant };
  }
  return {
    find,
    async findByGuid(guid) {
      const where = [{ field: 'guid', is: '==', value: guid }] as const;
      const [found] = await records.find(everyRestaurant, { where, limit: 1 });
      return found && find(found.record);
    },
    ofTenant: (tenantId) => readable({ where: [{ field: 'tenantId', is: '==', value: tenantId }] }, 1000),
    all: (limit) => readable({}, limit),
  };
}
