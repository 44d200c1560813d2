// Whether somebody is signed in on this site, as far as this device knows. Small, since every page has it: who it is is asked
// by diner-session.ts, which only pages that need it load.
import type { DinerProfile } from '@bite/shared/api/answers';
import { createStore, type Store } from './store.ts';
import { readStored } from './stored-json.ts';

/** In the local storage: somebody has signed in here. The session itself is a cookie that no script reads. */
export const SIGNED_IN_KEY = 'bite-signed-in';

/** Undefined: nobody. 'unknown': somebody whose profile has not been asked for yet. */
export type SignedIn = DinerProfile | 'unknown' | undefined;

export interface DinerStore extends Store<SignedIn> {
  start(): void;
}

export function createDinerStore(): DinerStore {
  const store = createStore<SignedIn>(undefined);
  return {
    ...store,
    start: () => {
      if (store.get() === undefined && readStored('local', SIGNED_IN_KEY) === true) store.set('unknown');
    },
  };
}
