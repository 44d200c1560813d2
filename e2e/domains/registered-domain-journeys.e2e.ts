// What site administrators do with domains that the platform itself buys: money is spent at most once, whatever the registrar answers.
import { HOUR } from '@bite/shared/kernel/durations';
import { collections } from '@bite/shared/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { press, write } from '../support/use.ts';
import {
  addRecord,
  carryOrdersOut,
  changeRegistrar,
  clearFaults,
  failCall,
  forget,
  ordersOf,
} from './dns-host.ts';
import { apiAt, becomes } from './domain-screens.ts';

const ADMIN = 'admin@bite.example.com';
/** No other journey changes its addresses. */
const SLUG = 'morning-light-cafe';
const RESTAURANT = 'Morning Light';
const SEARCH = '/platform/registered-domains/search';

const owner = {
  ...{ 'First name': 'Ada', 'Last name': 'Rossi', Email: 'ada@bella.example', Phone: '+12125550123' },
  ...{ Address: '1 Main St', City: 'New York', 'State or province': 'NY', 'ZIP code': '10001' },
};

const nameOf = (word: string): string => `${word}-${Date.now().toString(36)}.com`;
const offer = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Names' }).getByRole('row', { name: new RegExp(`^${name}`) });
const orderOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Orders' }).getByRole('row', { name: new RegExp(name) });

async function search(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Search names' });
  await write(form.getByLabel('Name', { exact: true }), name);
  await press(form.getByRole('button', { name: 'Search' }));
  await offer(page, name).waitFor();
}

/** From the search page: all that a purchase takes is typed. */
async function prepare(page: Page, name: string): Promise<void> {
  await search(page, name);
  await step(page, async () => {
    await press(page.getByRole('button', { name: `Buy ${name}` }));
    await page.getByRole('dialog').waitFor();
  });
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(owner))
    await write(dialog.getByLabel(label, { exact: true }), text);
  await write(dialog.getByLabel(`Type “${name}” to buy it`), name);
}

/** Ends on the list of registered domains. */
const pay = (page: Page, price: string): Promise<void> =>
  step(page, async () => {
    await press(page.getByRole('dialog').getByRole('button', { name: `Buy for ${price}` }));
    await page.getByRole('heading', { level: 1, name: 'Registered domains' }).waitFor();
  });

/** As if it had been ordered half an hour before. */
async function letOrderAge(name: string): Promise<void> {
  const order = await db.doc(`${collections.domainPurchases}/buy-${name}`).get();
  const earlier = (field: string) =>
    Timestamp.fromMillis((order.get(field) as Timestamp).toMillis() - HOUR / 2);
  await order.ref.update({ askedAt: earlier('askedAt') });
}

const review = (page: Page, name: string): Promise<void> =>
  step(page, async () => {
    await press(page.getByRole('button', { name: `Review ${name}` }));
    await page.getByRole('alertdialog').waitFor();
  });

