// The board at an address.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { PauseMenu } from '../features/live-state/pause-menu.tsx';
import { StorefrontGapsOf } from '../features/menu-display/storefront-gaps-of.tsx';
import { OrderBoard } from '../features/orders/order-board.tsx';
import { RestaurantGuard } from '../features/selection/place-guards.tsx';
import { useLiveRights } from '../lib/rights-news.ts';
import { useSession } from '../lib/session.tsx';

export function BoardRoute() {
  const signOut = useSignOut();
  return (
    <RestaurantGuard onSignOut={signOut}>
      {(restaurant) => <WatchedBoard key={restaurant.restaurantGuid} restaurant={restaurant} />}
    </RestaurantGuard>
  );
}

function WatchedBoard({ restaurant }: { restaurant: MyRestaurant }) {
  const { session } = useSession();
  useLiveRights(session.phase === 'signedIn' ? session.user.uid : undefined, restaurant.tenantId);
  return (
    <OrderBoard
      restaurant={restaurant}
      controls={<PauseMenu restaurant={restaurant} />}
      notices={<StorefrontGapsOf restaurant={restaurant} />}
    />
  );
}
