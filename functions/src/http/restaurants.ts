// Restaurants as staff see them.
import { type SetLiveStateDeps, setLiveState } from '../catalogue/set-live-state.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import { listMyRestaurants } from '../tenancy/list-my-restaurants.ts';
import type { Handlers } from './contract.ts';

export function restaurantHandlers(
  deps: { restaurants: Restaurants } & SetLiveStateDeps,
): Pick<Handlers, 'listMyRestaurants' | 'setLiveState'> {
  return {
    listMyRestaurants: async ({ user }) => ({ data: await listMyRestaurants(deps, user) }),

    setLiveState: async ({ user, requestId, params, body }) => ({
      data: await setLiveState(deps, user, requestId, params, body),
    }),
  };
}
