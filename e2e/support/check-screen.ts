// Checks that hold for every screen, run after each step of a journey. Console errors fail a journey separately
// (browser.ts).
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const widths = [320, 390, 1440];

/** Milliseconds; far longer than any animation. */
const LONGEST_MOVEMENT = 5_000;

declare global {
  interface Window {
    /** Set by `noteInput` at the first click or key press in the document. */
    hadInput?: boolean;
    /** Set after the document has been checked. */
    axe: typeof axe;
  }
}

/** Runs in every document before its own scripts: before any input, focus cannot be lost. */
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

/** Performs a step and checks the resulting screen. */
export async function step<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const result = await act();
  await checkScreen(page);
  return result;
}

/**
 * Something has the focus, no page has two titles, nothing scrolls sideways on a small phone, a phone or a desktop, and there
 * is no serious accessibility violation. A screen like one that has passed already is only asked for its focus. Restores the window's width.
 */
export async function checkScreen(page: Page): Promise<void> {
  await settled(page);
  await expectFocus(page);
  const { parts, longest } = await page.evaluate(describeScreen);
  const passed = passedWith.get(parts);
  if (passed !== undefined && passed >= longest) return;
  await expectNoSecondTitle(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  passedWith.set(parts, longest);
}

/** For each set of elements that has passed the longest text in it. */
const passedWith = new Map<string, number>();

/** Runs in the page: the same elements under the same address at the same size, numbers aside, and the longest of their texts. */
function describeScreen(): { parts: string; longest: number } {
  const elements = [...document.querySelectorAll('body *')];
  const kinds = elements.map(
    (element) => `${element.tagName}.${element.getAttribute('class')}.${element.getAttribute('role')}`,
  );
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const texts = elements.map((element) =>
    element.childElementCount > 0 ? 0 : (element.textContent ?? '').length,
  );
  return {
    parts: [location.pathname.replaceAll(/\d+/g, '0'), isDark, innerWidth, ...new Set(kinds)].join(' '),
    longest: Math.max(0, ...texts),
  };
}

async function expectFocus(page: Page): Promise<void> {
  const holdsFocus = () =>
    page.evaluate(() => !window.hadInput || (document.activeElement ?? document.body) !== document.body);
  await expect.poll(holdsFocus, { message: `focus has fallen to the body of ${page.url()}` }).toBe(true);
}

/** A page that is still loading may have none. */
async function expectNoSecondTitle(page: Page): Promise<void> {
  const titles = await page.locator('h1').allTextContents();
  expect(titles.slice(1), `first-level headings of ${page.url()} after "${titles[0]}"`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no size');
  const tooWide: string[] = [];
  // Its own width comes last, and so stays.
  for (const width of [...widths.filter((one) => one !== size.width), size.width]) {
    await page.setViewportSize({ ...size, width });
    await settled(page);
    // A screen is rendered again for another width, on a busy machine a moment later.
    const end = Date.now() + LONGEST_MOVEMENT;
    let excess = await page.evaluate(excessWidth);
    while (excess > 0 && Date.now() < end) excess = await page.evaluate(excessWidth);
    if (excess > 0) tooWide.push(`by ${excess} px at ${width} px`);
  }
  expect(tooWide, `sideways scroll of ${page.url()}`).toEqual([]);
}

/** Runs in the page. In pixels; 0 if nothing scrolls sideways. */
function excessWidth(): number {
  const scrollers = [document.documentElement, ...document.querySelectorAll('[data-scrolls-page]')];
  return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

/**
 * Waits for animations, since colours and positions are checked in their final state. A window that renders no frames ends no
 * animation either, so the wait is limited.
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

async function expectAccessible(page: Page): Promise<void> {
  const seen = await violationsOf(page);
  if (seen.length > 0) {
    // A half-transparent notice may have come or gone during the check; a real violation is still there afterwards.
    await settled(page);
    const again = await violationsOf(page);
    const lasting = seen.filter((violation) => again.includes(violation));
    expect(lasting, `accessibility of ${page.url()}`).toEqual([]);
  }
}

interface Rule {
  readonly id: string;
  /** Of whatever breaks the rule. */
  readonly impact: string;
}

/** The rules that nothing serious breaks: they take a fifth of axe's time, and what they find fails no journey. */
const mildRules = Object.fromEntries(
  (axe as typeof axe & { _audit: { rules: readonly Rule[] } })._audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => [id, { enabled: false }]),
);

/** Our pages have no frames, so axe runs in the page itself, loaded once per document, which takes a third of the time. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], rules });
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, mildRules);
}
