// Every night: makes findable what searches would miss.
import { type HealSearchDeps, healSearch } from '../records/heal-search.ts';
import { logRun } from './log-run.ts';

export const runHealSearch = (deps: HealSearchDeps): Promise<object> =>
  logRun(deps.log, 'healSearch', () => healSearch(deps));
