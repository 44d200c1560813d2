import { orderingSettings } from '@bite/shared/tenancy/restaurant.schema';
import { aRestaurant, aStorefront } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './storefront-document.ts';

const withOrdering = (ordering: object) => {
  const storefront = aStorefront();
  return { ...storefront, restaurant: { ...aRestaurant(), ordering } } as typeof storefront;
};

describe('a stored menu', () => {
  it('is read as it was published', async () => {
    const storefront = aStorefront();
    expect(await unpack(await pack(storefront))).toEqual(storefront);
  });

  it.each(Object.keys(orderingSettings.shape))(
    'that was published before there was a setting for %s has its default',
    async (setting) => {
      const { [setting]: _, ...older } = orderingSettings.parse({}) as Record<string, unknown>;
      const { restaurant } = await unpack(await pack(withOrdering(older)));
      expect(restaurant.ordering).toEqual(orderingSettings.parse({}));
    },
  );

  it('knows nothing of settings that are none any more', async () => {
    const older = {
      ...orderingSettings.parse({}),
      pausedUntil: '2026-06-10T22:00:00.000Z',
      busyExtraMinutes: 20,
    };
    const { restaurant } = await unpack(await pack(withOrdering(older)));
    expect(restaurant.ordering).toEqual(orderingSettings.parse({}));
  });
});
