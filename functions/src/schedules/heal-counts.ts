// Every night: counts everything anew, and says what was wrong; looks after orders; derives what older users lack; then
// makes findable what searches would miss.
import { type HealDerivedUsersDeps, healDerivedUsers } from '../identity/heal-derived-users.ts';
import { type HealOrdersDeps, healOrders } from '../ordering/heal-orders.ts';
import { type HealSearchDeps, healSearch } from '../records/heal-search.ts';
import { type HealCountsDeps, healCounts } from '../statistics/heal-counts.ts';

type Deps = HealCountsDeps & HealOrdersDeps & HealDerivedUsersDeps & HealSearchDeps;

export async function runHealCounts(deps: Deps): Promise<void> {
  deps.log.info('schedule healCounts', {
    ...(await healCounts(deps)),
    ...(await ordersResult(deps)),
    ...(await usersResult(deps)),
    ...(await searchResult(deps)),
  });
}

async function ordersResult(deps: HealOrdersDeps): Promise<object> {
  const { wrongSlots, delivered, failed } = await healOrders(deps);
  return { wrongSlots, delivered, leftUnhealed: failed };
}

async function usersResult(deps: HealDerivedUsersDeps): Promise<object> {
  const { derived, failed } = await healDerivedUsers(deps);
  return { usersDerived: derived, leftUnderived: failed };
}

async function searchResult(deps: HealSearchDeps): Promise<object> {
  const { searchable, healed, failed } = await healSearch(deps);
  return { searchable, madeFindable: healed, leftUnfindable: failed };
}
