// The live order board of one restaurant; for drivers, the list of deliveries.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { refreshPermissions } from '../../../lib/permission-changes.ts';
import type { LiveDocument } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useTime } from '../../../lib/use-time.ts';
import { useRing } from '../bell/use-ring.ts';
import { DeliveriesScreen } from '../deliveries/deliveries-screen.tsx';
import { useConnection } from '../live-orders/connection.ts';
import { ConnectionBanner } from '../live-orders/connection-banner.tsx';
import {
  finishedOrdersQuery,
  newestOrdersQuery,
  OPEN_LIMIT,
  openOrdersQuery,
  paymentAttentionQuery,
  unseenCancellationsQuery,
} from '../live-orders/order-queries.ts';
import { readOrders } from '../live-orders/read-orders.ts';
import { useLiveQuery } from '../live-orders/use-live-query.ts';
import { BoardMovesProvider } from '../order-card/board-moves.tsx';
import { BoardScreen } from './board-screen.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { groupOrders } from './columns.ts';
import { NoAccess } from './no-access.tsx';

interface OrderBoardProps {
  restaurant: MyRestaurant;
  /** What there is to say above the orders. */
  notices?: ReactNode;
}

/** Needs a React key per restaurant, so that no state is carried over to another board. */
export function OrderBoard(props: OrderBoardProps) {
  const { restaurant } = props;
  const client = useQueryClient();
  if (restaurant.mayReadOrders) return <LiveBoard {...props} />;
  if (restaurant.mayReadDeliveries) return <DeliveriesScreen restaurant={restaurant} />;
  // The person's permissions may have changed since they were loaded.
  return <NoAccess restaurant={restaurant} hadAccess={false} onRetry={() => client.invalidateQueries()} />;
}

function LiveBoard({ restaurant, notices }: OrderBoardProps) {
  const { tenantId, restaurantId } = restaurant;
  const at = useMemo(() => ({ tenantId, restaurantId }), [tenantId, restaurantId]);
  const open = useLiveQuery(useMemo(() => openOrdersQuery(at), [at]));
  const finished = useLiveQuery(useMemo(() => finishedOrdersQuery(at), [at]));
  const unseen = useLiveQuery(useMemo(() => unseenCancellationsQuery(at), [at]));
  const { mayReadRefunds } = restaurant;
  const marked = useLiveQuery(
    useMemo(() => (mayReadRefunds ? paymentAttentionQuery(at) : undefined), [at, mayReadRefunds]),
  );
  const isFull = open.documents.length >= OPEN_LIMIT;
  const newest = useLiveQuery(useMemo(() => (isFull ? newestOrdersQuery(at) : undefined), [at, isFull]));
  const connection = useConnection(open);
  const now = useTime((moment) => moment);

  const current = useMemo(
    () => readOrders(together(open.documents, isFull ? newest.documents : [])),
    [open.documents, newest.documents, isFull],
  );
  const done = useMemo(() => readOrders(finished.documents), [finished.documents]);
  const ended = useMemo(
    () => readOrders(together(unseen.documents, finished.documents)),
    [unseen.documents, finished.documents],
  );
  const toLookAt = useMemo(() => readOrders(marked.documents), [marked.documents]);
  const groups = useMemo(() => groupOrders(current.orders, now), [current, now]);
  const ringing = useRing(open.hasBeenLive ? current.orders : undefined, now);
  const orders = useMemo(
    () => once([...current.orders, ...ended.orders, ...toLookAt.orders]),
    [current, ended, toLookAt],
  );

  useReloadRightsOnDenial(open.phase === 'denied' && open.hasBeenLive);

  if (open.phase === 'denied') {
    return <NoAccess restaurant={restaurant} hadAccess={open.hasBeenLive} onRetry={open.retry} />;
  }
  const isWaiting = !open.hasBeenLive && open.documents.length === 0;
  return (
    <BoardMovesProvider restaurant={restaurant} orders={orders}>
      <div className="flex flex-1 flex-col md:tall:min-h-0">
        <ConnectionBanner connection={connection} />
        {isWaiting ? (
          <BoardSkeleton name={restaurant.name} />
        ) : (
          <BoardScreen
            restaurant={restaurant}
            notices={notices}
            groups={groups}
            finished={done.orders}
            ended={ended.orders}
            paymentsToLookAt={toLookAt.orders}
            unreadable={[...current.unreadable, ...ended.unreadable]}
            ringing={ringing}
          />
        )}
      </div>
    </BoardMovesProvider>
  );
}

/** Each order once, as the first list has it. */
const once = (orders: readonly Order[]): Order[] => [
  ...new Map([...orders].reverse().map((order) => [order.guid, order])).values(),
];

/** Both lists without duplicates. */
function together(first: readonly LiveDocument[], second: readonly LiveDocument[]): LiveDocument[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}

/** Reloads permissions after a refusal, to show the reason: a dismissal, or a suspended tenant. */
function useReloadRightsOnDenial(isShutOut: boolean): void {
  const { call } = usePorts();
  const client = useQueryClient();
  useEffect(() => {
    if (isShutOut) void refreshPermissions(client, call);
  }, [client, call, isShutOut]);
}
