// Every night: counts everything anew, and says what was wrong; looks after orders; then makes findable what searches would
// miss.
import { type HealOrdersDeps, healOrders } from '../ordering/heal-orders.ts';
import { type HealSearchDeps, healSearch } from '../records/heal-search.ts';
import { type HealCountsDeps, healCounts } from '../statistics/heal-counts.ts';

export async function runHealCounts(deps: HealCountsDeps & HealOrdersDeps & HealSearchDeps): Promise<void> {
  deps.log.info('schedule healCounts', {
    ...(await healCounts(deps)),
    ...(await ordersResult(deps)),
    ...(await searchResult(deps)),
  });
}

async function ordersResult(deps: HealOrdersDeps): Promise<object> {
  const { wrongSlots, delivered, failed } = await healOrders(deps);
  return { wrongSlots, delivered, leftUnhealed: failed };
}

async function searchResult(deps: HealSearchDeps): Promise<object> {
  const { searchable, healed, failed } = await healSearch(deps);
  return { searchable, madeFindable: healed, leftUnfindable: failed };
}
