// The running platform and the demo's sign-ins.

import type { RestaurantRef } from '@bite/shared/paths';
import { placedRestaurants } from '../../tools/seed/demo-data.ts';
import { demoPassword } from '../../tools/seed/people.ts';
import { stackFromEnvironment } from '../../tools/stack/environment.ts';
import { secondPizzeria } from '../../tools/test/second-pizzeria.ts';

export const stack = stackFromEnvironment();

export const { urls, projectId } = stack;
export const password = demoPassword;
/** Throws if there is no restaurant with this slug. */
export function placeOf(slug: string): RestaurantRef {
  const places = [...placedRestaurants.map(({ demo, at }) => ({ slug: demo.slug, at })), secondPizzeria];
  const at = places.find((place) => place.slug === slug)?.at;
  if (!at) throw new Error(`There is no restaurant ${slug}`);
  return at;
}

/** The back office's address of a restaurant: '/t/10000001/r/20000001'. Throws if there is none with this slug. */
export function restaurantPath(slug: string): string {
  const { tenantId, restaurantId } = placeOf(slug);
  return `/t/${tenantId}/r/${restaurantId}`;
}

export const sitePort = new URL(stack.urls.site).port;
