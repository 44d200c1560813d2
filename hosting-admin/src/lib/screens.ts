// How a feature declares its screens: the router, the sidebar, the breadcrumbs and the search are made from it.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { useMay } from './profile.ts';

export type May = ReturnType<typeof useMay>;

/** The area of a screen, and what it is opened for. */
interface Areas {
  restaurant: MyRestaurant;
  business: { tenantId: number };
  platform: undefined;
  /** For the person, wherever they work. */
  own: undefined;
}
export type Area = keyof Areas;

/** The URL prefix of each area; a screen's path is appended. */
export const areaPaths: Readonly<Record<Area, string>> = {
  restaurant: '/t/:tenantId/r/:restaurantId',
  business: '/t/:tenantId',
  platform: '/platform',
  own: '',
};

export const navigationGroups = [
  'Restaurant',
  'Catalogue',
  'Payments',
  'Listings',
  'Business',
  'Platform',
] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export interface NavigationEntry<In extends Area> {
  group: NavigationGroup;
  label: string;
  symbol: LucideIcon;
  /** What else people search it by. */
  words?: readonly string[];
  /** Only hides the link: the screen itself asks `may`, since its address can be typed. */
  isFor: (may: May, where: Areas[In]) => boolean;
}

export interface ScreenOf<In extends Area> {
  area: In;
  /** 'settings', 'tax-rates/:recordId' */
  path: string;
  /** Paths that it had before: bookmarks and links in mails still lead to it. */
  formerPaths?: readonly string[];
  /** The title in breadcrumbs, unless the page sets a more exact one: 'Tax rates', 'New tax rate'. */
  title: string;
  /** Loads the screen's code on the first visit. */
  load: () => Promise<ComponentType>;
  /** Absent for a screen without a sidebar entry. The first entry that the person may see is shown. */
  navigation?: readonly NavigationEntry<In>[];
}

export type Screen = { [In in Area]: ScreenOf<In> }[Area];

/** 'tax-rates', for restaurant 20000001 of tenant 10000001, is '/t/10000001/r/20000001/tax-rates'. */
export function screenPath<In extends Area>(
  { area, path }: Pick<ScreenOf<In>, 'area' | 'path'>,
  where: Partial<Record<'tenantId' | 'restaurantId', number>> = {},
): string {
  const root = areaPaths[area]
    .replace(':tenantId', String(where.tenantId))
    .replace(':restaurantId', String(where.restaurantId));
  return `${root}/${path}`;
}
