// The cards of one column.
import type { Order } from '@bite/shared/ordering/order.schema';
import { classNames } from '../../../ui/class-names.ts';
import { OrderCard } from '../order-card/order-card.tsx';
import type { FoldState } from '../order-card/unfolded-orders.ts';

export interface CardContext extends FoldState {
  zone: string;
  mayWork: boolean;
  mayCorrect: boolean;
  isCompact: boolean;
  ringing: ReadonlyMap<string, number>;
}

interface OrderListProps extends CardContext {
  orders: readonly Order[];
  /** As many cards per row as fit. */
  isGrid?: boolean;
  /** What an empty column says. */
  empty: string;
}

export function OrderList({ orders, empty, ringing, unfolded, isGrid = false, ...card }: OrderListProps) {
  if (orders.length === 0) return <p className="px-1 py-4 text-center text-sm text-muted">{empty}</p>;
  return (
    <ul
      className={classNames(
        'grid items-start',
        card.isCompact ? 'gap-2' : 'gap-3',
        columnsOf(isGrid, card.isCompact),
      )}
    >
      {orders.map((order) => (
        <li key={order.guid}>
          <OrderCard
            order={order}
            isRinging={ringing.has(order.guid)}
            isUnfolded={unfolded.has(order.guid)}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}

function columnsOf(isGrid: boolean, isCompact: boolean): string {
  if (!isGrid) return 'grid-cols-1';
  return isCompact
    ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]';
}
