// The figures of a cart or an order, in reading order. Taxes included in prices are shown, not added.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';

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
    { key: 'subtotal', label: 'Subtotal', amount: money(totals.subtotal) },
    ...optional('discount', 'Discount', -totals.discount),
    ...optional('service', 'Service charge', totals.serviceCharge),
    ...added.map((tax) => ({
      key: `tax-${tax.taxRateId}`,
      label: tax.name,
      amount: money(tax.amountCalculated),
    })),
    ...optional('delivery', 'Delivery fee', totals.deliveryFee),
    ...optional('tip', 'Tip', totals.tip),
    { key: 'total', label: 'Total', amount: money(totals.total), isTotal: true },
    ...included.map((tax) => ({
      key: `included-${tax.taxRateId}`,
      label: `${isolated(tax.name)} (included)`,
      amount: money(tax.amountCalculated),
      isAside: true,
    })),
  ];
}
