// Every night: counts everything anew, and says what was wrong.
import { type HealCountsDeps, healCounts } from '../statistics/heal-counts.ts';
import { logRun } from './log-run.ts';

export const runHealCounts = (deps: HealCountsDeps): Promise<void> =>
  logRun(deps.log, 'healCounts', () => healCounts(deps));
