// The figures of a cart or an order, in reading order. Taxes included in prices are shown, not added.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';

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

export interface TotalsRow {
  key: string;
  label: string;
  amount: string;
  isAside?: boolean;
  isTotal?: boolean;
}

export function totalsRows(totals: DisplayedTotals): TotalsRow[] {
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const optional = (key: string, label: string, amount: number): TotalsRow[] =>
    amount === 0 ? [] : [{ key, label, amount: money(amount) }];
  const added = totals.taxes.filter((tax) => !tax.isInclusive);
  const included = totals.taxes.filter((tax) => tax.isInclusive);
  return [
    { key: 'subtotal', label: t('Subtotal'), amount: money(totals.subtotal) },
    ...optional('discount', t('Discount'), -totals.discount),
    ...optional('service', t('Service charge'), totals.serviceCharge),
    ...added.map((tax) => ({
      key: `tax-${tax.taxRateId}`,
      label: tax.name,
      amount: money(tax.amountCalculated),
    })),
    ...optional('delivery', t('Delivery fee'), totals.deliveryFee),
    ...optional('tip', t('Tip'), totals.tip),
    { key: 'total', label: t('Total'), amount: money(totals.total), isTotal: true },
    ...included.map((tax) => ({
      key: `included-${tax.taxRateId}`,
      label: t('{tax} (included)', { tax: isolated(tax.name) }),
      amount: money(tax.amountCalculated),
      isAside: true,
    })),
  ];
}
