// Every minute: looks at domains that are being set up.
import { checkDueSetUps } from '../domains/set-up/check-due-set-ups.ts';
import type { DueDeps } from '../domains/watch/watch-deps.ts';
import { logRun } from './log-run.ts';

export const runCheckSetUps = (deps: DueDeps): Promise<object> =>
  logRun(deps.log, 'checkSetUps', () => checkDueSetUps(deps));
