// Every night: counts everything anew, and says what was wrong.
import { type HealCountsDeps, healCounts } from '../statistics/heal-counts.ts';

export async function runHealCounts(deps: HealCountsDeps): Promise<void> {
  deps.log.info('schedule healCounts', { ...(await healCounts(deps)) });
}
