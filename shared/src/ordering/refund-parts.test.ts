import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, isMoney, sum } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import { refundExtras } from './refund-extras.ts';
import {
  leftOf,
  orderShares,
  type RefundedBefore,
  type RefundedOrder,
  reckonRefund,
  refundedOf,
} from './refund-parts.ts';

const guidOf = (position: number): string => `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`;
const [pizza, cola] = [guidOf(1), guidOf(2)];

type Line = RefundedOrder['items'][number];

const aLine = (position: number, change: Partial<Line>): Line => ({
  orderItemId: position,
  orderItemGuid: guidOf(position),
  menuItemId: position,
  menuItemGuid: guidOf(100 + position),
  name: `Dish ${position}`,
  quantity: 1,
  basePrice: 0,
  modifierGroups: [],
  unitPrice: 0,
  lineTotal: 0,
  discounts: [],
  isTaxable: true,
  applicableTaxRateIds: [1],
  isPending: false,
  ...change,
});

const aTax = (amountCalculated: number, isInclusive = false): RefundedOrder['appliedTaxes'][number] => ({
  taxRateId: 1,
  name: 'Tax',
  rate: 8.875,
  type: 'percentage',
  taxableBaseAmount: 0,
  amountCalculated,
  isInclusive,
});

const byPoints = (amountApplied: number) => ({
  discountId: 'points',
  name: 'Points',
  type: 'fixedAmount' as const,
  value: amountApplied,
  scope: 'order' as const,
  amountApplied,
});

/** Two pizzas for 20, a cola for 5; $5 paid with points, 10 % tax on what is left, and every extra. */
const order: RefundedOrder = {
  createdByUserId: 'diner',
  items: [aLine(1, { quantity: 2, lineTotal: 20 }), aLine(2, { lineTotal: 5 })],
  orderLevelDiscounts: [byPoints(5)],
  appliedTaxes: [aTax(2)],
  pointsToEarn: 200,
  pointsSpent: 5000,
  totals: {
    currency: 'USD',
    itemCount: 3,
    subtotal: 25,
    discount: 5,
    serviceCharge: 1,
    taxes: [aTax(2)],
    tax: 2,
    deliveryFee: 3,
    tip: 4,
    total: 30,
  },
};
const ofParts = (lines: Record<string, number>, extras: (typeof refundExtras)[number][] = []) => ({
  kind: 'parts' as const,
  lines,
  extras,
});
const refund = (choice: Parameters<typeof reckonRefund>[3], earlier: RefundedBefore[] = []) =>
  reckonRefund(order, 30, earlier, choice);

