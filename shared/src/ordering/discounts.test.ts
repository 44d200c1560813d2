import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Big, decimal, sum } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import { applyDiscounts, type GrantedDiscount, refuseDiscount, spread } from './discounts.ts';

type Change = Partial<{ type: 'percentage' | 'fixedAmount'; value: number; reason: string; name: string }>;

const onOrder = (change: Change): GrantedDiscount => ({
  discountId: 'd1',
  name: 'Regulars',
  type: 'percentage',
  value: 10,
  scope: 'order',
  ...change,
});
const onItem = (line: number, change: Change): GrantedDiscount => ({
  ...onOrder(change),
  scope: 'item',
  line,
});

const numbers = (amounts: readonly Big[]) => amounts.map((amount) => amount.toNumber());

function off(lines: number[], discounts: GrantedDiscount[], currency = 'USD') {
  const result = applyDiscounts(
    lines.map((line) => decimal(line)),
    discounts,
    currency,
  );
  return {
    order: result.orderDiscounts.map(({ amountApplied }) => amountApplied),
    lines: result.lineDiscounts.map((applied) => applied.map(({ amountApplied }) => amountApplied)),
    remaining: numbers(result.remaining),
    amount: result.amount.toNumber(),
  };
}

describe('a discount', () => {
  it.each<[string, Change, number, string, number]>([
    ['a percentage', { type: 'percentage', value: 10 }, 20, 'USD', 2],
    ['a percentage, half up', { type: 'percentage', value: 15 }, 0.1, 'USD', 0.02],
    ['a percentage of yen', { type: 'percentage', value: 15 }, 990, 'JPY', 149],
    ['a percentage of nothing', { type: 'percentage', value: 0 }, 20, 'USD', 0],
    ['everything', { type: 'percentage', value: 100 }, 20, 'USD', 20],
    ['more than everything', { type: 'percentage', value: 150 }, 20, 'USD', 20],
    ['an amount', { type: 'fixedAmount', value: 3.5 }, 20, 'USD', 3.5],
    ['an amount that is all there is', { type: 'fixedAmount', value: 20 }, 20, 'USD', 20],
    ['an amount beyond what there is', { type: 'fixedAmount', value: 20.01 }, 20, 'USD', 20],
  ])(
    'I3.12-03, I9-16 takes %s off an order or an item, and never more than it is taken from',
    (_, change, total, currency, taken) => {
      const remaining = decimal(total).minus(taken).toNumber();
      expect(off([total], [onOrder(change)], currency)).toEqual({
        order: [taken],
        lines: [[]],
        remaining: [remaining],
        amount: taken,
      });
      expect(off([total], [onItem(0, change)], currency)).toEqual({
        order: [],
        lines: [[taken]],
        remaining: [remaining],
        amount: taken,
      });
    },
  );

  it('I3.12-03 is noted with all that was granted and what it came to', () => {
    const granted = {
      discountId: 'd7',
      name: 'Sorry',
      type: 'fixedAmount',
      value: 9,
      reason: 'Late',
    } as const;
    const { orderDiscounts, lineDiscounts } = applyDiscounts(
      [decimal(4), decimal(5)],
      [
        { ...granted, scope: 'item', line: 1 },
        { ...granted, scope: 'order' },
      ],
      'USD',
    );
    expect(lineDiscounts).toEqual([[], [{ ...granted, scope: 'item', amountApplied: 5 }]]);
    expect(orderDiscounts).toEqual([{ ...granted, scope: 'order', amountApplied: 4 }]);
  });

  it('I3.12-03 has no reason where none was given', () => {
    const { orderDiscounts } = applyDiscounts([decimal(4)], [onOrder({})], 'USD');
    expect(orderDiscounts[0]).not.toHaveProperty('reason');
  });

  it('on an item leaves the others alone', () => {
    expect(off([10, 20, 30], [onItem(1, { value: 50 })]).remaining).toEqual([10, 10, 30]);
  });

  it('is taken from what the ones before have left', () => {
    const amount = { type: 'fixedAmount', value: 4 } as const;
    expect(off([10], [onItem(0, { value: 50 }), onItem(0, { value: 50 }), onItem(0, amount)])).toEqual({
      order: [],
      lines: [[5, 2.5, 2.5]],
      remaining: [0],
      amount: 10,
    });
    expect(off([10], [onOrder(amount), onOrder({ value: 50 })]).order).toEqual([4, 3]);
  });

  it('on the order comes after those on its items, whatever their order', () => {
    const expected = { order: [7.5], lines: [[5], []], remaining: [2.5, 5], amount: 12.5 };
    const both = [onOrder({ value: 50 }), onItem(0, { type: 'fixedAmount', value: 5 })];
    expect(off([10, 10], both)).toEqual(expected);
    expect(off([10, 10], both.reverse())).toEqual(expected);
  });

  it('takes nothing from a line below nothing, which is for the price checks to find', () => {
    expect(off([-5, 10], [onItem(0, { type: 'fixedAmount', value: 3 })])).toMatchObject({
      lines: [[0], []],
      remaining: [-5, 10],
    });
    expect(off([-5, 10], [onOrder({ type: 'fixedAmount', value: 8 })])).toMatchObject({
      order: [5],
      remaining: [-5, 5],
    });
  });

  it('of an empty order is nothing', () => {
    expect(off([], [onOrder({ value: 50 })])).toEqual({ order: [0], lines: [], remaining: [], amount: 0 });
  });
});

