// A business that owns restaurants (C3-02, I3.4-01).
import { z } from 'zod';
import { currencyCode, guid, positiveId, required, timestamps } from '../kernel/schema.ts';
import { isTimeZone } from '../kernel/time.ts';

export const tenantStatuses = ['active', 'inactive', 'suspended'] as const;
export const tenantPlans = ['starter', 'professional', 'enterprise'] as const;

export const timeZone = z.string().refine(isTimeZone, 'Unknown time zone');

export const tenant = z.object({
  tenantId: positiveId,
  guid,
  name: required('Business name is required'),
  displayName: required('Display name is required'),
  status: z.enum(tenantStatuses).default('active'),
  plan: z.enum(tenantPlans).default('starter'),
  settings: z.object({
    timezone: timeZone.default('America/New_York'),
    currency: currencyCode.default('USD'),
    dateFormat: z.string().default('MM/DD/YYYY'),
    features: z.array(z.string()).default([]),
  }),
  ...timestamps,
});

export type Tenant = z.output<typeof tenant>;
