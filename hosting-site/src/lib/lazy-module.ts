// Loads code on demand: one download for all callers, and another attempt after a failure.
import { createStore, type Readable } from './store.ts';

export interface LazyModule<Module> extends Readable<Module | undefined> {
  /** Rejects if the chunk cannot be loaded; the next call tries again. */
  load(): Promise<Module>;
}

/** @param fetchModule A dynamic import, from which the bundler makes a chunk. */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  const { set, ...readable } = createStore<Module | undefined>(undefined);
  let loading: Promise<Module> | undefined;
  return {
    ...readable,
    load: () => {
      loading ??= fetchModule().then(
        (module) => {
          set(module);
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** Resolves when the module has been loaded, by whomever. Never rejects. */
export function arrivalOf<Module>({ get, subscribe }: LazyModule<Module>): Promise<Module> {
  return new Promise((resolve) => {
    const check = () => {
      const module = get();
      if (!module) return;
      stop();
      resolve(module);
    };
    const stop = subscribe(check);
    check();
  });
}
