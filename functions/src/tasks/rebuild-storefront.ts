// Runs one request to build a storefront.
import { positiveId } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import { type BuildDeps, buildStorefrontIfStale } from '../catalogue/build-storefront.ts';
import type { GiveUpDeps } from '../due-work/give-up.ts';
import type { Log } from '../ports/log.ts';
import { attemptTask } from './attempt-task.ts';
import { type DueTaskDeps, dueTask } from './due-task.ts';

const rebuildTask = z.object({ tenantId: positiveId, restaurantId: positiveId, due: z.iso.datetime() });

export interface RebuildTaskDeps extends BuildDeps, DueTaskDeps, GiveUpDeps {
  log: Log;
}

/** Gives up at once on a menu that is too large or unreadable, since no retry can help. */
export async function rebuildStorefront(
  deps: RebuildTaskDeps,
  data: unknown,
  retryCount: number,
): Promise<void> {
  const { due, ...place } = await dueTask(deps, rebuildTask, data);
  const work = { kind: 'rebuildStorefronts', data: { of: 'restaurant', place } } as const;
  await attemptTask(deps, work, retryCount, async () => {
    const outcome = await buildStorefrontIfStale(deps, { place, due });
    deps.log.info('storefront built', { ...place, outcome });
  });
}
