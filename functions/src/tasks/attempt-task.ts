// Makes one attempt of a task. The platform retries it as long as it throws and has attempts left; after the last attempt, or
// if no retry can help, it is stored as failed work.
import type { WorkData, WorkKind } from '../due-work/due-work.ts';
import { clearFailedWork, type GiveUpDeps, giveUp } from '../due-work/give-up.ts';
import { isPermanentFailure } from '../records/permanent-failure.ts';
import { TASK_ATTEMPTS } from '../runtime.ts';

/**
 * @param work The work that repeats it later.
 * @param retryCount The number of earlier attempts.
 */
export async function attemptTask<Kind extends WorkKind>(
  deps: GiveUpDeps,
  work: { kind: Kind; data: WorkData<Kind> },
  retryCount: number,
  perform: () => Promise<void>,
): Promise<void> {
  try {
    await perform();
  } catch (error) {
    if (!isPermanentFailure(error) && retryCount < TASK_ATTEMPTS - 1) throw error;
    await giveUp(deps, work.kind, work.data, error);
    return;
  }
  await clearFailedWork(deps, work.kind, work.data);
}
