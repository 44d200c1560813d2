// The cards of one column.
import type { Order } from '@bite/shared/ordering/order.schema';
import { OrderCard } from './order-card.tsx';

export interface CardContext {
  zone: string;
  mayWork: boolean;
  mayCorrect: boolean;
  ringing: ReadonlyMap<string, number>;
}

interface OrderListProps extends CardContext {
  orders: readonly Order[];
  /** What an empty column says. */
  empty: string;
}

export function OrderList({ orders, empty, ringing, ...card }: OrderListProps) {
  if (orders.length === 0) return <p className="px-1 py-4 text-center text-sm text-muted">{empty}</p>;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {orders.map((order) => (
        <li key={order.guid}>
          <OrderCard order={order} isRinging={ringing.has(order.guid)} {...card} />
        </li>
      ))}
    </ul>
  );
}
