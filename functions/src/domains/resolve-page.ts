// Finds the restaurant of a page: by parameters, host name or first path segment, in this order (O2.1-01 to O2.1-04). On a
// host that belongs to a restaurant, parameters choose only among those of the same tenant (docs/decisions/077), and nobody is shown on
// one that is somebody's and leads nowhere at present.
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
import type { HostClaims } from '../ports/host-claims.ts';
import type { StoredStorefront } from '../ports/storefronts.ts';
import type { UnknownAddresses } from '../ports/unknown-addresses.ts';
import { chosenCanonicalHost, redirectOf } from './mapping-redirect.ts';
import type { ResolveDeps } from './storefront-of-host.ts';

export interface ResolvePageDeps extends ResolveDeps {
  hostClaims: HostClaims;
  /** 'https://order.bite.example': the installation's own site, which is nobody's. */
  siteOrigin?: string | undefined;
  /** Shown if the bare local address names no restaurant (O2.2-01). */
  defaultSlug?: string | undefined;
  /** Absent where nothing is remembered. */
  unknownAddresses?: UnknownAddresses | undefined;
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
  /** `isOnAnothersHost`: the host belongs to another restaurant, so that this one has no address there. */
  | { kind: 'found'; storefront: Storefront; basePath: string; noIndex: boolean; isOnAnothersHost?: true }
  /** The restaurant has switched its website off, or its tenant is out of business, and this page does not stay. */
  | { kind: 'off'; storefront: Storefront }
  /** `restaurantGuid`: whose address it is; absent of the default one's. */
  | { kind: 'redirect'; location: string; isPermanent: boolean; restaurantGuid?: string }
  /** `slug`: the first path segment, if it was tried. */
  | { kind: 'notFound'; slug?: string }
  /** The parameters name no restaurant, or only half of one. */
  | { kind: 'refused'; message: string };

/**
 * Reads at most three documents on a mapped host (one more for a redirect or canonical address at another domain) and one under a
 * slug (two more on a host that is not known as ours), however large the menu. Of an unknown host it reads nothing again for a while.
 */
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
  return attempt.by === 'domain' ? byDomain(deps, page) : bySlugOnce(deps, page, attempt.slug);
}

/** On a host that is nobody's, an unknown slug is looked for once in a while: anybody may point a host of theirs here. */
async function bySlugOnce(
  deps: ResolvePageDeps,
  page: PageRequest,
  slug: string,
): Promise<PageResolution | undefined> {
  const { unknownAddresses } = deps;
  if (isOurs(deps, page.host)) return bySlug(deps, page, slug);
  if (slug.length > LONGEST_SLUG) return undefined;
  const address = `${page.host}/${slug.toLowerCase()}`;
  if (unknownAddresses?.has(address)) return undefined;
  if (!SLUG.test(slug.toLowerCase()) || (await isSomebodys(deps, page.host))) return undefined;
  const found = await bySlug(deps, page, slug);
  if (!found) unknownAddresses?.add(address);
  return found;
}

/** Nobody reads the menu of a tenant that is inactive or suspended: its site is as one that is switched off. */
const shownNow = ({ storefront, isTenantActive }: StoredStorefront): Storefront =>
  isTenantActive ? storefront : { ...storefront, website: { ...storefront.website, enabled: false } };

function found(
  stored: StoredStorefront | undefined,
  path: string,
  basePath: string,
  noIndex = false,
): Extract<PageResolution, { kind: 'found' | 'off' }> | undefined {
  if (!stored) return undefined;
  const storefront = shownNow(stored);
  if (storefront.website.enabled) return { kind: 'found', storefront, basePath, noIndex };
  // An order that was placed before is still on its way.
  return staysWhenSwitchedOff(path.slice(basePath.length))
    ? { kind: 'found', storefront, basePath, noIndex: true }
    : { kind: 'off', storefront };
}

type Named = Extract<Resolution, { by: 'parameters' }>;

