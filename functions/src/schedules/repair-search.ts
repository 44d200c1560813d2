// Every night: completes the search fields of records that searches would miss.
import { type RepairSearchDeps, repairSearch } from '../records/repair-search.ts';
import { logRun } from './log-run.ts';

export const runRepairSearch = (deps: RepairSearchDeps): Promise<object> =>
  logRun(deps.log, 'repairSearch', () => repairSearch(deps));
