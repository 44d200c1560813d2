// The card's field is a frame of another origin, which only the documents of the checkout and the tracking page may contain (their
// Content-Security-Policy). A page that came there from the menu, without a request, is still the menu's document.
import { useEffect } from 'react';

const MAY_FRAME = /\/(checkout|track)(\/|$)/;

function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation === undefined || MAY_FRAME.test(new URL(navigation.name, window.location.href).pathname);
}

/**
 * Loads the page anew where it needs a document of its own and has none; what was typed is kept for the session.
 *
 * @param isNeeded Whether it shows the card's field.
 */
export function useOwnDocument(isNeeded: boolean): boolean {
  const isElsewhere = isNeeded && !isOwnDocument();
  useEffect(() => {
    if (isElsewhere) window.location.reload();
  }, [isElsewhere]);
  return isElsewhere;
}
