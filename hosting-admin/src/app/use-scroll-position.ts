// Where the page below the bar is scrolled to: a new page begins at its top, and Back leads to where a page was left, as
// browsers do for what scrolls as a whole.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds in which the rows of a page that was returned to may come. */
const PATIENCE = 2_000;

interface ScrollPosition {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

export function useScrollPosition(): ScrollPosition {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const box = useRef<HTMLDivElement>(null);
  /** By history entry. */
  const left = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key || !box.current) return undefined;
    if (isReturn) return scrollBack(box.current, left.current.get(key) ?? 0);
    // Filters and sections change the address, too, and are on the same page.
    if (before.pathname !== pathname) box.current.scrollTop = 0;
    return undefined;
  }, [key, pathname, isReturn]);
  return {
    box,
    onScroll: () => {
      if (box.current) left.current.set(shown.current.key, box.current.scrollTop);
    },
  };
}

/** Tries again until the page is high enough, or somebody scrolls. @returns how to stop. */
function scrollBack(box: HTMLElement, top: number): () => void {
  const end = performance.now() + PATIENCE;
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const input of inputs) removeEventListener(input, stop, true);
  };
  const attempt = (): void => {
    box.scrollTop = top;
    if (Math.abs(box.scrollTop - top) <= 1 || performance.now() > end) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const input of inputs) addEventListener(input, stop, true);
  attempt();
  return stop;
}
