// Loads the ordering engine (exact prices, taxes, API) after the page has loaded, or on the first tap that needs it.
import { lazyModule } from './lazy-module.ts';
import { useStore } from './store.ts';

export type Engine = typeof import('./ordering-engine.ts');

const engine = lazyModule<Engine>(() => import('./ordering-engine.ts'));

/** Rejects if the chunk cannot be loaded; the next call tries again. */
export const loadEngine = engine.load;

/** Undefined until it has loaded. */
export const useEngine = (): Engine | undefined => useStore(engine);
