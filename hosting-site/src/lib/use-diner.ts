// The signed-in diner and their points here, for dialogs and pages that show or use them.
import type { Answers, DinerProfile } from '@bite/shared/api/answers';
import { useEffect } from 'react';
import { callAccount, whoIsSignedIn } from './diner-session.ts';
import { type Site, useSite } from './site.ts';
import { createStore, type Store, useStore } from './store.ts';

/** Undefined for a guest, and until it is known who it is. */
export function useDiner(): DinerProfile | undefined {
  const site = useSite();
  const signedIn = useStore(site.diner);
  useEffect(() => {
    // Without an answer the page works as for a guest.
    if (signedIn === 'unknown') whoIsSignedIn(site).catch(() => undefined);
  }, [site, signedIn]);
  return signedIn === 'unknown' ? undefined : signedIn;
}

/** At this restaurant. */
export interface DinerPoints extends Pick<Answers['getDinerPoints'], 'balance' | 'entries'> {
  uid: string;
}

const points = new WeakMap<Site, Store<DinerPoints | undefined>>();

function pointsOf(site: Site): Store<DinerPoints | undefined> {
  const known = points.get(site) ?? createStore<DinerPoints | undefined>(undefined);
  points.set(site, known);
  return known;
}

/** Asks for them anew, for example once an order has been placed with them. Throws CallError. */
export async function refreshPoints(site: Site, uid: string): Promise<void> {
  const { guid: restaurantGuid } = site.storefront.get().restaurant;
  const answer = await callAccount('getDinerPoints', { query: { restaurantGuid } });
  pointsOf(site).set({ uid, ...answer });
}

/** Undefined for a guest, and until they are known. */
export function usePoints(): DinerPoints | undefined {
  const site = useSite();
  const uid = useDiner()?.uid;
  const known = useStore(pointsOf(site));
  useEffect(() => {
    if (uid !== undefined && pointsOf(site).get()?.uid !== uid)
      refreshPoints(site, uid).catch(() => undefined);
  }, [site, uid]);
  return known?.uid === uid ? known : undefined;
}
