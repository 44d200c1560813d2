import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { decimal, sum } from '../kernel/money.ts';
import { aMenuGroup, anItem, aStorefront, aTaxRate, NOW } from '../testing/a-storefront.ts';
import { holds } from '../testing/holds.ts';
import { issuesOf } from '../testing/issues.ts';
import { someOrder } from '../testing/some-orders.ts';
import type { LineRequest } from './line.ts';
import { type PromotionInput, promoCode, promotionEntity } from './promotion.schema.ts';
import type { PromotionTerms } from './promotions.ts';
import { type OrderExtras, reckonOrder } from './reckon-order.ts';

const terms = (change: Partial<PromotionTerms> = {}): PromotionTerms => ({
  promotionId: 1,
  code: 'SUMMER10',
  name: 'Summer',
  type: 'percentage',
  percent: 10,
  scope: 'order',
  itemIds: [],
  menuGroupIds: [],
  forPickup: true,
  forDelivery: true,
  ...change,
});

const index = indexStorefront(
  aStorefront({
    items: [
      anItem({ itemId: 1, basePrice: 12 }),
      anItem({ itemId: 2, name: 'Knots', basePrice: 5 }),
      anItem({ itemId: 3, name: 'Cola', basePrice: 3 }),
    ],
    menuGroups: [
      aMenuGroup({ menuGroupId: 5, itemIds: [] }),
      aMenuGroup({ menuGroupId: 6, itemIds: [2, 3], parentId: 5 }),
    ],
    taxRates: [aTaxRate({ rate: 10 })],
  }),
);
const line = (menuItemId: number, quantity = 1): LineRequest => ({ menuItemId, quantity, modifiers: [] });
/** One of each: $20. */
const all = [line(1), line(2), line(3)];

function reckon(promotion: PromotionTerms, extras: Partial<OrderExtras> = {}, lines = all) {
  const result = reckonOrder(index, lines, { orderType: 'pickup', now: NOW, promotion, ...extras });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  return result;
}
const amount = (value: number): Partial<PromotionTerms> => ({
  type: 'fixedAmount',
  amount: value,
  percent: undefined,
});

