// The live order board of one restaurant.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTime } from '../../lib/clock.ts';
import { usePlatform } from '../../lib/platform.tsx';
import { askRightsAnew } from '../../lib/rights-news.ts';
import { BoardMovesProvider } from './board-moves.tsx';
import { BoardScreen } from './board-screen.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { groupOrders } from './columns.ts';
import { useConnection } from './connection.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { NoAccess } from './no-access.tsx';
import { finishedOrdersQuery, openOrdersQuery } from './order-queries.ts';
import { readOrders } from './read-orders.ts';
import { useLiveQuery } from './use-live-query.ts';
import { useRing } from './use-ring.ts';

/** Give it a key of the restaurant: nothing of one board is meant for another. */
export function OrderBoard({ restaurant }: { restaurant: MyRestaurant }) {
  const client = useQueryClient();
  if (restaurant.mayReadOrders) return <LiveBoard restaurant={restaurant} />;
  // What the server said of this person's rights may have changed since.
  return <NoAccess restaurant={restaurant} hadAccess={false} onRetry={() => client.invalidateQueries()} />;
}

function LiveBoard({ restaurant }: { restaurant: MyRestaurant }) {
  const { tenantId, restaurantId } = restaurant;
  const at = useMemo(() => ({ tenantId, restaurantId }), [tenantId, restaurantId]);
  const open = useLiveQuery(useMemo(() => openOrdersQuery(at), [at]));
  const finished = useLiveQuery(useMemo(() => finishedOrdersQuery(at), [at]));
  const connection = useConnection(open);
  const now = useTime((moment) => moment);

  const current = useMemo(() => readOrders(open.documents), [open.documents]);
  const done = useMemo(() => readOrders(finished.documents), [finished.documents]);
  const groups = useMemo(() => groupOrders(current.orders, now), [current, now]);
  const ringing = useRing(open.hasBeenLive ? current.orders : undefined, now);
  const orders = useMemo(() => [...current.orders, ...done.orders], [current, done]);

  useNewsOfRights(open.phase === 'denied' && open.hasBeenLive);

  if (open.phase === 'denied') {
    return <NoAccess restaurant={restaurant} hadAccess={open.hasBeenLive} onRetry={open.retry} />;
  }
  const isWaiting = !open.hasBeenLive && open.documents.length === 0;
  return (
    <BoardMovesProvider at={at} orders={orders}>
      <div className="flex min-h-0 flex-1 flex-col">
        <ConnectionBanner connection={connection} />
        {isWaiting ? (
          <BoardSkeleton name={restaurant.name} />
        ) : (
          <BoardScreen
            restaurant={restaurant}
            groups={groups}
            finished={done.orders}
            unreadable={[...current.unreadable, ...done.unreadable]}
            ringing={ringing}
          />
        )}
      </div>
    </BoardMovesProvider>
  );
}

/** Who is shut out of a board that was open learns why from the lists: a dismissal, or the whole business suspended. */
function useNewsOfRights(isShutOut: boolean): void {
  const { call } = usePlatform();
  const client = useQueryClient();
  useEffect(() => {
    if (isShutOut) void askRightsAnew(client, call);
  }, [client, call, isShutOut]);
}
