import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { aGroupEntity, anItemEntity } from '../testing/storefront-sources.ts';
import {
  isGroupSoldOn,
  type Occasion,
  type SalesChannel,
  type Service,
  type Unavailability,
  unavailableSentence,
  whyGroupUnavailable,
  whyItemUnavailable,
} from './availability.ts';
import type { ItemInput } from './item.schema.ts';
import type { MenuGroupInput } from './menu-group.schema.ts';

const channels: SalesChannel[] = ['pos', 'kiosk', 'online', 'partners', 'invoices'];
const services: Service[] = ['dineIn', 'takeout', 'delivery'];
/** 10 June 2026 is a Wednesday. */
const WANTED = Date.parse('2026-06-10T12:00:00Z');
const at = (change: Partial<Occasion> = {}): Occasion => ({
  channel: 'online',
  service: 'takeout',
  wanted: WANTED,
  timezone: 'UTC',
  ...change,
});
const onEach = (why: (channel: SalesChannel) => unknown) =>
  channels.filter((channel) => why(channel) === undefined);
const aGroup = (change: Partial<MenuGroupInput> = {}, id = 1, itemIds = [1]) =>
  aGroupEntity(id, itemIds, change);

describe('when a menu group can be had', () => {
  it.each<[keyof MenuGroupInput, SalesChannel]>([
    ['visibleInPOS', 'pos'],
    ['visibleInKiosk', 'kiosk'],
    ['visibleInOnlineOrdering', 'online'],
    ['visibleToPartners', 'partners'],
    ['visibleInInvoices', 'invoices'],
  ])('C3-15 with %s off, it is missing on %s alone', (flag, missing) => {
    const group = aGroup({ [flag]: false });
    expect(onEach((channel) => whyGroupUnavailable([group], at({ channel })))).toEqual(
      channels.filter((channel) => channel !== missing),
    );
    expect(whyGroupUnavailable([group], at({ channel: missing }))).toBe('salesChannel');
    expect(channels.filter((channel) => isGroupSoldOn(group, channel))).toEqual(
      channels.filter((channel) => channel !== missing),
    );
  });

  it.each(['kiosk', 'online', 'partners'] as const)(
    'C3-15 what is not available for %s is missing there alone',
    (missing) => {
      const group = aGroup({ availability: { [missing]: false } });
      expect(onEach((channel) => whyGroupUnavailable([group], at({ channel })))).toEqual(
        channels.filter((channel) => channel !== missing),
      );
    },
  );

  it.each(services)('C3-15 what is not available for %s is so for that kind of order alone', (missing) => {
    const group = aGroup({ availability: { [missing]: false } });
    for (const service of services)
      expect(whyGroupUnavailable([group], at({ service }))).toBe(service === missing ? 'channel' : undefined);
  });

  it.each<[Unavailability, Partial<MenuGroupInput>]>([
    ['inactive', { isActive: false }],
    ['date', { dateRange: { start: '2026-06-11' } }],
    ['day', { daysOfWeek: { wed: false } }],
    ['day', { daysAvailable: { wed: false } }],
    ['time', { timeRange: { start: '12:01', end: '15:00' } }],
    [
      'season',
      { seasonalAvailability: { isActive: true, startMonth: 11, startDay: 1, endMonth: 2, endDay: 29 } },
    ],
  ])('C3-15 it is unavailable because of its %s', (reason, change) => {
    expect(whyGroupUnavailable([aGroup(change)], at())).toBe(reason);
    expect(isGroupSoldOn(aGroup(change), 'online')).toBe(reason !== 'inactive');
  });

  it.each<[Unavailability, Partial<MenuGroupInput>]>([
    ['inactive', { isActive: false }],
    ['salesChannel', { visibleInOnlineOrdering: false }],
    ['channel', { availability: { takeout: false } }],
    ['time', { timeRange: { start: '07:00', end: '11:00' } }],
  ])('what its menu does not allow (%s), a section has not', (reason, change) => {
    const menu = aGroup(change, 2, []);
    expect(whyGroupUnavailable([menu, aGroup({ parentId: 2 })], at())).toBe(reason);
  });

  it('a season of its own replaces that of its menu', () => {
    const season = (startMonth: number, endMonth: number) => ({
      seasonalAvailability: { isActive: true, startMonth, startDay: 1, endMonth, endDay: 28 },
    });
    expect(whyGroupUnavailable([aGroup(season(1, 2)), aGroup(season(5, 7))], at())).toBeUndefined();
    expect(whyGroupUnavailable([aGroup(season(5, 7)), aGroup(season(1, 2))], at())).toBe('season');
  });

  it('C5-07 a season that wraps the year holds exactly the days that its gap does not', () => {
    const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
    const number = ({ month, day: of }: { month: number; day: number }) => month * 100 + of;
    const wanted = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-12-31'),
      noInvalidDate: true,
    });
    holds(
      fc.property(day, day, wanted, (one, other, date) => {
        fc.pre(number(one) !== number(other));
        const [start, end] = number(one) > number(other) ? [one, other] : [other, one];
        const wrapping = aGroup({
          seasonalAvailability: {
            isActive: true,
            startMonth: start.month,
            startDay: start.day,
            endMonth: end.month,
            endDay: end.day,
          },
        });
        const today = number({ month: date.getUTCMonth() + 1, day: date.getUTCDate() });
        const isInGap = today > number(end) && today < number(start);
        const why = whyGroupUnavailable([wrapping], at({ wanted: date.getTime() }));
        expect(why).toBe(isInGap ? 'season' : undefined);
      }),
    );
  });
});

