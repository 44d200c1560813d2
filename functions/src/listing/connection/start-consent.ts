// Begins to connect a business listing: leads the person to the page on which the service asks for access.
import { createHash } from 'node:crypto';
import { DomainError } from '@bite/shared/kernel/errors';
import type { OAuthStart } from '@bite/shared/listing/connection.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { tenants } from '../../collections/collections.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { CallerSession } from '../../identity/credentials.ts';
import { hashOf, newCode } from '../../identity/one-time-code.ts';
import { connectionAt } from '../call-listing.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { consentUrl } from './consent-url.ts';
import { CONSENT_WITHIN, listingConsents, redirectUriOf } from './listing-consent.ts';

export type ConsentCaller = Caller & { session: Pick<CallerSession, 'sessionToken'> };

type StartDeps = Pick<ConnectionDeps, 'records' | 'listingGrants' | 'adminOrigin' | 'now'>;

/**
 * Throws as assertMayAt does, VALIDATION_FAILED for ids of another place or another page than ours, and CONFLICT where the installation
 * has no application, or an earlier connection is still being forgotten.
 */
export async function startConsent(
  deps: StartDeps,
  { user, session }: ConsentCaller,
  place: RestaurantRef,
  asked: OAuthStart,
): Promise<{ url: string }> {
  const { records, listingGrants, now } = deps;
  const restaurant = await assertMayAt(records, user, 'listing.write', place);
  const tenant = await records.get(tenants, String(place.tenantId));
  const redirectUri = redirectUriOf(deps);
  if (asked.tenantId !== tenant?.guid) throw faulty('tenantId', 'This is another business');
  if (asked.restaurantId !== restaurant.guid) throw faulty('restaurantId', 'This is another restaurant');
  if (asked.redirectUrl !== redirectUri)
    throw faulty('redirectUrl', `The answer can come to ${redirectUri} alone`);
  const { application } = listingGrants;
  if (!application) throw new DomainError('CONFLICT', NO_APPLICATION);
  assertNotBeingForgotten(await connectionAt(deps, place));
  // The page knows its own question again by the nonce.
  const state = `${newCode()}.${asked.nonce}`;
  await records.transact(async (transaction) =>
    transaction.create(listingConsents, hashOf(state), {
      ...place,
      ...{ uid: user.uid, sessionToken: session.sessionToken },
      expiresAt: new Date(now() + CONSENT_WITHIN).toISOString(),
    }),
  );
  const challenge = createHash('sha256').update(application.verifierOf(state)).digest('base64url');
  const { clientId, consentPage } = application;
  return { url: consentUrl({ clientId, consentPage, state, challenge, redirectUri }) };
}

export const NO_APPLICATION =
  'This installation has no application at Google. Whoever runs it can set one up.';

/** Tokens that came now would be forgotten with the old ones. Throws CONFLICT. */
export function assertNotBeingForgotten(connection: { status: string } | undefined): void {
  if (connection?.status === 'disconnected')
    throw new DomainError(
      'CONFLICT',
      'The earlier connection is still being forgotten. Please try again in a minute.',
    );
}

const faulty = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { [field]: message } });
