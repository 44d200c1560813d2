// The one way to call the listing service for a restaurant: with a token that is good, within the quota. An access that has ended is
// noted at its connection, where staff see it; other restaurants notice nothing.
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { ListingConnectionView } from '@bite/shared/listing/connection.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { restaurantsOf } from '../collections/collections.ts';
import { LISTING_CONNECTION, listingConnectionsOf } from '../collections/listing.ts';
import { dueWork, newWork } from '../due-work/due-work.ts';
import type { GoogleFailure, GoogleResult } from '../ports/google-result.ts';
import type { ListingGrants } from '../ports/listing-grants.ts';
import type { AccessToken, ListingLocationRef, ListingService } from '../ports/listing-service.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Vault } from '../ports/vault.ts';
import type { CallBudget, CallUrgency, ListingApi } from './call-budget.ts';
import { keepTokens, type ListingTokens, openTokens } from './connection/listing-tokens.ts';
import { mirrored } from './connection/mirror-connection.ts';

export interface CallListingDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  vault: Pick<Vault, 'open' | 'put'>;
  listingGrants: Pick<ListingGrants, 'refresh'>;
  listingService: ListingService;
  callBudget: CallBudget;
  /** Milliseconds. */
  now: () => number;
}

/** `notConnected`: there is no access, or no location was chosen. */
export type ListingFailure = GoogleFailure | { outcome: 'failed'; reason: 'notConnected' };
export type ListingResult<Value> = Exclude<GoogleResult<Value>, GoogleFailure> | ListingFailure;

export interface ListingCall<Value> {
  api: ListingApi;
  urgency: CallUrgency;
  /** May be called twice, the second time with a fresh token, where the first one was refused. */
  send: (service: ListingService, token: AccessToken, at: ListingLocationRef) => Promise<GoogleResult<Value>>;
}

/** A token this close to its end is not used any more. */
const USED_UNTIL = MINUTE;

const notConnected: ListingFailure = { outcome: 'failed', reason: 'notConnected' };

/** For a location that staff have chosen. Throws only for what is no answer of the service: UnreadableSecret, a store that fails. */
export async function callListing<Value>(
  deps: CallListingDeps,
  place: RestaurantRef,
  { api, urgency, send }: ListingCall<Value>,
): Promise<ListingResult<Value>> {
  const connection = await connectionAt(deps, place);
  const { accountId, locationId } = connection ?? {};
  if (accountId === undefined || locationId === undefined) return notConnected;
  return callGranted(deps, place, {
    ...{ api, urgency },
    send: (service, token) => send(service, token, { accountId, locationId }),
  });
}

/** The same before a location is chosen: the accounts and locations to choose from. */
export async function callGranted<Value>(
  deps: CallListingDeps,
  place: RestaurantRef,
  {
    api,
    urgency,
    send,
  }: Omit<ListingCall<Value>, 'send'> & {
    send: (service: ListingService, token: AccessToken) => Promise<GoogleResult<Value>>;
  },
): Promise<ListingResult<Value>> {
  const connection = await connectionAt(deps, place);
  const tokens = connection && (await openTokens(deps.vault, place));
  if (!connection || !tokens || connection.status === 'disconnected') return notConnected;
  const refused = await limitedBy(deps, place, { api, urgency });
  if (refused) return refused;
  const isGood = tokens.expiresAt - USED_UNTIL > deps.now();
  const first = isGood ? await send(deps.listingService, tokens.accessToken) : undefined;
  const isRefused = first?.outcome === 'failed' && first.reason === 'revoked';
  if (first && !isRefused) return noted(deps, place, connection, first);
  const fresh = await refreshedTokens(deps, place, tokens);
  if (fresh.outcome === 'failed') return fresh;
  const refusedAgain = first && (await limitedBy(deps, place, { api, urgency }));
  return (
    refusedAgain ?? noted(deps, place, connection, await send(deps.listingService, fresh.value.accessToken))
  );
}

/** Each request counts, one that is repeated with a fresh token as well. Undefined where there is room for it. */
async function limitedBy(
  { callBudget }: Pick<CallListingDeps, 'callBudget'>,
  place: RestaurantRef,
  { api, urgency }: Pick<ListingCall<unknown>, 'api' | 'urgency'>,
): Promise<GoogleFailure | undefined> {
  const seconds = await callBudget.take(api, urgency, place);
  return seconds > 0 ? { outcome: 'failed', reason: 'limited', retryAfter: seconds } : undefined;
}

/** Undefined where nobody has ever given access, or took it back. */
export const connectionAt = (
  { records }: { records: Pick<RecordStore, 'get'> },
  place: RestaurantRef,
): Promise<ListingConnectionView | undefined> => records.get(listingConnectionsOf(place), LISTING_CONNECTION);

