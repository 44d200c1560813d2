// How the URL of a public page names its restaurant (O2.1). Pure: lookups are up to the caller.

export type Resolution =
  | { by: 'parameters'; tenantGuid: string; restaurantGuid: string }
  | { by: 'domain'; host: string }
  | { by: 'slug'; slug: string };

export const NO_RESOLUTION =
  'No valid resolution method found. Please provide either URL parameters (tenant + restaurant), a valid domain mapping, or a restaurant slug.';
export const INCOMPLETE_PARAMETERS = 'Missing tenant or restaurant GUID in URL parameters';

export const resolutionMessages = {
  tenantNotFound: (guid: string) => `Tenant not found: ${guid}`,
  restaurantNotFound: (guid: string) => `Restaurant not found: ${guid}`,
  domainNotConfigured: (host: string) => `No restaurant configured for domain: ${host}`,
  slugNotFound: (slug: string) => `Restaurant not found for slug: ${slug}`,
  tenantNotFoundForSlug: (slug: string) => `Tenant not found for restaurant with slug: ${slug}`,
  domainFailed: (domain: string) => `Failed to resolve domain: ${domain}`,
  slugFailed: (slug: string) => `Failed to resolve slug: ${slug}`,
} as const;

/** 'Example.com:5000' → 'example.com'; a bare IPv6 address keeps its colons. */
export function normalizeHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^(\[.*\]|[^:]*):\d+$/, '$1')
    .replace(/\.$/, '');
}

/** Only the bare local addresses skip the domain mapping; names under .localhost are demo domains. */
export function isBareLocalhost(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', '::1', '0.0.0.0'].includes(normalizeHost(host));
}

/** The other spelling to try, with or without 'www.'; none for names under four characters (O7.2-02, I9-13). */
export function alternativeDomain(domain: string): string | undefined {
  if (domain.length < 4) return undefined;
  return domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`;
}

/**
 * The lookups to try, in order. Empty if the URL names no restaurant; `incomplete` if it names half of one.
 * @param path The page's path, '/luigis/story'.
 */
export function resolutionsOf(
  host: string,
  path: string,
  query: URLSearchParams,
): { tries: Resolution[]; incomplete: boolean } {
  const tenantGuid = query.get('tenantGuid') ?? query.get('tenant');
  const restaurantGuid = query.get('restaurantGuid') ?? query.get('restaurant');
  if (tenantGuid && restaurantGuid) {
    return { tries: [{ by: 'parameters', tenantGuid, restaurantGuid }], incomplete: false };
  }
  const tries: Resolution[] = [];
  if (!isBareLocalhost(host)) tries.push({ by: 'domain', host: normalizeHost(host) });
  const slug = path.split('/')[1];
  if (slug) tries.push({ by: 'slug', slug });
  return { tries, incomplete: Boolean(tenantGuid || restaurantGuid) };
}
