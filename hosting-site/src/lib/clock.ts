// The current time for everything that depends on it. The server has none, since its page may be read a day later.
import { createStore, type Store } from './store.ts';

/** Milliseconds since the epoch; undefined until start-clock.ts runs. */
export type Clock = Store<number | undefined>;

export const createClock = (): Clock => createStore<number | undefined>(undefined);
