// Takes the answer of the service to a question for access: its code becomes tokens, which go to the vault, and the restaurant gets a
// connection. A location that was chosen before stays, if the new access still reaches it.
import { DomainError } from '@bite/shared/kernel/errors';
import type { ListingConnectionView, OAuthCallback } from '@bite/shared/listing/connection.schema';
import { idIn } from '@bite/shared/listing/service-words';
import type { RestaurantRef } from '@bite/shared/paths';
import { assertMayAt } from '../../identity/assert-may.ts';
import { hashOf } from '../../identity/one-time-code.ts';
import { isOver } from '../../identity/sessions/session-record.ts';
import type { GoogleFailure, GoogleResult } from '../../ports/google-result.ts';
import type { GrantedTokens } from '../../ports/listing-grants.ts';
import type { ListingApi } from '../call-budget.ts';
import { connectionAt, listingRefusal } from '../call-listing.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { listingConsents, redirectUriOf } from './listing-consent.ts';
import { keepTokens, type ListingTokens } from './listing-tokens.ts';
import { assertNotBeingForgotten, type ConsentCaller, NO_APPLICATION } from './start-consent.ts';
import { writeConnection } from './write-connection.ts';

export interface FinishedConsent extends RestaurantRef {
  hasLocation: boolean;
}

/**
 * Throws CONFLICT for a state that is used, over, or of another person or session, for a code that is no good, and where the service gave
 * no lasting access or cannot be asked; as assertMayAt does if the person has lost the permission meanwhile. Its errors repeat nothing
 * of what was sent.
 */
export async function finishConsent(
  deps: ConnectionDeps,
  caller: ConsentCaller,
  { code, state }: OAuthCallback,
): Promise<FinishedConsent> {
  const place = await takeConsent(deps, caller, state);
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const before = await connectionAt(deps, place);
  assertNotBeingForgotten(before);
  const tokens = await exchanged(deps, code, state);
  const access = await lookAround(deps, place, tokens.accessToken, before);
  await keepTokens(deps.vault, place, tokens, caller.user.uid);
  const { uid: connectedBy } = caller.user;
  const tokenExpiresAt = new Date(tokens.expiresAt).toISOString();
  await writeConnection(deps, caller, place, ({ before: stored, blank }) => {
    assertNotBeingForgotten(stored);
    const isKept = access.reaches && stored !== undefined && stored.locationId === before?.locationId;
    const { problem: _, ...kept } = isKept
      ? { ...stored, status: 'connected' as const }
      : { ...blank, connectionId: stored?.connectionId ?? blank.connectionId };
    const { grantee } = access;
    return { ...kept, ...{ connectedBy, tokenExpiresAt }, ...(grantee !== undefined && { grantee }) };
  });
  return { ...place, hasLocation: access.reaches };
}

const NOT_VALID =
  'This answer of Google is not valid any more: it holds for ten minutes, once, and for whoever asked. Please connect again.';

/** Uses it up. Somebody else's stays: nobody can take another person's answer away. */
async function takeConsent(
  { records, now }: ConnectionDeps,
  { user, session }: ConsentCaller,
  state: string,
): Promise<RestaurantRef> {
  const id = hashOf(state);
  const found = await records.transact(async (transaction) => {
    const consent = await transaction.get(listingConsents, id);
    if (consent?.uid !== user.uid || consent.sessionToken !== session.sessionToken) return undefined;
    transaction.delete(listingConsents, id);
    return isOver(consent, now()) ? undefined : consent;
  });
  if (!found) throw new DomainError('CONFLICT', NOT_VALID);
  return { tenantId: found.tenantId, restaurantId: found.restaurantId };
}

async function exchanged(deps: ConnectionDeps, code: string, state: string): Promise<ListingTokens> {
  const { application } = deps.listingGrants;
  if (!application) throw new DomainError('CONFLICT', NO_APPLICATION);
  const granted: GoogleResult<GrantedTokens> = await deps.listingGrants.exchange({
    ...{ code, verifier: application.verifierOf(state), redirectUri: redirectUriOf(deps) },
  });
  if (granted.outcome === 'failed') throw refusalOfCode(granted);
  const { accessToken, expiresAt, refreshToken } = granted.value;
  if (refreshToken === undefined)
    throw new DomainError('CONFLICT', 'Google gave access for an hour alone. Please connect again.');
  return { accessToken, expiresAt, refreshToken };
}

/** The service's words are left out: they may repeat the code. */
const refusalOfCode = ({ reason, retryAfter }: GoogleFailure): DomainError =>
  reason === 'revoked' || reason === 'refused'
    ? new DomainError('CONFLICT', 'Google does not accept its own answer any more. Please connect again.')
    : listingRefusal({ outcome: 'failed', reason, ...(retryAfter !== undefined && { retryAfter }) });

/** Who gave access, and whether the location that was chosen before can still be reached. Both may stay unknown. */
async function lookAround(
  { listingService, callBudget }: ConnectionDeps,
  place: RestaurantRef,
  token: string,
  before: ListingConnectionView | undefined,
): Promise<{ grantee?: string; reaches: boolean }> {
  const ask = async <Value>(api: ListingApi, send: () => Promise<GoogleResult<Value>>) =>
    (await callBudget.take(api, 'person', place)) > 0 ? undefined : send();
  const accounts = await ask('accounts', () => listingService.accounts(token));
  const own =
    accounts?.outcome === 'answered'
      ? accounts.value.items.find(({ type }) => type === 'PERSONAL')
      : undefined;
  const { locationId } = before ?? {};
  const location =
    locationId === undefined
      ? undefined
      : await ask('locations', () => listingService.location(token, locationId));
  const isOutOfReach = location?.outcome === 'failed' && ['notFound', 'forbidden'].includes(location.reason);
  return { ...(own && { grantee: idIn(own.name) }), reaches: locationId !== undefined && !isOutOfReach };
}