async function byParameters(deps: ResolvePageDeps, page: PageRequest, named: Named): Promise<PageResolution> {
  const mapping = await mappingOf(deps, page.host);
  if (!mapping && (await isSomebodys(deps, page.host))) return { kind: 'notFound' };
  // Else anybody's menu could be shown under somebody's name.
  if (mapping && mapping.tenantGuid !== named.tenantGuid) return byMapping(deps, page, mapping);
  return shownByParameters(deps, page, named, mapping);
}

async function shownByParameters(
  deps: ResolvePageDeps,
  page: PageRequest,
  { tenantGuid, restaurantGuid }: Named,
  mapping: DomainMapping | undefined,
): Promise<PageResolution> {
  const stored = guid.safeParse(restaurantGuid).success
    ? await deps.storefronts.find({ restaurantGuid })
    : undefined;
  const { slug, tenantGuid: owner } = stored?.storefront.restaurant ?? {};
  if (mapping && owner !== tenantGuid) return byMapping(deps, page, mapping);
  if (stored && owner !== tenantGuid)
    return { kind: 'refused', message: resolutionMessages.tenantNotFound(tenantGuid) };
  const segment = page.path.split('/')[1] ?? '';
  const isNamed = slug !== undefined && segment.toLowerCase() === slug && !mapping;
  // Such an address is one of many of the same page.
  const shown = found(stored, page.path, isNamed ? `/${segment}` : '', true);
  if (!shown) return { kind: 'refused', message: resolutionMessages.restaurantNotFound(restaurantGuid) };
  const isOnAnothersHost = mapping !== undefined && mapping.restaurantGuid !== restaurantGuid;
  return shown.kind === 'found' && isOnAnothersHost ? { ...shown, isOnAnothersHost } : shown;
}

/** No mapping is looked up for Firebase's own hosts. */
const PLATFORM_HOST = /\.(web\.app|firebaseapp\.com)$/;

function isOurs({ siteOrigin }: Pick<ResolvePageDeps, 'siteOrigin'>, host: string): boolean {
  const isSite = siteOrigin !== undefined && new URL(siteOrigin).hostname === host;
  return isSite || isBareLocalhost(host) || PLATFORM_HOST.test(host);
}

/** Of a host without a mapping that is served. */
const isSomebodys = async (deps: ResolvePageDeps, host: string): Promise<boolean> =>
  !isOurs(deps, host) && deps.hostClaims.isClaimed(host);

async function mappingOf(
  { domainMappings }: ResolvePageDeps,
  host: string,
): Promise<DomainMapping | undefined> {
  if (PLATFORM_HOST.test(host) || isBareLocalhost(host)) return undefined;
  return domainMappings.findActive(
    [host, alternativeDomain(host)].filter((spelling) => spelling !== undefined),
  );
}

async function byDomain(deps: ResolvePageDeps, page: PageRequest): Promise<PageResolution | undefined> {
  const mapping = await mappingOf(deps, page.host);
  return mapping && byMapping(deps, page, mapping);
}

async function byMapping(
  deps: ResolvePageDeps,
  page: PageRequest,
  mapping: DomainMapping,
): Promise<PageResolution> {
  const { restaurantGuid } = mapping;
  const location = await redirectOf(deps, mapping, page);
  if (location) return { kind: 'redirect', location, isPermanent: true, restaurantGuid };
  const [stored, canonicalHost] = await Promise.all([
    deps.storefronts.find({ restaurantGuid }),
    chosenCanonicalHost(deps, mapping),
  ]);
  const shown = found(stored, page.path, '', mapping.seoConfig?.noIndex);
  if (!shown) return { kind: 'notFound' };
  return shown.kind === 'found' && canonicalHost !== undefined ? knownBy(shown, canonicalHost) : shown;
}

/** As if that host were the restaurant's primary one. */
const knownBy = (page: Extract<PageResolution, { kind: 'found' }>, host: string): PageResolution => ({
  ...page,
  storefront: { ...page.storefront, website: { ...page.storefront.website, primaryDomain: host } },
});

/** Longer than any restaurant's. */
const LONGEST_SLUG = 200;
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
    restaurantGuid: shown.storefront.restaurant.guid,
  };
}
