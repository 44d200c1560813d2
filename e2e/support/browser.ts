// Real Chromium windows for the journeys. A console error or an unhandled exception on any page fails its test.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';

export interface Size {
  width: number;
  height: number;
}

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1440, height: 900 };

const shots = join(import.meta.dirname, '..', '..', '.cache', 'e2e-screenshots');

/** A window of its own is a person of their own: no cookies or storage are shared. */
export interface Windows {
  open(size: Size, options?: { colorScheme?: 'light' | 'dark' }): Promise<Page>;
  /** A complaint of the console that this test foresees; it does not fail it. */
  forgive(pattern: RegExp): void;
}

export function windows(): Windows {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let foreseen: RegExp[] = [];

  beforeAll(async () => {
    const { executablePath, args } = await findChromium();
    const sound = '--autoplay-policy=user-gesture-required';
    browser = await chromium.launch({ executablePath, args: [...args, sound] });
  });

  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    if (isFailed) await photograph(contexts, task.name);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const heard = complaints.filter((complaint) => !foreseen.some((pattern) => pattern.test(complaint)));
    complaints = [];
    foreseen = [];
    expect(heard, 'errors in the console').toEqual([]);
  });

  afterAll(() => browser.close());

  return {
    async open(viewport, { colorScheme = 'light' } = {}) {
      const isTouch = viewport.width < 600;
      const context = await browser.newContext({
        viewport,
        colorScheme,
        hasTouch: isTouch,
        isMobile: isTouch,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        const isForeseenByAll = isSignedOut(message.text(), message.location().url);
        if (message.type() === 'error' && !isForeseenByAll)
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
      return page;
    },
    forgive(pattern) {
      foreseen.push(pattern);
    },
  };
}

/** Who is signed in is asked on every visit; where nobody is, the browser notes the answer as an error. */
const isSignedOut = (text: string, url: string): boolean =>
  /status of 401/.test(text) && url.endsWith('/api/v1/auth/session');

async function photograph(contexts: readonly BrowserContext[], name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  const pages = contexts.flatMap((context) => context.pages());
  const file = (index: number) => join(shots, `${name.replace(/[^a-z0-9]+/gi, '-')}-${index}.png`);
  await Promise.all(
    pages.map((page, index) => page.screenshot({ path: file(index) }).catch(() => undefined)),
  );
}

/** All text inside, read out loud or not. */
export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? '';

/** Colours are judged where they end, not on their way there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

/** No serious or critical accessibility violation on the page once it has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
