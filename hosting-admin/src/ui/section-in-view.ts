// The section of a long page that is in view, by the scroll position.

export interface ScrollState {
  /** Of the visible part. */
  height: number;
  /** How far it is scrolled, and how far it can be. */
  scrolled: number;
  scrollable: number;
}

/** Below what stays at the upper edge. */
const UPPER_EDGE = 100;

/**
 * The index of the last section that begins above the line where somebody reads: near the upper edge. Sections at the end
 * never get that far, so the line moves down to the lower edge while the last screenful comes into view.
 *
 * @param tops Where each section begins, from the upper edge of the visible part, in the order of the page.
 */
export function sectionInView(
  tops: readonly number[],
  { height, scrolled, scrollable }: ScrollState,
): number {
  const lastScreenful = Math.min(height, scrollable);
  const left = Math.max(scrollable - scrolled, 0);
  const done = lastScreenful === 0 ? 0 : 1 - Math.min(left / lastScreenful, 1);
  const line = UPPER_EDGE + (height - UPPER_EDGE) * done;
  return Math.max(
    tops.findLastIndex((top) => top <= line),
    0,
  );
}
