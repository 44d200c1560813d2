import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { type Big, decimal, isMoney, sum } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import {
  grantedOn,
  optionsFor,
  pickedFromGroup,
  someExtras,
  someGrant,
  somePricing,
} from '../testing/some-grants.ts';
import { type SomeOrder, someOrder } from '../testing/some-orders.ts';
import { pricingErrorsOf } from './pricing-checks.ts';
import { type PricedOrder, type PriceOptions, priceOrder } from './quote.ts';

function priced({ storefront, requests }: SomeOrder, options?: PriceOptions): PricedOrder {
  const result = priceOrder(indexStorefront(storefront), requests, options);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  return result;
}

const total = (amounts: readonly number[]): Big => sum(amounts.map((amount) => decimal(amount)));

describe('any order with any tip, any delivery fee and any discounts', () => {
  it('O9-11, O2.6-10 total = subtotal − discount + service charge + exclusive tax + delivery fee + tip, exactly, and nothing is below nothing', () => {
    holds(
      fc.property(someOrder, someExtras, (order, extras) => {
        const options = optionsFor(order, extras);
        const { totals } = priced(order, options);
        const { subtotal, discount, serviceCharge, tax, deliveryFee, tip } = totals;
        const added = totals.taxes.filter(({ isInclusive }) => !isInclusive);
        const figures = [subtotal, -discount, serviceCharge, tax, deliveryFee, tip];
        expect(total([totals.total]).eq(total(figures))).toBe(true);
        expect(total([tax]).eq(total(added.map(({ amountCalculated }) => amountCalculated)))).toBe(true);
        expect([deliveryFee, tip]).toEqual([options.deliveryFee, options.tip]);
        for (const figure of [...figures.map(Math.abs), totals.total])
          expect(isMoney(figure, totals.currency) && figure >= 0).toBe(true);
      }),
      400,
    );
  });

  it('I3.12-03 the printed discount is the sum of what each one took, and never above the subtotal', () => {
    holds(
      fc.property(someOrder, someExtras, (order, extras) => {
        const { totals, orderDiscounts, lineDiscounts, lines } = priced(order, optionsFor(order, extras));
        const taken = [...orderDiscounts, ...lineDiscounts.flat()].map(({ amountApplied }) => amountApplied);
        expect(total(taken).eq(totals.discount)).toBe(true);
        expect(totals.discount).toBeLessThanOrEqual(totals.subtotal);
        for (const [position, line] of lines.entries()) {
          const own = lineDiscounts[position]?.map(({ amountApplied }) => amountApplied) ?? [];
          expect(total(own).lte(line.lineTotal)).toBe(true);
        }
      }),
    );
  });

  it('a bigger discount never costs more', () => {
    holds(
      fc.property(someOrder, someGrant, fc.nat({ max: 3000 }), (order, grant, more) => {
        const costs = (value: number) =>
          priced(order, { discounts: [grantedOn(order, { ...grant, value })] }).totals.total;
        expect(costs(grant.value + more)).toBeLessThanOrEqual(costs(grant.value));
        expect(costs(grant.value)).toBeLessThanOrEqual(priced(order).totals.total);
      }),
      600,
    );
  });

  it('a delivery fee is added whole, and changes no other figure', () => {
    holds(
      fc.property(someOrder, someExtras, (order, extras) => {
        const options = optionsFor(order, extras);
        const { total: withFee, deliveryFee, ...others } = priced(order, options).totals;
        const {
          total: without,
          deliveryFee: _none,
          ...same
        } = priced(order, { ...options, deliveryFee: 0 }).totals;
        expect(others).toEqual(same);
        expect(total([without, deliveryFee]).eq(withFee)).toBe(true);
      }),
    );
  });

  it('a tip is added whole, and changes no other figure', () => {
    holds(
      fc.property(someOrder, someExtras, (order, extras) => {
        const options = optionsFor(order, extras);
        const { total: withTip, tip, ...others } = priced(order, options).totals;
        const { total: without, tip: _none, ...same } = priced(order, { ...options, tip: 0 }).totals;
        expect(others).toEqual(same);
        expect(total([without, tip]).eq(withTip)).toBe(true);
      }),
    );
  });

  it('is quoted the same every time, and what was asked is left as it was', () => {
    holds(
      fc.property(someOrder, someExtras, (order, extras) => {
        const options = optionsFor(order, extras);
        const asked = JSON.stringify([order, options]);
        const first = JSON.stringify(priced(order, options));
        expect(JSON.stringify(priced(structuredClone(order), structuredClone(options)))).toBe(first);
        expect(JSON.stringify([order, options])).toBe(asked);
      }),
    );
  });

  it('O5-04 has no pricing errors', () => {
    holds(
      fc.property(someOrder, someExtras, (order, extras) => {
        const index = indexStorefront(order.storefront);
        expect(pricingErrorsOf(index, priced(order, optionsFor(order, extras)))).toEqual([]);
      }),
    );
  });
});

describe('any line', () => {
  it('in two halves costs the same as whole, and is taxed the same', () => {
    holds(
      fc.property(someOrder, (order) => {
        const doubled = order.requests.map((request) => ({ ...request, quantity: request.quantity * 2 }));
        const halves = order.requests.flatMap((request) => [request, request]);
        expect(priced({ ...order, requests: halves }).totals).toEqual(
          priced({ ...order, requests: doubled }).totals,
        );
      }),
    );
  });

  it('of a menu group with prices of its own pays the same for its options', () => {
    holds(
      fc.property(someOrder, somePricing, (order, pricing) => {
        const optionsOf = ({ lines }: PricedOrder) =>
          lines.map(({ unitPrice, basePrice }) => unitPrice.minus(basePrice).toNumber());
        expect(optionsOf(priced(pickedFromGroup(order, pricing)))).toEqual(optionsOf(priced(order)));
      }),
    );
  });

  it('of a discounted menu group never costs more', () => {
    holds(
      fc.property(someOrder, somePricing, (order, pricing) => {
        const picked = pickedFromGroup(order, { ...pricing, isFixed: false });
        expect(priced(picked).totals.subtotal).toBeLessThanOrEqual(priced(order).totals.subtotal);
      }),
    );
  });

  it('of a menu group at one price costs that price, but for open prices', () => {
    holds(
      fc.property(someOrder, somePricing, (order, pricing) => {
        const { lines } = priced(pickedFromGroup(order, { ...pricing, isFixed: true }));
        const fixed = pricing.value / 10 ** order.decimals;
        for (const { item, request, basePrice } of lines) {
          const expected = item.pricingStrategy === 'open' ? request.openPrice : fixed;
          expect(basePrice.toNumber()).toBe(expected);
        }
      }),
    );
  });
});
