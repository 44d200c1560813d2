// Measures which parts of a page are visible.
import type { Locator, Page } from 'playwright-core';

/** Texts of the board that are cut off: beyond their card, or hidden by an ancestor. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.closest('.sr-only, [hidden]') !== null || element.getClientRects().length === 0;
    const holdersOf = (element: Element): Element[] => {
      const holder = element.parentElement;
      return holder && !holder.matches('#content, [data-column]') ? [holder, ...holdersOf(holder)] : [];
    };
    const hides = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isCut = (text: Text): boolean => {
      const element = text.parentElement;
      if (!element || !text.data.trim() || isHidden(element)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const card = element.closest('article');
      const frames = [element, ...holdersOf(element)].filter((one) => one === card || hides(one));
      return [...range.getClientRects()].some(({ left, right }) =>
        [document.documentElement, ...frames].some((frame) => {
          const box = frame.getBoundingClientRect();
          return left < box.left - 1 || right > box.right + 1;
        }),
      );
    };
    const cut: string[] = [];
    const words = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (words.nextNode()) if (isCut(words.currentNode as Text)) cut.push((words.currentNode as Text).data);
    return cut;
  });
}

/** Cards that are completely inside the window and not covered. */
export function wholeCards(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isInSight = (card: Element) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const corners: [number, number][] = [
        [left + 12, top + 12],
        [right - 12, bottom - 12],
      ];
      return corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
    };
    return [...document.querySelectorAll('article')].filter(isInSight).length;
  });
}

/** Whether it is completely inside the window and not covered. */
export function isReachable(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && seen !== null && (element.contains(seen) || seen.contains(element));
  });
}

/** Whether the whole element is within the window. */
export const isOnScreen = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
