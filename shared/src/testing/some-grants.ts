// Arbitrary tips, discounts and menu groups with prices of their own, for an order that some-orders.ts made up.
import fc from 'fast-check';
import type { GroupPricing } from '../catalogue/storefront.ts';
import type { GrantedDiscount } from '../ordering/discounts.ts';
import type { PriceOptions } from '../ordering/quote.ts';
import { aMenuGroup } from './a-storefront.ts';
import type { SomeOrder } from './some-orders.ts';

export interface SomeGrant {
  type: GrantedDiscount['type'];
  /** Hundredths of a percent, or smallest units of the currency. */
  value: number;
  /** For the order as a whole where null. */
  line: number | null;
}

export const someGrant: fc.Arbitrary<SomeGrant> = fc.record({
  type: fc.constantFrom('percentage' as const, 'fixedAmount' as const),
  value: fc.integer({ min: 0, max: 12_000 }),
  line: fc.option(fc.nat()),
});

/** As a discount on this order; on the order as a whole where it has no lines. */
export function grantedOn(
  { requests, decimals }: SomeOrder,
  { type, value, line }: SomeGrant,
): GrantedDiscount {
  const discount = {
    discountId: 'd1',
    name: 'Regulars',
    type,
    value: value / 10 ** (type === 'percentage' ? 2 : decimals),
  };
  return line === null || requests.length === 0
    ? { ...discount, scope: 'order' }
    : { ...discount, scope: 'item', line: line % requests.length };
}

export const someExtras = fc.record({
  tipUnits: fc.nat({ max: 2000 }),
  feeUnits: fc.nat({ max: 1000 }),
  grants: fc.array(someGrant, { maxLength: 3 }),
  service: fc.constantFrom('takeout' as const, 'dineIn' as const),
});

type SomeExtras = typeof someExtras extends fc.Arbitrary<infer Value> ? Value : never;

export function optionsFor(
  order: SomeOrder,
  { tipUnits, feeUnits, grants, service }: SomeExtras,
): PriceOptions {
  return {
    tip: tipUnits / 10 ** order.decimals,
    deliveryFee: feeUnits / 10 ** order.decimals,
    discounts: grants.map((grant) => grantedOn(order, grant)),
    service,
  };
}

export const somePricing: fc.Arbitrary<{ isFixed: boolean; value: number }> = fc.record({
  isFixed: fc.boolean(),
  value: fc.integer({ min: 1, max: 10_000 }),
});

/** The same order, with every line picked from one group of this pricing. */
export function pickedFromGroup(
  order: SomeOrder,
  { isFixed, value }: { isFixed: boolean; value: number },
): SomeOrder {
  const pricing: GroupPricing = isFixed
    ? { fixedPrice: value / 10 ** order.decimals }
    : { discountPercentage: value / 100 };
  const itemIds = order.storefront.items.map(({ itemId }) => itemId);
  return {
    ...order,
    storefront: { ...order.storefront, menuGroups: [aMenuGroup({ menuGroupId: 7, itemIds, pricing })] },
    requests: order.requests.map((request) => ({ ...request, menuGroupId: 7 })),
  };
}