describe('when an item can be had', () => {
  const why = (change: Partial<ItemInput>, groups = [aGroup()], occasion = at(), sold = {}) =>
    whyItemUnavailable(anItemEntity(1, change), groups, occasion, {
      live: { soldOut: {} },
      soldOutAt: WANTED,
      ...sold,
    });

  it('at any time, where nothing forbids it, be it on no menu at all', () => {
    expect(why({})).toBeUndefined();
    expect(why({}, [])).toBeUndefined();
    expect(why({}, [aGroup({ isActive: false }, 1, [2])])).toBeUndefined();
  });

  it.each<[keyof ItemInput, SalesChannel]>([
    ['pos', 'pos'],
    ['kiosk', 'kiosk'],
    ['onlineOrdering', 'online'],
    ['onlineOrderingPartners', 'partners'],
    ['customerInvoices', 'invoices'],
  ])('C3-12 with %s off, it is missing on %s alone', (flag, missing) => {
    expect(onEach((channel) => why({ [flag]: false }, [], at({ channel })))).toEqual(
      channels.filter((channel) => channel !== missing),
    );
    expect(why({ [flag]: false }, [], at({ channel: missing }))).toBe('salesChannel');
  });

  it('one that is not active is on no channel', () => {
    for (const channel of channels) expect(why({ isActive: false }, [], at({ channel }))).toBe('inactive');
  });

  it('what is 86’d is sold out until its time, judged at present and not when it is wanted', () => {
    const live = { soldOut: { '1': { until: '2026-06-10T12:00:00.000Z' } } };
    expect(why({}, [], at(), { live, soldOutAt: WANTED - 1 })).toBe('soldOut');
    expect(why({}, [], at({ wanted: WANTED - 1 }), { live, soldOutAt: WANTED })).toBeUndefined();
  });

  it('one of its groups being served is enough, else the first one’s reason counts', () => {
    const breakfast = aGroup({ timeRange: { start: '07:00', end: '11:00' } }, 1);
    const sundays = aGroup({ daysOfWeek: { wed: false } }, 2);
    expect(why({}, [breakfast, sundays])).toBe('time');
    expect(why({}, [sundays, breakfast])).toBe('day');
    expect(why({}, [breakfast, sundays, aGroup({}, 3)])).toBeUndefined();
  });

  it('a section is served only while its menu is', () => {
    const menu = aGroup({ timeRange: { start: '07:00', end: '11:00' } }, 2, []);
    expect(why({}, [menu, aGroup({ parentId: 2 })])).toBe('time');
  });
});

it.each<[Unavailability, string]>([
  ['inactive', 'Soup is not on the menu'],
  ['salesChannel', 'Soup is not sold here'],
  ['channel', 'Soup is not available for this kind of order'],
  ['date', 'Soup is not on the menu on that date'],
  ['day', 'Soup is not served on that day'],
  ['time', 'Soup is not served at that time'],
  ['season', 'Soup is out of season'],
  ['soldOut', 'Soup is sold out'],
])('the reason %s is said as "%s"', (reason, sentence) => {
  expect(unavailableSentence('Soup', reason)).toBe(sentence);
});
