// Real Chromium windows for the journeys. A console error or an unhandled exception on any page fails the test.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';
import type {} from '../../tools/test/report-counts.ts';
import { noteInput } from './check-screen.ts';

export interface Size {
  width: number;
  height: number;
}

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1440, height: 900 };

/**
 * The time limit of a step in milliseconds, for a busy machine; an idle one needs a few hundred. Firestore's client waits up to
 * a minute before it tries again to connect.
 */
const PATIENCE = 120_000;

const shots = join(import.meta.dirname, '..', '..', '.cache', 'e2e-screenshots');

/** What a person has to hand. */
type Means = 'mouse' | 'touch' | 'keyboard';

interface Preferences {
  /** A pointer of another kind fails the test. By default phones are touched, and other pointers pass, too. */
  by?: Means;
  colorScheme?: 'light' | 'dark';
  timezoneId?: string;
  /** Without movement unless asked for: drawing it costs a machine without a graphics card more than all else. */
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Each window is a separate person: windows share no cookies or storage. */
export interface Windows {
  open(size: Size, options?: Preferences): Promise<Page>;
  /** A console error that this test expects and that does not fail it. */
  forgive(pattern: RegExp): void;
}

const flags = [
  '--autoplay-policy=user-gesture-required',
  // No process is kept ready for a window that may never be opened; each person still has one of their own.
  '--renderer-process-limit=1',
];

const means = new WeakMap<BrowserContext, Means>();
export const meansOf = (page: Page): Means => means.get(page.context()) ?? 'mouse';

/** Runs in every document: the press of another kind of pointer is an error of the page. Moves do not count, since Chromium itself makes some. */
function allowOnly(by: Means): void {
  const refuse = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== by) throw new Error(`used by ${pointerType}, which is to be by ${by}`);
  };
  window.addEventListener('pointerdown', refuse, true);
}

let launched: Promise<Browser> | undefined;

/** The one of all journeys of this process, which ends with it. */
function browser(): Promise<Browser> {
  launched ??= findChromium().then(({ executablePath, args }) =>
    chromium.launch({ executablePath, args: [...args, ...flags] }),
  );
  return launched;
}

export function windows(): Windows {
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let foreseen: RegExp[] = [];

  beforeAll(async () => void (await browser()));

  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    if (isFailed) {
      await photograph(contexts, task.name);
      task.meta.windows = await Promise.all(pagesOf(contexts).map(describeWindow));
    }
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const heard = complaints.filter((complaint) => !foreseen.some((pattern) => pattern.test(complaint)));
    complaints = [];
    foreseen = [];
    // As one text: of a list, a failure names only how many there are.
    expect(heard.join('\n'), 'errors in the console').toBe('');
  });

  return {
    async open(viewport, { by, colorScheme = 'light', reducedMotion = 'reduce', ...more } = {}) {
      const isTouch = viewport.width < 600;
      const context = await (await browser()).newContext({
        viewport,
        ...more,
        colorScheme,
        reducedMotion,
        hasTouch: isTouch,
        isMobile: isTouch,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      means.set(context, by ?? (isTouch ? 'touch' : 'mouse'));
      await context.addInitScript(noteInput);
      if (by) await context.addInitScript(allowOnly, by);
      const page = await context.newPage();
      page.on('console', (message) => {
        const { url } = message.location();
        const isForeseenByAll =
          isSignedOut(message.text(), url) ||
          isSlowDatabase(message.text()) ||
          isLostChannel(message.text(), url);
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

/** Every visit checks the session; the browser logs the answer as an error if nobody is signed in. */
const isSignedOut = (text: string, url: string): boolean =>
  /status of 401/.test(text) && url.endsWith('/api/v1/auth/session');

/** On a busy machine the database client logs that its first answer takes long, and keeps trying. */
const isSlowDatabase = (text: string): boolean => text.includes('Could not reach Cloud Firestore backend');

/**
 * A busy emulator forgets a channel of the database client now and then. The client looks whether the network is there, with a
 * picture that the page may not load, and opens another channel.
 */
const isLostChannel = (text: string, url: string): boolean =>
  (/status of 400/.test(text) && url.includes('/google.firestore.v1.Firestore/Listen/channel')) ||
  text.includes('https://www.google.com/images/cleardot.gif');

const pagesOf = (contexts: readonly BrowserContext[]): Page[] =>
  contexts.flatMap((context) => context.pages());

/** In a line: the address, what has the focus, and the text of dialogs and messages. */
async function describeWindow(page: Page): Promise<string> {
  const { width, height } = page.viewportSize() ?? {};
  const shown = await page.evaluate(describeDocument).catch(String);
  return `${width}x${height} ${page.url()}: ${shown}`;
}

/** Runs in the page. */
function describeDocument(): string {
  const textOf = (element: Element): string =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
  const messages = '[role=dialog], [role=alertdialog], [role=alert], [role=status], [data-sonner-toast]';
  const focused = document.activeElement;
  return [
    `focus on ${focused?.tagName.toLowerCase()} "${focused ? textOf(focused).slice(0, 60) : ''}"`,
    ...[...document.querySelectorAll(messages)].map(textOf).filter(Boolean),
  ].join(' | ');
}

async function photograph(contexts: readonly BrowserContext[], name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  const file = (index: number) => join(shots, `${name.replace(/[^a-z0-9]+/gi, '-')}-${index}.png`);
  await Promise.all(
    pagesOf(contexts).map((page, index) => page.screenshot({ path: file(index) }).catch(() => undefined)),
  );
}

/** All text of an element, including hidden text. */
export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? '';
