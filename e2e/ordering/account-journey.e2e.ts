// A guest's account: signed in by the code of a mail, with points that one order earns and the next one spends.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { mailedCode } from '../support/mailbox.ts';
import { placeOf, urls } from '../support/platform.ts';
import { moveUnseen, signIn } from '../support/staff.ts';
import { press, tick, write } from '../support/use.ts';

const site = '/luigis-pizzeria';

/** Moves the order to its end, as its board would. */
async function complete(staff: Page, orderGuid: string): Promise<void> {
  for (const move of [
    { action: 'accept' },
    { action: 'start' },
    { action: 'ready' },
    { action: 'handOver', paidBy: 'cash' },
  ] as const)
    await moveUnseen(staff, placeOf('luigis-pizzeria'), orderGuid, move);
}

async function toCheckout(diner: Page): Promise<void> {
  await addDish(diner, { name: 'Margherita', size: 'Large', options: ['Hand-tossed'] });
  await openCart(diner);
  await press(diner.getByRole('button', { name: 'Go to checkout' }));
  await step(diner, () => diner.getByRole('heading', { name: 'Checkout' }).waitFor());
}

describe('a guest’s account', () => {
  const { open } = windows();

  it('O1-02 O2.3-05 O2.5-03 O2.5-04 O9-14 is entered by the code of a mail at checkout, earns points with one order, says how it was, and spends them with the next', async () => {
    const diner = await open(phone);
    const email = `ada.${Date.now()}@example.com`;
    await openMenu(diner, site);
    await toCheckout(diner);
    await press(diner.getByRole('button', { name: 'Sign in to fill in your details' }));
    const dialog = diner.getByRole('dialog', { name: 'Sign in' });
    await step(diner, () => dialog.waitFor());
    await write(dialog.getByLabel('Email'), email);
    await press(dialog.getByRole('button', { name: 'Send me a code' }));
    await step(diner, () => dialog.getByLabel('Code').waitFor());
    await write(dialog.getByLabel('Code'), await mailedCode(email));
    await step(diner, async () => {
      await press(dialog.getByRole('button', { name: 'Sign in' }));
      await dialog.waitFor({ state: 'hidden' });
    });
    await fillDetails(diner, { ...ada, email });
    const number = await placeOrder(diner);

    await step(diner, async () => {
      await press(diner.getByRole('banner').getByRole('link', { name: 'Account' }));
      await diner.getByRole('link', { name: `Order ${number}` }).waitFor();
    });
    const href = await diner.getByRole('link', { name: `Order ${number}` }).getAttribute('href');
    const staff = await open(desktop);
    await signIn(staff, 'counter@luigis.example.com');
    await complete(staff, href?.split('/').at(-1) ?? '');
    await diner.reload();
    const points = diner.getByRole('region', { name: 'Your points' });
    await points.getByText(/^Order #\d+, earned/).waitFor();
    const balance = /[\d,]+ points/.exec(await textOf(points))?.[0] ?? '';
    await press(diner.getByText('How did you like it?').first());
    await press(diner.getByRole('button', { name: 'I liked Margherita' }));
    await step(diner, () => diner.getByText('Saved. Thank you.').waitFor());

    await diner.goto(`${urls.site}${site}`);
    await toCheckout(diner);
    await tick(diner.getByRole('checkbox', { name: 'Pay with points' }));
    await diner.getByText('Paid with points').waitFor();
    await checkScreen(diner);
    await placeOrder(diner);
    await diner.goto(`${urls.site}${site}/account`);
    await points.getByText(/^Order #\d+, spent/).waitFor();
    await expect.poll(() => textOf(points)).not.toContain(`${balance} at`);
  });
});
