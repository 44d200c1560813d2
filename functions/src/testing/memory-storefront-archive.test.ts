import { describe } from 'vitest';
import { memoryStorefrontArchive } from './memory-storefront-archive.ts';
import { storefrontsContract } from './storefronts.contract.ts';

describe('storefronts in memory', () => {
  storefrontsContract(() => {
    const open = new Set<number>();
    const close = async ({ place }: { place: { restaurantId: number } }) =>
      void open.delete(place.restaurantId);
    return {
      storefronts: memoryStorefrontArchive(({ restaurantId }) => open.has(restaurantId)),
      open: async ({ place }) => void open.add(place.restaurantId),
      close,
      closeTenant: close,
    };
  });
});
