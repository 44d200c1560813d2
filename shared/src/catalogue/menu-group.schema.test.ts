import { describe, expect, it } from 'vitest';
import { weekdays } from '../kernel/time.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aMenuGroupRecord, STAMPED } from '../testing/records.ts';
import { menuGroup, menuGroupItem } from './menu-group.schema.ts';

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
  pricingType: 'discount',
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
    expect(menuGroup.parse(aMenuGroupRecord())).toMatchObject({
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

  it('C3-15 what a form removed is dropped before saving', () => {
    const saved = menuGroup.parse(
      aMenuGroupRecord({ removedSubgroupIds: [1], removedItemIds: [2], removedModifierGroupIds: [3] }),
    );
    expect(Object.keys(saved).filter((key) => key.startsWith('removed'))).toEqual([]);
  });

  it.each([
    ['an empty name', { name: '' }, 'name: Menu group name cannot be empty'],
    ['no name', { name: undefined }, 'name: Menu group name cannot be empty'],
    [
      'a fixed price without a price',
      { pricingType: 'fixed' },
      'pricingType: Price/discount details do not match pricing type',
    ],
    [
      'a discount without a percentage',
      { pricingType: 'discount', fixedPrice: 5 },
      'pricingType: Price/discount details do not match pricing type',
    ],
    [
      'at most fewer than at least',
      { minRequired: 3, maxSelections: 2 },
      'maxSelections: Maximum selections cannot be less than minimum required selections',
    ],
  ])('C5-08 %s is refused', (_, change, issue) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord(change))).toEqual([issue]);
  });

  it.each([
    { pricingType: 'fixed', fixedPrice: 0 },
    { pricingType: 'discount', discountPercentage: 0 },
    { pricingType: 'special' },
    { minRequired: 2, maxSelections: 2 },
  ])('C5-08 %j is fine', (change) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord(change))).toEqual([]);
  });

  it.each([-1, 101])('C3-15 a discount of %d %% is refused', (discountPercentage) => {
    expect(issuesOf(menuGroup, aMenuGroupRecord({ discountPercentage }))).toHaveLength(1);
  });

  it('C5-07 times of day are HH:MM', () => {
    expect(issuesOf(menuGroup, aMenuGroupRecord({ timeRange: { start: '11:00', end: '25:00' } }))).toEqual([
      'timeRange.end: Invalid time format, expected HH:MM',
    ]);
  });

  it.each([{ startMonth: 0 }, { endMonth: 13 }, { startDay: 0 }, { endDay: 32 }, { startMonth: 1.5 }])(
    'C5-07 a season with %j is refused',
    (season) => {
      expect(issuesOf(menuGroup, aMenuGroupRecord({ seasonalAvailability: season }))).toHaveLength(1);
    },
  );

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
