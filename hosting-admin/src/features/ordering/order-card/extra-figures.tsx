// What of an order's total is neither dishes nor taxes: discounts, the delivery fee and the tip.
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';

export function ExtraFigures({ totals }: { totals: Order['totals'] }) {
  const rows = [
    ['Discount', -totals.discount],
    ['Delivery fee', totals.deliveryFee],
    ['Tip', totals.tip],
  ] as const;
  const shown = rows.filter(([, amount]) => amount !== 0);
  if (shown.length === 0) return null;
  return (
    <dl className="grid gap-0.5 text-sm">
      {shown.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{formatMoney(amount, totals.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
