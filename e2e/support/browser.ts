// Real Chromium windows for the journeys. A console error or an unhandled exception on any page fails its test.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';
import { noteInput } from './check-screen.ts';

export interface Size {
  width: number;
  height: number;
}

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1440, height: 900 };

/** Milliseconds a step may take on a busy machine; an idle one needs a few hundred. */
const PATIENCE = 60_000;

const shots = join(import.meta.dirname, '..', '..', '.cache', 'e2e-screenshots');

/** A window of its own is a person of their own: no cookies or storage are shared. */
export interface Windows {
  open(size: Size, options?: { colorScheme?: 'light' | 'dark'; timezoneId?: string }): Promise<Page>;
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
    async open(viewport, { colorScheme = 'light', ...more } = {}) {
      const isTouch = viewport.width < 600;
      const context = await browser.newContext({
        viewport,
        ...more,
        colorScheme,
        hasTouch: isTouch,
        isMobile: isTouch,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(noteInput);
      const page = await context.newPage();
      page.on('console', (message) => {
        const isForeseenByAll =
          isSignedOut(message.text(), message.location().url) || isSlowDatabase(message.text());
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

/** On a busy machine the database's client waits long for its first answer: it says so, and goes on trying. */
const isSlowDatabase = (text: string): boolean => text.includes('Could not reach Cloud Firestore backend');

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
