// One attempt of a task. The platform tries it again as long as it throws and has attempts left; after the last one, and
// where no other can help, it is kept as work that was given up.
import type { WorkData, WorkKind } from '../due-work/due-work.ts';
import { type GiveUpDeps, giveUp, noteDone } from '../due-work/give-up.ts';
import { isPermanentFailure } from '../records/permanent-failure.ts';
import { TASK_ATTEMPTS } from '../runtime.ts';

/**
 * @param work What makes good for it later.
 * @param retryCount How often it was tried before.
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
  await noteDone(deps, work.kind, work.data);
}