describe('a discount that cannot be granted', () => {
  it.each<[string, GrantedDiscount, string | undefined]>([
    ['a fair one', onOrder({}), undefined],
    ['nothing off', onOrder({ value: 0 }), undefined],
    ['a fair one on the last item', onItem(1, {}), undefined],
    ['a fair one on the first item', onItem(0, {}), undefined],
    ['one below nothing', onOrder({ value: -1 }), 'Discount "Regulars" cannot be negative'],
    ['one that is no number', onOrder({ value: Number.NaN }), 'Discount "Regulars" must be a number'],
    [
      'half a cent',
      onOrder({ type: 'fixedAmount', value: 0.005 }),
      'Discount "Regulars" has too many decimals',
    ],
    ['a cent', onOrder({ type: 'fixedAmount', value: 0.01 }), undefined],
    ['a fine percentage', onOrder({ value: 12.345 }), undefined],
    ['an item beyond the last', onItem(2, {}), 'Discount "Regulars" is for an item that is not in the order'],
    [
      'an item before the first',
      onItem(-1, {}),
      'Discount "Regulars" is for an item that is not in the order',
    ],
    ['half an item', onItem(0.5, {}), 'Discount "Regulars" is for an item that is not in the order'],
  ])('I3.12-03 %s', (_, discount, expected) => {
    expect(refuseDiscount(discount, 2, 'USD')).toBe(expected);
  });

  it('I3.12-03 has more decimals than the currency', () => {
    const half = onOrder({ type: 'fixedAmount', value: 0.5 });
    expect(refuseDiscount(half, 1, 'JPY')).toBe('Discount "Regulars" has too many decimals');
    expect(refuseDiscount(half, 1, 'USD')).toBeUndefined();
  });
});

