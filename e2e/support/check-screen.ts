// Checks that hold for every screen, run after each step of a journey. Console errors fail a journey separately
// (browser.ts).
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A phone's window is not tried at a desk: journeys at a desk have their own. */
const widths = { phone: [320, 390], desktop: [320, 390, 1440] };

/** Milliseconds; far longer than any animation. */
const LONGEST_MOVEMENT = 5_000;

declare global {
  interface Window {
    /** Set by `noteInput` at the first click or key press in the document. */
    hadInput?: boolean;
    /** Set after the document has been checked. */
    axe: typeof axe;
    /** Set by `describeScreen`. */
    descriptions?: Map<Element, string>;
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
 * is no serious accessibility violation. What has passed already is not looked at again: a screen of parts that its address has
 * shown at this size does not scroll, and only new elements are checked for accessibility. Restores the window's width.
 */
export async function checkScreen(page: Page): Promise<void> {
  await settled(page);
  await expectFocus(page);
  const { address, titles, elements, parts, longest } = await page.evaluate(describeScreen);
  // A page that is still loading may have none.
  expect(titles.slice(1), `first-level headings of ${page.url()} after "${titles[0]}"`).toEqual([]);
  const unseen = elements.filter((element) => !accessible.has(element));
  if (unseen.length > 0) for (const element of await expectAccessible(page, unseen)) accessible.add(element);
  const shown = shownAt.get(address) ?? { parts: new Set(), longest: 0 };
  if (longest <= shown.longest && parts.every((part) => shown.parts.has(part))) return;
  await expectNoSidewaysScroll(page);
  shownAt.set(address, {
    parts: new Set([...shown.parts, ...parts]),
    longest: Math.max(longest, shown.longest),
  });
}

/** The descriptions of elements that passed, in all windows and documents. */
const accessible = new Set<string>();

/** What has passed at an address and size: kinds of elements, and the length of the longest text. */
const shownAt = new Map<string, { parts: ReadonlySet<string>; longest: number }>();

interface Screen {
  /** Without its numbers, and with the window's width and colour scheme. */
  address: string;
  /** The texts of the first-level headings. */
  titles: string[];
  /** Elements that are alike to axe share one, which is the hash of what it and its ancestors are. */
  elements: string[];
  /** Element, classes and role. */
  parts: string[];
  /** The length of the longest text. */
  longest: number;
}

/** Runs in the page. Keeps the description of each element in `window.descriptions`. */
function describeScreen(): Screen {
  // Their values differ from one record to the next. That they are there, and not empty, is what axe asks for.
  const variable =
    /^(id|for|href|src|srcset|sizes|name|value|alt|title|placeholder|datetime|content|action|list|form|min|max|maxlength|aria-(label|labelledby|describedby|description|details|controls|owns|activedescendant|errormessage|flowto|value\w+|posinset|setsize|rowindex|rowcount|colindex))$/;
  const ofDocument = (element: Element): boolean =>
    element === document.documentElement || element === document.body;
  const attributesOf = (element: Element): string[] =>
    [...element.attributes]
      // How far messages reach, and that a dialog is open.
      .filter(({ name }) => !(ofDocument(element) && (name === 'style' || name === 'data-scroll-locked')))
      .map(({ name, value }) =>
        variable.test(name) ? `${name}${value === '' ? '=' : ''}` : `${name}=${value}`,
      )
      .sort();
  const hash = (text: string): number => {
    let hashed = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193);
    return hashed >>> 0;
  };
  const descriptions = new Map<Element, string>();
  const parts = new Set<string>();
  let longest = 0;
  const describe = (element: Element, above: string): void => {
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isDrawing = element.tagName === 'svg';
    const text = element.childElementCount > 0 ? undefined : (element.textContent ?? '');
    const kind = [above, element.tagName, ...attributesOf(element), isVisible, text === ''].join(' ');
    // Two, since one of 32 bits meets another among thousands.
    const description = `${hash(kind)} ${hash(`${kind} again`)}`;
    descriptions.set(element, description);
    parts.add(`${element.tagName}.${element.getAttribute('class')}.${element.getAttribute('role')}`);
    longest = Math.max(longest, text?.length ?? 0);
    if (!isDrawing) for (const child of element.children) describe(child, description);
  };
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const size = `${isDark ? 'dark' : 'light'} ${innerWidth}`;
  describe(document.documentElement, size);
  window.descriptions = descriptions;
  return {
    address: `${size} ${location.pathname.replaceAll(/\d+/g, '0')}`,
    titles: [...document.querySelectorAll('h1')].map((title) => title.textContent ?? ''),
    elements: [...new Set(descriptions.values())],
    parts: [...parts],
    longest,
  };
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
  // Its own width comes last, and so stays.
  const others = widths[size.width < 600 ? 'phone' : 'desktop'].filter((width) => width !== size.width);
  for (const width of [...others, size.width]) {
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

/** The descriptions of the elements that passed. */
async function expectAccessible(page: Page, unseen: readonly string[]): Promise<string[]> {
  const { violations, looked } = await lookAt(page, unseen);
  if (violations.length > 0) {
    // A half-transparent notice may have come or gone during the check; a real violation is still there afterwards.
    await settled(page);
    const again = await lookAt(page, unseen);
    const lasting = violations.filter((violation) => again.violations.includes(violation));
    expect(lasting, `accessibility of ${page.url()}`).toEqual([]);
  }
  return looked;
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

interface Looked {
  violations: string[];
  /** Those of the wanted descriptions whose elements were still there. */
  looked: string[];
}

/**
 * The violations in the elements of these descriptions. The only frame of our pages is the card gateway's, so axe runs in the page
 * itself, loaded once per document, which takes a third of the time.
 */
async function lookAt(page: Page, unseen: readonly string[]): Promise<Looked> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, unseen }) => {
      const wanted = new Set(unseen);
      const described = window.descriptions ?? new Map<Element, string>();
      const isWanted = (element: Element | null): boolean =>
        element !== null && wanted.has(described.get(element) ?? '');
      const there = [...document.querySelectorAll('*')].filter(isWanted);
      const looked = [...new Set(there.map((element) => described.get(element) ?? ''))];
      // An element in a new one is new, too, since its description contains that of the other.
      const include = there.filter((element) => !isWanted(element.parentElement));
      if (include.length === 0) return { violations: [], looked };
      const { violations } = await window.axe.run(
        { include },
        { resultTypes: ['violations'], rules, iframes: false },
      );
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return {
        violations: grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        looked,
      };
    },
    { rules: mildRules, unseen },
  );
}
