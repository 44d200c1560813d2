// Handlers for the storefront's menu and its live state.
import { findStorefront } from '../catalogue/find-storefront.ts';
import { type InBusinessDeps, inBusinessReader } from '../catalogue/in-business.ts';
import { type ReadDishFactsDeps, readDishFacts } from '../catalogue/read-dish-facts.ts';
import { type ReadLiveDeps, readLive } from '../catalogue/read-live.ts';
import type { ResolveDeps } from '../domains/storefront-of-host.ts';
import type { Handlers } from './contract.ts';

const MENU = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
/** By a page that has the menu, and learned that it is outdated: a browser's or the CDN's older copy would show it the old prices again. */
const MENU_ANEW = 'public, max-age=0, s-maxage=2';
/** Counted at night and by the minute: nobody waits for it. */
const FACTS = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600';
/** Short, so that the kitchen's changes show within seconds; many pages share one read. */
const LIVE = 'public, max-age=0, s-maxage=1';

export function catalogueHandlers(
  deps: ResolveDeps & Omit<ReadLiveDeps, 'isInBusiness'> & InBusinessDeps & ReadDishFactsDeps,
): Pick<Handlers, 'getStorefront' | 'getStorefrontLive' | 'getDishFacts'> {
  const isInBusiness = inBusinessReader(deps);
  return {
    getStorefront: async ({ query }) => {
      const data = await findStorefront(deps, query);
      return { data, etag: data.version, cache: 'restaurantGuid' in query ? MENU_ANEW : MENU };
    },

    getStorefrontLive: async ({ params }) => ({
      data: await readLive({ ...deps, isInBusiness }, params.restaurantGuid),
      cache: LIVE,
    }),

    getDishFacts: async ({ params }) => ({
      data: await readDishFacts(deps, params.restaurantGuid),
      cache: FACTS,
    }),
  };
}
