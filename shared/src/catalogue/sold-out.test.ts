import { describe, expect, it } from 'vitest';
import { aGuid, aModifierGroup, anItem, aStorefront, NOW, options } from '../testing/a-storefront.ts';
import {
  isItemSoldOut,
  isMarkedSoldOut,
  isSoldOut,
  itemKey,
  optionKey,
  sizeKey,
  soldOutAt,
} from './sold-out.ts';
import { soldOutName, soldOutSentence } from './sold-out-names.ts';
import { indexStorefront } from './storefront-index.ts';

const at = (milliseconds: number): string => new Date(NOW + milliseconds).toISOString();

describe('what staff have 86’d', () => {
  it.each([
    ['without a mark', undefined, false],
    ['until staff say otherwise', {}, true],
    ['until a moment from now', { until: at(1) }, true],
    ['until now', { until: at(0) }, false],
    ['until a moment ago', { until: at(-1) }, false],
    ['with one left', { remaining: 1 }, false],
    ['with none left', { remaining: 0 }, true],
    ['with one left, until later', { remaining: 1, until: at(1) }, false],
    ['with none left, until a moment ago', { remaining: 0, until: at(-1) }, false],
  ])('%s: %j is sold out: %s', (_what, mark, expected) => {
    expect(isMarkedSoldOut(mark, NOW)).toBe(expected);
  });
});

describe('an order', () => {
  const inAnHour = at(3_600_000);

  it.each<[string, object, string | null, boolean]>([
    ['as soon as possible', { until: inAnHour }, null, true],
    ['for a time before it is back', { until: inAnHour }, at(3_599_999), true],
    ['for the moment when it is back', { until: inAnHour }, inAnHour, false],
    ['for later, until further notice', {}, at(7_200_000), true],
    ['for later, with none left', { remaining: 0 }, at(7_200_000), true],
    ['for later, with none left of today’s', { remaining: 0, until: inAnHour }, at(7_200_000), false],
  ])('%s finds it sold out: %j at %s: %s', (_what, mark, scheduledFor, expected) => {
    expect(isMarkedSoldOut(mark, soldOutAt(scheduledFor, NOW))).toBe(expected);
  });
});

const size = (id: number, name: string) => ({ id, guid: aGuid(id), name, price: 9 });
const calzone = anItem({
  itemId: 2,
  name: 'Calzone',
  pricingStrategy: 'size',
  sizes: [size(1, 'Small'), size(2, 'Large')],
});

describe('a mark', () => {
  it('is of one item, size or option and no other', () => {
    const live = { soldOut: { [sizeKey(2, 1)]: {} } };
    expect(isSoldOut(live, sizeKey(2, 1), NOW)).toBe(true);
    const others = [itemKey(2), itemKey(21), sizeKey(2, 11), sizeKey(1, 2), optionKey(2, 1)];
    expect(others.filter((key) => isSoldOut(live, key, NOW))).toEqual([]);
  });

  it('of every size is one of the item', () => {
    const both = { soldOut: { [sizeKey(2, 1)]: {}, [sizeKey(2, 2)]: {} } };
    expect(isItemSoldOut(both, calzone, NOW)).toBe(true);
    expect(isItemSoldOut({ soldOut: { [sizeKey(2, 1)]: {} } }, calzone, NOW)).toBe(false);
    expect(isItemSoldOut({ soldOut: { 2: {} } }, calzone, NOW)).toBe(true);
    expect(isItemSoldOut({ soldOut: {} }, anItem(), NOW)).toBe(false);
  });

  it('is named in a message by what it is of', () => {
    const modifierGroups = [aModifierGroup({ modifierGroupId: 5, modifiers: options(['Olives', 1]) })];
    const index = indexStorefront(aStorefront({ items: [calzone], modifierGroups }));
    const keys = [itemKey(2), sizeKey(2, 2), optionKey(5, 1), itemKey(9), sizeKey(2, 9), optionKey(5, 9)];
    expect(keys.map((key) => soldOutName(index, key))).toEqual([
      'Calzone',
      'Calzone (Large)',
      'Olives',
      undefined,
      undefined,
      undefined,
    ]);
    expect([soldOutSentence('Olives'), soldOutSentence('Olives', 2)]).toEqual([
      'Olives is sold out',
      'Only 2 left of Olives',
    ]);
  });
});
