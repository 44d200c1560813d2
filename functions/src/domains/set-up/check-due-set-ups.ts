// Every minute: looks at the set-ups of domains whose turn it is. What one run does not reach is first in the next one.

import { SECOND } from '@bite/shared/kernel/durations';
import { portionsOf } from '@bite/shared/kernel/portions';
import { dueDomains } from '../watch/due-domains.ts';
import { leaseDomain } from '../watch/lease.ts';
import type { DueDeps } from '../watch/watch-deps.ts';
import { checkLeased } from './check-set-up.ts';

export const MOST_SET_UPS = 200;
const AT_ONCE = 5;
/** The next run begins after a minute. */
const RUNS_FOR = 50 * SECOND;

export interface SetUpCounts {
  checked: number;
  /** For the next run: there were too many, or the hosting service takes no more calls. */
  left: number;
  failed: number;
}

/** Safe to run concurrently. One that fails stops no other. */
export async function checkDueSetUps(deps: DueDeps): Promise<SetUpCounts> {
  const { domainIds, unreadable, hasMore } = await dueDomains(deps, 'setUpDueAt', MOST_SET_UPS);
  const counts: SetUpCounts = { checked: 0, left: hasMore ? 1 : 0, failed: unreadable };
  const end = deps.now() + RUNS_FOR;
  let isLimited = false;
  for (const portion of portionsOf(domainIds, AT_ONCE)) {
    if (isLimited || deps.now() >= end) {
      counts.left += portion.length;
      continue;
    }
    const outcomes = await Promise.all(portion.map((domainId) => checkOne(deps, domainId)));
    isLimited = outcomes.includes('limited');
    counts.checked += outcomes.filter((outcome) => outcome === 'checked' || outcome === 'limited').length;
    counts.failed += outcomes.filter((outcome) => outcome === 'failed').length;
  }
  return counts;
}

async function checkOne(
  deps: DueDeps,
  domainId: string,
): Promise<'checked' | 'failed' | 'limited' | 'notItsTurn'> {
  try {
    const leased = await leaseDomain(deps, domainId, 'setUpDueAt');
    if (!leased) return 'notItsTurn';
    const { limitedFor } = await checkLeased(deps, leased);
    return limitedFor === undefined ? 'checked' : 'limited';
  } catch (error) {
    deps.log.error('the set-up of a domain could not be checked', { domainId, error: String(error) });
    return 'failed';
  }
}
