// The price of an order: discounts of items, discounts of the order, points, taxes, the delivery fee, and a tip that is a percent of
// the subtotal after discounts, in this order. The cart shows it and the server charges it.
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import type { OrderType } from './fulfilment.ts';
import type { LineRequest } from './line.ts';
import { type PromotionTerms, promotionDiscounts, refusePromotion } from './promotions.ts';
import { type OrderTotals, type PriceOptions, type PriceResult, priceOrder } from './quote.ts';
import { discountedSubtotal, type TipChoice, tipOf, tipPercents } from './tips.ts';

export interface OrderExtras {
  orderType: OrderType;
  promotion?: PromotionTerms | undefined;
  /** An amount in the major unit, or what a guest chose. */
  tip?: number | TipChoice | undefined;
  /** As priceOrder takes it, before any free delivery. */
  deliveryFee?: PriceOptions['deliveryFee'];
  /** How many of the diner's points pay, at most. */
  points?: number | undefined;
  /** Milliseconds: when it is ordered. */
  now: number;
}

/** `promotionRefusal`: why the code takes nothing off; the totals are then those without it. */
export type ReckonedOrder = PriceResult & { promotionRefusal?: string };

export function reckonOrder(
  index: StorefrontIndex,
  requests: readonly LineRequest[],
  { orderType, promotion, tip, deliveryFee, points, now }: OrderExtras,
): ReckonedOrder {
  const plain = priceOrder(index, requests, { orderType, deliveryFee, points });
  if (!plain.ok) return plain;
  const order = { index, lines: plain.lines, orderType, now };
  const promotionRefusal = promotion && refusePromotion(promotion, order);
  const applied = promotionRefusal === undefined ? promotion : undefined;
  const options: PriceOptions = {
    orderType,
    points,
    discounts: applied && promotionDiscounts(applied, order),
    deliveryFee: applied?.type === 'freeDelivery' ? 0 : deliveryFee,
  };
  const discounted = applied ? priceOrder(index, requests, options) : plain;
  if (!discounted.ok) return discounted;
  const amount = typeof tip === 'number' ? tip : chosenTip(index, discounted.totals, orderType, tip);
  const priced = amount === 0 ? discounted : priceOrder(index, requests, { ...options, tip: amount });
  return { ...priced, ...(promotionRefusal !== undefined && { promotionRefusal }) };
}

function chosenTip(
  { storefront }: StorefrontIndex,
  { subtotal, discount, currency }: OrderTotals,
  orderType: OrderType,
  choice: TipChoice | undefined,
): number {
  const percents = tipPercents(storefront.restaurant, orderType);
  return tipOf(choice, discountedSubtotal({ subtotal, discount }), percents, currency);
}