describe('what is taken off an order, spread over its lines', () => {
  const shares = (amount: number, weights: number[], currency = 'USD') =>
    numbers(
      spread(
        decimal(amount),
        weights.map((weight) => decimal(weight)),
        currency,
      ),
    );

  it.each<[number, number[], number[], string?]>([
    [10, [50, 50], [5, 5]],
    [3, [10, 20], [1, 2]],
    [0.01, [10, 20], [0, 0.01]],
    [0.02, [10, 10, 10], [0.01, 0.01, 0]],
    [10, [10, 10, 10], [3.34, 3.33, 3.33]],
    [1, [1, 2, 3], [0.17, 0.33, 0.5]],
    [0, [1, 2], [0, 0]],
    [6, [1, 2, 3], [1, 2, 3]],
    [5, [0, 10], [0, 5]],
    [5, [-3, 10], [0, 5]],
    [0, [0, 0], [0, 0]],
    [100, [333, 667], [33, 67], 'JPY'],
    [0.005, [1, 1], [0.003, 0.002], 'BHD'],
  ])('%d over %j is %j', (amount, weights, expected, currency = 'USD') => {
    expect(shares(amount, weights, currency)).toEqual(expected);
  });

  const cents = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 8 });
  const someSplit = fc.tuple(cents, fc.double({ min: 0, max: 1, noNaN: true })).map(([weights, part]) => {
    const all = weights.reduce((total, weight) => total + weight, 0);
    return { weights, all, amount: Math.floor(all * part) };
  });
  const inCents = (amount: number, weights: number[]) =>
    spread(
      decimal(amount).div(100),
      weights.map((weight) => decimal(weight).div(100)),
      'USD',
    ).map((part) => part.times(100).toNumber());

  it('adds up to the cent, in whole cents, and takes no more from a line than it costs', () => {
    holds(
      fc.property(someSplit, ({ weights, amount }) => {
        const parts = inCents(amount, weights);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
        for (const [line, part] of parts.entries()) {
          expect(Number.isInteger(part) && part >= 0).toBe(true);
          expect(part).toBeLessThanOrEqual(weights[line] ?? 0);
        }
      }),
      500,
    );
  });

  it('is in proportion: of two lines each bears the nearest whole cent', () => {
    const amounts = fc.integer({ min: 1, max: 5000 });
    holds(
      fc.property(amounts, amounts, fc.nat(), (one, other, seed) => {
        const amount = seed % (one + other + 1);
        const [part = 0] = inCents(amount, [one, other]);
        expect(Math.abs(part - (amount * one) / (one + other))).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
      500,
    );
  });

  it('a cent more makes no share smaller', () => {
    holds(
      fc.property(someSplit, ({ weights, all, amount }) => {
        if (amount === all) return;
        const before = inCents(amount, weights);
        const after = inCents(amount + 1, weights);
        for (const [line, part] of before.entries()) expect(after[line]).toBeGreaterThanOrEqual(part);
      }),
      500,
    );
  });

  it('goes to the largest claim for each cent held: the shares of Sainte-Laguë, reckoned cent by cent', () => {
    holds(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (weights, seed) => {
          const all = weights.reduce((total, weight) => total + weight, 0);
          const amount = seed % (all + 1);
          const held = weights.map(() => 0);
          for (let cent = 0; cent < amount; cent++) {
            const claims = weights.map((weight, line) => weight / (2 * (held[line] ?? 0) + 1));
            const best = claims.reduce(
              (top, claim, line) => (claim > (claims[top] ?? 0) + 1e-12 ? line : top),
              0,
            );
            held[best] = (held[best] ?? 0) + 1;
          }
          expect(inCents(amount, weights)).toEqual(held);
        },
      ),
      500,
    );
  });
});

describe('any discounts on any lines', () => {
  const someDiscount = fc.record({
    isPercentage: fc.boolean(),
    value: fc.integer({ min: 0, max: 12_000 }),
    line: fc.option(fc.nat({ max: 3 })),
  });

  it('I3.12-03 their amounts add up to what is taken off, and what is left is never below nothing', () => {
    holds(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 4, maxLength: 6 }),
        fc.array(someDiscount, { maxLength: 4 }),
        (cents, wishes) => {
          const lines = cents.map((amount) => decimal(amount).div(100));
          const discounts = wishes.map(({ isPercentage, value, line }): GrantedDiscount => {
            const change = { type: isPercentage ? 'percentage' : 'fixedAmount', value: value / 100 } as const;
            return line === null ? onOrder(change) : onItem(line, change);
          });
          const result = applyDiscounts(lines, discounts, 'USD');
          const applied = [...result.orderDiscounts, ...result.lineDiscounts.flat()];
          expect(sum(applied.map(({ amountApplied }) => decimal(amountApplied))).eq(result.amount)).toBe(
            true,
          );
          expect(sum(result.remaining).plus(result.amount).eq(sum(lines))).toBe(true);
          expect(result.remaining.every((amount) => amount.gte(0))).toBe(true);
          expect(applied).toHaveLength(discounts.length);
        },
      ),
      400,
    );
  });
});
