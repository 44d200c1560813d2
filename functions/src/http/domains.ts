// Handlers that resolve addresses to restaurants, and the health check (O7.2).
import { findDomainMapping } from '../domains/find-domain-mapping.ts';
import { resolveDomain } from '../domains/resolve-domain.ts';
import { resolveSlug } from '../domains/resolve-slug.ts';
import type { ResolveDeps } from '../domains/storefront-of-host.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

const FOUND = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
/** Short, since a domain may be set up at this moment. Failures are never cached (see app.ts). */
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
