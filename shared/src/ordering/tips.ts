// Tips for the staff: an amount, with suggested percentages of the subtotal.

import { decimal, isMoney, roundMoney } from '../kernel/money.ts';
import { t } from '../kernel/translate.ts';

/** Percent of the subtotal. */
export const suggestedTipPercents = [15, 18, 20, 25] as const;

export interface SuggestedTip {
  percent: number;
  amount: number;
}

/** Of the subtotal before discounts, since a coupon does not reduce the work. Rounded half up; none if tips are off. */
export function suggestTips(
  subtotal: number,
  { allowTips, currency }: { allowTips: boolean; currency: string },
): SuggestedTip[] {
  if (!allowTips) return [];
  return suggestedTipPercents.map((percent) => ({
    percent,
    amount: roundMoney(decimal(subtotal).times(percent).div(100), currency).toNumber(),
  }));
}

/** Why this tip, in the major unit, is refused; undefined if it is accepted. No tip is always accepted. */
export function refuseTip(
  tip: number,
  { allowTips, currency }: { allowTips: boolean; currency: string },
): string | undefined {
  if (tip === 0) return undefined;
  if (!Number.isFinite(tip)) return t('Tip must be a number');
  if (!allowTips) return t('This restaurant does not take tips');
  if (tip < 0) return t('Tip cannot be negative');
  return isMoney(tip, currency) ? undefined : t('Tip has too many decimals');
}
