import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aTenantRecord, STAMPED } from '../testing/records.ts';
import { tenant } from './tenant.schema.ts';

const whole = {
  tenantId: 10_000_001,
  guid: aGuid(2),
  name: 'Bella Group LLC',
  displayName: 'Bella Group',
  status: 'suspended',
  plan: 'enterprise',
  settings: { timezone: 'Europe/London', currency: 'GBP', dateFormat: 'DD/MM/YYYY', features: ['kitchen'] },
  ...STAMPED,
};

describe('tenant', () => {
  it('C3-02, I3.4-01 keeps every field that it is given', () => {
    expect(tenant.parse(whole)).toEqual(whole);
  });

  it('C3-02, O3-05, O9-45 starts active on the starter plan, in New York, with dollars and American dates', () => {
    expect(tenant.parse(aTenantRecord())).toMatchObject({
      status: 'active',
      plan: 'starter',
      settings: { timezone: 'America/New_York', currency: 'USD', dateFormat: 'MM/DD/YYYY', features: [] },
    });
  });

  it.each([
    ['name', 'Business name is required'],
    ['displayName', 'Display name is required'],
  ])('C5-13, I5.1-01 %s, empty or missing: %s', (field, message) => {
    expect(issuesOf(tenant, aTenantRecord({ [field]: '' }))).toEqual([`${field}: ${message}`]);
    expect(issuesOf(tenant, aTenantRecord({ [field]: undefined }))).toEqual([`${field}: ${message}`]);
  });

  it.each(['tenantId', 'guid', 'name', 'displayName'])('O5-10 a tenant without %s is refused', (field) => {
    expect(issuesOf(tenant, aTenantRecord({ [field]: undefined }))).toHaveLength(1);
  });

  it.each(['active', 'inactive', 'suspended'])('I4-02 may be %s', (status) => {
    expect(tenant.parse(aTenantRecord({ status })).status).toBe(status);
  });

  it('C3-02, I4-02 has no other status and no other plan', () => {
    expect(issuesOf(tenant, aTenantRecord({ status: 'closed' }))).toHaveLength(1);
    expect(issuesOf(tenant, aTenantRecord({ plan: 'free' }))).toHaveLength(1);
  });

  it('C3-02 a currency has three letters', () => {
    expect(issuesOf(tenant, aTenantRecord({ settings: { currency: 'US' } }))).toEqual([
      'settings.currency: Currency must be 3 letters',
    ]);
  });
});
