import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  StorefrontModifierGroup,
  StorefrontModifierGroupUse,
  StorefrontSize,
  StorefrontTaxRate,
} from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { isMoney, type RoundingOption, roundingOptions } from '../kernel/money.ts';
import { holds } from '../testing/holds.ts';
import { type SomeOrder, someOrder } from '../testing/some-orders.ts';
import { cartItemOf, lineRequestOf } from './cart.ts';
import { firstChoice, judgeChoice } from './item-choice.ts';
import type { LineRequest } from './line.ts';
import { type PricedOrder, priceOrder } from './quote.ts';

function pricedWith(
  { storefront, requests }: SomeOrder,
  change: (rate: StorefrontTaxRate) => StorefrontTaxRate = (rate) => rate,
): PricedOrder {
  const priced = priceOrder(
    indexStorefront({ ...storefront, taxRates: storefront.taxRates.map(change) }),
    requests,
  );
  if (!priced.ok) throw new Error(priced.problems.map(({ message }) => message).join());
  return priced;
}

/** An independent reckoning: whole numbers of the currency's smallest unit. */
const units = (amount: number, decimals: number): bigint => BigInt(Math.round(amount * 10 ** decimals));

function roundedUnits(numerator: bigint, denominator: bigint, rounding: RoundingOption): bigint {
  const whole = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  if (twice === 0n || rounding === 'Always Round Down') return whole;
  if (rounding === 'Always Round Up') return whole + 1n;
  if (twice === denominator) return rounding === 'Half Up Rounding' || whole % 2n === 1n ? whole + 1n : whole;
  return twice > denominator ? whole + 1n : whole;
}

/** What the options of a line add: the item's own price, else that of the size, else the plain one. */
function optionUnits(
  { modifiers }: LineRequest,
  group: StorefrontModifierGroup,
  own: StorefrontModifierGroupUse,
  size: StorefrontSize | undefined,
): number[] {
  if (group.pricingStrategy === 'No charge' || modifiers.length === 0) return [];
  if (group.pricingStrategy === 'Group') return [own.groupPrice ?? group.groupPrice ?? 0];
  const sameName = (name: string) => name.trim().toUpperCase() === size?.name.toUpperCase();
  return modifiers.map(({ modifierId }) => {
    const option = group.modifiers[modifierId - 1];
    const prices = [
      ...(own.optionPrices ?? []).filter((price) => price.modifierId === modifierId),
      ...(option?.sizePrices ?? []).filter(({ name }) => sameName(name)),
      option,
    ];
    return prices[0]?.price ?? Number.NaN;
  });
}

/** What one of a line costs, reckoned from the menu alone. */
function unitsOfOne({ storefront, decimals }: SomeOrder, request: LineRequest): bigint {
  const item = storefront.items.find(({ itemId }) => itemId === request.menuItemId);
  const [group] = storefront.modifierGroups;
  const [use] = item?.modifierGroups ?? [];
  const size = item?.sizes?.find(({ id }) => id === request.sizeId);
  const added = group && use ? optionUnits(request, group, use, size) : [];
  const amounts = [request.openPrice ?? size?.price ?? item?.basePrice ?? 0, ...added];
  return amounts.reduce((sum, amount) => sum + units(amount, decimals), 0n);
}

