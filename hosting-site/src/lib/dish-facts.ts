// What the dialog of a dish says beyond the menu (O2.5-03): what goes well with it, and how many liked it. Of the whole menu at
// once, after the page has loaded, so that the dialog does not change under the finger.
import type { Answers } from '@bite/shared/api/answers';
import { loadEngine } from './engine.ts';
import { type Site, useSite } from './site.ts';
import { createStore, type Store, useStore } from './store.ts';

type DishFacts = Answers['getDishFacts'];

const stores = new WeakMap<Site, Store<DishFacts | undefined>>();
const asked = new WeakMap<Site, Promise<void>>();

function factsOf(site: Site): Store<DishFacts | undefined> {
  const known = stores.get(site) ?? createStore<DishFacts | undefined>(undefined);
  stores.set(site, known);
  return known;
}

async function read(site: Site): Promise<void> {
  const { guid: restaurantGuid } = site.storefront.get().restaurant;
  const { call } = await loadEngine();
  factsOf(site).set(await call('getDishFacts', { parameters: { restaurantGuid } }));
}

/** Asks once for a page, and again if that failed. Never rejects: the dialog does without. */
export function loadDishFacts(site: Site): Promise<void> {
  const asking = asked.get(site) ?? read(site).catch(() => void asked.delete(site));
  asked.set(site, asking);
  return asking;
}

/** Undefined until they are known. */
export const useDishFacts = (): DishFacts | undefined => useStore(factsOf(useSite()));
