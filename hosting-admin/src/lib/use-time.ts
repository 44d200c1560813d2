// Texts that depend on the time.
import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from './platform.tsx';

/** What `read` makes of the time, read again at each tick; redraws only when the answer differs. `read` answers a primitive. */
export function useTime<Value extends string | number | boolean | undefined>(
  read: (now: number) => Value,
): Value {
  const { clock } = usePlatform();
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock]);
  return useSyncExternalStore(subscribe, () => read(clock.tick()));
}
