// npm run pictures: takes the README's pictures of the running demo. Requires an `npm start` in another window.
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { command, done, SetupError } from './console.ts';
import { root } from './root.ts';
import { demoPassword } from './seed/people.ts';
import { stacks } from './stack/stack.ts';

const { urls } = stacks.start;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

async function window(browser: Browser, size: typeof phone): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    isMobile: size === phone,
    hasTouch: size === phone,
  });
  return context.newPage();
}

/** The board keeps its connection open, so it never becomes idle as other pages do. */
async function photograph(
  page: Page,
  name: string,
  until: 'networkidle' | 'load' = 'networkidle',
): Promise<void> {
  await page.waitForLoadState(until);
  const path = join(root, 'docs', 'pictures', `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 78, scale: 'css', animations: 'disabled' });
  done(`docs/pictures/${name}.jpg`);
}

async function menuOn(browser: Browser, size: typeof phone): Promise<Page> {
  const page = await window(browser, size);
  await page.goto(`${urls.site}/luigis-pizzeria`);
  await page.getByRole('button', { name: 'Pickup ASAP' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return page;
}

async function order(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Margherita', exact: true }).last().click();
  const item = page.getByRole('dialog', { name: 'Margherita' });
  await item.getByRole('radio', { name: 'Large' }).check();
  await photograph(page, 'item-phone');
  await item.getByLabel('Hand-tossed').first().check();
  await item.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('button', { name: 'Add Tiramisù' }).last().click();
  await page.getByRole('button', { name: /^View cart/ }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('Subtotal').waitFor();
  await photograph(page, 'cart-phone');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Phone').fill('(212) 555-0123');
  await page.getByLabel('Email').fill('ada@example.com');
  await photograph(page, 'checkout-phone');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page
    .getByText(/Order #\d+/)
    .first()
    .waitFor();
  await photograph(page, 'tracking-phone');
}

async function board(browser: Browser): Promise<void> {
  const page = await window(browser, desktop);
  await page.goto(urls.admin);
  await page.getByLabel('Email').fill('manager@luigis.example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('article').first().waitFor();
  await photograph(page, 'board-desktop', 'load');
}

await command(async () => {
  const isUp = await fetch(`${urls.site}/api/v1/health`).then(
    (response) => response.ok,
    () => false,
  );
  if (!isUp)
    throw new SetupError(
      'The demo is not running: start it with `npm start` in another window, then try again.',
    );
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const diner = await menuOn(browser, phone);
    await photograph(diner, 'menu-phone');
    await order(diner);
    await photograph(await menuOn(browser, desktop), 'menu-desktop');
    await board(browser);
  } finally {
    await browser.close();
  }
  return 0;
});
