// The title of the open page for the breadcrumbs, since only pages about one record know its name.
import { createContext, useContext, useEffect } from 'react';

export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Sets the title while the page is mounted. */
export function useAnnouncedTitle(title: string): void {
  const announce = useContext(PageTitleContext);
  useEffect(() => {
    announce(title);
    return () => announce(undefined);
  }, [announce, title]);
}
