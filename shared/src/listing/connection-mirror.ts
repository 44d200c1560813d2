// What a restaurant's record says of its connection to the business listing (I3.2-03, I3.2-04). The connection is what counts: this
// follows from it, and holds no tokens.
import { defined } from '../kernel/defined.ts';
import type { PlatformConnection } from '../tenancy/platform-sync.schema.ts';
import type { ListingConnectionView } from './connection.schema.ts';
import type { ConnectionState } from './states.ts';

const syncStatus: Readonly<Record<ConnectionState, PlatformConnection['syncStatus']>> = {
  pending: 'idle',
  connected: 'connected',
  error: 'error',
  disconnected: 'idle',
};

/** @param before What it says now; how reviews are answered stays. */
export function mirrorOf(
  before: PlatformConnection | undefined,
  connection: ListingConnectionView | undefined,
): PlatformConnection {
  const kept = defined({ aiReplyConfig: before?.aiReplyConfig });
  if (!connection || connection.status === 'disconnected')
    return { ...kept, enabled: false, syncStatus: 'idle' };
  const {
    connectionId,
    accountId,
    locationId,
    lastSyncAt: lastSync,
    problem: lastError,
    status,
  } = connection;
  return {
    ...kept,
    enabled: locationId !== undefined,
    ...defined({ connectionId, accountId, locationId, lastSync, lastError }),
    syncStatus: syncStatus[status],
  };
}
