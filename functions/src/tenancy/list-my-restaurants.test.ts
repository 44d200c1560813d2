import { type User, user } from '@bite/shared/identity/user.schema';
import { describe, expect, it } from 'vitest';
import { aPlace, memoryRestaurants } from '../testing/a-place.ts';
import { callerOf } from '../testing/caller-of.ts';
import { listMyRestaurants } from './list-my-restaurants.ts';

const flags = { pos: false, kitchen: true, manage: false };
const someone = (change: object): User =>
  user.parse({
    uid: 'u',
    email: 'u@example.com',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...change,
  });

const bella = aPlace({
  tenant: { tenantId: 1, displayName: 'Bella Group' },
  restaurant: { tenantId: 1, restaurantId: 11, name: 'Bella' },
});
const alba = aPlace({
  tenant: { tenantId: 1, displayName: 'Bella Group' },
  restaurant: { tenantId: 1, restaurantId: 12, name: 'Alba' },
});
const other = aPlace({
  tenant: { tenantId: 2 },
  restaurant: { tenantId: 2, restaurantId: 21, name: 'Other' },
});
const gone = aPlace({
  tenant: { tenantId: 3, status: 'suspended' },
  restaurant: { tenantId: 3, restaurantId: 31, name: 'Gone' },
});
const restaurants = memoryRestaurants(bella, alba, other, gone);

const names = async (change: object) =>
  (await listMyRestaurants({ restaurants }, callerOf(someone(change)))).restaurants.map((mine) => mine.name);

describe('the restaurants a person may open', () => {
  it.each([
    [
      'an owner: all of the business, by name',
      { access: { 1: { role: 'owner', restaurants: {} } } },
      ['Alba', 'Bella'],
    ],
    [
      'an employee: only where they work',
      { access: { 1: { role: 'employee', restaurants: { 11: flags } } } },
      ['Bella'],
    ],
    [
      'someone of two businesses: those of both',
      { access: { 1: { role: 'admin', restaurants: {} }, 2: { role: 'manager', restaurants: {} } } },
      ['Alba', 'Bella', 'Other'],
    ],
    ['anyone of a suspended business: none', { access: { 3: { role: 'owner', restaurants: {} } } }, []],
    ['a site administrator: every active one', { isSiteAdmin: true }, ['Alba', 'Bella', 'Other']],
    ['support: every active one', { siteRole: 'support' }, ['Alba', 'Bella', 'Other']],
    ['nobody in particular: none', {}, []],
  ])('O6-02 C6-01 %s', async (_who, change, expected) => {
    expect(await names(change)).toEqual(expected);
  });

  it('O6-06 O6-07 says where they may work on orders, and where only look', async () => {
    const mine = await listMyRestaurants({ restaurants }, callerOf(someone({ siteRole: 'support' })));
    expect(mine.restaurants[0]).toMatchObject({ mayReadOrders: true, mayWorkOrders: false });
    const idle = { access: { 1: { role: 'employee', restaurants: { 11: { ...flags, kitchen: false } } } } };
    const idleAt = await listMyRestaurants({ restaurants }, callerOf(someone(idle)));
    expect(idleAt.restaurants).toMatchObject([{ mayReadOrders: false, mayWorkOrders: false }]);
  });
});
