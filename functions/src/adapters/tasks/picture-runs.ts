// Enqueues the steps of runs over pictures as Cloud Tasks, each under a name of its own.
import { createHash } from 'node:crypto';
import type { TaskQueue } from 'firebase-admin/functions';
import type { PictureRuns } from '../../ports/picture-runs.ts';

/** The data of the task function. */
export interface PictureRunTask {
  tenantId: number;
  restaurantId: number;
  runId: string;
}

const isKnownAlready = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'functions/task-already-exists';

/** @param queue Opened with the first step. */
export function taskPictureRuns(
  queue: () => Promise<Pick<TaskQueue<PictureRunTask>, 'enqueue'>>,
): PictureRuns {
  return {
    async goOn({ place, runId, done }) {
      const name = `${runId}-${done}`;
      // Begins with a hash, since sequential names slow the queue down.
      const id = `${createHash('sha256').update(name).digest('hex').slice(0, 8)}-${name}`;
      const { tenantId, restaurantId } = place;
      try {
        await (await queue()).enqueue({ tenantId, restaurantId, runId }, { id });
      } catch (error) {
        if (!isKnownAlready(error)) throw error;
      }
    },
  };
}
