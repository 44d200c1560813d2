// Switches between restaurants: to the same screen of another one, or to the list of all.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { myRestaurantsQuery } from '../lib/my-places.ts';
import { usePorts } from '../lib/ports-context.tsx';
import { boardPath, PICKER_PATH } from '../lib/screen-paths.ts';
import { screenPath } from '../lib/screens.ts';
import { Button, buttonClasses } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { screens } from './screens.ts';

/** The maximum in the menu; others are found by searching. */
const SHOWN = 8;

interface RestaurantSwitcherProps {
  restaurant: MyRestaurant | undefined;
  /** Whether there is room for the name. */
  isWide: boolean;
}

export function RestaurantSwitcher({ restaurant, isWide }: RestaurantSwitcherProps) {
  const { call } = usePorts();
  const { data: restaurants = [] } = useQuery(myRestaurantsQuery(call));
  if (!restaurant) return restaurants.length > 0 ? <ChooseLink isWide={isWide} /> : null;
  if (restaurants.length === 1) {
    return (
      <div className={shape(isWide)} title={restaurant.name}>
        <Face restaurant={restaurant} isWide={isWide} />
      </div>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button look="quiet" className={shape(isWide)} title={restaurant.name}>
          <Face restaurant={restaurant} isWide={isWide} purpose="Switch restaurant" />
          {isWide && <ChevronsUpDown className="ml-auto size-4 shrink-0 text-muted" aria-hidden="true" />}
        </Button>
      }
    >
      <Others here={restaurant} restaurants={restaurants} />
    </Menu>
  );
}

const shape = (isWide: boolean): string =>
  classNames(
    'flex min-h-12 items-center gap-2.5 rounded-lg text-left font-normal',
    isWide ? 'w-full justify-start px-2' : 'w-11 justify-center px-0',
  );

interface FaceProps {
  restaurant: MyRestaurant;
  isWide: boolean;
  /** The button's action, for screen readers. */
  purpose?: string;
}

function Face({ restaurant: { name, tenantName }, isWide, purpose }: FaceProps) {
  return (
    <>
      <span
        className="grid size-8 shrink-0 place-items-center rounded-lg bg-accent text-sm font-bold text-on-accent"
        aria-hidden="true"
      >
        {name.trim().charAt(0).toUpperCase()}
      </span>
      <span className={isWide ? 'grid min-w-0' : 'sr-only'}>
        <span className="truncate text-sm font-semibold text-ink">
          {name}
          {purpose && <span className="sr-only">{purpose}</span>}
        </span>
        {isWide && <span className="truncate text-xs font-normal text-muted">{tenantName}</span>}
      </span>
    </>
  );
}

function ChooseLink({ isWide }: { isWide: boolean }) {
  return (
    <Link to={PICKER_PATH} className={buttonClasses('quiet', shape(isWide))} title="Choose a restaurant">
      <Store className="size-5 shrink-0" aria-hidden="true" />
      <span className={isWide ? 'text-sm font-semibold' : 'sr-only'}>Choose a restaurant</span>
    </Link>
  );
}

function Others({ here, restaurants }: { here: MyRestaurant; restaurants: readonly MyRestaurant[] }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const neighbours = restaurants.filter(({ tenantId }) => tenantId === here.tenantId);
  return (
    <>
      <MenuLabel>{here.tenantName}</MenuLabel>
      {neighbours.slice(0, SHOWN).map((restaurant) => (
        <MenuItem
          key={restaurant.restaurantGuid}
          onSelect={() => void navigate(sameScreen(pathname, here, restaurant))}
        >
          <span className="min-w-0 flex-1 truncate">{restaurant.name}</span>
          {restaurant === here && <Check className="size-4" aria-label="in use" />}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void navigate(PICKER_PATH)}>All restaurants…</MenuItem>
    </>
  );
}

/** The open screen of `here`, for `there`: the list where one of its records is open, the board if it is no screen of a restaurant. */
export function sameScreen(pathname: string, here: MyRestaurant, there: MyRestaurant): string {
  const start = `/t/${here.tenantId}/r/${here.restaurantId}/`;
  if (!pathname.startsWith(start)) return boardPath(there);
  const open = pathname.slice(start.length);
  const [screen] = screens
    .filter(({ area, path }) => area === 'restaurant' && `${open}/`.startsWith(`${path}/`))
    .sort((one, other) => one.path.length - other.path.length);
  return screen ? screenPath(screen, there) : boardPath(there);
}
