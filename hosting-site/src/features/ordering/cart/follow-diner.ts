// Keeps the cart with whoever is signed in, in this tab or another one, and begins deliveries with their address. Loaded only where somebody is signed in.
import { callAccount, whoIsSignedIn } from '../../../lib/diner-session.ts';
import type { Site } from '../../../lib/site.ts';
import { beginWithSavedAddress } from '../order-details/begin-with-saved-address.ts';
import { type CartSync, startCartSync } from './cart-sync.ts';

/** Returns a function that stops it. */
export function followDiner(site: Site): () => void {
  let sync: CartSync | undefined;
  let uid: string | undefined;
  const follow = () => {
    const diner = site.diner.get();
    // Without an answer the cart stays the browser's, until there is a connection.
    if (diner === 'unknown') void whoIsSignedIn(site).catch(() => undefined);
    if (diner === 'unknown' || diner?.uid === uid) return;
    if (diner) sync?.stop();
    else sync?.leave();
    uid = diner?.uid;
    sync = diner && startCartSync(site, diner, callAccount);
  };
  const unsubscribe = site.diner.subscribe(follow);
  const stopAddress = beginWithSavedAddress(site);
  window.addEventListener('online', follow);
  follow();
  return () => {
    unsubscribe();
    stopAddress();
    window.removeEventListener('online', follow);
    sync?.stop();
  };
}
