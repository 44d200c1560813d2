// Carries out one request to count what there is at a restaurant, or in a tenant as a whole.
import { positiveId } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import type { CountStore } from '../ports/count-store.ts';
import type { Log } from '../ports/log.ts';
import { recountIfStale } from '../records/counts/recount.ts';
import { type DueTaskDeps, dueTask } from './due-task.ts';

const recountTask = z.object({
  tenantId: positiveId,
  restaurantId: positiveId.exactOptional(),
  due: z.iso.datetime(),
});

export interface RecountTaskDeps extends DueTaskDeps {
  countStore: CountStore;
  log: Log;
}

/** Rethrows what another try can mend. */
export async function recount(deps: RecountTaskDeps, data: unknown): Promise<void> {
  const { due, ...place } = await dueTask(deps, recountTask, data);
  const outcome = await recountIfStale(deps, { place, due });
  deps.log.info('counted', { ...place, outcome });
}
