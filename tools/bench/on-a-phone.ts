// The menu page on a middling phone with a slow network, as Lighthouse has them: what comes before the largest picture is painted,
// and how long the page takes to answer.
import type { PerformanceEntry, PerformanceResourceTiming } from 'node:perf_hooks';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import { median } from './median.ts';

export interface PhoneVisit {
  /** Milliseconds until the largest picture or text is painted. */
  paintedAfter: number;
  /** What had been asked for by then, and had arrived. */
  scripts: number;
  bytes: number;
  /** What moved without being touched; 0.1 is much. */
  shift: number;
  /** The slowest answer to a tap or a key, in milliseconds; the browser rounds to 8. */
  slowest: number;
  slowestOf: string;
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const RUNS = 3;
const SLOWER = 4;
/** 150 ms to the server and back, 1.6 Mbit/s. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };

interface Seen {
  painted: number;
  shift: number;
  answers: { at: number; took: number }[];
}

/** The page's: this file is not compiled for browsers, but two of its functions run there. */
declare const window: { seen: Seen };

/** Runs in the page. */
function watch(): void {
  const seen: Seen = { painted: 0, shift: 0, answers: [] };
  window.seen = seen;
  const on = (type: string, note: (entry: PerformanceEntry) => void, more = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      // Node, whose types these are, has fewer.
      type: type as 'resource',
      buffered: true,
      ...more,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.painted = startTime;
  });
  on('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  on(
    'event',
    (entry) => {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
        seen.answers.push({ at: entry.startTime, took: entry.duration });
    },
    { durationThreshold: 16 },
  );
}

type Steps = readonly (readonly [what: string, act: (page: Page) => Promise<void>])[];

/** Whoever closes a dialog sees it first: on a slow network its script may still be on its way. */
async function pressEscape(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await dialog.first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.first().waitFor({ state: 'detached' });
}
/** Found by what stands in the HTML: a look for roles and names would make the browser lay out all that is out of sight. */
const steps: Steps = [
  ['closing the order’s details', pressEscape],
  ['plus', (page) => page.locator('.dish-plus').first().tap()],
  ['closing the order’s details again', pressEscape],
  ['a dish', (page) => page.locator('.dish-open').first().tap()],
  ['closing the dish', pressEscape],
  ['the cart', (page) => page.locator('header button.bg-primary').tap()],
  ['closing the cart', pressEscape],
  ['a category', (page) => page.locator('nav ul button:visible').nth(2).tap()],
  ['the search', (page) => page.locator('nav button[aria-label="Search the menu"]').tap()],
  ['a first letter', (page) => page.keyboard.press('s')],
  ['a second letter', (page) => page.keyboard.press('o')],
];

const PAUSE = 1_000;

async function visit(browser: Browser, url: string): Promise<PhoneVisit> {
  const page = await browser.newPage(phone);
  try {
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.enable');
    await slow.send('Network.emulateNetworkConditions', network);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    const { painted, shift } = await page.evaluate(() => window.seen);
    const before = await page.evaluate(
      (until) =>
        (
          performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
            initiatorType: string;
          })[]
        )
          .filter(({ responseEnd }) => responseEnd <= until)
          .map(({ initiatorType, name, encodedBodySize }) => ({
            isScript: initiatorType === 'script' || name.endsWith('.js'),
            bytes: encodedBodySize,
          })),
      painted,
    );
    let slowest = { took: 0, of: '' };
    for (const [of, act] of steps) {
      const from = await page.evaluate(() => performance.now());
      await act(page);
      await page.waitForTimeout(PAUSE);
      const took = await page.evaluate(
        (at) => Math.max(0, ...window.seen.answers.filter((one) => one.at >= at).map((one) => one.took)),
        from,
      );
      if (took > slowest.took) slowest = { took, of };
    }
    return {
      paintedAfter: painted,
      scripts: before.filter(({ isScript }) => isScript).length,
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      shift,
      slowest: slowest.took,
      slowestOf: slowest.of,
    };
  } finally {
    await page.close();
  }
}

/** The medians of three visits. */
export async function measureOnPhone(url: string): Promise<PhoneVisit> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const visits: PhoneVisit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url));
    const middle = (name: Exclude<keyof PhoneVisit, 'slowestOf'>): number =>
      median(visits.map((one) => one[name]));
    const slowest = middle('slowest');
    return {
      paintedAfter: middle('paintedAfter'),
      scripts: middle('scripts'),
      bytes: middle('bytes'),
      shift: middle('shift'),
      slowest,
      slowestOf: visits.find((one) => one.slowest === slowest)?.slowestOf ?? '',
    };
  } finally {
    await browser.close();
  }
}
