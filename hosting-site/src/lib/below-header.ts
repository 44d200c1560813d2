// Scroll positions below the page's sticky header.

/** In pixels. The chip bar sticks below it. */
export const HEADER_HEIGHT = 64;

/** The scroll position at which an element begins right below the header. */
export function belowHeader(element: HTMLElement): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - HEADER_HEIGHT);
}
