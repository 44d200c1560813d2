// Runs one request to count the records of a restaurant or a tenant.
import { positiveId } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import type { GiveUpDeps } from '../due-work/give-up.ts';
import type { CountStore } from '../ports/count-store.ts';
import { recountIfStale } from '../records/counts/recount.ts';
import { attemptTask } from './attempt-task.ts';
import { type DueTaskDeps, dueTask } from './due-task.ts';

const recountTask = z.object({
  tenantId: positiveId,
  restaurantId: positiveId.exactOptional(),
  due: z.iso.datetime(),
});

export interface RecountTaskDeps extends DueTaskDeps, GiveUpDeps {
  countStore: CountStore;
}

export async function recount(deps: RecountTaskDeps, data: unknown, retryCount: number): Promise<void> {
  const { due, ...place } = await dueTask(deps, recountTask, data);
  await attemptTask(deps, { kind: 'recount', data: place }, retryCount, async () => {
    const outcome = await recountIfStale(deps, { place, due });
    deps.log.info('counted', { ...place, outcome });
  });
}
