// Refreshes access tokens ahead of their end, so that nobody waits for it. One restaurant that fails stops no other one.

import { MINUTE } from '@bite/shared/kernel/durations';
import { portionsOf } from '@bite/shared/kernel/portions';
import { everyListingConnection } from '../../collections/listing.ts';
import { placeOfPath } from '../../collections/place-of-path.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import { type CallListingDeps, refreshedTokens } from '../call-listing.ts';
import { openTokens } from './listing-tokens.ts';

export interface RefreshTokensDeps extends Omit<CallListingDeps, 'callBudget' | 'listingService'> {
  records: Pick<RecordStore, 'get' | 'transact' | 'page'>;
  log: Log;
}

/** Two runs reach a token before it ends. */
const AHEAD = 11 * MINUTE;
const AT_MOST = 1000;
const AT_ONCE = 10;

export interface RefreshedCounts {
  refreshed: number;
  /** Whose access has ended: their connection is in error. */
  ended: number;
  failed: number;
}

/** What is not refreshed now is refreshed by the next run, or by the next call. */
export async function refreshTokens(deps: RefreshTokensDeps): Promise<RefreshedCounts> {
  const { found, unreadable = [] } = await deps.records.page(everyListingConnection, {
    where: [
      { field: 'status', is: '==', value: 'connected' },
      { field: 'tokenExpiresAt', is: '<=', value: new Date(deps.now() + AHEAD).toISOString() },
    ],
    limit: AT_MOST,
  });
  for (const { path, reason } of unreadable)
    deps.log.error('a listing connection cannot be read', { path, reason });
  const counts = { refreshed: 0, ended: 0, failed: unreadable.length };
  const paths = found.map(({ path }) => path);
  for (const portion of portionsOf(paths, AT_ONCE))
    await Promise.all(
      portion.map(async (path) => {
        counts[await refreshAt(deps, path)] += 1;
      }),
    );
  return counts;
}

async function refreshAt(deps: RefreshTokensDeps, path: string): Promise<keyof RefreshedCounts> {
  const { tenantId = 0, restaurantId = 0 } = placeOfPath(path);
  const place = { tenantId, restaurantId };
  try {
    const tokens = await openTokens(deps.vault, place);
    if (!tokens) throw new Error('There are no tokens');
    const result = await refreshedTokens(deps, place, tokens);
    if (result.outcome === 'answered') return 'refreshed';
    if (result.reason === 'revoked') return 'ended';
    deps.log.error('the access to a listing was not refreshed', { ...place, reason: result.reason });
  } catch (error) {
    deps.log.error('the access to a listing was not refreshed', { ...place, error: String(error) });
  }
  return 'failed';
}
