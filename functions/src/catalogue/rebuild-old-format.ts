// Rebuilds storefronts in an older format and those that were never built.
import { storefrontFormat } from '@bite/shared/catalogue/storefront-format';
import type { RestaurantRef } from '@bite/shared/paths';
import { type ForEachPlaceDeps, forEachRestaurant, type PlacesReached } from '../tenancy/for-each-place.ts';
import { type BuildDeps, buildStorefront } from './build-storefront.ts';

export type RebuildOldFormatDeps = BuildDeps & ForEachPlaceDeps;

export interface RebuildOldFormatResult extends PlacesReached {
  rebuilt: number;
}

/** @param isDryRun Counts the storefronts to rebuild and builds nothing. */
export async function rebuildOldFormat(
  deps: RebuildOldFormatDeps,
  { isDryRun = false, onPlace = () => {} }: { isDryRun?: boolean; onPlace?: () => void } = {},
): Promise<RebuildOldFormatResult> {
  let rebuilt = 0;
  const reached = await forEachRestaurant(deps, 'a storefront could not be rebuilt', async (place) => {
    onPlace();
    const format = await deps.storefronts.formatOf(place);
    if (format !== undefined && format >= storefrontFormat) return;
    if (!isDryRun) await rebuild(deps, place);
    rebuilt += 1;
  });
  return { ...reached, rebuilt };
}

/** During a rollout an instance of the previous release may have built it again. */
async function rebuild(deps: BuildDeps, place: RestaurantRef): Promise<void> {
  if ((await buildStorefront(deps, place)) === 'outdated') throw new Error('it was built meanwhile');
}
