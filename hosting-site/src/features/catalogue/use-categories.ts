// Follows the category in view and scrolls to others.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../../lib/motion.ts';
import { activeSection, type SectionBox, scrollTarget } from './category-scroll.ts';

/** The page's sticky header, below which the chip bar sticks. */
const HEADER_HEIGHT = 64;

function boxOf(id: string): SectionBox | undefined {
  const rectangle = document.getElementById(id)?.getBoundingClientRect();
  return rectangle && { id, top: rectangle.top + window.scrollY, height: rectangle.height };
}

/** Whether the bar sticks at `scrollTop`. `place` is where the bar begins; hidden if there is none. */
function isBarFixedAt(place: HTMLElement | null, scrollTop: number): boolean {
  if (!place || place.offsetParent === null) return false;
  return place.getBoundingClientRect().top + window.scrollY <= scrollTop + HEADER_HEIGHT;
}

function readActive(ids: readonly string[], place: HTMLElement | null): string | undefined {
  const boxes = ids.map(boxOf).filter((box) => box !== undefined);
  return activeSection(boxes, {
    scrollTop: window.scrollY,
    viewHeight: window.innerHeight,
    pageHeight: document.documentElement.scrollHeight,
    isBarFixed: isBarFixedAt(place, window.scrollY),
  });
}

function scrollToSection(id: string, place: HTMLElement | null, behavior: ScrollBehavior): void {
  const box = boxOf(id);
  if (!box) return;
  const belowBar = scrollTarget(box, true);
  const top = isBarFixedAt(place, belowBar) ? belowBar : scrollTarget(box, false);
  if (Math.abs(top - window.scrollY) > 2) window.scrollTo({ top, behavior });
}

/** The scroll position at which an element begins right below the header. */
export function belowHeader(element: HTMLElement): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - HEADER_HEIGHT);
}

export interface Categories {
  activeId: string | undefined;
  scrollTo: (id: string) => void;
}

/** `ids` in the order of the page; pass the same array while they are the same. `place` is an element where the bar begins. */
export function useCategories(ids: readonly string[], place: RefObject<HTMLElement | null>): Categories {
  const [activeId, setActiveId] = useState<string>();
  const arrive = useRef<() => void>(undefined);

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setActiveId(readActive(ids, place.current));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [ids, place]);

  const scrollTo = useCallback(
    (id: string) => {
      if (arrive.current) window.removeEventListener('scrollend', arrive.current);
      // Sections with an estimated height get their real one while scrolling: the position is corrected on arrival.
      arrive.current = () => scrollToSection(id, place.current, 'instant');
      window.addEventListener('scrollend', arrive.current, { once: true });
      scrollToSection(id, place.current, scrollBehavior());
    },
    [place],
  );

  return { activeId, scrollTo };
}
