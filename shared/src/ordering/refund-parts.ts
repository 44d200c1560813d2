// What a refund is for, and what it comes to: all that is left of a payment, dishes by their number with the service charge, the
// delivery fee or the tip, or an amount. Screens show the sum before it is confirmed; the server computes it again with the
// same function (docs/decisions/074-refunds-and-tips.md).
import { DomainError } from '../kernel/errors.ts';
import { isolated } from '../kernel/isolated.ts';
import {
  atLeastZero,
  type Big,
  decimal,
  formatMoney,
  isMoney,
  roundMoney,
  sum,
  zero,
} from '../kernel/money.ts';
import { spread } from './discounts.ts';
import type { Order } from './order.schema.ts';
import { GUEST } from './order-actors.ts';
import { pointsFor } from './points.ts';
import type { RefundExtra } from './refund-extras.ts';

export type RefundChoice =
  | { kind: 'whole' }
  | {
      kind: 'parts';
      /** How many of each line, by orderItemGuid. */
      lines: Readonly<Record<string, number>>;
      extras: readonly RefundExtra[];
    }
  | { kind: 'amount'; amount: number };

/** What an earlier refund was for, as far as it is done or under way. */
export interface RefundedBefore {
  amount: number;
  lines?: Readonly<Record<string, number>> | undefined;
  extras?: readonly RefundExtra[] | undefined;
  points?: RefundedPoints | undefined;
}

/** Points that follow a refund: those that the order had brought, and those that had paid a part of it. */
export interface RefundedPoints {
  takenBack: number;
  givenBack: number;
}

export interface ReckonedRefund {
  /** In the major unit: more than zero, and no more than is left. */
  amount: number;
  lines?: Record<string, number>;
  extras?: RefundExtra[];
  points: RefundedPoints;
  /** What the parts come to, where less than that is left. */
  cutFrom?: number;
}

export type RefundedOrder = Pick<
  Order,
  | 'items'
  | 'totals'
  | 'orderLevelDiscounts'
  | 'appliedTaxes'
  | 'createdByUserId'
  | 'pointsToEarn'
  | 'pointsSpent'
>;

interface LineShare {
  quantity: number;
  /** Of the total: what is paid for it after discounts and points, with its taxes. */
  amount: Big;
  takenBack: Big;
  givenBack: Big;
}

/** How an order's total divides into its lines and its extras, to the smallest unit of the currency. */
export interface OrderShares {
  /** By orderItemGuid. */
  lines: ReadonlyMap<string, LineShare>;
  extras: Readonly<Record<RefundExtra, Big>>;
}

/**
 * A tax is divided among the lines that bear it, by what is paid for each. What a line's price includes of a tax is in its price.
 */
export function orderShares(order: RefundedOrder): OrderShares {
  const { items, totals } = order;
  const { currency } = totals;
  const extras = {
    serviceCharge: decimal(totals.serviceCharge),
    deliveryFee: decimal(totals.deliveryFee),
    tip: decimal(totals.tip),
  };
  const food = decimal(totals.total).minus(sum(Object.values(extras)));
  const prices = items.map((item) =>
    atLeastZero(decimal(item.lineTotal).minus(sum(item.discounts.map((one) => decimal(one.amountApplied))))),
  );
  const discounts = sum(order.orderLevelDiscounts.map((one) => decimal(one.amountApplied)));
  const taken = spread(discounts, prices, currency);
  const paid = prices.map((price, index) => atLeastZero(price.minus(taken[index] ?? zero)));
  const taxed = paid.map((amount, index) =>
    amount.plus(sum(taxesOf(order, paid).map((by) => by[index] ?? zero))),
  );
  const amounts = divided(food, taxed, currency);
  // Points have no smaller unit than one.
  const takenBack = divided(decimal(earnedBy(order)), paid, WHOLE);
  const givenBack = divided(decimal(order.pointsSpent ?? 0), prices, WHOLE);
  return {
    extras,
    lines: new Map(
      items.map(({ orderItemGuid, quantity }, index) => [
        orderItemGuid,
        {
          quantity,
          amount: amounts[index] ?? zero,
          takenBack: takenBack[index] ?? zero,
          givenBack: givenBack[index] ?? zero,
        },
      ]),
    ),
  };
}

/** A currency without decimals, by which whole numbers are divided. */
const WHOLE = 'JPY';

/** Of each tax that is added to the prices, the lines' parts. */
function taxesOf({ items, totals, appliedTaxes }: RefundedOrder, paid: readonly Big[]): Big[][] {
  return appliedTaxes
    .filter(({ isInclusive }) => !isInclusive)
    .map(({ taxRateId, amountCalculated }) => {
      const bearing = items.map(({ applicableTaxRateIds }, index) =>
        applicableTaxRateIds.includes(taxRateId) ? (paid[index] ?? zero) : zero,
      );
      return divided(decimal(amountCalculated), bearing, totals.currency);
    });
}

/** In proportion, with exactly that sum: where nobody has a claim, the last one gets it all. */
function divided(amount: Big, claims: readonly Big[], currency: string): Big[] {
  if (sum(claims).gt(0)) return spread(atLeastZero(amount), claims, currency);
  return claims.map((_, index) => (index === claims.length - 1 ? atLeastZero(amount) : zero));
}

/** What of a line was given back by earlier refunds. */
export const refundedOf = (earlier: readonly RefundedBefore[], orderItemGuid: string): number =>
  earlier.reduce((count, { lines }) => count + (lines?.[orderItemGuid] ?? 0), 0);

