// The storefront that a request names by guid, slug or host name.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { normalizeHost, resolutionMessages } from '@bite/shared/domains/resolution';
import { DomainError } from '@bite/shared/kernel/errors';
import { type ResolveDeps, storefrontOfHost } from '../domains/storefront-of-host.ts';

/** Exactly one of them is given. */
export interface StorefrontName {
  restaurantGuid?: string | undefined;
  slug?: string | undefined;
  domain?: string | undefined;
}

/**
 * Includes inactive restaurants, whose storefront says so, and those whose website is switched off: pages that stay open learn it from here.
 * Throws RESTAURANT_NOT_FOUND, NOT_FOUND or DOMAIN_NOT_MAPPED, also while the tenant is inactive or suspended.
 */
export async function findStorefront(deps: ResolveDeps, name: StorefrontName): Promise<Storefront> {
  if (name.restaurantGuid !== undefined) {
    const found = await deps.storefronts.find({ restaurantGuid: name.restaurantGuid });
    if (found?.isTenantActive) return found.storefront;
    throw new DomainError('RESTAURANT_NOT_FOUND', resolutionMessages.restaurantNotFound(name.restaurantGuid));
  }
  if (name.slug !== undefined) {
    const found = await deps.storefronts.find({ slug: name.slug.toLowerCase() });
    if (found?.isTenantActive) return found.storefront;
    throw new DomainError('NOT_FOUND', resolutionMessages.slugNotFound(name.slug));
  }
  const host = normalizeHost(name.domain ?? '');
  const found = await storefrontOfHost(deps, host);
  if (found?.isTenantActive) return found.storefront;
  throw new DomainError('DOMAIN_NOT_MAPPED', resolutionMessages.domainNotConfigured(host));
}
