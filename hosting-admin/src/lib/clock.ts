// The clock of all screens. Components subscribe to its tick, so that a passing minute re-renders a few texts and not the whole
// board.

export const TICK_MILLISECONDS = 15_000;

export interface Clock {
  /** Milliseconds since the epoch, right now. */
  now: () => number;
  /** The time of the last tick, which screens render with. */
  tick: () => number;
  /** Ticks while it has subscribers. */
  subscribe: (listener: () => void) => () => void;
}

export function createClock(now: () => number = Date.now, every = TICK_MILLISECONDS): Clock {
  const listeners = new Set<() => void>();
  let current = now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    current = now();
    for (const listener of listeners) listener();
  };
  // Without subscribers the time stays the same within a second, since a render must not see two times.
  const refreshed = () => {
    const moment = now();
    if (Math.abs(moment - current) >= 1000) current = moment;
    return current;
  };
  return {
    now,
    tick: () => (timer === undefined ? refreshed() : current),
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(tick, every);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
