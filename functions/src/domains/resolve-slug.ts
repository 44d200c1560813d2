// Finds the restaurant of a slug (O7.2-03, I3.10-07).
import type { ResolvedSlug } from '@bite/shared/api/answers';
import { resolutionMessages } from '@bite/shared/domains/resolution';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Storefronts } from '../ports/storefronts.ts';

/** Throws NOT_FOUND, or TENANT_NOT_FOUND if the tenant is inactive or suspended. */
export async function resolveSlug(deps: { storefronts: Storefronts }, slug: string): Promise<ResolvedSlug> {
  const found = await deps.storefronts.find({ slug: slug.toLowerCase() });
  if (!found) throw new DomainError('NOT_FOUND', resolutionMessages.slugNotFound(slug));
  if (!found.isTenantActive)
    throw new DomainError('TENANT_NOT_FOUND', resolutionMessages.tenantNotFoundForSlug(slug));
  const { restaurant, website } = found.storefront;
  return {
    restaurant: {
      guid: restaurant.guid,
      name: restaurant.name,
      slug: restaurant.slug,
      websiteConfig: { enabled: website.enabled },
    },
    tenant: { guid: restaurant.tenantGuid, name: restaurant.tenantName },
    resolvedBy: 'slug',
  };
}
