import { describe, expect, it } from 'vitest';
import { type Action, type Actor, actions, isSiteAdmin, may, type TenantRole } from './roles.ts';

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

const all = [...actions];
const readAll = actions.filter((action) => action.endsWith('.read'));
const readPlaces: Action[] = ['tenants.read', 'restaurants.read'];
const employeeReads: Action[] = [...readPlaces, 'catalogue.read'];
const ordersAndKitchen: Action[] = ['orders.read', 'orders.write', 'kitchen.write'];

const allowedTo = (actor: Actor, at = HERE) => actions.filter((action) => may(actor, action, at)).sort();

describe('what each role may do in its restaurant', () => {
  it.each<[string, Actor, Action[]]>([
    ['C6-01 the site-administrator flag', { ...nobody, isSiteAdmin: true }, all],
    ['C6-01 site_admin', withSiteRole('site_admin'), all],
    ['C6-01 site_owner', withSiteRole('site_owner'), all],
    ['support', withSiteRole('support'), readAll],
    ['viewer', withSiteRole('viewer'), readPlaces],
    ['O6-04 owner', withRole('owner'), all],
    ['O6-04 admin', withRole('admin'), all],
    ['C6-01 manager', withRole('manager'), [...readAll, 'catalogue.write', 'orders.write', 'kitchen.write']],
    ['an employee without a flag', employed({}), employeeReads],
    ['C6-02 an employee with posAccess', employed({ pos: true }), [...employeeReads, ...ordersAndKitchen]],
    [
      'C6-02 an employee with kitchenAccess',
      employed({ kitchen: true }),
      [...employeeReads, ...ordersAndKitchen],
    ],
    ['an employee who manages others', employed({ manage: true }), employeeReads],
    ['nobody in particular', nobody, []],
  ])('%s', (_, actor, expected) => {
    expect(allowedTo(actor)).toEqual([...expected].sort());
  });

  it('O6-04, C6-01 only owners and admins of a tenant manage it and its restaurants', () => {
    const managing = (['owner', 'admin', 'manager', 'employee'] as const).filter((role) => {
      const actor = withRole(role, { '11': { pos: true, kitchen: true, manage: true } });
      return may(actor, 'tenants.write', HERE) || may(actor, 'restaurants.write', HERE);
    });
    expect(managing).toEqual(['owner', 'admin']);
  });
});

describe('where they may do it', () => {
  it.each(['owner', 'admin', 'manager'] as const)(
    'an %s in every restaurant of the tenant, in none of another',
    (role) => {
      const actor = withRole(role);
      expect(allowedTo(actor, ELSEWHERE)).toEqual(allowedTo(actor, HERE));
      expect(allowedTo(actor, OTHER_TENANT)).toEqual([]);
    },
  );

  it('an employee only where they are employed', () => {
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
    expect(allowedTo(both, HERE)).toEqual([...employeeReads].sort());
    expect(allowedTo(both, OTHER_TENANT)).toEqual([...readAll].sort());
  });

  it('a site administrator stays one whatever their role in a tenant', () => {
    expect(allowedTo({ ...employed({}), siteRole: 'site_owner' })).toEqual([...all].sort());
  });
});

describe('who may do nothing', () => {
  it.each<[string, Actor]>([
    ['administrator', { ...nobody, isSiteAdmin: true }],
    ['site owner', withSiteRole('site_owner')],
    ['owner', withRole('owner')],
    ['cashier', employed({ pos: true })],
  ])('an inactive %s', (_, actor) => {
    expect(allowedTo({ ...actor, isActive: false })).toEqual([]);
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
  ])('%j: %s', (actor, expected) => {
    expect(isSiteAdmin(actor)).toBe(expected);
  });
});
