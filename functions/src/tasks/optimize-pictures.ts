// Runs one step of a run over a restaurant's pictures.
import { positiveId } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import type { GiveUpDeps } from '../due-work/give-up.ts';
import { type OptimizeDeps, optimizePictures } from '../media/optimize-pictures.ts';
import { attemptTask } from './attempt-task.ts';

const optimizeTask = z.object({ tenantId: positiveId, restaurantId: positiveId, runId: z.string() });

export async function runOptimizePictures(
  deps: OptimizeDeps & GiveUpDeps,
  data: unknown,
  retryCount: number,
): Promise<void> {
  const { runId, ...place } = optimizeTask.parse(data);
  await attemptTask(deps, { kind: 'optimizePictures', data: { ...place, runId } }, retryCount, () =>
    optimizePictures(deps, place, runId, retryCount),
  );
}
