// Handlers for the storefront's menu and its live state.
import { findStorefront } from '../catalogue/find-storefront.ts';
import { type InBusinessDeps, inBusinessReader } from '../catalogue/in-business.ts';
import { type ReadLiveDeps, readLive } from '../catalogue/read-live.ts';
import type { ResolveDeps } from '../domains/storefront-of-host.ts';
import type { Handlers } from './contract.ts';

const MENU = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
/** Short, so that the kitchen's changes show within seconds; many pages share one read. */
const LIVE = 'public, max-age=0, s-maxage=1';

export function catalogueHandlers(
  deps: ResolveDeps & Omit<ReadLiveDeps, 'isInBusiness'> & InBusinessDeps,
): Pick<Handlers, 'getStorefront' | 'getStorefrontLive'> {
  const isInBusiness = inBusinessReader(deps);
  return {
    getStorefront: async ({ query }) => {
      const data = await findStorefront(deps, query);
      return { data, etag: data.version, cache: MENU };
    },

    getStorefrontLive: async ({ params }) => ({
      data: await readLive({ ...deps, isInBusiness }, params.restaurantGuid),
      cache: LIVE,
    }),
  };
}
