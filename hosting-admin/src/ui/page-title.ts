// What the page that is open is called, for the breadcrumbs above it: pages about one record alone know its name.
import { createContext, useContext, useEffect } from 'react';

export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Announces the title as long as the page is there. */
export function useAnnouncedTitle(title: string): void {
  const announce = useContext(PageTitleContext);
  useEffect(() => {
    announce(title);
    return () => announce(undefined);
  }, [announce, title]);
}
