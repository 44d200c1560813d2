// Every night: counts everything anew, and says what was wrong.
import { type HealCountsDeps, healCounts } from '../records/counts/heal-counts.ts';
import { logRun } from './log-run.ts';

export const runHealCounts = (deps: HealCountsDeps): Promise<object> =>
  logRun(deps.log, 'healCounts', () => healCounts(deps));
