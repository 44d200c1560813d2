// Texts that are updated as time passes.
import { useCallback, useSyncExternalStore } from 'react';
import { usePorts } from './ports-context.tsx';

/** The result of `read` for the current time, updated at each tick; re-renders only if it differs. Returns a primitive. */
export function useTime<Value extends string | number | boolean | undefined>(
  read: (now: number) => Value,
): Value {
  const { clock } = usePorts();
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock]);
  return useSyncExternalStore(subscribe, () => read(clock.tick()));
}
