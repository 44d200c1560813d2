// The service's quota of calls, which all restaurants share. While others wait, none of them has more than its part of it.
import { MINUTE } from '@bite/shared/kernel/durations';
import { callsForPeople, callsOfOneRestaurant, callsPerMinute } from '@bite/shared/listing/limits';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Allowances } from '../ports/allowances.ts';
import { minutePortions } from './minute-portions.ts';
import { waitingRestaurants } from './waiting-restaurants.ts';

/** Each has a quota of its own. `reviews` also counts replies and posts, which are of the same API. */
export type ListingApi = 'accounts' | 'locations' | 'reviews' | 'notifications';

/** `background`: leaves some of the quota to people, who wait for an answer. */
export type CallUrgency = 'person' | 'background';

export interface CallBudget {
  /**
   * Takes a call of this minute for the restaurant.
   * @returns 0, or how many seconds to wait. Throws if the calls cannot be counted.
   */
  take(api: ListingApi, urgency: CallUrgency, place: RestaurantRef): Promise<number>;
}

export interface CallBudgetDeps {
  allowances: Pick<Allowances, 'take' | 'taken'>;
  /** Milliseconds. */
  now: () => number;
}

const PORTION = 5;

/** For one process. */
export function callBudget({ allowances, now }: CallBudgetDeps): CallBudget {
  const portions = minutePortions(allowances);
  const waiting = waitingRestaurants(allowances);
  return {
    async take(api, urgency, { tenantId, restaurantId }) {
      const start = Math.floor(now() / MINUTE) * MINUTE;
      const endsAt = start + MINUTE;
      const quota = `listing ${api}`;
      const restaurant = `${tenantId}/${restaurantId}`;
      const wanted = urgency === 'person' ? 1 : PORTION;
      const max = urgency === 'person' ? callsPerMinute : callsPerMinute - callsForPeople;

      const own = `${quota} ${start} ${restaurant}`;
      const isOfItsOwn = await portions.take(own, { max: callsOfOneRestaurant, endsAt }, wanted);
      const mayTake = isOfItsOwn || !(await waiting.othersThan({ quota, start }, restaurant));
      if (mayTake && (await portions.take(`${quota} ${start}`, { max, endsAt }, wanted))) return 0;
      if (isOfItsOwn) portions.putBack(own);
      await waiting.note({ quota, start }, restaurant);
      // The minute may have ended meanwhile.
      return Math.max(1, Math.ceil((endsAt - now()) / 1000));
    },
  };
}
