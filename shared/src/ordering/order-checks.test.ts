import { describe, expect, it } from 'vitest';
import { defaultLiveState, type StorefrontLive } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { MINUTE } from '../kernel/durations.ts';
import { aMenuGroup, anItem, aRestaurant, aStorefront, NOW } from '../testing/a-storefront.ts';
import { currentHours, type Fulfilment, wantedAt } from './fulfilment.ts';
import { refuseItem } from './order-checks.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const SLOT = iso(NOW + 60 * MINUTE);

const pickup: Fulfilment = { orderType: 'pickup', scheduledFor: null };

describe('the restaurant’s hours of the moment', () => {
  it('are paused as long as staff have tapped, and no longer', () => {
    const until = iso(NOW + MINUTE);
    expect(currentHours(aStorefront(), defaultLiveState, 'pickup').ordering.pausedUntil).toBeUndefined();
    expect(
      currentHours(aStorefront(), { ...defaultLiveState, pausedUntil: until }, 'pickup').ordering.pausedUntil,
    ).toBe(until);
  });

  it('hand on whatever staff have tapped, but for what is not about time', () => {
    const tapped = { pausedUntil: iso(NOW), busyExtraMinutes: 5, slotsTaken: { [SLOT]: 3 }, later: 'known' };
    const live: StorefrontLive = { ...tapped, soldOut: { '1': {} }, isActive: false };
    const { ordering, isActive } = currentHours(aStorefront(), live, 'pickup');
    expect(ordering).toMatchObject(tapped);
    expect(ordering).not.toHaveProperty('soldOut');
    expect(isActive).toBe(false);
  });

  it('know nothing of a pause or of busy minutes that an older menu was built with', () => {
    const older = { pausedUntil: iso(NOW + MINUTE), busyExtraMinutes: 20 };
    const storefront = aStorefront();
    Object.assign(storefront.restaurant.ordering, older);
    const hours = currentHours(storefront, defaultLiveState, 'pickup');
    expect(hours.ordering.pausedUntil).toBeUndefined();
    expect(hours.ordering.busyExtraMinutes).toBe(0);
  });

  it('are those of the restaurant, with its times, days and limits', () => {
    const specialHours = [{ date: '2026-06-10', closed: true }];
    const restaurant = aRestaurant({ timezone: 'Asia/Kathmandu', isActive: false, specialHours });
    const storefront = aStorefront({
      restaurant: { ...restaurant, ordering: { ...restaurant.ordering, slotCapacity: 3 } },
    });
    expect(currentHours(storefront, defaultLiveState, 'pickup')).toEqual({
      timezone: 'Asia/Kathmandu',
      isActive: false,
      operatingHours: restaurant.operatingHours,
      specialHours,
      ordering: {
        prepMinutes: 20,
        lastOrderMinutesBeforeClosing: 15,
        busyExtraMinutes: 0,
        pausedUntil: undefined,
        slotCapacity: 3,
        slotKitchenMinutes: undefined,
        daysAhead: 14,
        laterMinutes: 0,
        travelMinutes: 0,
      },
    });
  });

  it('are as busy as staff have tapped', () => {
    const busy = (busyExtraMinutes: number) =>
      currentHours(aStorefront(), { ...defaultLiveState, busyExtraMinutes }, 'pickup').ordering
        .busyExtraMinutes;
    expect([busy(15), busy(0)]).toEqual([15, 0]);
  });

  it('food is wanted at its slot, or as soon as the kitchen can', () => {
    const hours = currentHours(aStorefront(), { ...defaultLiveState, busyExtraMinutes: 10 }, 'pickup');
    expect(wantedAt(hours, { ...pickup, scheduledFor: SLOT }, NOW)).toBe(NOW + 60 * MINUTE);
    expect(wantedAt(hours, pickup, NOW)).toBe(NOW + 30 * MINUTE);
  });
});

