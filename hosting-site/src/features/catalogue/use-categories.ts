// Follows the category in view and scrolls to others.
import { useEffect } from 'react';
import { HEADER_HEIGHT } from '../../lib/below-header.ts';
import { scrollBehavior } from '../../lib/motion.ts';
import { activeSection, type SectionBox, scrollTarget } from './category-scroll.ts';
import type { MenuNav } from './menu-nav.ts';

function boxOf(id: string): SectionBox | undefined {
  const rectangle = document.getElementById(id)?.getBoundingClientRect();
  return rectangle && { id, top: rectangle.top + window.scrollY, height: rectangle.height };
}

/** Whether the bar sticks at `scrollTop`. */
function isBarFixedAt({ place, bar }: MenuNav, scrollTop: number): boolean {
  if (!place.current || !bar.current || bar.current.offsetParent === null) return false;
  return place.current.getBoundingClientRect().top + window.scrollY <= scrollTop + HEADER_HEIGHT;
}

function readActive(ids: readonly string[], nav: MenuNav): string | undefined {
  const boxes = ids.map(boxOf).filter((box) => box !== undefined);
  return activeSection(boxes, {
    scrollTop: window.scrollY,
    viewHeight: window.innerHeight,
    pageHeight: document.documentElement.scrollHeight,
    isBarFixed: isBarFixedAt(nav, window.scrollY),
  });
}

function scrollToSection(id: string, nav: MenuNav, behavior: ScrollBehavior): void {
  const box = boxOf(id);
  if (!box) return;
  const belowBar = scrollTarget(box, true);
  const top = isBarFixedAt(nav, belowBar) ? belowBar : scrollTarget(box, false);
  if (Math.abs(top - window.scrollY) > 2) window.scrollTo({ top, behavior });
}

/** Keeps `activeId` while one scrolls. `ids` in the order of the page; pass the same array while they are the same. */
export function useCategoryInView(ids: readonly string[], nav: MenuNav): void {
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      nav.activeId.set(readActive(ids, nav));
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
  }, [ids, nav]);
}

let arrive: (() => void) | undefined;

export function scrollToCategory(id: string, nav: MenuNav): void {
  if (arrive) window.removeEventListener('scrollend', arrive);
  // Sections with an estimated height get their real one while scrolling: the position is corrected on arrival.
  arrive = () => scrollToSection(id, nav, 'instant');
  window.addEventListener('scrollend', arrive, { once: true });
  scrollToSection(id, nav, scrollBehavior());
}
