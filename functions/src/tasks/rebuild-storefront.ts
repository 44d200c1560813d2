// Carries out one request to build a storefront.
import { positiveId } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import { type BuildDeps, buildStorefrontIfStale } from '../catalogue/build-storefront.ts';
import type { Log } from '../ports/log.ts';
import { isHopeless } from '../records/is-hopeless.ts';
import { type DueTaskDeps, dueTask } from './due-task.ts';

const rebuildTask = z.object({ tenantId: positiveId, restaurantId: positiveId, due: z.iso.datetime() });

export interface RebuildTaskDeps extends BuildDeps, DueTaskDeps {
  log: Log;
}

/** Rethrows what another try can mend; a menu that is too large, or a restaurant that cannot be read, is only reported. */
export async function rebuildStorefront(deps: RebuildTaskDeps, data: unknown): Promise<void> {
  const { due, ...place } = await dueTask(deps, rebuildTask, data);
  try {
    const outcome = await buildStorefrontIfStale(deps, { place, due });
    deps.log.info('storefront built', { ...place, outcome });
  } catch (error) {
    if (!isHopeless(error)) throw error;
    deps.log.error(error.message, { ...place });
  }
}
