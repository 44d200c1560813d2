// Renders a long list in steps: a thousand dishes at once would hold up a tap.
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { atItsTurn } from '../../lib/turns.ts';

/** A step takes some milliseconds on a phone. */
const STEP = 12;

/** How many of `length` entries to render: the first ones at once, by default all, and of the others some more at each turn. */
export function useGrowing(length: number, place: RefObject<Element | null>, first = length): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= length || !place.current) return;
    return atItsTurn(place.current, () => startTransition(() => setShown(shown + STEP)));
  }, [shown, length, place]);
  useEffect(() => {
    // All of it is on paper.
    const showAll = () => flushSync(() => setShown(length));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [length]);
  return Math.min(shown, length);
}
