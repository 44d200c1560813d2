import { describe, expect, it } from 'vitest';
import { weekdays } from '../kernel/time.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aMenuGroupRecord, STAMPED } from '../testing/records.ts';
import { type MenuGroupChange, menuGroup, menuGroupEntity, menuGroupItem } from './menu-group.schema.ts';

const noDay = Object.fromEntries(weekdays.map((day) => [day, false]));
const everyDay = Object.fromEntries(weekdays.map((day) => [day, true]));

const whole = {
  menuGroupId: 4,
  guid: aGuid(4),
  number: 'M4',
  parentId: 2,
  name: 'Pizza',
  posName: 'PIZZA',
  buttonColor: '#ff0000',
  position: 3,
  description: 'From the wood oven',
  items: [{ itemId: 17, position: 0, isRequired: true }],
  modifierGroups: [{ modifierGroupId: 3, position: 0 }],
  image: 'https://example.com/pizza.jpg',
  isMenu: true,
  isActive: false,
  pricingType: 'special',
  fixedPrice: 20,
  discountPercentage: 10,
  minRequired: 1,
  maxSelections: 2,
  visibleInPOS: false,
  visibleInKiosk: false,
  visibleInOnlineOrdering: false,
  visibleToPartners: false,
  visibleInInvoices: false,
  inheritHideModifierPrices: false,
  availability: {
    dineIn: false,
    takeout: false,
    delivery: false,
    kiosk: false,
    online: false,
    partners: false,
  },
  dateRange: { start: '2026-06-01', end: '2026-06-30' },
  timeRange: { start: '11:00', end: '15:00' },
  daysOfWeek: noDay,
  daysAvailable: noDay,
  seasonalAvailability: {
    isActive: true,
    startMonth: 5,
    startDay: 1,
    endMonth: 9,
    endDay: 30,
    displayMessage: 'In summer',
  },
  tagIds: [9],
  isSpecial: true,
  isPriority: true,
  ...STAMPED,
};

