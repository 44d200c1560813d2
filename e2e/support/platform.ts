// The running platform and the demo's sign-ins.

import { placedRestaurants } from '../../tools/seed/demo-data.ts';
import { demoPassword } from '../../tools/seed/people.ts';
import { stackFromEnvironment } from '../../tools/stack/environment.ts';

export const stack = stackFromEnvironment();

export const { urls, projectId } = stack;
export const password = demoPassword;
/** The back office's address of a demo restaurant: '/t/10000001/r/20000001'. Throws if there is none with this slug. */
export function restaurantPath(slug: string): string {
  const restaurant = placedRestaurants.find(({ demo }) => demo.slug === slug);
  if (!restaurant) throw new Error(`There is no restaurant ${slug}`);
  const { tenantId, restaurantId } = restaurant.at;
  return `/t/${tenantId}/r/${restaurantId}`;
}

export const sitePort = new URL(stack.urls.site).port;
