// Every night: derives what users' records from before lack.
import { type HealDerivedUsersDeps, healDerivedUsers } from '../identity/heal-derived-users.ts';
import { logRun } from './log-run.ts';

export const runHealUsers = (deps: HealDerivedUsersDeps): Promise<object> =>
  logRun(deps.log, 'healUsers', () => healDerivedUsers(deps));