const ENDED = 'Google has ended our access. Please connect again.';

/** Fetches a new access token and keeps it. An access that has ended puts the connection in error. */
export async function refreshedTokens(
  deps: Omit<CallListingDeps, 'callBudget' | 'listingService'>,
  place: RestaurantRef,
  { refreshToken }: ListingTokens,
): Promise<GoogleResult<ListingTokens>> {
  const answer = await deps.listingGrants.refresh(refreshToken);
  if (answer.outcome === 'failed') {
    if (answer.reason === 'revoked') await noteProblem(deps, place, ENDED);
    return answer;
  }
  const { accessToken, expiresAt } = answer.value;
  const tokens = { accessToken, expiresAt, refreshToken: answer.value.refreshToken ?? refreshToken };
  const connection = await connectionAt(deps, place);
  // Disconnected, or connected anew, meanwhile: what was refreshed is of no use to anybody.
  if (!connection || (await openTokens(deps.vault, place))?.refreshToken !== refreshToken)
    return { outcome: 'failed', reason: 'revoked' };
  await keepTokens(deps.vault, place, tokens, connection.connectedBy ?? '');
  await changeConnection(deps, place, (before) => ({
    ...before,
    tokenExpiresAt: new Date(expiresAt).toISOString(),
  }));
  return { outcome: 'answered', value: tokens };
}

/** A success ends an error; a token that is refused right after it was refreshed begins one. */
async function noted<Value>(
  deps: CallListingDeps,
  place: RestaurantRef,
  { status, locationId }: ListingConnectionView,
  result: GoogleResult<Value>,
): Promise<GoogleResult<Value>> {
  if (result.outcome === 'failed') {
    if (result.reason === 'revoked') await noteProblem(deps, place, ENDED);
    return result;
  }
  if (status === 'error')
    await changeConnection(deps, place, ({ problem: _, ...before }) => ({
      ...before,
      status: locationId === undefined ? 'pending' : 'connected',
    }));
  return result;
}

const noteProblem = (
  deps: Pick<CallListingDeps, 'records' | 'now'>,
  place: RestaurantRef,
  problem: string,
): Promise<void> =>
  changeConnection(deps, place, (before) => ({ ...before, status: 'error' as const, problem }));

/**
 * Does nothing where it was disconnected meanwhile. What the restaurant's record says follows, and of an access that has ended its
 * administrators are told.
 */
export async function changeConnection(
  { records, now }: Pick<CallListingDeps, 'records' | 'now'>,
  place: RestaurantRef,
  change: (before: ListingConnectionView) => ListingConnectionView,
): Promise<void> {
  await records.transact(async (transaction) => {
    const before = await transaction.get(listingConnectionsOf(place), LISTING_CONNECTION);
    if (!before || before.status === 'disconnected') return;
    const after = { ...change(before), updatedAt: new Date(now()).toISOString() };
    const restaurants = restaurantsOf(place.tenantId);
    const restaurant = await transaction.get(restaurants, String(place.restaurantId));
    const told = restaurant && mirrored(restaurant, after);
    transaction.set(listingConnectionsOf(place), LISTING_CONNECTION, after);
    if (told) transaction.set(restaurants, String(place.restaurantId), told);
    if (after.status !== 'error' || before.status === 'error') return;
    const { id, record } = newWork('tellListingEnded', place, now());
    transaction.set(dueWork, id, record);
  });
}

/** What staff are told of a call that failed, as an error of the API. */
export function listingRefusal(failure: ListingFailure): DomainError {
  switch (failure.reason) {
    case 'notConnected':
      return new DomainError('CONFLICT', 'Please connect the Google listing first');
    case 'revoked':
      return new DomainError('CONFLICT', ENDED);
    case 'limited':
      return new DomainError(
        'RATE_LIMITED',
        'Google allows no more calls at the moment. Please try again in a minute.',
        {
          retryAfterSeconds: failure.retryAfter ?? 60,
        },
      );
    case 'forbidden':
      return new DomainError(
        'CONFLICT',
        `Google does not allow this: ${failure.message ?? 'no reason was given'}`,
      );
    case 'notFound':
      return new DomainError('CONFLICT', 'Google does not have this any more. Please refresh the list.');
    case 'refused':
      return new DomainError(
        'CONFLICT',
        `Google does not accept this: ${failure.message ?? 'no reason was given'}`,
      );
    case 'unreachable':
      return new DomainError(
        'CONFLICT',
        'Google cannot be reached at the moment. Nothing was changed there.',
      );
    case 'unclear':
      return new DomainError(
        'CONFLICT',
        'Google gave no clear answer. It may have done it: please look again in a minute.',
      );
  }
}
