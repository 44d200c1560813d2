// The route of the order board.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { PauseMenu } from '../features/catalogue/pause-menu.tsx';
import { StorefrontGapsOf } from '../features/catalogue/storefront-gaps-of.tsx';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { OrderBoard } from '../features/ordering/board/order-board.tsx';
import { RestaurantGuard } from '../features/tenancy/selection/place-guards.tsx';
import { useLivePermissions } from '../lib/permission-changes.ts';
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
  useLivePermissions(session.phase === 'signedIn' ? session.user.uid : undefined, restaurant.tenantId);
  return (
    <OrderBoard
      restaurant={restaurant}
      controls={<PauseMenu restaurant={restaurant} />}
      notices={<StorefrontGapsOf restaurant={restaurant} />}
    />
  );
}
