// What of an order's total is neither dishes nor taxes: discounts, the delivery fee and the tip.
import { isolated } from '@bite/shared/kernel/isolated';
import { decimal, formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';

export function ExtraFigures({ order: { totals, promotion } }: { order: Order }) {
  const used = promotion?.amount ?? 0;
  const rows = [
    [promotion ? `${isolated(promotion.name)} (${isolated(promotion.code)})` : '', -used],
    ['Discount', decimal(used).minus(totals.discount).toNumber()],
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
