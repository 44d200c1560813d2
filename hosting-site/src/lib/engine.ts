// Loads what is only needed once there is an order: exact prices, taxes and the API. The menu shows without it; it comes
// after the page has loaded, or at the first tap that needs it.
import { createStore, useStore } from './store.ts';

export type Engine = typeof import('./ordering-engine.ts');

const engine = createStore<Engine | undefined>(undefined);
let loading: Promise<Engine> | undefined;

/** Rejects when the chunk cannot be fetched; the next call tries again. */
export function loadEngine(): Promise<Engine> {
  loading ??= import('./ordering-engine.ts').then(
    (module) => {
      engine.set(module);
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Undefined until it has been loaded. */
export const useEngine = (): Engine | undefined => useStore(engine);
