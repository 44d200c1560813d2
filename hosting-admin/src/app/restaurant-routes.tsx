// Which restaurant? The only one, the remembered one, or the one that is picked.
import { Navigate } from 'react-router-dom';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { MyRestaurants } from '../features/restaurants/my-restaurants.tsx';
import { RestaurantPicker } from '../features/restaurants/restaurant-picker.tsx';
import { selectedFrom } from '../features/restaurants/selection.ts';
import { boardPath, PICKER_PATH } from '../lib/screen-paths.ts';

/** To the board of the selected restaurant, or to the list where nothing is selected. */
export function BoardHome() {
  const signOut = useSignOut();
  return (
    <MyRestaurants onSignOut={signOut}>
      {(restaurants) => {
        const selected = selectedFrom(localStorage, restaurants);
        return <Navigate replace to={selected ? boardPath(selected) : PICKER_PATH} />;
      }}
    </MyRestaurants>
  );
}

export function Picker() {
  const signOut = useSignOut();
  return (
    <MyRestaurants onSignOut={signOut}>
      {(restaurants) => <RestaurantPicker restaurants={restaurants} />}
    </MyRestaurants>
  );
}
