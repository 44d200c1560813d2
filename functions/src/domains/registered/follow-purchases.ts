// Every few minutes: finds out what became of purchases that are under way or unclear.
import { domainPurchases } from '../../collections/registered-domains.ts';
import { lookAtPurchase } from './look-at-purchase.ts';
import type { RegistrarDeps } from './registrar-deps.ts';

export type FollowDeps = Omit<RegistrarDeps, 'newGuid'>;

interface FollowCounts {
  ended: number;
  waiting: number;
  failed: number;
}

const MOST = 100;

/** One that cannot be looked at stops no other one. */
export async function followDomainPurchases(deps: FollowDeps): Promise<FollowCounts> {
  const { found, unreadable = [] } = await deps.records.page(domainPurchases, {
    where: [{ field: 'lookAt', is: '<=', value: new Date(deps.now()).toISOString() }],
    ...{ orderBy: { field: 'lookAt' }, limit: MOST },
  });
  const counts: FollowCounts = { ended: 0, waiting: 0, failed: unreadable.length };
  for (const { path, reason } of unreadable)
    deps.log.error('a purchase of a domain cannot be read', { path, reason });
  for (const { id, record } of found) {
    try {
      const { endedAt } = await lookAtPurchase(deps, record);
      counts[endedAt === undefined ? 'waiting' : 'ended'] += 1;
    } catch (error) {
      counts.failed += 1;
      deps.log.error('a purchase of a domain could not be looked at', { id, error: String(error) });
    }
  }
  return counts;
}
