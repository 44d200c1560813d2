// What holds on every screen, checked wherever a journey has taken a step. A console error fails a journey by itself
// (browser.ts).
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const widths = [320, 390, 1440];

/** Milliseconds; far longer than any movement of a screen. */
const LONGEST_MOVEMENT = 5_000;

declare global {
  interface Window {
    /** Set by `noteInput`, with the first click or key since the document was loaded. */
    hadInput?: boolean;
    /** Once it has judged the document. */
    axe: typeof axe;
  }
}

/** Runs in every document before its own scripts: nobody has lost the focus before they have done anything. */
export function noteInput(): void {
  for (const type of ['click', 'keydown'])
    window.addEventListener(
      type,
      () => {
        window.hadInput = true;
      },
      { capture: true, once: true },
    );
}

/** Takes a step and checks the screen it leads to. */
export async function step<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const result = await act();
  await checkScreen(page);
  return result;
}

/**
 * Focus is somewhere, nothing has to be scrolled sideways on a small phone, a phone or a desktop, and there is no serious
 * accessibility violation. Leaves the window as wide as it was.
 */
export async function checkScreen(page: Page): Promise<void> {
  await settled(page);
  await expectFocus(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function expectFocus(page: Page): Promise<void> {
  const holdsFocus = () =>
    page.evaluate(() => !window.hadInput || (document.activeElement ?? document.body) !== document.body);
  await expect.poll(holdsFocus, { message: `focus has fallen to the body of ${page.url()}` }).toBe(true);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no size');
  const tooWide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...size, width });
    await settled(page);
    // A screen is drawn anew for another width, on a busy machine a moment after it has it.
    const end = Date.now() + LONGEST_MOVEMENT;
    let excess = await page.evaluate(excessWidth);
    while (excess > 0 && Date.now() < end) excess = await page.evaluate(excessWidth);
    if (excess > 0) tooWide.push(`by ${excess} px at ${width} px`);
  }
  await page.setViewportSize(size);
  await settled(page);
  expect(tooWide, `sideways scroll of ${page.url()}`).toEqual([]);
}

/** Runs in the page. In pixels; 0 where nothing has to be scrolled sideways. */
function excessWidth(): number {
  const scrollers = [document.documentElement, ...document.querySelectorAll('[data-scrolls-page]')];
  return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

/**
 * Colours and places are judged where they end, not on their way there. A window that draws no frames ends no movement
 * either: what has not come to rest by then is judged as it stands.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const movements = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished);
    let timer: number | undefined;
    const late = new Promise<void>((resolve) => {
      timer = window.setTimeout(resolve, patience);
    });
    await Promise.race([Promise.allSettled(movements), late]);
    window.clearTimeout(timer);
  }, LONGEST_MOVEMENT);
}

/** Screens made of the same parts at the same size have been judged already. */
const judged = new Set<string>();

async function partsOf(page: Page): Promise<string> {
  const parts = await page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')].map(
      (element) => `${element.tagName}.${element.getAttribute('class')}.${element.getAttribute('role')}`,
    );
    return [matchMedia('(prefers-color-scheme: dark)').matches, innerWidth, ...new Set(all)].join(' ');
  });
  return `${new URL(page.url()).pathname} ${parts}`;
}

async function expectAccessible(page: Page): Promise<void> {
  const parts = await partsOf(page);
  if (judged.has(parts)) return;
  const seen = await violationsOf(page);
  if (seen.length > 0) {
    // A notice may have come or gone while it was judged, half transparent: what is wrong is wrong when it has, too.
    await settled(page);
    const again = await violationsOf(page);
    const lasting = seen.filter((violation) => again.includes(violation));
    expect(lasting, `accessibility of ${page.url()}`).toEqual([]);
  }
  judged.add(parts);
}

/** Our pages hold no frames, so axe runs in the page itself, once loaded for a document: a third of the time a builder takes. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
