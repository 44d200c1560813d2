// What of an order's total is neither dishes nor taxes: discounts, points, service charge, delivery fee and tip.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import { otherDiscounts, pointsPaid } from '@bite/shared/ordering/printed-discounts';

export function ExtraFigures({ order }: { order: Order }) {
  const { totals, promotion } = order;
  const used = promotion?.amount ?? 0;
  const byPoints = pointsPaid(order.orderLevelDiscounts);
  const rows = [
    [promotion ? `${isolated(promotion.name)} (${isolated(promotion.code)})` : '', -used],
    ['Discount', -otherDiscounts(totals, used, byPoints)],
    ['Paid with points', -byPoints],
    ['Service charge', totals.serviceCharge],
    ['Delivery fee', totals.deliveryFee],
    ['Tip', totals.tip],
  ] as const;
  const shown = rows.filter(([, amount]) => amount !== 0);
  const isFree = promotion?.type === 'freeDelivery';
  if (shown.length === 0 && !isFree) return null;
  return (
    <dl className="grid gap-0.5 text-sm">
      {shown.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{formatMoney(amount, totals.currency)}</dd>
        </div>
      ))}
      {isFree && (
        <div className="flex flex-wrap justify-between gap-x-2">
          <dt className="text-muted">Delivery fee ({isolated(promotion.code)})</dt>
          <dd>Free</dd>
        </div>
      )}
    </dl>
  );
}