describe('menu group', () => {
  it('C3-15 keeps every field that it is given', () => {
    expect(menuGroup.parse(whole)).toEqual(whole);
  });

  it('C3-15 starts shown everywhere, on every day, at standard prices', () => {
    expect(menuGroup.parse(aMenuGroupRecord())).toEqual({
      ...aMenuGroupRecord(),
      position: 0,
      items: [],
      modifierGroups: [],
      tagIds: [],
      isSpecial: false,
      isPriority: false,
      isMenu: false,
      isActive: true,
      pricingType: 'standard',
      visibleInPOS: true,
      visibleInKiosk: true,
      visibleInOnlineOrdering: true,
      visibleToPartners: true,
      visibleInInvoices: true,
      inheritHideModifierPrices: true,
      availability: {
        dineIn: true,
        takeout: true,
        delivery: true,
        kiosk: true,
        online: true,
        partners: true,
      },
      daysOfWeek: everyDay,
      daysAvailable: everyDay,
      seasonalAvailability: { isActive: false },
    });
  });

  it('C3-15 a stored record never holds what a form removed, nor its sections', () => {
    const saved = menuGroup.parse(
      aMenuGroupRecord({
        removedSubgroupIds: [1],
        removedItemIds: [2],
        removedModifierGroupIds: [3],
        subgroups: [],
      }),
    );
    expect(saved).toEqual(menuGroup.parse(aMenuGroupRecord()));
  });

  it.each([
    ['an empty name', { name: '' }, 'name: Menu group name cannot be empty'],
    ['no name', { name: undefined }, 'name: Menu group name cannot be empty'],
    [
      'at most fewer than at least',
      { minRequired: 3, maxSelections: 2 },
      'maxSelections: Maximum selections cannot be less than minimum required selections',
    ],
  ])('C5-08 %s is refused', (_, change, issue) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord(change))).toEqual([issue]);
  });

  it.each([
    {},
    { pricingType: 'fixed', fixedPrice: 0 },
    { pricingType: 'discount', discountPercentage: 0 },
    { pricingType: 'special', fixedPrice: 0 },
    { pricingType: 'special', discountPercentage: 0 },
    { pricingType: 'special', fixedPrice: 5, discountPercentage: 5 },
  ])('C5-08 a price of %j matches its type', (change) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord(change))).toEqual([]);
  });

  it.each([
    { fixedPrice: 0 },
    { discountPercentage: 0 },
    { pricingType: 'fixed' },
    { pricingType: 'fixed', discountPercentage: 5 },
    { pricingType: 'fixed', fixedPrice: 5, discountPercentage: 5 },
    { pricingType: 'discount' },
    { pricingType: 'discount', fixedPrice: 5 },
    { pricingType: 'discount', fixedPrice: 5, discountPercentage: 5 },
    { pricingType: 'special' },
  ])('C5-08 a price of %j does not match its type', (change) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord(change))).toEqual([
      'pricingType: Price/discount details do not match pricing type',
    ]);
  });

  it.each([
    { minRequired: 2, maxSelections: 2 },
    { minRequired: 0, maxSelections: 1 },
    { minRequired: 3 },
    { maxSelections: 1 },
    { dateRange: { start: '2026-06-01', end: '2026-06-01' } },
    { dateRange: { end: '2026-06-01' } },
  ])('C5-08 %j is fine', (change) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord(change))).toEqual([]);
  });

  it.each([
    [-0.01, 1],
    [0, 0],
    [100, 0],
    [100.01, 1],
  ])('C3-15 a discount of %d per cent has %d faults', (discountPercentage, count) => {
    const record = aMenuGroupRecord({ pricingType: 'discount', discountPercentage });
    expect(issuesOf(menuGroup, record)).toHaveLength(count);
  });

  it('C3-15 knows no other kind of price', () => {
    expect(issuesOf(menuGroup, aMenuGroupRecord({ pricingType: 'auction' }))).toHaveLength(1);
  });

  it('dates that end before they start are refused', () => {
    const dateRange = { start: '2026-06-02', end: '2026-06-01' };
    expect(issuesOf(menuGroup, aMenuGroupRecord({ dateRange }))).toEqual([
      'dateRange.end: The last date cannot be before the first',
    ]);
  });

  it.each([
    [2, 29, true],
    [2, 30, false],
    [4, 30, true],
    [4, 31, false],
    [12, 31, true],
  ])('C5-07 month %d has a day %d in some year: %s', (month, day, isThere) => {
    const season = { startMonth: month, startDay: day, endMonth: month, endDay: day };
    expect(issuesOf(menuGroup, aMenuGroupRecord({ seasonalAvailability: season }))).toEqual(
      isThere
        ? []
        : [
            'seasonalAvailability.startDay: That month never has this day',
            'seasonalAvailability.endDay: That month never has this day',
          ],
    );
  });

  it.each([{ startDay: 31 }, { startMonth: 2 }, { endDay: 31 }, { endMonth: 2 }])(
    'C5-07 half a date, as %j, is no impossible day',
    (seasonalAvailability) => {
      expect(issuesOf(menuGroup, aMenuGroupRecord({ seasonalAvailability }))).toEqual([]);
    },
  );

  it('C5-07 times of day are HH:MM', () => {
    expect(issuesOf(menuGroup, aMenuGroupRecord({ timeRange: { start: '11:00', end: '25:00' } }))).toEqual([
      'timeRange.end: Invalid time format, expected HH:MM',
    ]);
  });

  it.each([
    { startMonth: 0 },
    { endMonth: 13 },
    { startDay: 0 },
    { endDay: 32 },
    { startMonth: 13 },
    { endMonth: 0 },
    { startDay: 32 },
    { endDay: 0 },
    { startMonth: 1.5 },
  ])('C5-07 a season with %j is refused', (season) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord({ seasonalAvailability: season }))).toHaveLength(1);
  });

  it('C5-07 a season may reach from 1 January to 31 December', () => {
    const season = { isActive: true, startMonth: 1, startDay: 1, endMonth: 12, endDay: 31 };
    expect(issuesOf(menuGroup, aMenuGroupRecord({ seasonalAvailability: season }))).toEqual([]);
  });

  it('C5-06 a reference to an item says which and where', () => {
    expect(issuesOf(menuGroupItem, { position: 0 })).toHaveLength(1);
    expect(issuesOf(menuGroupItem, { itemId: 17 })).toHaveLength(1);
    expect(menuGroupItem.parse({ itemId: 17, position: 0 })).toEqual({
      itemId: 17,
      position: 0,
      isRequired: false,
    });
  });
});