describe('whether an item can be had', () => {
  const lunch = { timeRange: { start: '11:00', end: '15:00' } };
  const dinner = { timeRange: { start: '17:00', end: '22:00' } };
  const at = { wanted: NOW + 20 * MINUTE, soldOutAt: NOW, quantity: 1 };

  function refused(
    groups: Parameters<typeof aMenuGroup>[0][],
    live: StorefrontLive = defaultLiveState,
    item = anItem(),
    when = at,
  ) {
    const menuGroups = groups.map((group, position) => aMenuGroup({ menuGroupId: position + 1, ...group }));
    return refuseItem(indexStorefront(aStorefront({ items: [item], menuGroups })), live, 1, 'pickup', when);
  }

  it.each<[string, Parameters<typeof aMenuGroup>[0][], string | undefined]>([
    ['its one group is served', [{ availability: dinner }], undefined],
    ['its one group is not', [{ availability: lunch }], 'Margherita is not served at that time'],
    ['one of two groups is', [{ availability: lunch }, { availability: dinner }], undefined],
    [
      'neither of two groups is',
      [{ availability: lunch }, { availability: { daysOff: ['wed'] } }],
      'Margherita is not served at that time',
    ],
    ['a group that is always served beside one that is not', [{ availability: lunch }, {}], undefined],
    ['no group lists it', [{ itemIds: [2] }], undefined],
    [
      'not for this kind of order',
      [{ availability: { takeout: false } }],
      'Margherita is not available for this kind of order',
    ],
    [
      'not on that date',
      [{ availability: { dateRange: { start: '2026-07-01' } } }],
      'Margherita is not on the menu on that date',
    ],
    ['not on that day', [{ availability: { daysOff: ['wed'] } }], 'Margherita is not served on that day'],
    [
      'out of season',
      [{ availability: { season: { startMonth: 12, startDay: 1, endMonth: 1, endDay: 31 } } }],
      'Margherita is out of season',
    ],
  ])('%s', (_, groups, expected) => {
    expect(refused(groups)).toBe(expected);
  });

  it('the time that counts is when the food is wanted, not when it is ordered', () => {
    const tomorrowAtNoon = { wanted: Date.parse('2026-06-11T16:00:00Z'), soldOutAt: NOW, quantity: 1 };
    expect(refused([{ availability: lunch }], defaultLiveState, anItem(), tomorrowAtNoon)).toBeUndefined();
    expect(refused([{ availability: dinner }], defaultLiveState, anItem(), tomorrowAtNoon)).toBe(
      'Margherita is not served at that time',
    );
  });

  it('not when it is sold out, off the menu or not sold online', () => {
    expect(refused([{}], { ...defaultLiveState, soldOut: { '1': {} } })).toBe('Margherita is sold out');
    expect(refused([{}], defaultLiveState, anItem({ onlineOrdering: false }))).toBe(
      'Margherita cannot be ordered online',
    );
    expect(refused([{}], defaultLiveState, anItem({ itemId: 2 }))).toBe('This item is no longer on the menu');
  });

  it.each<[string, { until?: string; remaining?: number }, number, string | undefined]>([
    ['just as many as are left', { remaining: 3 }, 3, undefined],
    ['more than are left', { remaining: 3 }, 4, 'Only 3 left of Margherita'],
    ['two where one is left', { remaining: 1 }, 2, 'Only 1 left of Margherita'],
    ['any number where nobody has counted', {}, 1, 'Margherita is sold out'],
    ['any number where none are left', { remaining: 0 }, 1, 'Margherita is sold out'],
    [
      'more than are left, before the mark is over',
      { remaining: 1, until: iso(NOW + 1) },
      2,
      'Only 1 left of Margherita',
    ],
    ['more than were left, when the mark is over', { remaining: 1, until: iso(NOW) }, 2, undefined],
    ['more than were left, long after', { remaining: 1, until: iso(NOW - 1) }, 2, undefined],
  ])('%s', (_, mark, quantity, expected) => {
    const live = { ...defaultLiveState, soldOut: { '1': mark } };
    expect(refused([{}], live, anItem(), { ...at, quantity })).toBe(expected);
  });

  it.each<[number | undefined, string | undefined]>([
    [undefined, undefined],
    [1, 'Margherita is not served at that time'],
    [2, undefined],
    [3, expect.stringContaining('Margherita')],
  ])('picked from group %s of the menu, that group’s hours count', (menuGroupId, expected) => {
    const menuGroups = [
      aMenuGroup({ menuGroupId: 1, availability: lunch }),
      aMenuGroup({ menuGroupId: 2, availability: dinner }),
      aMenuGroup({ menuGroupId: 3, itemIds: [2] }),
    ];
    const index = indexStorefront(aStorefront({ menuGroups }));
    expect(refuseItem(index, defaultLiveState, 1, 'pickup', at, menuGroupId)).toEqual(expected);
  });

  it('what is left of one item says nothing of another', () => {
    const live = { ...defaultLiveState, soldOut: { '2': { remaining: 1 } } };
    expect(refused([{}], live, anItem(), { ...at, quantity: 5 })).toBeUndefined();
  });
});
