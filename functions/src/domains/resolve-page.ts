// Finds the restaurant of a page: by parameters, host name or first path segment, in this order (O2.1-01 to O2.1-04).
import type { Storefront } from '@bite/shared/catalogue/storefront';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import {
  alternativeDomain,
  INCOMPLETE_PARAMETERS,
  isBareLocalhost,
  type Resolution,
  resolutionMessages,
  resolutionsOf,
} from '@bite/shared/domains/resolution';
import { guid } from '@bite/shared/kernel/schema';
import { staysWhenSwitchedOff } from '@bite/shared/website/site-page';
import type { StoredStorefront } from '../ports/storefronts.ts';
import type { ResolveDeps } from './storefront-of-host.ts';

export interface ResolvePageDeps extends ResolveDeps {
  /** Shown if the bare local address names no restaurant (O2.2-01). */
  defaultSlug?: string | undefined;
}

export interface PageRequest {
  /** Normalised. */
  host: string;
  origin: string;
  path: string;
  query: URLSearchParams;
  url: string;
}

export type PageResolution =
  | { kind: 'found'; storefront: Storefront; basePath: string; noIndex: boolean }
  /** The restaurant has switched its website off, and this page does not stay. */
  | { kind: 'off'; storefront: Storefront }
  | { kind: 'redirect'; location: string; isPermanent: boolean }
  /** `slug`: the first path segment, if it was tried. */
  | { kind: 'notFound'; slug?: string }
  /** The parameters name no restaurant, or only half of one. */
  | { kind: 'refused'; message: string };

/** Reads at most two documents on a mapped host and one under a slug, however large the menu. */
export async function resolvePage(deps: ResolvePageDeps, page: PageRequest): Promise<PageResolution> {
  const { tries, incomplete } = resolutionsOf(page.host, page.path, page.query);
  for (const attempt of tries) {
    const resolution = await tryOne(deps, page, attempt);
    if (resolution) return resolution;
  }
  if (incomplete) return { kind: 'refused', message: INCOMPLETE_PARAMETERS };
  const slug = tries.find((attempt) => attempt.by === 'slug')?.slug;
  if (slug !== undefined) return { kind: 'notFound', slug };
  if (deps.defaultSlug === undefined || !isBareLocalhost(page.host)) return { kind: 'notFound' };
  return {
    kind: 'redirect',
    location: `${page.origin}/${deps.defaultSlug}${page.url.slice(1)}`,
    isPermanent: false,
  };
}

function tryOne(
  deps: ResolvePageDeps,
  page: PageRequest,
  attempt: Resolution,
): Promise<PageResolution | undefined> {
  if (attempt.by === 'parameters') return byParameters(deps, page, attempt);
  return attempt.by === 'domain' ? byDomain(deps, page) : bySlug(deps, page, attempt.slug);
}

function found(
  stored: StoredStorefront | undefined,
  path: string,
  basePath: string,
  noIndex = false,
): Extract<PageResolution, { kind: 'found' | 'off' }> | undefined {
  if (!stored) return undefined;
  const { storefront } = stored;
  if (storefront.website.enabled) return { kind: 'found', storefront, basePath, noIndex };
  // An order that was placed before is still on its way.
  return staysWhenSwitchedOff(path.slice(basePath.length))
    ? { kind: 'found', storefront, basePath, noIndex: true }
    : { kind: 'off', storefront };
}

async function byParameters(
  { storefronts }: ResolvePageDeps,
  { path }: PageRequest,
  { tenantGuid, restaurantGuid }: Extract<Resolution, { by: 'parameters' }>,
): Promise<PageResolution> {
  const stored = guid.safeParse(restaurantGuid).success
    ? await storefronts.find({ restaurantGuid })
    : undefined;
  const { slug, tenantGuid: owner } = stored?.storefront.restaurant ?? {};
  if (stored && owner !== tenantGuid)
    return { kind: 'refused', message: resolutionMessages.tenantNotFound(tenantGuid) };
  const segment = path.split('/')[1] ?? '';
  const basePath = slug !== undefined && segment.toLowerCase() === slug ? `/${segment}` : '';
  const shown = found(stored, path, basePath);
  return shown ?? { kind: 'refused', message: resolutionMessages.restaurantNotFound(restaurantGuid) };
}

/** No mapping is looked up for Firebase's own hosts. */
const PLATFORM_HOST = /\.(web\.app|firebaseapp\.com)$/;

async function byDomain(deps: ResolvePageDeps, page: PageRequest): Promise<PageResolution | undefined> {
  if (PLATFORM_HOST.test(page.host)) return undefined;
  const hosts = [page.host, alternativeDomain(page.host)].filter((host) => host !== undefined);
  const mapping = await deps.domainMappings.findActive(hosts);
  if (!mapping) return undefined;
  const location = redirectOf(mapping, page);
  if (location) return { kind: 'redirect', location, isPermanent: true };
  const stored = await deps.storefronts.find({ restaurantGuid: mapping.restaurantGuid });
  return found(stored, page.path, '', mapping.seoConfig?.noIndex) ?? { kind: 'notFound' };
}

/** Where the mapping redirects this host (I3.10-03); undefined if the host itself is served. */
function redirectOf(
  { redirectConfig }: DomainMapping,
  { host, origin, url }: PageRequest,
): string | undefined {
  const { redirectTo, wwwRedirect } = redirectConfig ?? {};
  if (redirectTo !== undefined && new URL(redirectTo).hostname !== host) {
    return new URL(redirectTo).pathname === '/' ? new URL(url, redirectTo).href : redirectTo;
  }
  const isWww = host.startsWith('www.');
  if (wwwRedirect === 'www_to_apex' && isWww) return `${origin.replace('://www.', '://')}${url}`;
  if (wwwRedirect === 'apex_to_www' && !isWww) return `${origin.replace('://', '://www.')}${url}`;
  return undefined;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A former slug redirects to the present one. */
async function bySlug(
  { storefronts }: ResolvePageDeps,
  { origin, path, url }: PageRequest,
  segment: string,
): Promise<PageResolution | undefined> {
  const slug = segment.toLowerCase();
  if (!SLUG.test(slug)) return undefined;
  const shown = found(await storefronts.find({ slug }), path, `/${segment}`);
  if (!shown || shown.storefront.restaurant.slug === slug) return shown;
  const rest = url.slice(segment.length + 1);
  return {
    kind: 'redirect',
    location: `${origin}/${shown.storefront.restaurant.slug}${rest}`,
    isPermanent: true,
  };
}
