// The cards that the signed-in diner keeps for the next order.
import type { Answers } from '@bite/shared/api/answers';
import { useEffect } from 'react';
import { callAccount } from './diner-session.ts';
import { type Site, useSite } from './site.ts';
import { createStore, type Store, useStore } from './store.ts';
import { useDiner } from './use-diner.ts';

export type SavedCard = Answers['listSavedCards']['cards'][number];

interface DinersCards {
  uid: string;
  cards: readonly SavedCard[];
}

const stores = new WeakMap<Site, Store<DinersCards | undefined>>();

function storeOf(site: Site): Store<DinersCards | undefined> {
  const known = stores.get(site) ?? createStore<DinersCards | undefined>(undefined);
  stores.set(site, known);
  return known;
}

/** Asks for them anew, for example once one was saved. Throws CallError. */
export async function refreshCards(site: Site, uid: string): Promise<void> {
  const { guid: restaurantGuid } = site.storefront.get().restaurant;
  const { cards } = await callAccount('listSavedCards', { query: { restaurantGuid } });
  storeOf(site).set({ uid, cards });
}

/** Throws CallError. */
export async function removeCard(site: Site, uid: string, savedCardId: string): Promise<void> {
  await callAccount('deleteSavedCard', { parameters: { savedCardId } });
  const known = storeOf(site).get();
  if (known?.uid !== uid) return;
  storeOf(site).set({ uid, cards: known.cards.filter((card) => card.savedCardId !== savedCardId) });
}

/** Undefined for a guest, and until they are known. */
export function useSavedCards(): readonly SavedCard[] | undefined {
  const site = useSite();
  const uid = useDiner()?.uid;
  const known = useStore(storeOf(site));
  useEffect(() => {
    if (uid !== undefined && storeOf(site).get()?.uid !== uid) refreshCards(site, uid).catch(() => undefined);
  }, [site, uid]);
  return known?.uid === uid && uid !== undefined ? known?.cards : undefined;
}
