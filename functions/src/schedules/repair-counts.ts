// Every night: recounts everything and logs what was wrong.
import { type RepairCountsDeps, repairCounts } from '../records/counts/repair-counts.ts';
import { logRun } from './log-run.ts';

export const runRepairCounts = (deps: RepairCountsDeps): Promise<object> =>
  logRun(deps.log, 'repairCounts', () => repairCounts(deps));
