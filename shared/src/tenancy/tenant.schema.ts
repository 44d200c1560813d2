// A business that owns restaurants (C3-02, I3.4-01). Plan and status are for site administrators to change (roles.ts).
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { entity } from '../kernel/entity.ts';
import { currencyCode, guid, positiveId } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';
import { isTimeZone } from '../kernel/time.ts';

export const tenantStatuses = ['active', 'inactive', 'suspended'] as const;
export const tenantPlans = ['starter', 'professional', 'enterprise'] as const;

export const timeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone');

const settingsIn = (zone: string) =>
  z.object({
    timezone: timeZone.default(zone),
    currency: currencyCode.default('USD'),
    dateFormat: name(30).default('MM/DD/YYYY'),
    features: list(name(100), 100).default([]),
  });

export const tenantEntity = entity({
  name: 'Tenant',
  given: {
    tenantId: positiveId,
    guid,
    /** What Storage's rules know the tenant's restaurants by. An old record lacks those not saved since. */
    restaurantIds: z.array(positiveId).default([]),
  },
  fields: {
    name: name(120, 'Business name is required'),
    displayName: name(120, 'Display name is required'),
    status: z.enum(tenantStatuses).default('active'),
    plan: z.enum(tenantPlans).default('starter'),
    // Only an old record has none.
    settings: settingsIn('UTC'),
  },
  newFields: { settings: settingsIn('America/New_York').prefault({}) },
});
export const tenant = tenantEntity.stored;

export type Tenant = z.output<typeof tenant>;
export type TenantInput = z.input<typeof tenant>;
export type NewTenant = z.output<typeof tenantEntity.create>;
export type TenantStatus = Tenant['status'];
export type TenantPlan = Tenant['plan'];