describe('domains that the platform buys', () => {
  const { open, forgive } = windows();
  afterEach(async () => {
    await clearFaults();
    await changeRegistrar({ priceFactor: 1, orderAfter: 3_000 });
  });

  it('I3.11-01 I5.6-09 I7.3-08 one is found with its price, bought with its name typed, and listed with its history', async () => {
    const name = nameOf('bella');
    const page = await open(desktop);
    await signIn(page, ADMIN, SEARCH);
    await search(page, 'google.com');
    await expect.poll(() => textOf(offer(page, 'google.com'))).toContain('Taken');
    await search(page, name);
    await expect.poll(() => textOf(offer(page, name))).toMatch(/Available.*\$11\.25 for one year/);
    await prepare(page, name);
    await pay(page, '$11.25');
    await orderOf(page, name).getByText('Done').waitFor();
    expect(await ordersOf(name)).toBe(1);
    const list = page.getByRole('table', { name: 'Registered domains' });
    await step(page, async () => {
      await press(list.getByRole('link', { name }));
      await page.getByRole('heading', { level: 1, name }).waitFor();
    });
    const history = page.getByRole('region', { name: 'History' });
    await expect.poll(() => textOf(history)).toMatch(/You ordered the purchase/);
    await expect.poll(() => textOf(history)).toMatch(/saw that the purchase was carried out/);
  });

  it('I5.6-09 one whose price has changed since is bought for the new price alone, once that was confirmed', async () => {
    const name = nameOf('dearer');
    const page = await open(desktop);
    await signIn(page, ADMIN, SEARCH);
    await prepare(page, name);
    await changeRegistrar({ priceFactor: 2 });
    // The browser notes the refusal as an error.
    forgive(/status of 409/);
    const dialog = page.getByRole('dialog');
    await step(page, async () => {
      await press(dialog.getByRole('button', { name: 'Buy for $11.25' }));
      await dialog
        .getByRole('alert')
        .getByText(/it is \$22\.50 now\. Nothing was ordered/)
        .waitFor();
    });
    expect(await ordersOf(name)).toBe(0);
    await pay(page, '$22.50');
    await orderOf(page, name).getByText('Done').waitFor();
    expect(await ordersOf(name)).toBe(1);
  });

  it('I7.3-08 one of which the registrar’s answer was lost is found in the account, and bought once', async () => {
    const name = nameOf('arrived');
    const page = await open(desktop);
    await signIn(page, ADMIN, SEARCH);
    await changeRegistrar({ orderAfter: HOUR });
    await failCall('buy', 'cutAfter');
    await prepare(page, name);
    await pay(page, '$11.25');
    await orderOf(page, name).getByText('Unclear').waitFor();
    await letOrderAge(name);
    await review(page, name);
    const question = page.getByRole('alertdialog');
    await question.getByText(/may be working on this order/).waitFor();
    await expect.poll(() => question.getByRole('button', { name: 'Release' }).isDisabled()).toBe(true);
    await carryOrdersOut();
    await step(page, async () => {
      await press(question.getByRole('button', { name: 'Ask again' }));
      await question.getByText(/the order was carried out/).waitFor();
    });
    await press(question.getByRole('button', { name: 'Cancel' }));
    await orderOf(page, name).getByText('Done').waitFor({ timeout: FIRST_ANSWER });
    await page.getByRole('table', { name: 'Registered domains' }).getByRole('link', { name }).waitFor();
    expect(await ordersOf(name)).toBe(1);
  });

  it('I5.6-06 I3.11-04 one with an umlaut is found and bought as it is typed, gets a record with one, and is known by its coded name', async () => {
    const name = nameOf('bücher');
    const coded = new URL(`http://${name}`).hostname;
    const page = await open(phone, { by: 'touch' });
    await signIn(page, ADMIN, SEARCH);
    await search(page, name);
    const rows = page.getByRole('table', { name: 'Names' }).getByRole('row');
    const first = rows.filter({ hasText: '.com' }).first();
    await expect.poll(() => textOf(first)).toContain(name);
    await offer(page, name.replace('ü', 'u')).waitFor();
    await prepare(page, name);
    await pay(page, '$11.25');
    await orderOf(page, name).getByText('Done').waitFor();
    expect(await ordersOf(coded)).toBe(1);
    await write(page.getByRole('searchbox', { name: 'Search these domains' }), coded.slice(0, -4));
    await step(page, async () => {
      await press(page.getByRole('table', { name: 'Registered domains' }).getByRole('link', { name }));
      await page.getByRole('heading', { level: 1, name }).waitFor();
    });
    const copy = await page.getByRole('button', { name: `Copy ${coded}` }).boundingBox();
    const text = await page.getByText('DNS hosts may list it as').boundingBox();
    // Beside it, not alone on a line of its own.
    expect(copy?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1);
    await step(page, async () => {
      await press(page.getByRole('button', { name: 'Add a record' }));
      await page.getByRole('dialog').waitFor();
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type', { exact: true }).selectOption('CNAME');
    await write(dialog.getByLabel('Name', { exact: true }), `küche.${name}`);
    await write(dialog.getByLabel('Value', { exact: true }), 'bücher.example');
    await press(dialog.getByRole('button', { name: 'Add' }));
    await dialog.waitFor({ state: 'hidden' });
    const record = page.getByRole('table', { name: 'DNS records' }).getByRole('row', { name: /küche/ });
    await expect.poll(() => textOf(record)).toContain('bücher.example');
    await step(page, async () => {
      await press(page.getByRole('button', { name: 'Renew', exact: true }));
      await page.getByRole('alertdialog').waitFor();
    });
    const question = page.getByRole('alertdialog');
    await write(question.getByLabel(`Type “${name}” to go on`), coded.toUpperCase());
    await expect
      .poll(() => question.getByRole('button', { name: 'Renew for $11.25' }).isEnabled())
      .toBe(true);
    await press(question.getByRole('button', { name: 'Cancel' }));
    await question.waitFor({ state: 'hidden' });
  });

  it('I4-22 I3.11-04 one is used for a restaurant in one step, keeps its mail, and goes live', async () => {
    const name = nameOf('used');
    const page = await open(desktop);
    await signIn(page, ADMIN, SEARCH);
    await prepare(page, name);
    await pay(page, '$11.25');
    // Before that it has no place for records.
    await orderOf(page, name).getByText('Done').waitFor();
    for (const record of [
      { type: 'A', name, value: '198.51.100.1' },
      { type: 'MX', name, value: 'mail.bella.example' },
    ])
      await addRecord(record);
    await step(page, async () => {
      await press(page.getByRole('button', { name: `Use it for a restaurant: ${name}` }));
      await page.getByRole('dialog').waitFor();
    });
    const search = page.getByRole('dialog');
    await write(search.getByLabel('Restaurant'), RESTAURANT);
    await step(page, async () => {
      await press(search.getByRole('button', { name: new RegExp(RESTAURANT) }));
      await page.getByRole('list', { name: 'Records that are replaced' }).waitFor();
    });
    const question = page.getByRole('alertdialog');
    await expect.poll(() => textOf(question.getByRole('listitem'))).toBe('A @ 198.51.100.1');
    try {
      // The first try ends half-way.
      await failCall('createRecord', 'cutBefore');
      await step(page, async () => {
        await press(question.getByRole('button', { name: 'Use it' }));
        await question.getByText(/not all of its records are there/).waitFor();
      });
      await step(page, async () => {
        await press(question.getByRole('button', { name: 'Try again' }));
        await page.getByRole('heading', { level: 1, name }).waitFor();
        await page.getByRole('heading', { level: 2, name: 'State' }).waitFor();
      });
      await becomes(page, name, 'Live');
      await page.goto(`${urls.admin}/platform/registered-domains/${name}`);
      const records = page.getByRole('table', { name: 'DNS records' });
      await records.getByText('mail.bella.example').waitFor();
      await expect.poll(() => textOf(records)).not.toContain('198.51.100.1');
      await page.getByText(/It is an address of/).waitFor();
    } finally {
      await apiAt(page, SLUG).remove(name);
      await forget(name);
    }
  });

  it('I7.3-08 one of which the registrar never heard is released by the typed word, and bought once', async () => {
    const name = nameOf('lost');
    const page = await open(phone, { by: 'touch' });
    await signIn(page, ADMIN, SEARCH);
    await failCall('buy', 'cutBefore');
    await prepare(page, name);
    await pay(page, '$11.25');
    await orderOf(page, name).getByText('Unclear').waitFor();
    await review(page, name);
    const question = page.getByRole('alertdialog');
    await question.getByText(/It can be released from/).waitFor();
    await expect.poll(() => question.getByRole('button', { name: 'Release' }).isDisabled()).toBe(true);
    await letOrderAge(name);
    await step(page, async () => {
      await press(question.getByRole('button', { name: 'Ask again' }));
      await question.getByLabel(/^Type “Release”/).waitFor();
    });
    await write(question.getByLabel(/^Type “Release”/), 'Release');
    await step(page, async () => {
      await press(question.getByRole('button', { name: 'Release' }));
      await question.waitFor({ state: 'hidden' });
    });
    await orderOf(page, name).getByText('Failed').waitFor();
    expect(await ordersOf(name)).toBe(0);
    await page.goto(`${urls.admin}${SEARCH}`);
    await prepare(page, name);
    await pay(page, '$11.25');
    await orderOf(page, name).getByText('Done').waitFor();
    expect(await ordersOf(name)).toBe(1);
  });
});
