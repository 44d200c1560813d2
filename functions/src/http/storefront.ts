// The storefront's menu and its live state, as browsers read them.
import { findStorefront } from '../catalogue/find-storefront.ts';
import { type ReadLiveDeps, readLive } from '../catalogue/read-live.ts';
import type { ResolveDeps } from '../domains/storefront-of-host.ts';
import type { Handlers } from './contract.ts';

const MENU = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
/** Short, so that a change made in the kitchen shows within seconds; many pages share one read. */
const LIVE = 'public, max-age=0, s-maxage=5';

export function storefrontHandlers(
  deps: ResolveDeps & ReadLiveDeps,
): Pick<Handlers, 'getStorefront' | 'getStorefrontLive'> {
  return {
    getStorefront: async ({ query }) => {
      const data = await findStorefront(deps, query);
      return { data, etag: data.version, cache: MENU };
    },

    getStorefrontLive: async ({ params }) => ({
      data: await readLive(deps, params.restaurantGuid),
      cache: LIVE,
    }),
  };
}
