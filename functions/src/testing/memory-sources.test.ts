import { describe } from 'vitest';
import { memorySources } from './memory-sources.ts';
import { sourcesContract } from './sources.contract.ts';

describe('sources in memory', () => {
  sourcesContract(async (restaurants) => {
    let tick = 0;
    const sources = memorySources(
      () => `2026-06-10T22:00:00.${String(++tick).padStart(9, '0')}Z`,
      ...restaurants,
    );
    return {
      sources,
      remove: async (place) => {
        sources.restaurants = sources.restaurants.filter(
          ({ restaurant }) => restaurant.restaurantId !== place.restaurantId,
        );
      },
    };
  });
});
