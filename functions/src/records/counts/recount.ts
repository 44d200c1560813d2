// Keeps counts exact by recounting instead of incrementing, so that repeated, late or unordered events do no harm.
// Idempotent and safe to run concurrently: the latest count wins.

import type { CountOutcome, CountStore } from '../../ports/count-store.ts';
import type { PlaceRef, RebuildRequest } from '../../ports/rebuilds.ts';

interface RecountDeps {
  countStore: CountStore;
}

/** Recounts unless the stored count was taken at or after `due`. */
export async function recountIfStale(
  { countStore }: RecountDeps,
  { place, due }: RebuildRequest<PlaceRef>,
): Promise<CountOutcome | 'fresh'> {
  const readTime = await countStore.readTimeOf(place);
  return readTime !== undefined && readTime >= due ? 'fresh' : recount({ countStore }, place, due);
}

/** @param notBefore Throws if the database's clock is earlier: the changes may not all be visible yet. */
export async function recount(
  { countStore }: RecountDeps,
  place: PlaceRef,
  notBefore = '',
): Promise<CountOutcome> {
  const counted = await countStore.count(place);
  if (!counted) {
    await countStore.removeIfGone(place);
    return 'gone';
  }
  if (counted.readTime < notBefore) throw new Error(`Counted at ${counted.readTime}, before ${notBefore}`);
  return countStore.save(place, counted);
}
