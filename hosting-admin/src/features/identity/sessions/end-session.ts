// Ends the session on this device: on the server, in the client, and in the browser's storage (O4-12). Each step runs
// whether or not the one before it failed.

import { isClearedOnSignOut } from '@bite/shared/shell/sign-out';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Ports } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { clearScreenCache } from '../../../lib/session.tsx';
import { NO_SESSION, SESSION_KEY, sessionQuery } from '../../../lib/session-check.ts';
import { noteUnended } from '../../../lib/session-memory.ts';

export function useEndSession(): () => Promise<void> {
  const platform = usePorts();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const hasEnded = await platform.call('signOut', { body: {} }).then(
      () => true,
      () => false,
    );
    await clearLocalSession(platform, queryClient);
    if (!hasEnded) noteUnended(localStorage);
  }, [platform, queryClient]);
}

/** Signs the client out and clears the storage, where the server's session has ended already. */
export async function clearLocalSession({ auth, call }: Ports, queryClient: QueryClient): Promise<void> {
  clearStorage(localStorage);
  clearStorage(sessionStorage);
  queryClient.setQueryData(sessionQuery(call, undefined).queryKey, NO_SESSION);
  await auth.signOut().catch(() => undefined);
  clearStorage(localStorage);
  clearStorage(sessionStorage);
  // A session that the client never joined.
  queryClient.setQueriesData({ queryKey: [SESSION_KEY], type: 'active' }, NO_SESSION);
  clearScreenCache(queryClient);
}

export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (isClearedOnSignOut(key)) storage.removeItem(key);
}
