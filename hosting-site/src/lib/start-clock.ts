// Keeps the page's clock. Loaded with ordering: the menu itself needs no time.
import type { Clock } from './clock.ts';

const TICK = 15_000;

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
