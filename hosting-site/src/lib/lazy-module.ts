// Code that comes when it is needed: one download however many ask for it, and another try where one failed.
import { createStore, type Readable } from './store.ts';

export interface LazyModule<Module> extends Readable<Module | undefined> {
  /** Rejects when the chunk cannot be fetched; the next call tries again. */
  load(): Promise<Module>;
}

/** @param fetchModule A dynamic import, so that the bundler makes a chunk of it. */
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