export const isExtraRefunded = (earlier: readonly RefundedBefore[], extra: RefundExtra): boolean =>
  earlier.some(({ extras }) => extras?.includes(extra));

/** What is left of a payment, in the major unit. */
export const leftOf = (paid: number, earlier: readonly RefundedBefore[]): number =>
  atLeastZero(decimal(paid).minus(sum(earlier.map(({ amount }) => decimal(amount))))).toNumber();

/** Of `quantity` pieces, those from the `from`th on: rounded down, so that the last piece gets the rest. */
function pieces(whole: Big, quantity: number, from: number, count: number, currency: string): Big {
  const upTo = (pieceCount: number): Big =>
    pieceCount >= quantity
      ? whole
      : roundMoney(whole.times(pieceCount).div(quantity), currency, 'Always Round Down');
  return upTo(from + count).minus(upTo(from));
}

/**
 * @param paid What was captured, in the major unit.
 * @param earlier All that is done or under way.
 * Throws VALIDATION_FAILED, with the field, for what is not in the order or was given back already.
 */
export function reckonRefund(
  order: RefundedOrder,
  paid: number,
  earlier: readonly RefundedBefore[],
  choice: RefundChoice,
): ReckonedRefund {
  const { currency } = order.totals;
  const left = leftOf(paid, earlier);
  if (!(left > 0)) throw faulty('kind', 'All of this payment has been given back');
  const wanted =
    choice.kind === 'parts' ? partsOf(order, earlier, choice) : amountOf(order, earlier, choice, left);
  const whole = wanted.amount.gte(left);
  return {
    amount: whole ? left : wanted.amount.toNumber(),
    ...(choice.kind === 'parts' && {
      lines: Object.fromEntries(Object.entries(choice.lines).filter(([, count]) => count > 0)),
      extras: [...new Set(choice.extras)],
    }),
    // Nothing of the order is left then: neither what it brought nor what points paid.
    points: whole ? pointsLeft(order, earlier) : wanted.points,
    ...(wanted.amount.gt(left) && { cutFrom: roundMoney(wanted.amount, currency).toNumber() }),
  };
}

interface Wanted {
  amount: Big;
  points: RefundedPoints;
}

function amountOf(
  order: RefundedOrder,
  earlier: readonly RefundedBefore[],
  choice: Exclude<RefundChoice, { kind: 'parts' }>,
  left: number,
): Wanted {
  const { currency, total } = order.totals;
  if (choice.kind === 'whole') return { amount: decimal(left), points: pointsLeft(order, earlier) };
  const { amount } = choice;
  if (!(amount > 0 && amount <= left && isMoney(amount, currency)))
    throw faulty('amount', `The refund must be more than nothing and at most ${formatMoney(left, currency)}`);
  const most = pointsLeft(order, earlier);
  const share = decimal(earnedBy(order)).times(decimal(amount)).div(decimal(total)).round(0, 0).toNumber();
  return { amount: decimal(amount), points: { takenBack: Math.min(share, most.takenBack), givenBack: 0 } };
}

function partsOf(
  order: RefundedOrder,
  earlier: readonly RefundedBefore[],
  { lines, extras }: Extract<RefundChoice, { kind: 'parts' }>,
): Wanted {
  const { currency } = order.totals;
  const shares = orderShares(order);
  const most = pointsLeft(order, earlier);
  let amount = zero;
  let takenBack = zero;
  let givenBack = zero;
  for (const [guid, count] of Object.entries(lines)) {
    const line = shares.lines.get(guid);
    const from = refundedOf(earlier, guid);
    const field = `lines.${guid}`;
    if (!line) throw faulty(field, 'This is not in the order');
    const rest = Math.max(0, line.quantity - from);
    if (!Number.isInteger(count) || count < 0 || count > rest)
      throw faulty(
        field,
        rest === 0 ? 'This was given back already' : `At most ${rest} of these can be given back`,
      );
    amount = amount.plus(pieces(line.amount, line.quantity, from, count, currency));
    takenBack = takenBack.plus(pieces(line.takenBack, line.quantity, from, count, WHOLE));
    givenBack = givenBack.plus(pieces(line.givenBack, line.quantity, from, count, WHOLE));
  }
  for (const extra of new Set(extras)) {
    if (isExtraRefunded(earlier, extra) || !shares.extras[extra].gt(0))
      throw faulty('extras', `${isolated(extraNames[extra])}: there is nothing of it to give back`);
    amount = amount.plus(shares.extras[extra]);
  }
  if (!amount.gt(0)) throw faulty('lines', 'Choose what is given back. What you have chosen cost nothing');
  return {
    amount,
    points: {
      takenBack: Math.min(takenBack.toNumber(), most.takenBack),
      givenBack: Math.min(givenBack.toNumber(), most.givenBack),
    },
  };
}

export const extraNames: Readonly<Record<RefundExtra, string>> = {
  serviceCharge: 'Service charge',
  deliveryFee: 'Delivery fee',
  tip: 'Tip',
};

function pointsLeft(order: RefundedOrder, earlier: readonly RefundedBefore[]): RefundedPoints {
  const was = (kind: keyof RefundedPoints): number =>
    earlier.reduce((points, one) => points + (one.points?.[kind] ?? 0), 0);
  return {
    takenBack: Math.max(0, earnedBy(order) - was('takenBack')),
    givenBack: Math.max(0, (order.pointsSpent ?? 0) - was('givenBack')),
  };
}

const earnedBy = ({ createdByUserId, pointsToEarn, totals }: RefundedOrder): number =>
  createdByUserId === GUEST ? 0 : (pointsToEarn ?? pointsFor(totals.subtotal));

const faulty = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { [field]: message } });
