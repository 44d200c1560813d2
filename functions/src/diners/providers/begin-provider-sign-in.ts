// Begins a sign-in by a provider, on the restaurant's own host.
import type { BodyOf } from '@bite/shared/api/answers';
import { API_BASE } from '@bite/shared/api/route';
import { DomainError } from '@bite/shared/kernel/errors';
import { hashOf, newCode } from '../../identity/one-time-code.ts';
import type { IdentityProviders } from '../../ports/identity-providers.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { Storefronts } from '../../ports/storefronts.ts';
import { assertSigningIn } from '../assert-signing-in.ts';
import { type SiteAtDeps, siteAt } from '../site-at.ts';
import { KEPT_FOR, providerSignIns, SIGN_IN_WITHIN } from './provider-sign-in.ts';

export interface BeginProviderSignInDeps extends SiteAtDeps {
  records: Pick<RecordStore, 'transact'>;
  storefronts: Storefronts;
  identityProviders: IdentityProviders;
  now: () => number;
}

/** Those that guests can sign in with; none without a site of the installation, over which all go. */
export const offeredProviders = ({
  identityProviders,
  siteOrigin,
}: Pick<BeginProviderSignInDeps, 'identityProviders' | 'siteOrigin'>): IdentityProviders =>
  siteOrigin === undefined ? {} : identityProviders;

/**
 * Returns the page's secret, and where its browser goes. Throws NOT_FOUND for a provider that is not set up, as assertSigningIn does, and
 * FORBIDDEN on a host that is none of the restaurant's.
 */
export async function beginProviderSignIn(
  deps: BeginProviderSignInDeps,
  { provider, restaurantGuid, language }: BodyOf<'beginProviderSignIn'>,
  host: string,
): Promise<{ requestId: string; url: string }> {
  if (!offeredProviders(deps)[provider])
    throw new DomainError('NOT_FOUND', 'This sign-in is not offered here');
  const { restaurant } = (await assertSigningIn(deps.storefronts, restaurantGuid)).storefront;
  const { address: site, onlyAt } = await siteAt(deps, host, restaurant);
  if (site === undefined)
    throw new DomainError('FORBIDDEN', 'This page is not on the restaurant’s own address');
  // The page's secret stays at the address that the guest comes back to.
  if (new URL(site).host !== host)
    throw new DomainError('FORBIDDEN', `Please open ${new URL(site).host} to sign in this way`);
  const [token, requestId] = [newCode(), newCode()];
  const at = (after: number): string => new Date(deps.now() + after).toISOString();
  await deps.records.transact(async (transaction) =>
    transaction.create(providerSignIns, hashOf(token), {
      ...{ provider, site, host, requestHash: hashOf(requestId) },
      ...(onlyAt !== undefined && { onlyAt }),
      ...(language && { language }),
      expiresAt: at(SIGN_IN_WITHIN),
      keptUntil: at(KEPT_FOR),
    }),
  );
  return { requestId, url: `${deps.siteOrigin}${API_BASE}/diner/providers/${provider}/start?token=${token}` };
}
