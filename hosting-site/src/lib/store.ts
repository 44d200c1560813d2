// State outside of components: a value, a setter and a hook. During hydration every reader sees the server's value, so that the
// markup is the same.
import { useSyncExternalStore } from 'react';

export interface Readable<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
  /** The value that the server rendered with. */
  readonly atServer: Value;
}

export interface Store<Value> extends Readable<Value> {
  set(next: Value): void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    atServer: initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const whole = <Value>(value: Value): Value => value;

export function useStore<Value>(store: Readable<Value>): Value {
  return useSelected(store, whole);
}

/** One figure of a store; `select` returns a primitive, or the same object for the same state. */
export function useSelected<Value, Selected>(
  store: Readable<Value>,
  select: (value: Value) => Selected,
): Selected {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.atServer),
  );
}
