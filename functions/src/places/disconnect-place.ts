// Forgets a restaurant's place and everything that is known of it.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Caller } from '../identity/caller.ts';
import { type ConnectionDeps, changeConnection } from './change-connection.ts';
import type { ConnectionAnswer } from './read-connection.ts';

/** Idempotent. Throws as assertMayAt does. */
export const disconnectPlace = (
  deps: ConnectionDeps,
  caller: Caller,
  place: RestaurantRef,
): Promise<ConnectionAnswer> =>
  changeConnection(deps, caller, place, () => ({ connection: undefined, listing: undefined }));
