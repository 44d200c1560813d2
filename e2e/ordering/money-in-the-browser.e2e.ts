// Runs the money rules in Chromium: the browser must compute the same prices as the server.

import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { currencyFigures } from '@bite/shared/testing/currency-figures';
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, windows } from '../support/browser.ts';

const origin = 'http://money.localhost';
const root = join(import.meta.dirname, '..', '..');
const shared = join(root, 'shared', 'src');
const bigJs = join(root, 'node_modules', 'big.js', 'big.mjs');
const page = `<!doctype html><title>Money</title>
<script type="importmap">{ "imports": { "big.js": "${origin}/big.js" } }</script>`;

/** Serves the modules of `shared` to the browser. */
async function serveModule(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: page });
  const contentType = 'text/javascript';
  if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
  if (pathname === '/big.js') {
    return route.fulfill({ contentType, path: bigJs });
  }
  const source = await readFile(join(shared, pathname), 'utf8');
  return route.fulfill({ contentType, body: stripTypeScriptTypes(source) });
}

const { open } = windows();

it('O9-13 every currency is rounded, accepted and written in the browser as on the server', async () => {
  const browser = await open(desktop);
  await browser.route(`${origin}/**`, serveModule);
  await browser.goto(origin);
  const names = await browser.evaluate(() => Intl.supportedValuesOf('currency'));
  const currencies = [...new Set([...names, ...Intl.supportedValuesOf('currency')])];
  await browser.addScriptTag({
    type: 'module',
    content: `import { currencyFigures } from '${origin}/testing/currency-figures.ts';
      globalThis.figures = ${JSON.stringify(currencies)}.map(currencyFigures);`,
  });
  const figures = await browser.waitForFunction(() => (globalThis as { figures?: string[] }).figures);
  expect(currencies.length).toBeGreaterThan(150);
  expect(await figures.jsonValue()).toEqual(currencies.map(currencyFigures));
});
