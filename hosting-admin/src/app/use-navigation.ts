// The navigation of the sidebar: the screens of the current restaurant and business that the person may open.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useQuery } from '@tanstack/react-query';
import {
  Bike,
  BookOpen,
  Building2,
  CookingPot,
  Inbox,
  Landmark,
  ListX,
  type LucideIcon,
  MapPinned,
  Settings,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { useParams } from 'react-router-dom';
import { savedSelection } from '../features/tenancy/selection/selection.ts';
import { myRestaurantsQuery } from '../lib/my-places.ts';
import { usePlatform } from '../lib/platform.tsx';
import { useMay } from '../lib/profile.ts';
import {
  boardPath,
  businessPath,
  FAILED_WORK_PATH,
  menuDisplayPath,
  recordsPath,
  restaurantSettingsPath,
  SITE_REQUESTS_PATH,
  SITE_RESTAURANTS_PATH,
  SITE_TENANTS_PATH,
  SITE_USERS_PATH,
  teamPath,
} from '../lib/screen-paths.ts';
import { recordEntries } from './record-routes.tsx';

export interface NavigationEntry {
  label: string;
  path: string;
  symbol: LucideIcon;
}

export interface NavigationGroup {
  title: string;
  entries: readonly NavigationEntry[];
}

/** The restaurant of the address, else the remembered one; at a business's own screens only if it is of that business. */
export function useRestaurantInUse(): MyRestaurant | undefined {
  const { call } = usePlatform();
  const { tenantId, restaurantId } = useParams();
  const { data: restaurants = [] } = useQuery(myRestaurantsQuery(call));
  if (restaurantId !== undefined)
    return restaurants.find(
      (one) => String(one.tenantId) === tenantId && String(one.restaurantId) === restaurantId,
    );
  const saved = savedSelection(localStorage, restaurants);
  if (tenantId === undefined || String(saved?.tenantId) === tenantId) return saved;
  return restaurants.find((one) => String(one.tenantId) === tenantId);
}

export function useNavigation(restaurant: MyRestaurant | undefined): readonly NavigationGroup[] {
  const { tenantId: fromAddress } = useParams();
  const may = useMay();
  const tenantId = restaurant?.tenantId ?? (fromAddress === undefined ? undefined : Number(fromAddress));
  const groups = [
    { title: 'Restaurant', entries: restaurant ? restaurantEntries(restaurant, may) : [] },
    { title: 'Catalogue', entries: restaurant ? recordLinks(restaurant, may) : [] },
    { title: 'Business', entries: tenantId === undefined ? [] : businessEntries(tenantId, may) },
    { title: 'Platform', entries: platformEntries(may) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

type May = ReturnType<typeof useMay>;

function restaurantEntries(restaurant: MyRestaurant, may: May): NavigationEntry[] {
  const entries: NavigationEntry[] = [];
  if (restaurant.mayReadOrders)
    entries.push({ label: 'Orders', path: boardPath(restaurant), symbol: CookingPot });
  else if (restaurant.mayReadDeliveries)
    entries.push({ label: 'Deliveries', path: boardPath(restaurant), symbol: Bike });
  if (may('website.read', restaurant))
    entries.push({ label: 'Menu display', path: menuDisplayPath(restaurant), symbol: BookOpen });
  if (may('restaurants.write', restaurant) || may('tenantSettings.read', restaurant))
    entries.push({
      label: 'Restaurant settings',
      path: restaurantSettingsPath(restaurant),
      symbol: Settings,
    });
  return entries;
}

/** Those who keep them: everybody else meets their names where they are used. */
const recordLinks = (restaurant: MyRestaurant, may: May): NavigationEntry[] =>
  recordEntries
    .filter(({ area }) => may(`${area}.write`, restaurant))
    .map(({ kind, label, symbol }) => ({ label, symbol, path: recordsPath(restaurant, kind) }));

function businessEntries(tenantId: number, may: May): NavigationEntry[] {
  const entries: NavigationEntry[] = [];
  if (may('assignments.read', { tenantId }) || may('people.write', { tenantId }))
    entries.push({ label: 'Team', path: teamPath(tenantId), symbol: Users });
  if (may('tenantSettings.read', { tenantId }))
    entries.push({ label: 'Business settings', path: businessPath(tenantId), symbol: Building2 });
  return entries;
}

/** Viewers see people and restaurants; what businesses are set to is not theirs to see. */
function platformEntries(may: May): NavigationEntry[] {
  if (!may('siteUsers.read')) return [];
  const businesses = { label: 'Businesses', path: SITE_TENANTS_PATH, symbol: Landmark };
  const failedWork = { label: 'Failed work', path: FAILED_WORK_PATH, symbol: ListX };
  const requests = { label: 'Requests', path: SITE_REQUESTS_PATH, symbol: Inbox };
  return [
    ...(may('tenantSettings.read') ? [businesses] : []),
    ...(may('tenants.create') ? [requests] : []),
    { label: 'Users', path: SITE_USERS_PATH, symbol: UserRoundCog },
    { label: 'Restaurants', path: SITE_RESTAURANTS_PATH, symbol: MapPinned },
    ...(may('failedWork.read') ? [failedWork] : []),
  ];
}
