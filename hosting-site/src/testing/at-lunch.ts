// Where tests of the site begin: at lunch, on a device that knows nothing. They leave clock and globals as they found them.
import { afterEach, beforeEach, vi } from 'vitest';
import { LUNCH } from './a-storefront.ts';

/** For the tests of this file or `describe`. @param timers 'held' go on only as a test moves them; 'running' ones by themselves. */
export function atLunch(timers: 'running' | 'held' = 'running'): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: LUNCH, ...(timers === 'running' && { toFake: ['Date'] }) });
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
