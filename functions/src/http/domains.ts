// Which restaurant an address names, and whether the API is there (O7.2).
import { findDomainMapping } from '../domains/find-domain-mapping.ts';
import { resolveDomain } from '../domains/resolve-domain.ts';
import { resolveSlug } from '../domains/resolve-slug.ts';
import type { ResolveDeps } from '../domains/storefront-of-host.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

const FOUND = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
/** Someone may be setting it up this minute. A failure is never stored at all: the app sees to that. */
const NOT_MAPPED = 'public, max-age=0, s-maxage=10';

export function domainHandlers(
  deps: ResolveDeps,
): Pick<Handlers, 'getHealth' | 'resolveDomain' | 'resolveSlug' | 'getDomainMapping'> {
  return {
    getHealth: async () => ({ data: { status: 'ok' } }),

    resolveDomain: answering(({ body }) => resolveDomain(deps, body.domain)),

    resolveSlug: async ({ params }) => ({ data: await resolveSlug(deps, params.slug), cache: FOUND }),

    getDomainMapping: async ({ params }) => {
      const data = await findDomainMapping(deps, params.domain);
      return { data, cache: data ? FOUND : NOT_MAPPED };
    },
  };
}