describe('any order at any restaurant', () => {
  it('C3-13, C3-17 charges each line what the menu says of its size and options, there and then', () => {
    holds(
      fc.property(someOrder, (order) => {
        const { lines } = pricedWith(order);
        for (const { request, unitPrice, lineTotal } of lines) {
          const one = unitsOfOne(order, request);
          expect(units(unitPrice.toNumber(), order.decimals)).toBe(one);
          expect(units(lineTotal.toNumber(), order.decimals)).toBe(one * BigInt(request.quantity));
        }
      }),
      600,
    );
  });

  it('O9-11 what the dialog shows, the cart keeps, and the server is asked for are one amount', () => {
    holds(
      fc.property(someOrder, (order) => {
        const index = indexStorefront(order.storefront);
        for (const line of pricedWith(order).lines) {
          const total = line.lineTotal.toNumber();
          const kept = cartItemOf(line, '1', 0);
          expect(kept.totalPrice).toBe(total);
          const choice = firstChoice(line.item, () => false, kept);
          const shown = judgeChoice(index, line.item, undefined, choice);
          expect(shown.total).toBe(total);
          const asked = priceOrder(index, [lineRequestOf(kept)]);
          expect(asked.ok && asked.totals.subtotal).toBe(total);
        }
      }),
      300,
    );
  });

  it('O9-11 adds up: the total is the sum of the printed figures, each of them money and none below nothing', () => {
    holds(
      fc.property(someOrder, (order) => {
        const { currency } = order.storefront.restaurant;
        const { totals } = pricedWith(order);
        const figures = [totals.subtotal, totals.serviceCharge, totals.tax, totals.tip, totals.total];
        const amounts = totals.taxes.map(({ amountCalculated }) => amountCalculated);
        for (const figure of [...figures, ...amounts])
          expect(isMoney(figure, currency) && figure >= 0).toBe(true);
        const inUnits = (amount: number) => units(amount, order.decimals);
        expect(inUnits(totals.total)).toBe(
          inUnits(totals.subtotal) +
            inUnits(totals.serviceCharge) +
            inUnits(totals.tax) +
            inUnits(totals.deliveryFee) +
            inUnits(totals.tip),
        );
        const added = totals.taxes
          .filter(({ isInclusive }) => !isInclusive)
          .map(({ amountCalculated }) => inUnits(amountCalculated));
        expect(inUnits(totals.tax)).toBe(added.reduce((sum, amount) => sum + amount, 0n));
      }),
      400,
    );
  });

  it('line by line: what lines are worth alone, they are worth together', () => {
    holds(
      fc.property(someOrder, (order) => {
        const { lines, totals } = pricedWith(order);
        const alone = order.requests.map(
          (request) => pricedWith({ ...order, requests: [request] }).totals.subtotal,
        );
        const inUnits = (amount: number) => units(amount, order.decimals);
        expect(lines.map(({ lineTotal }) => lineTotal.toNumber())).toEqual(alone);
        expect(inUnits(totals.subtotal)).toBe(alone.reduce((sum, amount) => sum + inUnits(amount), 0n));
        expect(totals.itemCount).toBe(order.requests.reduce((count, { quantity }) => count + quantity, 0));
      }),
    );
  });

  it('O9-12 every percentage is the exact one, rounded once as its rate says', () => {
    holds(
      fc.property(someOrder, (order) => {
        const { lines, totals } = pricedWith(order);
        const { taxRates } = order.storefront;
        for (const tax of totals.taxes.filter(
          ({ type, isInclusive }) => type === 'percentage' && !isInclusive,
        )) {
          const rate = taxRates.find(({ taxRateId }) => taxRateId === tax.taxRateId);
          const bears = lines.filter(({ item }) => {
            const isNamed = item.taxRateIds
              ? item.taxRateIds.includes(tax.taxRateId)
              : (rate?.default ?? true);
            return isNamed && !item.takeoutTaxException && item.taxInclusion !== 'inclusive';
          });
          const base = bears.reduce(
            (sum, { lineTotal }) => sum + units(lineTotal.toNumber(), order.decimals),
            0n,
          );
          const thousandths = BigInt(
            Math.round((rate?.rate ?? order.storefront.restaurant.taxRate * 100) * 1000),
          );
          const expected = roundedUnits(
            base * thousandths,
            100_000n,
            rate?.roundingOptions ?? 'Half Even Rounding',
          );
          expect(units(tax.amountCalculated, order.decimals)).toBe(expected);
        }
      }),
      400,
    );
  });

  it('the four roundings differ by at most one cent a rate', () => {
    holds(
      fc.property(someOrder, (order) => {
        const totals = roundingOptions.map((rounding) =>
          units(
            pricedWith(order, (rate) => ({ ...rate, roundingOptions: rounding })).totals.total,
            order.decimals,
          ),
        );
        const [even = 0n, up = 0n, down = 0n, ceil = 0n] = totals;
        expect(down <= even && even <= up && up <= ceil).toBe(true);
        expect(ceil - down).toBeLessThanOrEqual(BigInt(order.storefront.taxRates.length));
      }),
    );
  });

  it('does not depend on the order of its lines', () => {
    holds(
      fc.property(someOrder, (order) => {
        const backwards = { ...order, requests: [...order.requests].reverse() };
        expect(pricedWith(backwards).totals).toEqual(pricedWith(order).totals);
      }),
    );
  });

  it('one more of anything never makes it cheaper', () => {
    holds(
      fc.property(someOrder, (order) => {
        const [first, ...others] = order.requests;
        if (!first) return;
        const more = { ...order, requests: [{ ...first, quantity: first.quantity + 1 }, ...others] };
        expect(pricedWith(more).totals.total).toBeGreaterThan(pricedWith(order).totals.total);
      }),
    );
  });
});
