// Favourites of whoever is signed in, which the server keeps. Loaded only then.
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { callAccount, whoIsSignedIn } from './diner-session.ts';
import { favouritesOf, keepOnDevice, onDevice } from './favourites-store.ts';
import type { Site } from './site.ts';

const joined = new WeakMap<Site, string>();

/** Shows those of the account, to which those of the device are added. Never rejects; without an answer it is tried again later. */
export async function joinFavourites(site: Site): Promise<void> {
  try {
    const diner = await whoIsSignedIn(site);
    if (!diner) joined.delete(site);
    if (!diner || joined.get(site) === diner.uid) return;
    joined.set(site, diner.uid);
    await join(site);
  } catch {
    joined.delete(site);
  }
}

async function join(site: Site): Promise<void> {
  const { guid: restaurantGuid } = site.storefront.get().restaurant;
  const parameters = { restaurantGuid };
  const { itemIds } = await callAccount('getDinerFavourites', { parameters });
  const room = Math.max(0, customerLimits.favourites - itemIds.length);
  const add = onDevice(site)
    .filter((itemId) => !itemIds.includes(itemId))
    .toReversed()
    .slice(0, room);
  const all =
    add.length > 0 ? await callAccount('changeDinerFavourites', { parameters, body: { add } }) : { itemIds };
  favouritesOf(site).set(all.itemIds);
  // They are the account's now: whoever uses the device next does not see them.
  keepOnDevice(site, []);
}

/** False if it could not be kept. */
export async function sendFavourite(site: Site, itemId: number, isOn: boolean): Promise<boolean> {
  const { guid: restaurantGuid } = site.storefront.get().restaurant;
  const body = isOn ? { add: [itemId] } : { remove: [itemId] };
  try {
    await callAccount('changeDinerFavourites', { parameters: { restaurantGuid }, body });
    return true;
  } catch {
    return false;
  }
}
