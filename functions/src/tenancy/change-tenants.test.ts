// Tenants: created and changed.
import type { User } from '@bite/shared/identity/user.schema';
import { tenantEntity } from '@bite/shared/tenancy/tenant.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { versionOf } from '../audit/version.ts';
import { invitations } from '../collections/collections.ts';
import { aTenancy, siteAdmin, staffOf, support, type Tenancy, viewer } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { createTenant } from './create-tenant.ts';
import { readTenant } from './read-tenant.ts';
import { type TenantChange, updateTenant } from './update-tenant.ts';

const BELLA = 10_000_500;
const OTHER = 10_000_600;

describe('tenants', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
  });

  describe('a new one', () => {
    const names = tenantEntity.create.parse({ name: 'Alba LLC', displayName: 'Alba' });

    it('C3-02, C4-01, O4-01 is active, on the starter plan, numbered and logged', async () => {
      const { tenant, version, counts } = await createTenant(tenancy, callerOf(siteAdmin), names);
      expect(tenant).toMatchObject({
        tenantId: 10_000_001,
        guid: aGuid(7001),
        status: 'active',
        plan: 'starter',
        settings: { timezone: 'America/New_York', currency: 'USD', dateFormat: 'MM/DD/YYYY', features: [] },
        createdAt: '2026-06-10T22:00:00.000Z',
        updatedAt: '2026-06-10T22:00:00.000Z',
      });
      expect(await tenancy.tenant(10_000_001)).toEqual(tenant);
      expect({ version, counts }).toEqual({ version: versionOf(tenant), counts: { restaurants: 0 } });
      expect(tenancy.audit()).toMatchObject([
        { action: 'create', kind: 'tenants', recordId: '10000001', by: 'site-admin', requestId: 'r1' },
      ]);
    });

    it('gets its first owner invited, where one is named', async () => {
      const answer = await createTenant(tenancy, callerOf(siteAdmin), {
        ...names,
        ownerEmail: 'a@alba.example',
      });
      expect(answer.mailSent).toBe(true);
      expect(tenancy.mailer.sent.map(({ to }) => to)).toEqual(['a@alba.example']);
      const [found] = await tenancy.records.find(invitations, { limit: 10 });
      expect(found?.record).toMatchObject({ tenantId: 10_000_001, tenantRole: 'owner', state: 'pending' });
      expect(await createTenant(tenancy, callerOf(siteAdmin), names)).not.toHaveProperty('mailSent');
      expect(tenancy.mailer.sent).toHaveLength(1);
    });

    it.each([
      ['support', support],
      ['a viewer', viewer],
      ['an owner', staffOf(BELLA, 'owner')],
      ['an inactive site administrator', { ...siteAdmin, isActive: false }],
    ])('is not created by %s', async (_who, user) => {
      expect(await refused(createTenant(tenancy, callerOf(user), names))).toMatchObject({
        code: 'FORBIDDEN',
      });
      expect(tenancy.records.documents()).toEqual({});
      expect((await createTenant(tenancy, callerOf(siteAdmin), names)).tenant.tenantId).toBe(10_000_001);
    });
  });

  describe('a change', () => {
    const change = async (user: User, changes: TenantChange['changes']) => {
      const { version } = await readTenant(tenancy, callerOf(siteAdmin), BELLA);
      return updateTenant(tenancy, callerOf(user), BELLA, { version, changes });
    };
    const owner = staffOf(BELLA, 'owner');
    beforeEach(() => {
      tenancy.putTenant(BELLA, { plan: 'professional' });
      tenancy.putTenant(OTHER);
    });

    it.each(['owner', 'admin'] as const)('C3-07, C3-02 by its %s: what was not sent stays', async (role) => {
      tenancy.clock.now += 60_000;
      const before = await tenancy.tenant(BELLA);
      const { tenant, version } = await change(staffOf(BELLA, role), { settings: { currency: 'EUR' } });
      expect(tenant).toEqual({
        ...before,
        settings: { ...before?.settings, currency: 'EUR' },
        updatedAt: '2026-06-10T22:01:00.000Z',
      });
      expect(await tenancy.tenant(BELLA)).toEqual(tenant);
      expect(version).toBe(versionOf(tenant));
      expect(tenancy.audit()).toMatchObject([
        { action: 'update', changes: [{ field: 'settings.currency', from: 'USD', to: 'EUR' }] },
      ]);
    });

    it.each<[string, User, TenantChange['changes']]>([
      ['the plan by its owner', owner, { plan: 'enterprise' }],
      ['the status by its owner', owner, { status: 'inactive' }],
      ['plan and name by its owner', owner, { name: 'Other', plan: 'enterprise' }],
      ['the name by its manager', staffOf(BELLA, 'manager'), { name: 'Other' }],
      ['the name by an employee', staffOf(BELLA, 'employee', 1), { name: 'Other' }],
      ['the name by another’s owner', staffOf(OTHER, 'owner'), { name: 'Other' }],
      ['the name by support', support, { name: 'Other' }],
      ['the name by a viewer', viewer, { name: 'Other' }],
      ['the name by a dismissed owner', { ...owner, access: {} }, { name: 'Other' }],
    ])('of %s is refused and changes nothing', async (_what, user, changes) => {
      const before = tenancy.records.documents();
      expect(await refused(change(user, changes))).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You have no access to this',
      });
      expect(tenancy.records.documents()).toEqual(before);
    });

    it('of one that does not exist is refused in the same words as of a foreign one', async () => {
      const attempt = (tenantId: number) =>
        refused(updateTenant(tenancy, callerOf(owner), tenantId, { version: 'x', changes: {} }));
      expect(await attempt(10_000_999)).toEqual(await attempt(OTHER));
    });

    it('O8-17, C8-02 of one that does not exist is told to site administrators', async () => {
      const attempt = updateTenant(tenancy, callerOf(siteAdmin), 7, { version: 'x', changes: {} });
      expect(await refused(attempt)).toEqual({
        code: 'TENANT_NOT_FOUND',
        message: 'Tenant not found with tenantId: 7',
      });
    });

    it('to what is there already writes nothing', async () => {
      const before = tenancy.records.documents();
      tenancy.clock.now += 60_000;
      const { tenant } = await change(owner, { name: 'Bella Group LLC', plan: 'professional' });
      expect(tenant.updatedAt).toBe('2026-06-02T00:00:00.000Z');
      expect(tenancy.records.documents()).toEqual(before);
    });

    it('of what somebody else has changed meanwhile is refused with what there is now', async () => {
      const { version } = await readTenant(tenancy, callerOf(owner), BELLA);
      await change(siteAdmin, { displayName: 'Bella Bella' });
      const late = updateTenant(tenancy, callerOf(owner), BELLA, {
        version,
        changes: { displayName: 'Mine' },
      });
      expect(await refused(late)).toMatchObject({
        code: 'CONFLICT',
        details: { current: { displayName: 'Bella Bella' } },
      });
      expect((await tenancy.tenant(BELLA))?.displayName).toBe('Bella Bella');
    });

    it('of two at the same moment lets one win and tells the other', async () => {
      const { version } = await readTenant(tenancy, callerOf(owner), BELLA);
      const attempts = ['One', 'Two'].map((displayName) =>
        updateTenant(tenancy, callerOf(owner), BELLA, { version, changes: { displayName } }),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('that leaves it without a name is refused', async () => {
      expect(await refused(change(owner, { displayName: ' ' }))).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { displayName: 'Display name is required' } },
      });
    });

    it.each([
      ['active', 'suspended'],
      ['active', 'inactive'],
      ['suspended', 'active'],
      ['inactive', 'active'],
    ] as const)('C4-01, I4-02 from %s to %s is a site administrator’s', async (from, to) => {
      tenancy.putTenant(BELLA, { status: from });
      expect((await change(siteAdmin, { status: to })).tenant.status).toBe(to);
    });

    it.each([
      ['suspended', 'inactive'],
      ['inactive', 'suspended'],
    ] as const)('C4-01, I4-02 from %s to %s is refused, with the ways there are', async (from, to) => {
      tenancy.putTenant(BELLA, { status: from });
      expect(await refused(change(siteAdmin, { status: to }))).toMatchObject({
        code: 'TRANSITION_REFUSED',
        message: `The tenant is ${from} and cannot become ${to}; it may become: active`,
      });
    });

    it('C3-03, C9-02, O4-02 to a plan that allows fewer restaurants than there are is refused', async () => {
      for (const restaurantId of [1, 2]) tenancy.putRestaurant(BELLA, restaurantId);
      expect(await refused(change(siteAdmin, { plan: 'starter' }))).toMatchObject({
        code: 'PLAN_LIMIT_REACHED',
        message: 'The starter plan allows 1 restaurant',
      });
      expect((await change(siteAdmin, { plan: 'enterprise' })).tenant.plan).toBe('enterprise');
    });
  });
});
