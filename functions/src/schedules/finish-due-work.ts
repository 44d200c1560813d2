// Every minute: finishes the work that is due.
import type { AttemptDeps } from '../due-work/attempt-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';

export async function runFinishDueWork(deps: AttemptDeps): Promise<void> {
  deps.log.info('schedule finishDueWork', await finishDueWork(deps));
}
