// Tips for the staff: a percent of the subtotal after discounts, or an amount of the guest's own (decision 054).
import { decimal, isMoney, roundMoney } from '../kernel/money.ts';
import { formatMoney } from '../kernel/money-format.ts';
import { t } from '../kernel/translate.ts';
import type { OrderingSettings } from '../tenancy/restaurant.schema.ts';
import type { OrderType } from './fulfilment.ts';

/** What a guest chose; no choice is no tip. */
export type TipChoice = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: number };

export interface TipPolicy {
  allowTips: boolean;
  ordering: Pick<OrderingSettings, 'tips'>;
}

export interface SuggestedTip {
  percent: number;
  amount: number;
}

/** The percents on offer; undefined where no tips are taken. */
export function tipPercents(
  { allowTips, ordering }: TipPolicy,
  orderType: OrderType,
): readonly number[] | undefined {
  const own = ordering.tips[orderType];
  return allowTips && own.enabled ? own.percents : undefined;
}

/** @param discounted The subtotal after discounts, in the major unit. Rounded half up. */
export const percentTip = (percent: number, discounted: number, currency: string): number =>
  roundMoney(decimal(discounted).times(percent).div(100), currency).toNumber();

export function suggestTips(
  percents: readonly number[],
  discounted: number,
  currency: string,
): SuggestedTip[] {
  return percents.map((percent) => ({ percent, amount: percentTip(percent, discounted, currency) }));
}

/** What a choice comes to. A percent that is not on offer, as after a change to delivery, counts as none. */
export function tipOf(
  choice: TipChoice | undefined,
  discounted: number,
  percents: readonly number[] | undefined,
  currency: string,
): number {
  if (!choice || !percents) return 0;
  if (choice.kind === 'amount') return choice.amount;
  return percents.includes(choice.percent) ? percentTip(choice.percent, discounted, currency) : 0;
}

/** Why this tip, in the major unit, is refused; undefined if it is accepted. No tip is always accepted. */
export function refuseTip(
  tip: number,
  restaurant: TipPolicy & { currency: string },
  orderType: OrderType,
): string | undefined {
  if (tip === 0) return undefined;
  if (!Number.isFinite(tip)) return t('Tip must be a number');
  if (!restaurant.allowTips) return t('This restaurant does not take tips');
  if (!tipPercents(restaurant, orderType))
    return orderType === 'delivery'
      ? t('This restaurant does not take tips for delivery')
      : t('This restaurant does not take tips for pickup');
  if (tip < 0) return t('Tip cannot be negative');
  return isMoney(tip, restaurant.currency) ? undefined : t('Tip has too many decimals');
}

interface TippedOrder {
  currency: string;
  subtotal: number;
  discount: number;
  tip: number;
}

const MOST_TIMES = 10;

/** A slip of the finger more likely than a tip: why it is refused; undefined if it is accepted. */
export function refuseTipSize({ tip, subtotal, currency }: TippedOrder): string | undefined {
  const most = decimal(subtotal).times(MOST_TIMES);
  if (decimal(tip).lte(most)) return undefined;
  return t('The tip can be at most {amount}', { amount: formatMoney(most.toNumber(), currency) });
}

/** What tips are percents of. */
export const discountedSubtotal = ({
  subtotal,
  discount,
}: Pick<TippedOrder, 'subtotal' | 'discount'>): number =>
  decimal(subtotal).minus(decimal(discount)).toNumber();

/** More than the food costs: the guest is asked whether that is meant. */
export const isTipUnusual = (order: TippedOrder): boolean =>
  order.tip > 0 && order.tip > discountedSubtotal(order);
