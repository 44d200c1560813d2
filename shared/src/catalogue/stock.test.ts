import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/a-storefront.ts';
import { leftOf, recounted, type Stock, type StockTaken, shortages, stockNeedOf, takenOf } from './stock.ts';

const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();
const count = (left: number, change: object = {}) => ({ left, since: at(-60), ...change });
/** What an order took of counts that were made an hour ago. */
const taken = (quantities: Readonly<Record<string, number>>): StockTaken =>
  Object.fromEntries(
    Object.entries(quantities).map(([key, quantity]) => [key, { quantity, since: at(-60) }]),
  );

describe('what an order takes', () => {
  it('is each item, its size and its options, added up over the lines', () => {
    const olives = { modifierGroupId: 5, modifierId: 1, quantity: 2 };
    const need = stockNeedOf([
      { menuItemId: 2, sizeId: 1, quantity: 3, modifiers: [olives] },
      { menuItemId: 2, sizeId: 2, quantity: 1, modifiers: [] },
    ]);
    expect(need).toEqual({ '2': 4, '2-1': 3, '2-2': 1, 'm5-1': 6 });
  });
});

describe('counts of what is left', () => {
  it('hold up to their end, and are never shown below zero', () => {
    const counts = { '1': count(-2), '2': count(3, { until: at(0) }), '3': count(4, { until: at(1) }) };
    expect(['1', '2', '3', '4'].map((key) => leftOf(counts, key, NOW))).toEqual([0, undefined, 4, undefined]);
  });

  it.each<[string, Stock, Record<string, number>]>([
    ['nothing counted', { counts: {}, marks: {} }, {}],
    ['just as many', { counts: { '1': count(2) }, marks: {} }, {}],
    ['fewer', { counts: { '1': count(1) }, marks: {} }, { '1': 1 }],
    ['none', { counts: { '1': count(0) }, marks: { '1': { remaining: 0 } } }, { '1': 0 }],
    ['a mark without a count', { counts: {}, marks: { 'm5-1': {} } }, { 'm5-1': 0 }],
    ['a mark that is over', { counts: {}, marks: { '1': { until: at(0) } } }, {}],
  ])('of two and an option, with %s: short of %j', (_case, stock, short) => {
    expect(shortages(stock, { '1': 2, 'm5-1': 1 }, NOW)).toEqual(short);
  });

  it('change the marks only at zero and back', () => {
    const full: Stock = { counts: { '1': count(3) }, marks: { '9': {} } };
    const some = recounted(full, taken({ '1': 2 }), 1);
    expect(some).toEqual({ counts: { '1': count(1) }, marks: { '9': {} } });
    const none = recounted(some, taken({ '1': 1 }), 1);
    expect(none).toEqual({ counts: { '1': count(0) }, marks: { '9': {}, '1': { remaining: 0 } } });
    expect(recounted(none, taken({ '1': 1 }), -1)).toEqual(some);
  });

  it('below zero, after a cancelled order came back, stay sold out until enough is given back', () => {
    const empty: Stock = { counts: { '1': count(0) }, marks: { '1': { remaining: 0 } } };
    const over = recounted(empty, taken({ '1': 2 }), 1);
    const back = recounted(over, taken({ '1': 2 }), -1);
    expect([over.counts['1']?.left, back.counts['1']?.left]).toEqual([-2, 0]);
    expect(back.marks).toEqual({ '1': { remaining: 0 } });
  });

  it('leave a mark that staff made since', () => {
    const marked: Stock = { counts: { '1': count(0) }, marks: { '1': { until: at(60) } } };
    expect(recounted(marked, taken({ '1': 1 }), -1).marks).toEqual({ '1': { until: at(60) } });
  });

  it('get back nothing that was taken of an earlier count, and nothing that nobody counts any more', () => {
    const anew: Stock = { counts: { '1': { left: 3, since: at(-1) } }, marks: {} };
    expect(recounted(anew, taken({ '1': 1, '2': 1 }), -1)).toBe(anew);
  });

  it('of an order name what it took: what is counted, for as long as that holds at its time', () => {
    const counts = { '1': count(3), '2': count(3, { until: at(30) }) };
    const need = { '1': 1, '2': 2, '3': 1 };
    expect(takenOf({ counts }, need, NOW)).toEqual(taken({ '1': 1, '2': 2 }));
    expect(takenOf({ counts }, need, NOW + 30 * 60_000)).toEqual(taken({ '1': 1 }));
    expect(shortages({ counts, marks: {} }, { '2': 4 }, NOW)).toEqual({ '2': 3 });
    expect(shortages({ counts, marks: {} }, { '2': 4 }, NOW + 30 * 60_000)).toEqual({});
  });
});
