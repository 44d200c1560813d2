// Handlers for the connection of business listings.
import type { listingConnectionEndpoints } from '@bite/shared/listing/connection.contract';
import { chooseLocation } from '../../listing/connection/choose-location.ts';
import type { ConnectionDeps } from '../../listing/connection/connection-deps.ts';
import { disconnectListing } from '../../listing/connection/disconnect.ts';
import { finishConsent } from '../../listing/connection/finish-consent.ts';
import { listAccounts, listLocations } from '../../listing/connection/list-accounts.ts';
import { readConnection } from '../../listing/connection/read-connection.ts';
import { startConsent } from '../../listing/connection/start-consent.ts';
import { answering } from '../answering.ts';
import type { Handlers } from '../contract.ts';

export const listingConnectionHandlers = (
  deps: ConnectionDeps,
): Pick<Handlers, keyof typeof listingConnectionEndpoints> => ({
  getListingConnection: answering(({ params, ...caller }) => readConnection(deps, caller, params)),
  startListingConsent: answering(({ params, body, ...caller }) => startConsent(deps, caller, params, body)),
  finishListingConsent: answering(({ body, ...caller }) => finishConsent(deps, caller, body)),
  listListingAccounts: answering(({ params, query, ...caller }) => listAccounts(deps, caller, params, query)),
  listListingLocations: answering(({ params: { accountId, ...place }, query, ...caller }) =>
    listLocations(deps, caller, place, { ...query, accountId }),
  ),
  chooseListingLocation: answering(({ params, body, ...caller }) =>
    chooseLocation(deps, caller, params, body),
  ),
  disconnectListing: answering(({ params, ...caller }) => disconnectListing(deps, caller, params)),
});
