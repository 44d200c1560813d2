// Every night: adds missing derived fields to user records.
import { type RepairDerivedUsersDeps, repairDerivedUsers } from '../identity/repair-derived-users.ts';
import { logRun } from './log-run.ts';

export const runRepairUsers = (deps: RepairDerivedUsersDeps): Promise<object> =>
  logRun(deps.log, 'repairUsers', () => repairDerivedUsers(deps));
