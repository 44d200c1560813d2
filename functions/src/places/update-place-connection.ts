// What staff choose about the copy of their place: whether there is one, and whether it is fetched again by itself.
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { KeptPlaceConnection } from '@bite/shared/places/place-connection.schema';
import type { Caller } from '../identity/caller.ts';
import { type ConnectionDeps, changeConnection } from './change-connection.ts';
import { scheduled } from './place-copy.ts';
import type { ConnectionAnswer } from './read-connection.ts';

interface Choices {
  syncEnabled?: boolean | undefined;
  autoSync?: boolean | undefined;
}

export const notConnected = (): DomainError =>
  new DomainError('CONFLICT', 'This restaurant is not connected to a place. Please connect it first.');

/** Throws as assertMayAt does, and CONFLICT without a connection. Without a copy wanted, the present one is removed. */
export function updatePlaceConnection(
  deps: ConnectionDeps,
  caller: Caller,
  place: RestaurantRef,
  { syncEnabled, autoSync }: Choices,
): Promise<ConnectionAnswer> {
  return changeConnection(deps, caller, place, ({ connection, listing }) => {
    if (!connection) throw notConnected();
    const chosen: KeptPlaceConnection = {
      ...connection,
      ...(syncEnabled !== undefined && { syncEnabled }),
      ...(autoSync !== undefined && { autoSync }),
    };
    const after = scheduled(chosen, deps.now());
    return { connection: after, listing: after.syncEnabled ? listing : undefined };
  });
}
