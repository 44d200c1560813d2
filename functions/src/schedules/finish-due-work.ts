// Every minute: finishes the work that is due.
import type { AttemptDeps } from '../due-work/attempt-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';
import { logRun } from './log-run.ts';

export const runFinishDueWork = (deps: AttemptDeps): Promise<object> =>
  logRun(deps.log, 'finishDueWork', () => finishDueWork(deps));
