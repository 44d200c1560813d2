// The current time for everything that depends on it. The server has none, since its page may be read a day later.
import { createStore, type Store } from './store.ts';

const TICK = 15_000;

/** Milliseconds since the epoch; undefined until hydration. */
export type Clock = Store<number | undefined>;

export const createClock = (): Clock => createStore<number | undefined>(undefined);

/** Ticks every 15 seconds, and at once when a sleeping tab wakes up. Returns a function that stops it. */
export function startClock(clock: Clock): () => void {
  const tick = () => clock.set(Date.now());
  tick();
  const timer = setInterval(tick, TICK);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
