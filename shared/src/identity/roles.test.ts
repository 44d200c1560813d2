import { describe, expect, it } from 'vitest';
import type { TenantRole } from './role-names.ts';
import { type Actor, actions, isSiteAdmin, may, mayAssign } from './roles.ts';

const HERE = { tenantId: 1, restaurantId: 11 };
const ELSEWHERE = { tenantId: 1, restaurantId: 12 };
const OTHER_TENANT = { tenantId: 2, restaurantId: 21 };

const nobody: Actor = { isActive: true, isSiteAdmin: false, siteRole: undefined, access: {} };
const noFlags = { pos: false, kitchen: false, manage: false };

const withSiteRole = (siteRole: NonNullable<Actor['siteRole']>): Actor => ({ ...nobody, siteRole });
const withRole = (role: TenantRole, restaurants: Actor['access'][string]['restaurants'] = {}): Actor => ({
  ...nobody,
  access: { '1': { role, restaurants } },
});
const employed = (flags: Partial<typeof noFlags>) => withRole('employee', { '11': { ...noFlags, ...flags } });
const allowedTo = (actor: Actor, at: Parameters<typeof may>[2] = HERE) =>
  actions.filter((action) => may(actor, action, at));

describe('where they may do it', () => {
  it.each(['owner', 'admin', 'manager'] as const)(
    'an %s in every restaurant of the tenant, in none of another',
    (role) => {
      const actor = withRole(role);
      expect(allowedTo(actor, ELSEWHERE)).toEqual(allowedTo(actor, HERE));
      expect(allowedTo(actor, OTHER_TENANT)).toEqual([]);
    },
  );

  it('C6-02 an employee only where they are employed', () => {
    const actor = employed({ pos: true, kitchen: true, manage: true });
    expect(allowedTo(actor, ELSEWHERE)).toEqual([]);
    expect(allowedTo(actor, OTHER_TENANT)).toEqual([]);
  });

  it('the same restaurant number in another tenant is another restaurant', () => {
    expect(allowedTo(employed({ pos: true }), { tenantId: 2, restaurantId: 11 })).toEqual([]);
  });

  it.each(['site_admin', 'support', 'viewer'] as const)('a %s in every tenant', (siteRole) => {
    expect(allowedTo(withSiteRole(siteRole), OTHER_TENANT)).toEqual(allowedTo(withSiteRole(siteRole), HERE));
  });

  it('a role in the tenant comes before the look that support has at all of them', () => {
    const both: Actor = { ...employed({}), siteRole: 'support' };
    const place = (action: string) => !action.startsWith('site');
    expect(allowedTo(both, HERE).filter(place)).toEqual(allowedTo(employed({}), HERE));
    expect(allowedTo(both, OTHER_TENANT)).toEqual(allowedTo(withSiteRole('support'), OTHER_TENANT));
  });

  it('and takes nothing from what they may do on the platform', () => {
    const both: Actor = { ...employed({}), siteRole: 'viewer' };
    expect(may(both, 'siteUsers.read', HERE)).toBe(true);
    expect(may(both, 'siteUsers.read')).toBe(true);
  });

  it('a site administrator stays one whatever their role in a tenant', () => {
    expect(allowedTo({ ...employed({}), siteRole: 'site_owner' })).toEqual([...actions]);
  });

  it.each(['owner', 'admin', 'manager', 'employee'] as const)(
    'an %s of a tenant nowhere in particular',
    (role) => {
      const actor = withRole(role, { '11': { pos: true, kitchen: true, manage: true } });
      expect(allowedTo(actor, {})).toEqual([]);
      expect(may(actor, 'catalogue.read')).toBe(false);
    },
  );

  it.each(['site_admin', 'support', 'viewer'] as const)('a %s everywhere', (siteRole) => {
    expect(allowedTo(withSiteRole(siteRole), {})).toEqual(allowedTo(withSiteRole(siteRole), HERE));
  });

  it.each(['owner', 'admin', 'manager'] as const)('an %s in the tenant as a whole', (role) => {
    expect(allowedTo(withRole(role), { tenantId: 1 })).toEqual(allowedTo(withRole(role), HERE));
    expect(allowedTo(withRole(role), { tenantId: 2 })).toEqual([]);
  });

  it('an employee sees the tenant from any place in it, and no more of it', () => {
    expect(allowedTo(employed({ pos: true, manage: true }), { tenantId: 1 })).toEqual(['tenants.read']);
    expect(allowedTo(withRole('employee'), { tenantId: 1 })).toEqual([]);
    expect(allowedTo(employed({ pos: true }), { tenantId: 2 })).toEqual([]);
  });
});

describe('assignments', () => {
  const roles: readonly TenantRole[] = ['owner', 'admin', 'manager', 'employee'];
  const assignable = (actor: Actor, tenantId = 1) =>
    roles.filter((role) => mayAssign(actor, [role], tenantId));

  it.each<[string, Actor, readonly TenantRole[]]>([
    ['a site administrator', { ...nobody, isSiteAdmin: true }, roles],
    ['an owner', withRole('owner'), roles],
    ['an admin', withRole('admin'), ['admin', 'manager', 'employee']],
    ['a manager', withRole('manager'), []],
    ['an employee', employed({ manage: true }), []],
    ['support', withSiteRole('support'), []],
  ])('I6-04, I6-02 %s gives and takes as the table says', (_, actor, expected) => {
    expect(assignable(actor)).toEqual(expected);
  });

  it('I6-04 an admin neither makes somebody an owner nor an owner something else', () => {
    expect(mayAssign(withRole('admin'), ['manager', 'owner'], 1)).toBe(false);
    expect(mayAssign(withRole('admin'), ['owner', 'manager'], 1)).toBe(false);
    expect(mayAssign(withRole('admin'), ['manager', 'admin'], 1)).toBe(true);
  });

  it('I6-04 nobody in another’s tenant', () => {
    expect(assignable(withRole('owner'), 2)).toEqual([]);
  });
});

describe('site administrator', () => {
  it.each<[Pick<Actor, 'isSiteAdmin' | 'siteRole'>, boolean]>([
    [{ isSiteAdmin: true, siteRole: undefined }, true],
    [{ isSiteAdmin: false, siteRole: 'site_admin' }, true],
    [{ isSiteAdmin: false, siteRole: 'site_owner' }, true],
    [{ isSiteAdmin: false, siteRole: 'support' }, false],
    [{ isSiteAdmin: false, siteRole: 'viewer' }, false],
    [{ isSiteAdmin: false, siteRole: undefined }, false],
  ])('O6-03, I6-01 %j: %s', (actor, expected) => {
    expect(isSiteAdmin(actor)).toBe(expected);
  });
});
