// The price of a whole order. Browser and server call the same function on the same menu, so their totals agree to the cent;
// the server's total counts.
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { atLeastZero, type Big, decimal, roundMoney, sum } from '../kernel/money.ts';
import { type ZoneFees, zoneFee } from './delivery-zones.ts';
import {
  applyDiscounts,
  type Discounted,
  type GrantedDiscount,
  pointsDiscount,
  refuseDiscount,
} from './discounts.ts';
import type { OrderType } from './fulfilment.ts';
import {
  isProblem,
  type LineProblem,
  type LineProblemCode,
  type LineRequest,
  type PricedLine,
  priceLine,
} from './line.ts';
import { redeemPoints } from './points.ts';
import { type AppliedTax, applyTaxes, type Service, type TaxableLine } from './taxes.ts';
import { refuseTip } from './tips.ts';

/** Every printed figure, in the currency's major unit. The total is the sum of the printed figures. */
export interface OrderTotals {
  currency: string;
  itemCount: number;
  /** The lines before discounts and exclusive taxes. */
  subtotal: number;
  /** The discounts of lines and order together. */
  discount: number;
  serviceCharge: number;
  taxes: AppliedTax[];
  /** Exclusive taxes only, which are added. */
  tax: number;
  /** After any free delivery. Its tax, if the restaurant charges one, is among the taxes. */
  deliveryFee: number;
  tip: number;
  total: number;
}

export interface PricedOrder extends Pick<Discounted, 'orderDiscounts' | 'lineDiscounts'> {
  lines: PricedLine[];
  totals: OrderTotals;
  /** Points that pay for a part of it, as the last of its discounts. */
  pointsSpent: number;
}

export interface PriceProblem extends Omit<LineProblem, 'code'> {
  code: LineProblemCode | 'tip' | 'discount';
}

export type PriceResult = ({ ok: true } & PricedOrder) | { ok: false; problems: PriceProblem[] };

export interface PriceOptions {
  /** In the major unit. */
  tip?: number | undefined;
  discounts?: readonly GrantedDiscount[] | undefined;
  /** The zone that the order is brought to, whose fee depends on the subtotal; or an amount. 0 by default. */
  deliveryFee?: number | ZoneFees | undefined;
  /** How many of the diner's points pay, at most: no more of them than the order needs are spent. */
  points?: number | undefined;
  /** 'pickup' by default: whether tips are taken may depend on it. */
  orderType?: OrderType | undefined;
  /** 'takeout' by default, for pickup and delivery. */
  service?: Service | undefined;
}

