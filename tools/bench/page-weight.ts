// The download size of a first visit to the menu page, in a real browser. Every body is compressed here, so that the sizes do
// not depend on the server.
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.ts';

export interface PageWeight {
  /** gzip -9 bytes of the scripts requested before the load event. */
  scriptBytes: number;
  styleBytes: number;
  documentBytes: number;
  /** Pictures requested before the load event. */
  imageBytes: number;
  scripts: number;
  /** Everything requested before the load event, pictures included. */
  requests: number;
  /** Scripts loaded later, when the page is idle. */
  laterScriptBytes: number;
}

interface Fetched {
  type: string;
  bytes: number;
  isEarly: boolean;
}

const total = (fetched: readonly Fetched[], type: string, isEarly = true): number =>
  fetched
    .filter((one) => one.type === type && one.isEarly === isEarly)
    .reduce((sum, { bytes }) => sum + bytes, 0);

export async function measurePageWeight(url: string): Promise<PageWeight> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const fetched: Promise<Fetched>[] = [];
    let isEarly = true;
    page.on('load', () => {
      isEarly = false;
    });
    page.on('request', (request) => {
      const wasEarly = isEarly;
      const bytes = request
        .response()
        .then((response) => response?.body())
        .then((body) => gzipSync(body ?? '', { level: 9 }).length)
        .catch(() => 0);
      fetched.push(bytes.then((size) => ({ type: request.resourceType(), bytes: size, isEarly: wasEarly })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const all = await Promise.all(fetched);
    return {
      scriptBytes: total(all, 'script'),
      styleBytes: total(all, 'stylesheet'),
      documentBytes: total(all, 'document'),
      imageBytes: total(all, 'image'),
      scripts: all.filter((one) => one.type === 'script' && one.isEarly).length,
      requests: all.filter((one) => one.isEarly).length,
      laterScriptBytes: total(all, 'script', false),
    };
  } finally {
    await browser.close();
  }
}
