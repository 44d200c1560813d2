import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aTenantRecord, STAMPED } from '../testing/records.ts';
import { tenant, tenantEntity } from './tenant.schema.ts';

const whole = {
  tenantId: 10_000_001,
  guid: aGuid(2),
  name: 'Bella Group LLC',
  displayName: 'Bella Group',
  status: 'suspended',
  plan: 'enterprise',
  settings: { timezone: 'Europe/London', currency: 'GBP', dateFormat: 'DD/MM/YYYY', features: ['kitchen'] },
  restaurantIds: [20_000_001],
  ...STAMPED,
};

describe('tenant', () => {
  it('C3-02, I3.4-01 keeps every field that it is given', () => {
    expect(tenant.parse(whole)).toEqual(whole);
  });

  const names = { name: 'Bella Group LLC', displayName: 'Bella Group' };
  const fresh = {
    ...names,
    status: 'active',
    plan: 'starter',
    settings: { timezone: 'America/New_York', currency: 'USD', dateFormat: 'MM/DD/YYYY', features: [] },
  };

  it.each([names, { ...names, settings: {} }])(
    'C3-02, C4-01, O4-01, O3-05, O9-45 a new one of %j is active on the starter plan, in New York, with dollars and American dates',
    (created) => {
      expect(tenantEntity.create.parse(created)).toEqual(fresh);
    },
  );

  it('C3-02, O3-05 an old record without a time zone is read as UTC, with the other defaults', () => {
    expect(tenant.parse(aTenantRecord())).toMatchObject({
      ...fresh,
      settings: { ...fresh.settings, timezone: 'UTC' },
    });
  });

  it('C3-02 a new one takes neither id nor guid, and a change drops them', () => {
    for (const given of [{ tenantId: 7 }, { guid: aGuid(2) }])
      expect(issuesOf(tenantEntity.create, { ...names, ...given })).toHaveLength(1);
    expect(tenantEntity.update.parse({ ...whole, settings: { currency: 'EUR' } })).toEqual({
      name: whole.name,
      displayName: whole.displayName,
      status: 'suspended',
      plan: 'enterprise',
      settings: { currency: 'EUR' },
    });
  });

  it.each([
    ['name', 'Business name is required'],
    ['displayName', 'Display name is required'],
  ])('C5-13, I5.1-01 %s, empty or missing: %s', (field, message) => {
    expect(issuesOf(tenant, aTenantRecord({ [field]: '' }))).toEqual([`${field}: ${message}`]);
    expect(issuesOf(tenant, aTenantRecord({ [field]: undefined }))).toEqual([`${field}: ${message}`]);
  });

  it.each(['tenantId', 'guid', 'createdAt', 'updatedAt'])('O3-02 without %s is no record', (field) => {
    expect(issuesOf(tenant, aTenantRecord({ [field]: undefined }))).toHaveLength(1);
  });

  it.each(['tenantId', 'guid', 'name', 'displayName'])('O5-10 a tenant without %s is refused', (field) => {
    expect(issuesOf(tenant, aTenantRecord({ [field]: undefined }))).toHaveLength(1);
  });

  it.each(['active', 'inactive', 'suspended'])('C4-01, I4-02 may be %s', (status) => {
    expect(tenant.parse(aTenantRecord({ status })).status).toBe(status);
  });

  it('C3-02, I4-02 has no other status and no other plan', () => {
    expect(issuesOf(tenant, aTenantRecord({ status: 'closed' }))).toHaveLength(1);
    expect(issuesOf(tenant, aTenantRecord({ plan: 'free' }))).toHaveLength(1);
  });

  it.each(['starter', 'professional', 'enterprise'])('C3-02, O3-05 may be on the %s plan', (plan) => {
    expect(tenant.parse(aTenantRecord({ plan })).plan).toBe(plan);
  });

  it('C3-02 a currency has three letters', () => {
    expect(issuesOf(tenant, aTenantRecord({ settings: { currency: 'US' } }))).toEqual([
      'settings.currency: Currency must be 3 letters',
    ]);
  });
});
