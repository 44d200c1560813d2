// Checks that hold for every table of the back office with any content, measured in the browser from phone to desktop.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const widths = [320, 390, 768, 1024, 1440];

/** All rows have the same height, unless each is a card, as on a phone; nothing leaves its cell, and text that is cut off can be read by keyboard. */
export async function checkTables(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no size');
  for (const width of widths) {
    await page.setViewportSize({ ...size, width });
    await expect
      .poll(() => page.evaluate(faultsOfTables), { message: `${page.url()} at ${width} px` })
      .toEqual([]);
  }
  await page.setViewportSize(size);
}

function faultsOfTables(): string[] {
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const rows = [...table.querySelectorAll('tbody tr')];
    // A card shows its values whole, over several lines if need be.
    const inTable = rows.filter((row) => getComputedStyle(row).display === 'table-row');
    const heights = new Set(inTable.map((row) => Math.round(row.getBoundingClientRect().height)));
    const cells = rows.flatMap((row) => [...row.querySelectorAll('td, th')]);
    const parts = cells.flatMap((cell) => [...cell.querySelectorAll('*')].map((part) => ({ cell, part })));
    const outside = parts.filter(({ cell, part }) => {
      const isClipped = part.closest('.truncate, .sr-only') !== null;
      return !isClipped && part.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1;
    });
    const cut = parts.filter(({ part }) => {
      const isCut = part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis';
      return isCut && part.closest('a, select, [tabindex="0"]') === null;
    });
    return [
      ...(heights.size > 1 ? [`rows of ${[...heights].join(' and ')} px`] : []),
      ...outside.map(({ part }) => `outside of its cell: ${part.outerHTML.slice(0, 120)}`),
      ...cut.map(({ part }) => `cut off for the keyboard: ${part.outerHTML.slice(0, 120)}`),
    ];
  });
}
