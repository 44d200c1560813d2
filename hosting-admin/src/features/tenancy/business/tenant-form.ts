// Schema of the business forms: names and formats. Plan and status are changed elsewhere.
import { tenant, tenantEntity } from '@bite/shared/tenancy/tenant.schema';
import { z } from 'zod';
import type { TenantRecord } from '../../../lib/tenancy-queries.ts';

const { name, displayName, plan } = tenantEntity.create.shape;
const { timezone, currency } = tenant.shape.settings.shape;

/** What is emptied is not the default by that: the form asks for it. */
const settings = tenant.shape.settings
  .omit({ features: true })
  .extend({ timezone: timezone.unwrap(), currency: currency.unwrap() });

export const tenantChanges = z.object({ name, displayName, settings });
export const newTenant = z.object({
  name,
  displayName,
  plan,
  settings,
  ownerEmail: z.email('A valid email is required').max(254).optional(),
  requestedBy: z.string().optional(),
});

export type TenantValues = z.input<typeof tenantChanges>;
export type TenantOutput = z.output<typeof tenantChanges>;
export type NewTenantValues = z.input<typeof newTenant>;
export type NewTenantOutput = z.output<typeof newTenant>;

export const tenantValuesOf = ({
  name: legalName,
  displayName: shownName,
  settings: { dateFormat, ...present },
}: TenantRecord['tenant']): TenantValues => ({
  name: legalName,
  displayName: shownName,
  settings: { timezone: present.timezone, currency: present.currency, dateFormat },
});

export const blankTenant: NewTenantValues = {
  name: '',
  displayName: '',
  plan: 'starter',
  settings: { timezone: 'America/New_York', currency: 'USD', dateFormat: 'MM/DD/YYYY' },
};

export const tenantNames: Readonly<Record<string, string>> = {
  name: 'Business name',
  displayName: 'Display name',
  plan: 'Plan',
  status: 'Status',
  ownerEmail: 'Email of the first owner',
  'settings.timezone': 'Time zone',
  'settings.currency': 'Currency',
};
