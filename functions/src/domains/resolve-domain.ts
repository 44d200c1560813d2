// Finds the restaurant of a host name (O7.2-02). Only this exact host; clients try the spelling with or without 'www.'.
import type { ResolvedDomain } from '@bite/shared/api/answers';
import { normalizeHost, resolutionMessages } from '@bite/shared/domains/resolution';
import { DomainError } from '@bite/shared/kernel/errors';
import { type ResolveDeps, storefrontOfHost } from './storefront-of-host.ts';

/** Throws DOMAIN_NOT_MAPPED, also for an inactive mapping and for an inactive or suspended tenant. */
export async function resolveDomain(deps: ResolveDeps, domain: string): Promise<ResolvedDomain> {
  const host = normalizeHost(domain);
  const found = await storefrontOfHost(deps, host);
  if (!found?.isTenantActive)
    throw new DomainError('DOMAIN_NOT_MAPPED', resolutionMessages.domainNotConfigured(host));
  const { restaurant, website } = found.storefront;
  return {
    restaurantGuid: restaurant.guid,
    restaurantName: restaurant.name,
    restaurantSlug: restaurant.slug,
    websiteEnabled: website.enabled,
    tenantGuid: restaurant.tenantGuid,
    tenantName: restaurant.tenantName,
  };
}
