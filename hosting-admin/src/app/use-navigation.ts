// The sidebar's navigation: the screens of the current restaurant and tenant that the person may open.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { savedSelection } from '../features/tenancy/selection/selection.ts';
import { myRestaurantsQuery } from '../lib/my-places.ts';
import { usePorts } from '../lib/ports-context.tsx';
import { useMay } from '../lib/profile.ts';
import { type May, type NavigationGroup, navigationGroups, type Screen, screenPath } from '../lib/screens.ts';
import { screens } from './screens.ts';

export interface NavigationLink {
  group: NavigationGroup;
  label: string;
  path: string;
  symbol: LucideIcon;
  /** What else people search it by. */
  words: readonly string[];
  /** Other links lead to addresses below it: it stands for its own alone. */
  isExact: boolean;
}

export interface NavigationSection {
  title: NavigationGroup;
  links: readonly NavigationLink[];
}

/** The restaurant of the URL, else the remembered one; on a tenant's own screens only if it belongs to that tenant. */
export function useRestaurantInUse(): MyRestaurant | undefined {
  const { call } = usePorts();
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

/** The links of each group; a group without links is absent. */
export function useNavigation(restaurant: MyRestaurant | undefined): readonly NavigationSection[] {
  const { tenantId: fromAddress } = useParams();
  const may = useMay();
  const tenantId = restaurant?.tenantId ?? (fromAddress === undefined ? undefined : Number(fromAddress));
  const all = screens.flatMap((screen) => linkTo(screen, may, restaurant, tenantId) ?? []);
  const links = all.map((link) => ({
    ...link,
    isExact: all.some(({ path }) => path.startsWith(`${link.path}/`)),
  }));
  return navigationGroups
    .map((title) => ({ title, links: links.filter(({ group }) => group === title) }))
    .filter((section) => section.links.length > 0);
}

/** Undefined for a screen that is not in the sidebar, or not for this person. */
function linkTo(
  screen: Screen,
  may: May,
  restaurant: MyRestaurant | undefined,
  tenantId: number | undefined,
): Omit<NavigationLink, 'isExact'> | undefined {
  const entry = entryFor(screen, may, restaurant, tenantId);
  if (!entry) return undefined;
  const { group, label, symbol, words = [] } = entry;
  return {
    group,
    label,
    symbol,
    words,
    path: screenPath(screen, restaurant ?? { ...(tenantId && { tenantId }) }),
  };
}

function entryFor(
  screen: Screen,
  may: May,
  restaurant: MyRestaurant | undefined,
  tenantId: number | undefined,
) {
  switch (screen.area) {
    case 'restaurant':
      return restaurant && screen.navigation?.find(({ isFor }) => isFor(may, restaurant));
    case 'business':
      return tenantId === undefined
        ? undefined
        : screen.navigation?.find(({ isFor }) => isFor(may, { tenantId }));
    case 'platform':
    case 'own':
      return screen.navigation?.find(({ isFor }) => isFor(may, undefined));
  }
}
