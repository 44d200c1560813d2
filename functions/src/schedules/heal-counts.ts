// Every night: counts everything anew, and says what was wrong; then makes findable what searches would miss.
import { type HealSearchDeps, healSearch } from '../records/heal-search.ts';
import { type HealCountsDeps, healCounts } from '../statistics/heal-counts.ts';

export async function runHealCounts(deps: HealCountsDeps & HealSearchDeps): Promise<void> {
  deps.log.info('schedule healCounts', { ...(await healCounts(deps)), ...(await searchResult(deps)) });
}

async function searchResult(deps: HealSearchDeps): Promise<object> {
  const { searchable, healed, failed } = await healSearch(deps);
  return { searchable, madeFindable: healed, leftUnfindable: failed };
}
