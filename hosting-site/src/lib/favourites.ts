// The dishes that a diner has marked as favourites here: on the device for guests, with the account for whoever is signed in, who
// keeps those of the device, too (docs/decisions/067-thumbs-and-favourites.md).
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { favouritesOf, keepOnDevice, onDevice, onKeptElsewhere } from './favourites-store.ts';
import { lazyModule } from './lazy-module.ts';
import { type Site, useSite } from './site.ts';
import { useStore } from './store.ts';

export const useFavourites = (): readonly number[] => useStore(favouritesOf(useSite()));

/** Loaded only where somebody is signed in. */
const account = lazyModule(() => import('./account-favourites.ts'));

/** Shows them from now on, those of the account once it is known. Returns a function that stops it. */
export function startFavourites(site: Site): () => void {
  const follow = () => {
    if (site.diner.get() === undefined) favouritesOf(site).set(onDevice(site));
    // Without an answer those of the device stay.
    else
      void account.load().then(
        ({ joinFavourites }) => joinFavourites(site),
        () => undefined,
      );
  };
  const stops = [site.diner.subscribe(follow), onKeptElsewhere(follow)];
  window.addEventListener('online', follow);
  favouritesOf(site).set(onDevice(site));
  follow();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', follow);
  };
}

const marked = (ids: readonly number[], itemId: number, isOn: boolean): readonly number[] =>
  isOn ? [...ids.filter((id) => id !== itemId), itemId] : ids.filter((id) => id !== itemId);

/** 'full': there are as many as are kept. */
export type MarkOutcome = 'kept' | 'full' | 'failed';

/** Shown at once, and as before if it could not be kept. */
export async function markFavourite(site: Site, itemId: number, isOn: boolean): Promise<MarkOutcome> {
  const shown = favouritesOf(site);
  if (isOn && shown.get().length >= customerLimits.favourites) return 'full';
  shown.set(marked(shown.get(), itemId, isOn));
  const isKept = await (site.diner.get() === undefined
    ? keepOnDevice(site, shown.get())
    : account.load().then(
        ({ sendFavourite }) => sendFavourite(site, itemId, isOn),
        () => false,
      ));
  if (!isKept) shown.set(marked(shown.get(), itemId, !isOn));
  return isKept ? 'kept' : 'failed';
}