/** Prices every line, or returns the problems by line. */
export function priceOrder(
  index: StorefrontIndex,
  requests: readonly LineRequest[],
  options: PriceOptions = {},
): PriceResult {
  const results = requests.map((request) => priceLine(index, request));
  const problems = [
    ...results.flatMap((result, line) => (isProblem(result) ? [{ ...result, line }] : [])),
    ...optionProblems(index, requests.length, options),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const lines = results.filter((result): result is PricedLine => !isProblem(result));
  return { ok: true, ...reckon(index, lines, options) };
}

function optionProblems(
  index: StorefrontIndex,
  lineCount: number,
  { tip = 0, discounts = [], orderType = 'pickup' }: PriceOptions,
): PriceProblem[] {
  const { restaurant } = index.storefront;
  const badTip = refuseTip(tip, restaurant, orderType);
  return [
    ...discounts.flatMap((discount): PriceProblem[] => {
      const message = refuseDiscount(discount, lineCount, restaurant.currency);
      return message === undefined ? [] : [{ code: 'discount', message }];
    }),
    ...(badTip === undefined ? [] : [{ code: 'tip' as const, message: badTip }]),
  ];
}

function reckon(
  index: StorefrontIndex,
  lines: PricedLine[],
  { tip = 0, discounts = [], deliveryFee = 0, points = 0, service }: PriceOptions,
): PricedOrder {
  const { restaurant, taxRates } = index.storefront;
  const { currency } = restaurant;
  const lineTotals = lines.map((line) => line.lineTotal);
  const subtotal = sum(lineTotals);
  const granted = applyDiscounts(lineTotals, discounts, currency);
  const paid = redeemPoints(
    points,
    subtotal.minus(granted.amount).toNumber(),
    currency,
    restaurant.ordering.pointsForOne,
  );
  const {
    orderDiscounts,
    lineDiscounts,
    remaining,
    amount: discount,
  } = paid.points > 0
    ? applyDiscounts(lineTotals, [...discounts, pointsDiscount(paid.amount)], currency)
    : granted;
  const serviceCharge = serviceChargeOn(subtotal.minus(discount), restaurant.serviceCharge, currency);
  const zone = typeof deliveryFee === 'number' ? { fee: deliveryFee } : deliveryFee;
  const fee = zoneFee(zone, subtotal.toNumber());
  const taxes = applyTaxes(
    [
      ...lines.map(({ item, lineTotal }, line) => ({
        amount: remaining[line] ?? lineTotal,
        taxRateIds: item.taxRateIds,
        isInclusive: item.taxInclusion === 'inclusive',
        isTakeoutExempt: item.takeoutTaxException ?? false,
      })),
      ...taxableFee(zone, fee),
    ],
    { rates: taxRates, fallbackRate: restaurant.taxRate, currency, service },
  );
  const tax = sum(
    taxes.filter((applied) => !applied.isInclusive).map((applied) => decimal(applied.amountCalculated)),
  );
  const figures = {
    subtotal,
    discount,
    serviceCharge,
    tax,
    deliveryFee: decimal(fee),
    tip: decimal(tip),
  };
  const totals: OrderTotals = {
    currency,
    itemCount: lines.reduce((count, line) => count + line.request.quantity, 0),
    subtotal: subtotal.toNumber(),
    discount: discount.toNumber(),
    serviceCharge: serviceCharge.toNumber(),
    taxes,
    tax: tax.toNumber(),
    deliveryFee: fee,
    tip,
    total: orderTotal(figures).toNumber(),
  };
  return { lines, orderDiscounts, lineDiscounts, totals, pointsSpent: paid.points };
}

/** Bears the restaurant's default rates, where it says that the fee is taxed at all. */
function taxableFee({ feeTax }: ZoneFees, fee: number): TaxableLine[] {
  if (feeTax === undefined || fee === 0) return [];
  return [{ amount: decimal(fee), isInclusive: feeTax === 'included', isTakeoutExempt: false }];
}

/** On the subtotal after discounts, untaxed. `rate` is a fraction; rounded half up. */
function serviceChargeOn(discounted: Big, rate: number, currency: string): Big {
  return roundMoney(discounted.times(decimal(rate)), currency);
}

interface Figures {
  subtotal: Big;
  discount: Big;
  serviceCharge: Big;
  tax: Big;
  deliveryFee: Big;
  tip: Big;
}

/** Subtotal, service charge, tax, delivery fee and tip, minus discounts; never negative (O9-11). */
export function orderTotal({ subtotal, discount, serviceCharge, tax, deliveryFee, tip }: Figures): Big {
  return atLeastZero(sum([subtotal, serviceCharge, tax, deliveryFee, tip]).minus(discount));
}

/** The total of a cart from the displayed figures, rounded half up to the currency's decimals (O9-11). */
export function cartTotal(
  { price, serviceCharge, tax, tip }: { price: number; serviceCharge: number; tax: number; tip: number },
  currency: string,
): number {
  return roundMoney(
    sum([price, serviceCharge, tax, tip].map((figure) => decimal(figure))),
    currency,
  ).toNumber();
}

/** Subtotal divided by items, rounded half up; 0 without items (O9-13). */
export function averageItemPrice({
  subtotal,
  itemCount,
  currency,
}: Pick<OrderTotals, 'subtotal' | 'itemCount' | 'currency'>): number {
  return itemCount === 0 ? 0 : roundMoney(decimal(subtotal).div(itemCount), currency).toNumber();
}
