// Writes a restaurant's connection to its place. The history names the id and what staff chose, and nothing that the service said.
import type { RestaurantRef } from '@bite/shared/paths';
import type { KeptPlaceConnection } from '@bite/shared/places/place-connection.schema';
import type { StoredPlacesListing } from '@bite/shared/places/places-listing.schema';
import type { AuditedTransaction, WritePath } from '../audit/write-path.ts';
import { CURRENT, placeConnectionsOf, placesListingsOf } from '../collections/places.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import { writeCopy } from './place-copy.ts';
import type { ConnectionAnswer } from './read-connection.ts';
import { shownConnection } from './read-connection.ts';
import type { SearchDeps } from './search-deps.ts';

export interface ConnectionDeps extends SearchDeps {
  records: RecordReader;
  writePath: Pick<WritePath, 'transact'>;
}

export interface Connected {
  connection: KeptPlaceConnection | undefined;
  listing: StoredPlacesListing | undefined;
}

/**
 * Throws as assertMayAt does, and whatever `decide` throws.
 * @param decide Called in the transaction, maybe several times.
 */
export async function changeConnection(
  deps: ConnectionDeps,
  caller: Caller,
  place: RestaurantRef,
  decide: (before: Connected) => Connected,
): Promise<ConnectionAnswer> {
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    await assertMayAt(transaction, caller.user, 'listing.write', place);
    const before: Connected = {
      connection: await transaction.get(placeConnectionsOf(place), CURRENT),
      listing: await transaction.get(placesListingsOf(place), CURRENT),
    };
    const after = decide(before);
    writeCopy(transaction, place, after.connection, after.listing);
    note(transaction, place, before.connection, after.connection);
  });
  return shownConnection(deps, place);
}

const choicesOf = ({ placeId, syncEnabled, autoSync }: KeptPlaceConnection) => ({
  ...{ placeId, syncEnabled, autoSync },
});

function note(
  transaction: AuditedTransaction,
  place: RestaurantRef,
  before: KeptPlaceConnection | undefined,
  after: KeptPlaceConnection | undefined,
): void {
  if (!before && !after) return;
  transaction.note({
    ...{ path: placeConnectionsOf(place).path, recordId: CURRENT },
    before: before && choicesOf(before),
    after: after && choicesOf(after),
  });
}
