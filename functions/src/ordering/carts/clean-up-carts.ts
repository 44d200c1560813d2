// Nightly: deletes carts that nobody has changed for seven days, ten at a time (O9-10, I9-14). What they came to is counted in
// the commit that deletes them, so that the report keeps them.
import { CART_CLEANUP_BATCH, cleanupCutoff } from '@bite/shared/ordering/cart-cleanup';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordStore } from '../../ports/records.ts';
import {
  type ForEachPlaceDeps,
  forEachRestaurant,
  type PlacesReached,
} from '../../tenancy/for-each-place.ts';
import { cartsOf } from './customers-cart.ts';
import { removeCarts } from './remove-carts.ts';

export interface CleanUpCartsDeps extends ForEachPlaceDeps {
  records: Pick<RecordStore, 'transact'>;
}

/** Rounds of ten a night and restaurant; the rest is deleted in the following nights. */
const MOST_ROUNDS = 500;

export async function cleanUpCarts(deps: CleanUpCartsDeps): Promise<PlacesReached & { deleted: number }> {
  let deleted = 0;
  const reached = await forEachRestaurant(deps, 'old carts could not be deleted', async (place) => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const count = await deleteBatch(deps, place);
      deleted += count;
      if (count < CART_CLEANUP_BATCH) return;
    }
  });
  return { ...reached, deleted };
}

async function deleteBatch({ records, now }: CleanUpCartsDeps, place: RestaurantRef): Promise<number> {
  const at = cartsOf(place);
  const cutoff = new Date(cleanupCutoff(now())).toISOString();
  return records.transact(async (transaction) => {
    const old = await transaction.find(at, {
      where: [{ field: 'updatedAt', is: '<', value: cutoff }],
      limit: CART_CLEANUP_BATCH,
    });
    await removeCarts(
      transaction,
      place,
      old.map(({ record }) => record),
      now(),
    );
    return old.length;
  });
}