describe('a promotion', () => {
  it.each<[string, Partial<PromotionTerms>, number]>([
    ['a percentage of the order', {}, 2],
    ['an amount off the order', amount(5), 5],
    ['an amount that is more than the order', amount(50), 20],
    ['a percentage of certain items', { scope: 'items', itemIds: [2], percent: 50 }, 2.5],
    ['a percentage of a menu group', { scope: 'items', menuGroupIds: [6], percent: 50 }, 4],
    ['a percentage of a whole menu', { scope: 'items', menuGroupIds: [5], percent: 50 }, 4],
    ['an amount off certain items, once', { ...amount(4), scope: 'items', itemIds: [2, 3] }, 4],
    ['an amount that is more than these items', { ...amount(40), scope: 'items', itemIds: [2, 3] }, 8],
    ['the cheapest of its items free', { type: 'freeItem', itemIds: [1, 2] }, 5],
    ['free delivery', { type: 'freeDelivery', forPickup: false }, 0],
  ])('I9-16 takes off %s', (_, change, discount) => {
    const { totals, promotionRefusal } = reckon(terms(change), { orderType: 'delivery', deliveryFee: 3 });
    expect([promotionRefusal, totals.discount]).toEqual([undefined, discount]);
    expect(totals.deliveryFee).toBe(change.type === 'freeDelivery' ? 0 : 3);
  });

  it.each([
    ['a lower fee', { fee: 6, feeTiers: [{ from: 20, fee: 2 }] }, 2],
    ['free delivery', { fee: 6, freeFrom: 20 }, 0],
  ])('I9-16 makes no delivery dearer: %s by the food before discounts stays', (_, zone, fee) => {
    const cost = (code: PromotionTerms | undefined) =>
      reckon(code as PromotionTerms, { orderType: 'delivery', deliveryFee: zone }).totals;
    expect(cost(undefined)).toMatchObject({ subtotal: 20, deliveryFee: fee });
    expect(cost(terms(amount(5)))).toMatchObject({ discount: 5, deliveryFee: fee });
  });

  it('I9-16 of an amount is spread over its items, so that taxes are those of what is paid', () => {
    const { lineDiscounts, totals } = reckon(terms({ ...amount(4), scope: 'items', itemIds: [2, 3] }));
    expect(lineDiscounts.map((each) => each.map(({ amountApplied }) => amountApplied))).toEqual([
      [],
      [2.5],
      [1.5],
    ]);
    expect(totals).toMatchObject({ subtotal: 20, discount: 4, tax: 1.6, total: 17.6 });
  });

  it('O9-11 comes before the tip: a percent is of what is left', () => {
    const tip = { kind: 'percent' as const, percent: 20 };
    expect(reckon(terms(), { tip }).totals).toMatchObject({ discount: 2, tip: 3.6, total: 23.4 });
    expect(reckon(terms(), { tip: { kind: 'amount', amount: 1 } }).totals.tip).toBe(1);
  });

  it.each<[string, Partial<PromotionTerms>, Partial<OrderExtras>, string]>([
    ['before its first day', { firstDay: '2026-06-11' }, {}, 'This code is valid from June 11'],
    ['after its last day', { lastDay: '2026-06-09' }, {}, 'This code has expired'],
    ['for pickup alone', { forDelivery: false }, { orderType: 'delivery' }, 'This code is not for delivery'],
    ['for delivery alone', { forPickup: false }, {}, 'This code is not for pickup'],
    ['for delivery by its nature', { type: 'freeDelivery' }, {}, 'This code is not for pickup'],
    ['from a higher subtotal', { minimumSubtotal: 24.5 }, {}, 'Add $4.50 more to use this code'],
    [
      'for other items',
      { scope: 'items', itemIds: [9] },
      {},
      'This code is for items that are not in your order',
    ],
  ])('%s takes nothing off, and says why', (_, change, extras, message) => {
    const { promotionRefusal, totals } = reckon(terms(change), extras);
    expect([promotionRefusal, totals.discount]).toEqual([message, 0]);
  });

  it('of a free item that is not in the order names it', () => {
    const { promotionRefusal } = reckon(terms({ type: 'freeItem', itemIds: [2] }), {}, [line(1)]);
    expect(promotionRefusal).toBe('Add Knots to your order to get it free');
  });

  it('holds on its first and its last day, by the restaurant’s clock', () => {
    // 18:00 on June 10 in New York is 22:00 in UTC.
    const days = { firstDay: '2026-06-10', lastDay: '2026-06-10' };
    expect(reckon(terms(days)).promotionRefusal).toBeUndefined();
    const night = NOW + 5 * 3_600_000;
    expect(reckon(terms(days), { now: night }).promotionRefusal).toBeUndefined();
    expect(reckon(terms(days), { now: night + 3_600_000 }).promotionRefusal).toBe('This code has expired');
  });

  it('of any kind never makes any order dearer, nor takes off more than there is', () => {
    const kinds = fc.constantFrom('percentage' as const, 'fixedAmount' as const, 'freeItem' as const);
    const wish = fc.record({ type: kinds, percent: fc.integer({ min: 1, max: 100 }), units: fc.nat(9000) });
    const scope = fc.constantFrom('order' as const, 'items' as const);
    holds(
      fc.property(someOrder, wish, scope, (order, { type, percent, units }, of) => {
        const menu = indexStorefront(order.storefront);
        const itemIds = order.storefront.items.slice(0, 2).map(({ itemId }) => itemId);
        const value = units / 10 ** order.decimals;
        const promotion = terms({ type, percent, amount: value, scope: of, itemIds });
        const extras = { orderType: 'pickup' as const, now: NOW };
        const without = reckonOrder(menu, order.requests, extras);
        const priced = reckonOrder(menu, order.requests, { ...extras, promotion });
        if (!priced.ok || !without.ok) throw new Error('It has no problems');
        expect(priced.totals.total).toBeLessThanOrEqual(without.totals.total);
        const taken = [...priced.orderDiscounts, ...priced.lineDiscounts.flat()];
        expect(sum(taken.map(({ amountApplied }) => decimal(amountApplied))).toNumber()).toBe(
          priced.totals.discount,
        );
        expect(priced.totals.discount).toBeLessThanOrEqual(priced.totals.subtotal);
      }),
    );
  });
});

describe('a promotion that staff keep', () => {
  const input: PromotionInput = {
    promotionId: 1,
    guid: '00000000-0000-4000-8000-000000000001',
    code: 'SUMMER10',
    name: 'Summer',
    percent: 10,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };

  it.each([
    ['summer 10', 'SUMMER10'],
    ['  Año-Nuevo ', 'AÑO-NUEVO'],
    ['ＳＵＭＭＥＲ', 'SUMMER'],
  ])('has the code %s as %s', (typed, code) => {
    expect(promoCode.parse(typed)).toBe(code);
  });

  it.each(['', 'abc', 'a'.repeat(31), '10% OFF', '<b>SALE</b>'])('cannot have the code %j', (typed) => {
    expect(issuesOf(promoCode, typed)).toHaveLength(1);
  });

  it.each<[string, Partial<PromotionInput>, string]>([
    ['a percentage without one', { percent: undefined }, 'percent: Must be above 0 and at most 100'],
    ['an amount of nothing', { type: 'fixedAmount', amount: 0 }, 'amount: Must be above 0'],
    [
      'items that it does not name',
      { scope: 'items' },
      'itemIds: Choose the items or menu groups that it is for',
    ],
    ['no free item', { type: 'freeItem' }, 'itemIds: Choose the items or menu groups that it is for'],
    [
      'free delivery for pickup alone',
      { type: 'freeDelivery', forDelivery: false },
      'forDelivery: Free delivery has to be for delivery',
    ],
    [
      'no kind of order',
      { forPickup: false, forDelivery: false },
      'forPickup: Choose pickup, delivery or both',
    ],
    [
      'days the wrong way round',
      { firstDay: '2026-06-02', lastDay: '2026-06-01' },
      'lastDay: The last day must not be before the first',
    ],
  ])('with %s is refused', (_, change, issue) => {
    expect(issuesOf(promotionEntity.stored, { ...input, ...change })).toEqual([issue]);
  });
});
