// The board at an address.
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { OrderBoard } from '../features/orders/order-board.tsx';
import { RestaurantGuard } from '../features/selection/place-guards.tsx';

export function BoardRoute() {
  const signOut = useSignOut();
  return (
    <RestaurantGuard onSignOut={signOut}>
      {(restaurant) => <OrderBoard key={restaurant.restaurantGuid} restaurant={restaurant} />}
    </RestaurantGuard>
  );
}