describe('what a form sends of a menu group', () => {
  const stored = menuGroupEntity.parse(
    aMenuGroupRecord({
      items: [1, 2, 3].map((itemId) => ({ itemId, position: itemId })),
      modifierGroups: [4, 5].map((modifierGroupId) => ({ modifierGroupId, position: 0 })),
    }),
  );
  const removals = { removedSubgroupIds: [6], removedItemIds: [2], removedModifierGroupIds: [4] };

  it('C3-15 a new group may be sent with its sections as a tree, and with what was removed', () => {
    const sections = [
      { name: 'Red', ...removals, subgroups: [{ menuGroupId: 8, name: 'Italy' }] },
      { name: 'White' },
    ];
    const created = menuGroupEntity.create.parse({ name: 'Wine', ...removals, subgroups: sections });
    expect(created).toMatchObject({ name: 'Wine', ...removals, subgroups: sections });
    expect(created.subgroups?.[0]?.subgroups?.[0]).toMatchObject({ menuGroupId: 8, isActive: true });
  });

  it('C3-15 a section that was read can be sent back: its id stays, what the server gives is dropped', () => {
    const sent = { ...stored, subgroups: [] };
    const [section] = menuGroupEntity.create.parse({ name: 'Wine', subgroups: [sent] }).subgroups ?? [];
    const { guid: _guid, createdAt: _created, updatedAt: _updated, ...own } = sent;
    expect(section).toEqual(own);
  });

  it.each([
    [{ subgroups: [{ name: '' }] }, 'subgroups.0.name: Menu group name cannot be empty'],
    [
      { subgroups: [{ name: 'Red', subgroups: [{ name: 'Italy', pricingType: 'fixed' }] }] },
      'subgroups.0.subgroups.0.pricingType: Price/discount details do not match pricing type',
    ],
    [{ subgroups: [{ name: 'Red', colour: 1 }] }, 'subgroups.0: Unrecognized key: "colour"'],
    [{ subgroups: ['Red'] }, 'subgroups.0: Invalid input: expected object, received string'],
    [{ subgroups: [null] }, 'subgroups.0: Invalid input: expected object, received null'],
  ])('C5-08 %j is refused, whether new or changed', (change, issue) => {
    expect(issuesOf(menuGroupEntity.create, { name: 'Wine', ...change })).toEqual([issue]);
    expect(issuesOf(menuGroupEntity.update, change)).toEqual([issue]);
  });

  it('C3-15 a change may name what was removed, and what is saved lacks it', () => {
    const change = menuGroupEntity.update.parse({ ...removals, name: 'Wine', subgroups: [{ name: 'Red' }] });
    expect(menuGroupEntity.apply(stored, change)).toEqual({
      ...stored,
      name: 'Wine',
      items: stored.items.filter(({ itemId }) => itemId !== 2),
      modifierGroups: stored.modifierGroups.filter(({ modifierGroupId }) => modifierGroupId !== 4),
    });
  });

  it.each<MenuGroupChange>([
    {},
    { removedItemIds: null, removedModifierGroupIds: null, removedSubgroupIds: null, subgroups: null },
    { removedItemIds: [], removedModifierGroupIds: [99] },
  ])('C3-15 %j changes nothing', (change) => {
    expect(menuGroupEntity.apply(stored, change)).toEqual(stored);
  });

  it('C5-08 a change to fixed prices needs the price, and from them takes it away', () => {
    expect(() => menuGroupEntity.apply(stored, { pricingType: 'fixed' })).toThrow(
      'Price/discount details do not match pricing type',
    );
    const fixed = menuGroupEntity.apply(stored, { pricingType: 'fixed', fixedPrice: 10 });
    expect(menuGroupEntity.apply(fixed, { pricingType: null, fixedPrice: null })).toEqual(stored);
  });
});
