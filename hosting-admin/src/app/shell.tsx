// What stands around every screen: the mark, the restaurant, the person.
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { Link, Outlet, useParams } from 'react-router-dom';
import { myRestaurantsQuery } from '../features/restaurants/queries.ts';
import { usePlatform } from '../lib/platform.tsx';
import { PICKER_PATH } from '../lib/screen-paths.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { UserMenu } from './user-menu.tsx';

export function Shell() {
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line bg-card px-3">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 rounded-lg pr-2 text-lg font-extrabold tracking-tight"
        >
          <Logo className="size-7" />
          <span className="max-sm:sr-only">Bite</span>
        </Link>
        <div className="flex min-w-0 flex-1">
          <RestaurantName />
        </div>
        <UserMenu />
      </header>
      <div className="flex min-h-0 flex-1 flex-col md:overflow-y-auto">
        <Outlet />
      </div>
    </div>
  );
}

/** The restaurant at this address; a way to the others where there are any. */
function RestaurantName() {
  const { call } = usePlatform();
  const { tenantId, restaurantId } = useParams();
  const { data: restaurants = [] } = useQuery(myRestaurantsQuery(call));
  const here = restaurants.find(
    (one) => String(one.tenantId) === tenantId && String(one.restaurantId) === restaurantId,
  );
  if (!here) return null;
  if (restaurants.length === 1) return <p className="truncate px-2 font-semibold">{here.name}</p>;
  return (
    <Link to={PICKER_PATH} className={buttonClasses('quiet', 'min-w-0 px-2 text-base')}>
      <span className="truncate">{here.name}</span>
      <ChevronsUpDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <span className="sr-only">, switch restaurant</span>
    </Link>
  );
}
