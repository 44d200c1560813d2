// The figures of a cart or an order, in reading order. Taxes included in prices are shown, not added.

import { isolated } from '../kernel/isolated.ts';
import { formatMoney } from '../kernel/money-format.ts';
import { t } from '../kernel/translate.ts';
import { otherDiscounts } from './printed-discounts.ts';

/** The displayed figures of OrderTotals. */
export interface DisplayedTotals {
  currency: string;
  subtotal: number;
  discount: number;
  serviceCharge: number;
  taxes: readonly { taxRateId: number; name: string; amountCalculated: number; isInclusive: boolean }[];
  deliveryFee: number;
  tip: number;
  total: number;
}

/** The promotion whose code was used. */
export interface UsedPromotion {
  code: string;
  name: string;
  type: 'percentage' | 'fixedAmount' | 'freeItem' | 'freeDelivery';
  /** What it took off, among the discounts. */
  amount: number;
  /** Why it takes nothing off. */
  refusal?: string | undefined;
}

export interface TotalsRow {
  key: string;
  label: string;
  amount: string;
  isAside?: boolean;
  isTotal?: boolean;
}

/** A cart or an order. */
export interface Reckoned {
  totals: DisplayedTotals;
  promotion?: UsedPromotion | undefined;
  /** What points pay, among the discounts. */
  pointsPaid?: number;
  /** It is delivered, and known to cost nothing. */
  isDeliveryFree?: boolean;
}

export function totalsRows({
  totals,
  promotion: named,
  pointsPaid = 0,
  isDeliveryFree = false,
}: Reckoned): TotalsRow[] {
  const promotion = named?.refusal === undefined ? named : undefined;
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const optional = (key: string, label: string, amount: number): TotalsRow[] =>
    amount === 0 ? [] : [{ key, label, amount: money(amount) }];
  const delivery = (): TotalsRow[] => {
    const code = promotion?.type === 'freeDelivery' ? promotion : undefined;
    if (!code && !isDeliveryFree) return optional('delivery', t('Delivery fee'), totals.deliveryFee);
    return [{ key: 'delivery', label: code ? promotionLabel(code) : t('Delivery fee'), amount: t('Free') }];
  };
  const added = totals.taxes.filter((tax) => !tax.isInclusive);
  const included = totals.taxes.filter((tax) => tax.isInclusive);
  return [
    { key: 'subtotal', label: t('Subtotal'), amount: money(totals.subtotal) },
    ...(promotion ? optional('promotion', promotionLabel(promotion), -promotion.amount) : []),
    ...optional('discount', t('Discount'), -otherDiscounts(totals, promotion?.amount ?? 0, pointsPaid)),
    ...optional('points', t('Paid with points'), -pointsPaid),
    ...optional('service', t('Service charge'), totals.serviceCharge),
    ...added.map((tax) => ({
      key: `tax-${tax.taxRateId}`,
      label: taxName(tax),
      amount: money(tax.amountCalculated),
    })),
    ...delivery(),
    ...optional('tip', t('Tip'), totals.tip),
    { key: 'total', label: t('Total'), amount: money(totals.total), isTotal: true },
    ...included.map((tax) => ({
      key: `included-${tax.taxRateId}`,
      label: t('{tax} (included)', { tax: isolated(taxName(tax)) }),
      amount: money(tax.amountCalculated),
      isAside: true,
    })),
  ];
}

/** A restaurant without tax rates has one percentage without a name. */
const taxName = ({ taxRateId, name }: DisplayedTotals['taxes'][number]): string =>
  taxRateId === 0 ? t('Tax') : name;

/** 'Summer (SUMMER10)', 'Delivery fee (FREESHIP)' */
const promotionLabel = ({ name, code, type }: UsedPromotion): string =>
  `${type === 'freeDelivery' ? t('Delivery fee') : isolated(name)} (${isolated(code)})`;
