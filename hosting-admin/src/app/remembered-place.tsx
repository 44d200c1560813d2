// URLs without a restaurant: '/menu-display' opens the screen of the remembered restaurant.
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { menuDisplayPath } from '../lib/screen-paths.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useRestaurantInUse } from './use-navigation.ts';

const MenuDisplayScreen = lazy(async () => ({
  default: (await import('../features/catalogue/menu-display-screen.tsx')).MenuDisplayScreen,
}));

export function RememberedMenuDisplay() {
  const restaurant = useRestaurantInUse();
  if (restaurant) return <Navigate to={menuDisplayPath(restaurant)} replace />;
  return (
    <Suspense fallback={<Skeleton label="Loading…" rows={3} />}>
      <MenuDisplayScreen restaurant={undefined} mayChoose={false} />
    </Suspense>
  );
}
