// Whether a media query matches, updated with the window.
import { MOBILE_BREAKPOINT } from '@bite/shared/shell/layout';
import { useCallback, useSyncExternalStore } from 'react';

/** Mobile means narrower than 768 pixels (O2.10-04). */
export const MOBILE = `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`;

/** Too narrow for all columns of a board side by side. */
export const TABBED = '(max-width: 1279.98px)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
