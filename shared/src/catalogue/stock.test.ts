import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/a-storefront.ts';
import { countedDown, leftOf, type Stock, shortages, stockNeedOf } from './stock.ts';

const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();
const count = (left: number, change: object = {}) => ({ left, since: at(-60), ...change });
const took = { sign: 1, placedAt: at(0), now: NOW } as const;
const gaveBack = { ...took, sign: -1 } as const;

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
    const some = countedDown(full, { '1': 2, '7': 1 }, took);
    expect(some).toEqual({ counts: { '1': count(1) }, marks: { '9': {} } });
    const none = countedDown(some, { '1': 1 }, took);
    expect(none).toEqual({ counts: { '1': count(0) }, marks: { '9': {}, '1': { remaining: 0 } } });
    expect(countedDown(none, { '1': 1 }, gaveBack)).toEqual(some);
  });

  it('below zero, after a cancelled order came back, stay sold out until enough is given back', () => {
    const over = countedDown(
      { counts: { '1': count(0) }, marks: { '1': { remaining: 0 } } },
      { '1': 2 },
      took,
    );
    const back = countedDown(over, { '1': 2 }, gaveBack);
    expect([over.counts['1']?.left, back.counts['1']?.left]).toEqual([-2, 0]);
    expect(back.marks).toEqual({ '1': { remaining: 0 } });
  });

  it('leave a mark that staff made since', () => {
    const marked: Stock = { counts: { '1': count(0) }, marks: { '1': { until: at(60) } } };
    expect(countedDown(marked, { '1': 1 }, gaveBack).marks).toEqual({ '1': { until: at(60) } });
  });

  it('include no order from before staff counted, and nothing that nobody counted', () => {
    const stock: Stock = { counts: { '1': count(3) }, marks: {} };
    expect(countedDown(stock, { '1': 1 }, { ...gaveBack, placedAt: at(-61) })).toBe(stock);
    expect(countedDown(stock, { '2': 1 }, took)).toBe(stock);
  });
});
