// In the cart: how much more brings the order to the minimum of its delivery zone, or to a lower fee.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import type { CartView } from '../../../lib/cart-view.ts';
import { Icon } from '../../../ui/icon.tsx';

export function DeliveryProgress({ view: { delivery, totals } }: { view: CartView }) {
  if (!delivery || delivery.tooSmall !== undefined || !delivery.nextFee) return null;
  const { missing, fee, from } = delivery.nextFee;
  const money = (amount: number): string => formatMoney(amount, totals.currency);
  const text =
    fee === 0
      ? t('{amount} more for free delivery', { amount: money(missing) })
      : t('{amount} more for delivery at {fee}', { amount: money(missing), fee: money(fee) });
  return (
    <div className="grid gap-2 rounded-xl bg-wash px-4 py-3 text-sm">
      <p className="flex items-center gap-2">
        <Icon name="pin" className="size-5 shrink-0 text-accent-text" />
        <span>{text}</span>
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-accent"
          style={{ inlineSize: `${Math.min(100, ((from - missing) / from) * 100)}%` }}
        />
      </div>
    </div>
  );
}
