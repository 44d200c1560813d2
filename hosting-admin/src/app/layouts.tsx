// The layouts around the screens of a restaurant and of a tenant: they check access and provide the place.
import { Outlet } from 'react-router-dom';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { RestaurantGuard, TenantGuard } from '../features/tenancy/selection/place-guards.tsx';

export function RestaurantLayout() {
  return (
    <RestaurantGuard onSignOut={useSignOut()}>
      <Outlet />
    </RestaurantGuard>
  );
}

export function BusinessLayout() {
  return (
    <TenantGuard onSignOut={useSignOut()}>
      <Outlet />
    </TenantGuard>
  );
}
