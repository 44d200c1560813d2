// How long after a tap of the staff an open page shows that something is sold out, and what its questions cost.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { demoPassword } from '../seed/people.ts';
import { address, type Stack } from '../stack/stack.ts';
import type { FirestoreCount } from './count-firestore.ts';

const ROUNDS = 20;
/** No multiple of the page's four seconds, so that the taps fall anywhere between two questions. */
const PAUSE = 1_370;

export interface SoldOutDelay {
  /** Milliseconds from the tap to the page, shortest first. */
  delays: number[];
  /** Requests of the open page while it was measured, and the seconds that took. */
  requests: number;
  seconds: number;
}

export async function soldOutDelay(stack: Stack): Promise<SoldOutDelay> {
  const pizzeria = placedRestaurants.find(({ demo }) => demo.slug === 'luigis-pizzeria');
  if (!pizzeria) throw new Error('There is no pizzeria');
  const tap = await staffOf(stack, pizzeria.at);
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage();
    await page.goto(`${stack.urls.site}/luigis-pizzeria`);
    await page.getByRole('button', { name: 'Pickup ASAP' }).click();
    const link = page.getByRole('link', { name: 'Margherita', exact: true }).last();
    await link.click();
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/live')) requests += 1;
    });
    const dialog = page.getByRole('dialog', { name: 'Margherita' });
    const soldOut = dialog.getByRole('button', { name: 'Sold out', exact: true });
    const begun = performance.now();
    const delays: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.waitForTimeout(PAUSE);
      const tapped = performance.now();
      await tap('untilNotice');
      await soldOut.waitFor();
      delays.push(performance.now() - tapped);
      await tap('onSale');
      await soldOut.waitFor({ state: 'hidden' });
    }
    const seconds = (performance.now() - begun) / 1000;
    return { delays: delays.sort((one, other) => one - other), requests, seconds };
  } finally {
    await browser.close();
  }
}

/** Signs in and returns the tap that marks the first item, as the board's button does. */
async function staffOf(stack: Stack, { tenantId, restaurantId }: { tenantId: number; restaurantId: number }) {
  const signedIn = await fetch(
    `http://${address}:${stack.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'counter@luigis.example.com',
        password: demoPassword,
        returnSecureToken: true,
      }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const headers = {
    [CSRF_HEADER]: '1',
    origin: stack.urls.admin,
    'content-type': 'application/json',
  };
  const begun = await fetch(`${stack.urls.admin}${API_BASE}${routes.signIn.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ idToken }),
  });
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const path = routes.setSoldOut.path
    .replace(':tenantId', String(tenantId))
    .replace(':restaurantId', String(restaurantId));
  const itemId = await firstItemNamed(stack, 'Margherita');
  return async (kind: 'untilNotice' | 'onSale'): Promise<void> => {
    const answer = await fetch(`${stack.urls.admin}${API_BASE}${path}`, {
      method: 'PUT',
      headers: { ...headers, cookie },
      body: JSON.stringify({ targets: [{ itemId }], state: { kind } }),
    });
    if (!answer.ok) throw new Error(`The tap failed: ${await answer.text()}`);
  };
}

async function firstItemNamed(stack: Stack, name: string): Promise<number> {
  const answer = await fetch(`${stack.urls.site}${API_BASE}/storefront?slug=luigis-pizzeria`);
  const { data } = (await answer.json()) as { data: { items: { itemId: number; name: string }[] } };
  const item = data.items.find((one) => one.name === name);
  if (!item) throw new Error(`There is no ${name}`);
  return item.itemId;
}

/** Documents read for the first question about a restaurant and for one within the next seconds. */
export async function liveReads(
  origin: string,
  guid: string,
  take: () => FirestoreCount,
): Promise<{ first: number; next: number }> {
  const ask = async (): Promise<number> => {
    take();
    await (await fetch(`${origin}${API_BASE}/storefront/${guid}/live`)).arrayBuffer();
    return take().reads;
  };
  return { first: await ask(), next: await ask() };
}
