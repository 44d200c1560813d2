// Builds tenants, restaurants and users as the API answers them, with only the relevant fields given.
import type { Answers } from '@bite/shared/api/answers';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { type User, user as userSchema } from '@bite/shared/identity/user.schema';
import { restaurantCounts } from '@bite/shared/records/record-counts.schema';
import { defaultHours } from '@bite/shared/tenancy/default-hours';
import { type RestaurantInput, restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import { type TenantInput, tenant as tenantSchema } from '@bite/shared/tenancy/tenant.schema';
import { guidOf } from './an-order.ts';

const AT = '2026-03-01T12:00:00.000Z';

export function aTenantRecord(
  { restaurants = 1, ...wishes }: Partial<TenantInput> & { restaurants?: number } = {},
  version = 'v1',
): Answers['getTenant'] {
  const tenant = tenantSchema.parse({
    tenantId: 10_000_001,
    guid: guidOf(600_001),
    name: 'Bella Group LLC',
    displayName: 'Bella Group',
    status: 'active',
    plan: 'professional',
    settings: { timezone: 'America/New_York', currency: 'USD', dateFormat: 'MM/DD/YYYY' },
    createdAt: AT,
    updatedAt: AT,
    ...wishes,
  });
  return { tenant, version, counts: { restaurants } };
}

export function aRestaurantRecord(
  wishes: Partial<RestaurantInput> = {},
  version = 'v1',
): Answers['updateRestaurant'] {
  const restaurant = restaurantSchema.parse({
    restaurantId: 20_000_001,
    guid: guidOf(700_001),
    tenantId: 10_000_001,
    slug: 'bella-napoli',
    name: 'Bella Napoli',
    concept: 'Pizzeria',
    address: { street: '12 Mulberry Street', city: 'New York', state: 'NY', zipCode: '10013', country: 'US' },
    contact: { phone: '+1 212 555 0100', email: 'hello@bella.example.com' },
    operatingHours: structuredClone(defaultHours),
    settings: {},
    createdAt: AT,
    updatedAt: AT,
    ...wishes,
  });
  return { restaurant, version, counts: restaurantCounts.parse({ items: 42, employees: 9 }) };
}

export const aPerson = (wishes: Partial<User> = {}): User =>
  userSchema.parse({
    uid: 'uid-7',
    email: 'rosa@example.com',
    displayName: 'Rosa Marino',
    firstName: 'Rosa',
    lastName: 'Marino',
    emailVerified: true,
    createdAt: AT,
    updatedAt: AT,
    ...wishes,
  });

export const aUserRecord = (wishes: Partial<User> = {}, version = 'v1'): Answers['getAdminUser'] => ({
  user: aPerson(wishes),
  version,
});

export const anAuditEntry = (wishes: Partial<AuditEntry> = {}): AuditEntry => ({
  entryId: 'entry-1',
  at: AT,
  by: 'uid-7',
  action: 'update',
  kind: 'restaurants',
  recordId: '20000001',
  path: 'tenants/10000001/restaurants/20000001',
  tenantId: 10_000_001,
  restaurantId: 20_000_001,
  changes: [{ field: 'settings.taxRate', from: 0.08, to: 0.0875 }],
  ...wishes,
});
