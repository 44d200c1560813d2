// What each role may, written out by hand and apart from roles.ts, and asked cell by cell.
import { describe, expect, it } from 'vitest';
import type { TenantRole } from './role-names.ts';
import { type Action, type Actor, actions, may } from './roles.ts';

const HERE = { tenantId: 1, restaurantId: 11 };

const nobody: Actor = { isActive: true, isSiteAdmin: false, siteRole: undefined, access: {} };
const ofSite = (siteRole: NonNullable<Actor['siteRole']>): Actor => ({ ...nobody, siteRole });
const ofTenant = (
  role: TenantRole,
  flags?: { pos?: boolean; kitchen?: boolean; manage?: boolean; deliver?: true },
): Actor => ({
  ...nobody,
  access: {
    '1': {
      role,
      restaurants: flags ? { '11': { pos: false, kitchen: false, manage: false, ...flags } } : {},
    },
  },
});

const actors = {
  'the site-administrator flag': { ...nobody, isSiteAdmin: true },
  site_admin: ofSite('site_admin'),
  site_owner: ofSite('site_owner'),
  support: ofSite('support'),
  viewer: ofSite('viewer'),
  owner: ofTenant('owner'),
  admin: ofTenant('admin'),
  manager: ofTenant('manager'),
  'employee with posAccess': ofTenant('employee', { pos: true }),
  'employee with kitchenAccess': ofTenant('employee', { kitchen: true }),
  'employee who manages others': ofTenant('employee', { manage: true }),
  'employee who takes deliveries out': ofTenant('employee', { deliver: true }),
  'employee of no restaurant': ofTenant('employee'),
  'nobody in particular': nobody,
} as const satisfies Record<string, Actor>;
type Name = keyof typeof actors;

const columns: readonly Name[][] = [
  ['the site-administrator flag', 'site_admin', 'site_owner'],
  ['support'],
  ['viewer'],
  ['owner'],
  ['admin'],
  ['manager'],
  ['employee with posAccess', 'employee with kitchenAccess'],
  ['employee who manages others'],
  ['employee who takes deliveries out'],
  ['employee of no restaurant'],
  ['nobody in particular'],
];

// One mark a column above: ● may, · may not.
const table: Record<Action, string> = {
  'tenants.create': '● · · · · · · · · · ·',
  'tenants.plan': '● · · · · · · · · · ·',
  'tenants.suspend': '● · · · · · · · · · ·',
  'siteConfiguration.read': '● ● ● · · · · · · · ·',
  'siteConfiguration.write': '● · · · · · · · · · ·',
  'siteUsers.read': '● ● ● · · · · · · · ·',
  'siteUsers.write': '● · · · · · · · · · ·',
  'failedWork.read': '● · · · · · · · · · ·',
  'failedWork.write': '● · · · · · · · · · ·',
  'platformDomains.read': '● · · · · · · · · · ·',
  'platformDomains.write': '● · · · · · · · · · ·',
  'tenants.read': '● ● ● ● ● ● ● ● ● · ·',
  'tenantSettings.read': '● ● · ● ● · · · · · ·',
  'tenantSettings.write': '● · · ● ● · · · · · ·',
  'assignments.read': '● ● · ● ● · · · · · ·',
  'assignments.write': '● · · ● ● · · · · · ·',
  'assignments.writeOwners': '● · · ● · · · · · · ·',
  'restaurants.read': '● ● ● ● ● ● ● ● ● · ·',
  'restaurantSettings.read': '● ● · ● ● ● · · · · ·',
  'restaurants.create': '● · · ● ● · · · · · ·',
  'restaurants.activate': '● · · ● ● · · · · · ·',
  'restaurants.write': '● · · ● ● · · · · · ·',
  'website.read': '● ● · ● ● ● · · · · ·',
  'website.write': '● · · ● ● ● · · · · ·',
  'domains.read': '● ● · ● ● · · · · · ·',
  'domains.write': '● · · ● ● · · · · · ·',
  'listing.read': '● ● · ● ● ● · · · · ·',
  'listing.write': '● · · ● ● · · · · · ·',
  'listing.reply': '● · · ● ● ● · · · · ·',
  'payments.read': '● ● · ● ● · · · · · ·',
  'payments.write': '● · · ● ● · · · · · ·',
  'catalogue.read': '● ● · ● ● ● ● ● ● · ·',
  'catalogue.write': '● · · ● ● ● · · · · ·',
  'people.read': '● ● · ● ● ● ● ● ● · ·',
  'people.write': '● · · ● ● ● · · · · ·',
  'privateDetails.read': '● ● · ● ● ● · · · · ·',
  'equipment.read': '● ● · ● ● ● ● ● ● · ·',
  'equipment.write': '● · · ● ● ● · · · · ·',
  'wages.read': '● ● · ● ● ● · · · · ·',
  'wages.write': '● · · ● ● ● · · · · ·',
  'refunds.read': '● ● · ● ● ● · · · · ·',
  'refunds.write': '● · · ● ● ● · · · · ·',
  'reports.read': '● ● · ● ● ● · · · · ·',
  'orders.read': '● ● · ● ● ● ● · · · ·',
  'deliveries.read': '● ● · ● ● ● ● · ● · ·',
  'orders.write': '● · · ● ● ● ● · · · ·',
  'orders.correct': '● · · ● ● ● · · · · ·',
  'kitchen.write': '● · · ● ● ● ● · · · ·',
  'live.write': '● · · ● ● ● ● · · · ·',
};

describe('who may do what in their restaurant', () => {
  const rows = Object.entries(table) as [Action, string][];

  it('C6-01 every action has its row', () => {
    expect(Object.keys(table).sort()).toEqual([...actions].sort());
  });

  describe.each(rows)('C6-01, I6-01, I6-02, O6-04 %s', (action, row) => {
    const cells = row
      .split(' ')
      .flatMap((mark, column) => (columns[column] ?? []).map((name) => ({ name, expected: mark === '●' })));

    it.each(cells)('$name: $expected', ({ name, expected }) => {
      expect(may(actors[name], action, HERE)).toBe(expected);
    });

    it('an inactive user: false', () => {
      for (const actor of Object.values(actors))
        expect(may({ ...actor, isActive: false }, action, HERE)).toBe(false);
    });
  });

  it('each row has a mark for each column', () => {
    for (const [action, row] of rows) expect(row.split(' '), action).toHaveLength(columns.length);
  });
});