describe('what a refund comes to', () => {
  it('I4-12 of a line is its price less its share of the discount, with its share of the tax; extras only if asked for', () => {
    expect(refund(ofParts({ [cola]: 1 }))).toMatchObject({ amount: 4.4 });
    expect(refund(ofParts({ [pizza]: 1 }))).toMatchObject({ amount: 8.8, lines: { [pizza]: 1 }, extras: [] });
    expect(refund(ofParts({ [pizza]: 2 }, ['tip']))).toMatchObject({ amount: 21.6, extras: ['tip'] });
    expect(refund(ofParts({}, ['serviceCharge', 'deliveryFee']))).toMatchObject({ amount: 4 });
  });

  it('I4-12 of the whole is all that is left, whatever was given back before', () => {
    expect(refund({ kind: 'whole' })).toMatchObject({ amount: 30 });
    expect(refund({ kind: 'whole' }, [{ amount: 8.8, lines: { [pizza]: 1 } }])).toMatchObject({
      amount: 21.2,
    });
  });

  it('takes the points of what is given back, and returns those that had paid for it', () => {
    expect(refund(ofParts({ [cola]: 1 })).points).toEqual({ takenBack: 40, givenBack: 1000 });
    expect(refund(ofParts({}, ['tip'])).points).toEqual({ takenBack: 0, givenBack: 0 });
    expect(refund({ kind: 'amount', amount: 3 }).points).toEqual({ takenBack: 20, givenBack: 0 });
    const cola1 = { amount: 4.4, lines: { [cola]: 1 }, points: { takenBack: 40, givenBack: 1000 } };
    expect(refund({ kind: 'whole' }, [cola1]).points).toEqual({ takenBack: 160, givenBack: 4000 });
    const guests = { ...order, createdByUserId: 'guest', pointsSpent: undefined };
    expect(reckonRefund(guests, 30, [], { kind: 'whole' }).points).toEqual({ takenBack: 0, givenBack: 0 });
  });

  it('is cut to what is left of the payment, and says from what', () => {
    expect(refund(ofParts({ [pizza]: 2 }), [{ amount: 20 }])).toMatchObject({ amount: 10, cutFrom: 17.6 });
  });

  it.each([
    [{ kind: 'amount', amount: 30.01 }, [], 'amount', 'at most $30.00'],
    [{ kind: 'amount', amount: 0 }, [], 'amount', 'more than nothing'],
    [{ kind: 'amount', amount: 1.005 }, [], 'amount', 'more than nothing'],
    [{ kind: 'amount', amount: Number.NaN }, [], 'amount', 'more than nothing'],
    [ofParts({ [pizza]: 3 }), [], `lines.${pizza}`, 'At most 2'],
    [ofParts({ [pizza]: 2 }), [{ amount: 8.8, lines: { [pizza]: 1 } }], `lines.${pizza}`, 'At most 1'],
    [ofParts({ [cola]: 1 }), [{ amount: 4.4, lines: { [cola]: 1 } }], `lines.${cola}`, 'already'],
    [ofParts({ [cola]: 0.5 }), [], `lines.${cola}`, 'At most 1'],
    [ofParts({ [guidOf(9)]: 1 }), [], `lines.${guidOf(9)}`, 'not in the order'],
    [ofParts({}, ['tip']), [{ amount: 4, extras: ['tip'] }], 'extras', 'nothing of it'],
    [ofParts({}), [], 'lines', 'Choose what is given back'],
    [{ kind: 'whole' }, [{ amount: 30 }], 'kind', 'All of this payment'],
  ] satisfies [Parameters<typeof reckonRefund>[3], RefundedBefore[], string, string][])(
    'I4-12 refuses %j after %j at its field',
    (choice, earlier, field, message) => {
      expect(() => refund(choice, earlier)).toThrow(
        expect.objectContaining({
          code: 'VALIDATION_FAILED',
          details: { fields: { [field]: expect.stringContaining(message) } },
        }),
      );
    },
  );
});

const cents = fc.integer({ min: 0, max: 20_000 });

/** Orders with any figures whose total is their sum. */
const anyOrder = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    lines: fc.array(
      fc.record({
        price: cents,
        quantity: fc.integer({ min: 1, max: 7 }),
        isTaxed: fc.boolean(),
        off: cents,
      }),
      { minLength: 1, maxLength: 6 },
    ),
    off: cents,
    tax: cents,
    fixed: cents,
    serviceCharge: cents,
    deliveryFee: cents,
    tip: cents,
    earned: fc.integer({ min: 0, max: 5000 }),
    spent: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ currency, lines, earned, spent, ...figures }): RefundedOrder => {
    const unit = { USD: 100, JPY: 1, KWD: 1000 }[currency] ?? 1;
    const money = (smallest: number): number => decimal(smallest).div(unit).toNumber();
    const items = lines.map(({ price, quantity, isTaxed, off }, index) => ({
      ...aLine(index + 1, { quantity, lineTotal: money(price), applicableTaxRateIds: isTaxed ? [1] : [] }),
      discounts: [{ ...byPoints(money(Math.min(off, price))), discountId: 'staff', scope: 'item' as const }],
    }));
    const food = lines.reduce((all, { price, off }) => all + price - Math.min(off, price), 0);
    const off = Math.min(figures.off, food);
    const subtotal = lines.reduce((all, { price }) => all + price, 0);
    const { tax, fixed, serviceCharge, deliveryFee, tip } = figures;
    return {
      createdByUserId: 'diner',
      items,
      orderLevelDiscounts: [byPoints(money(off))],
      appliedTaxes: [aTax(money(tax)), { ...aTax(money(fixed)), taxRateId: 2, type: 'fixed' }, aTax(7, true)],
      pointsToEarn: earned,
      pointsSpent: spent,
      totals: {
        currency,
        itemCount: lines.length,
        subtotal: money(subtotal),
        discount: money(subtotal - food + off),
        serviceCharge: money(serviceCharge),
        taxes: [],
        tax: money(tax + fixed),
        deliveryFee: money(deliveryFee),
        tip: money(tip),
        total: money(food - off + tax + fixed + serviceCharge + deliveryFee + tip),
      },
    };
  })
  .filter(({ totals }) => totals.total > 0);

