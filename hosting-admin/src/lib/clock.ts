// The screens' one clock. Components subscribe to its tick, so that a passing minute re-renders a few texts and not the
// whole board.

export const TICK_MILLISECONDS = 15_000;

export interface Clock {
  /** Milliseconds since the epoch, this very moment. */
  now: () => number;
  /** The moment of the last tick: what screens draw by. */
  tick: () => number;
  /** Ticks as long as someone listens. */
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
  // Nobody has been told the time lately; within one second it stays the same, as a render must not see two times.
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
