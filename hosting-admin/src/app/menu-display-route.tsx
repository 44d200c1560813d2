// The choice of a menu at a restaurant's address, or for the restaurant that is remembered.

import { MenuDisplayScreen } from '../features/catalogue/menu-display-screen.tsx';
import { PauseMenu } from '../features/catalogue/pause-menu.tsx';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { RestaurantGuard } from '../features/tenancy/selection/place-guards.tsx';
import { useMay } from '../lib/profile.ts';
import { useRestaurantInUse } from './use-navigation.ts';

export function MenuDisplayRoute() {
  const signOut = useSignOut();
  const may = useMay();
  return (
    <RestaurantGuard onSignOut={signOut}>
      {(restaurant) => (
        <MenuDisplayScreen
          key={restaurant.restaurantGuid}
          restaurant={restaurant}
          mayChoose={may('website.write', restaurant)}
          pause={<PauseMenu restaurant={restaurant} />}
        />
      )}
    </RestaurantGuard>
  );
}

export function RememberedMenuDisplayRoute() {
  const may = useMay();
  const restaurant = useRestaurantInUse();
  return (
    <MenuDisplayScreen
      restaurant={restaurant}
      mayChoose={restaurant !== undefined && may('website.write', restaurant)}
      pause={restaurant && <PauseMenu restaurant={restaurant} />}
    />
  );
}
