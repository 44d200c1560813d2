// Loads the ordering engine (exact prices, taxes, API) after the page has loaded, or at the first tap that needs it.
import { lazyModule } from './lazy-module.ts';
import { useStore } from './store.ts';

export type Engine = typeof import('./ordering-engine.ts');

const engine = lazyModule<Engine>(() => import('./ordering-engine.ts'));

/** Rejects when the chunk cannot be fetched; the next call tries again. */
export const loadEngine = engine.load;

/** Undefined until it has been loaded. */
export const useEngine = (): Engine | undefined => useStore(engine);
