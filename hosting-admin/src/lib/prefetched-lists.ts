// Loads what every screen needs in parallel with the session check, so that a page's own content is only the second request.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myRestaurantsQuery, myTenantsQuery } from './my-places.ts';
import { usePorts } from './ports-context.tsx';
import { profileQuery } from './profile.ts';
import type { SessionCheck } from './session-check.ts';

/**
 * @param uid The person who is expected to be signed in; undefined if nobody is.
 * @param check The server's session check. The answers for a person who is not active are dropped and requested again later.
 */
export function usePrefetchedLists(uid: string | undefined, check: SessionCheck | undefined): void {
  const { call } = usePorts();
  const client = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    void client.prefetchQuery(myTenantsQuery(call));
    void client.prefetchQuery(myRestaurantsQuery(call));
    void client.prefetchQuery(profileQuery(call));
  }, [uid, client, call]);

  const isShutOut = check?.state === 'noRecord' || (check?.state === 'valid' && !check.user.isActive);
  useEffect(() => {
    if (!isShutOut) return;
    for (const { queryKey } of [myTenantsQuery(call), myRestaurantsQuery(call), profileQuery(call)])
      client.removeQueries({ queryKey });
  }, [isShutOut, client, call]);
}
