// Restaurants as staff see them.
import type { Restaurants } from '../ports/restaurants.ts';
import { listMyRestaurants } from '../tenancy/list-my-restaurants.ts';
import type { Handlers } from './contract.ts';

export function restaurantHandlers(deps: { restaurants: Restaurants }): Pick<Handlers, 'listMyRestaurants'> {
  return {
    listMyRestaurants: async ({ user }) => ({ data: { restaurants: await listMyRestaurants(deps, user) } }),
  };
}
