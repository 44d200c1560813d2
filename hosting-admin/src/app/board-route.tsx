// The board at an address: finds its restaurant among the visitor's own, and remembers it.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Store } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { OrderBoard } from '../features/orders/order-board.tsx';
import { MyRestaurants } from '../features/restaurants/my-restaurants.tsx';
import { rememberSelection } from '../features/restaurants/selection.ts';
import { PICKER_PATH } from '../lib/screen-paths.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';

export function BoardRoute() {
  const signOut = useSignOut();
  const { tenantId, restaurantId } = useParams();
  return (
    <MyRestaurants onSignOut={signOut}>
      {(restaurants) => {
        const restaurant = restaurants.find(
          (one) => String(one.tenantId) === tenantId && String(one.restaurantId) === restaurantId,
        );
        return restaurant ? (
          <RememberedBoard key={restaurant.restaurantGuid} restaurant={restaurant} />
        ) : (
          <NotYours />
        );
      }}
    </MyRestaurants>
  );
}

function RememberedBoard({ restaurant }: { restaurant: MyRestaurant }) {
  useEffect(() => rememberSelection(localStorage, restaurant), [restaurant]);
  return <OrderBoard restaurant={restaurant} />;
}

function NotYours() {
  return (
    <main>
      <title>No access · Bite</title>
      <Message
        title="This restaurant is not one of yours"
        symbol={<Store aria-hidden="true" />}
        actions={
          <Link to={PICKER_PATH} className={buttonClasses('primary')}>
            Your restaurants
          </Link>
        }
      >
        <p>You have no access to it, or no longer. Ask your manager if you should have.</p>
      </Message>
    </main>
  );
}