function reckonedOrNothing(
  any: RefundedOrder,
  before: readonly RefundedBefore[],
  choice: Parameters<typeof reckonRefund>[3],
): RefundedBefore | undefined {
  try {
    return reckonRefund(any, any.totals.total, before, choice);
  } catch (error) {
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
    return undefined;
  }
}

describe('the parts of an order', () => {
  it('I4-12 all lines and extras are the total, to the smallest unit', () => {
    holds(
      fc.property(anyOrder, (any) => {
        const { lines, extras } = orderShares(any);
        const all = sum([...[...lines.values()].map(({ amount }) => amount), ...Object.values(extras)]);
        expect(all.toNumber()).toBe(any.totals.total);
        for (const { amount } of lines.values()) {
          expect(amount.gte(0)).toBe(true);
          expect(isMoney(amount.toNumber(), any.totals.currency)).toBe(true);
        }
      }),
    );
  });

  it('I4-12 given back piece by piece in any order they are the whole, never more, with every point', () => {
    holds(
      fc.property(anyOrder, fc.infiniteStream(fc.nat()), (any, picks) => {
        const before: RefundedBefore[] = [];
        const steps = [
          ...any.items.flatMap(({ orderItemGuid, quantity }) =>
            Array.from({ length: quantity }, () => ofParts({ [orderItemGuid]: 1 })),
          ),
          ...refundExtras.map((extra) => ofParts({}, [extra])),
        ];
        while (steps.length > 0 && leftOf(any.totals.total, before) > 0) {
          const [choice = ofParts({})] = steps.splice((picks.next().value ?? 0) % steps.length, 1);
          // A dish that cost nothing, or an extra that the order has not, comes to nothing.
          before.push(reckonedOrNothing(any, before, choice) ?? { amount: 0, lines: choice.lines });
        }
        expect(before.every((one) => !('cutFrom' in one))).toBe(true);
        expect(leftOf(any.totals.total, before)).toBe(0);
        const of = (kind: 'takenBack' | 'givenBack') =>
          before.reduce((points, one) => points + (one.points?.[kind] ?? 0), 0);
        expect([of('takenBack'), of('givenBack')]).toEqual([any.pointsToEarn, any.pointsSpent]);
        for (const { orderItemGuid, quantity } of any.items)
          expect(refundedOf(before, orderItemGuid)).toBeLessThanOrEqual(quantity);
      }),
      60,
    );
  });

  it('I4-12 however amounts and parts are mixed, no more than the payment is given back', () => {
    const choice = fc.oneof(
      fc.integer({ min: 1, max: 90 }).map((percent) => ({ percent })),
      fc.nat({ max: 5 }).map((line) => ({ line })),
    );
    holds(
      fc.property(anyOrder, fc.array(choice, { maxLength: 12 }), (any, choices) => {
        const { total, currency } = any.totals;
        const before: RefundedBefore[] = [];
        for (const one of choices) {
          const left = decimal(leftOf(total, before));
          const wanted =
            'line' in one
              ? ofParts({ [guidOf(one.line + 1)]: 1 })
              : {
                  kind: 'amount' as const,
                  amount: left
                    .times(one.percent)
                    .div(100)
                    .round(currency === 'JPY' ? 0 : 2)
                    .toNumber(),
                };
          before.push(reckonedOrNothing(any, before, wanted) ?? { amount: 0 });
        }
        const all = sum(before.map(({ amount }) => decimal(amount)));
        expect(all.lte(total)).toBe(true);
      }),
      60,
    );
  });
});
