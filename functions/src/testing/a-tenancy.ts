// Tenants and restaurants in memory with the ports of their use-cases. Existing ids are far from the first ones that are
// assigned.
import { type User, user } from '@bite/shared/identity/user.schema';
import { type Restaurant, restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { type Tenant, tenantEntity } from '@bite/shared/tenancy/tenant.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aRestaurantRecord, aTenantRecord, aUserRecord } from '@bite/shared/testing/records';
import { aPolicy } from '@bite/shared/testing/web-records';
import { offensiveNames } from '../adapters/names/offensive-names.ts';
import { publicSuffixes } from '../adapters/names/public-suffixes.ts';
import { writePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { attemptNow } from '../due-work/attempt-work.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import { memoryAllowances } from './memory-allowances.ts';
import { memoryIdentity } from './memory-identity.ts';
import { memoryIds } from './memory-ids.ts';
import { memoryMailer } from './memory-mailer.ts';
import { memoryOrders } from './memory-orders.ts';
import { memoryRecords } from './memory-records.ts';
import { outsidePorts } from './outside-ports.ts';

export const someone = (change: Record<string, unknown> = {}): User => user.parse(aUserRecord(change));

export const siteAdmin = someone({ uid: 'site-admin', isSiteAdmin: true });
export const support = someone({ uid: 'support', siteRole: 'support' });
export const viewer = someone({ uid: 'viewer', siteRole: 'viewer' });

/** A member of a tenant's staff; an employee if `restaurantIds` is given. */
export function staffOf(
  tenantId: number,
  role: 'owner' | 'admin' | 'manager' | 'employee',
  ...restaurantIds: number[]
): User {
  const flags = { pos: false, kitchen: true, manage: false };
  const restaurants = Object.fromEntries(restaurantIds.map((id) => [id, flags]));
  return someone({ uid: `${role}-${tenantId}`, access: { [tenantId]: { role, restaurants } } });
}

export function aTenancy() {
  const records = memoryRecords();
  const clock = { now: Date.parse('2026-06-10T22:00:00.000Z') };
  const now = () => clock.now;
  let guids = 7000;
  const mailer = memoryMailer();
  const { accounts } = memoryIdentity();
  const adminOrigin = 'https://admin.bite.example';
  const allowances = memoryAllowances();
  const outside = outsidePorts(now);
  const handlers = workHandlers({
    ...{ records, orders: memoryOrders(), accounts, allowances, mailer, now, adminOrigin },
    ...outside,
  });
  const attempting = { records, now, handlers, log: { info: () => undefined, error: () => undefined } };
  const attempt = (workId: string) => attemptNow(attempting, workId);
  return {
    records,
    clock,
    now,
    mailer,
    attempting,
    ids: memoryIds(),
    writePath: writePath({ records, now, attempt }),
    newGuid: () => aGuid(++guids),
    domainPolicy: aPolicy(),
    ...{ offensiveNames, publicSuffixes },
    domainHosting: outside.domainHosting,
    putTenant(tenantId: number, change: object = {}): Tenant {
      const guid = aGuid(tenantId % 1_000_000);
      const tenant = tenantEntity.parse(aTenantRecord({ tenantId, guid, ...change }));
      records.put(tenants, String(tenantId), tenant);
      return tenant;
    },
    putRestaurant(tenantId: number, restaurantId: number, change: object = {}): Restaurant {
      const own = {
        tenantId,
        restaurantId,
        guid: aGuid(restaurantId % 1_000_000),
        slug: `at-${restaurantId}`,
      };
      const restaurant = restaurantEntity.parse(aRestaurantRecord({ ...own, ...change }));
      records.put(restaurantsOf(tenantId), String(restaurantId), restaurant);
      return restaurant;
    },
    tenant: async (tenantId: number) => records.get(tenants, String(tenantId)),
    restaurant: async (tenantId: number, restaurantId: number) =>
      records.get(restaurantsOf(tenantId), String(restaurantId)),
    /** The audit log of the changes so far, oldest first, without times. */
    audit: () =>
      Object.entries(records.documents())
        .filter(([path]) => path.startsWith('audit_entries/'))
        .map(([, entry]) => entry as Record<string, unknown>),
  };
}

export type Tenancy = ReturnType<typeof aTenancy>;
