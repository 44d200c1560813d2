// The route of the order board. Opens no listeners while the tenant is suspended.
import { useLivePermissions } from '../../../lib/permission-changes.ts';
import { usePlace } from '../../../lib/place.tsx';
import { useSession } from '../../../lib/session.tsx';
import { BoardGaps } from './board-gaps.tsx';
import { OrderBoard } from './order-board.tsx';

export function BoardRoute() {
  const { isStopped } = usePlace();
  return isStopped ? null : <WatchedBoard />;
}

function WatchedBoard() {
  const { restaurant } = usePlace();
  const { session } = useSession();
  useLivePermissions(session.phase === 'signedIn' ? session.user.uid : undefined, restaurant.tenantId);
  return <OrderBoard restaurant={restaurant} notices={<BoardGaps restaurant={restaurant} />} />;
}
