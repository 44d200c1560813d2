// Paying by card, from the checkout to the kitchen, at the simulated gateway.
import { SECOND } from '@bite/shared/kernel/durations';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fireSchedule } from '../../tools/stack/schedules.ts';
import { cardGatewayUrl } from '../../tools/stack/stack.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, addDish, fillDetails, openCart, openMenu } from '../support/diner.ts';
import { mailedCode } from '../support/mailbox.ts';
import { stack, urls } from '../support/platform.ts';
import { card, signIn } from '../support/staff.ts';
import { press, tick, write } from '../support/use.ts';

const site = '/luigis-pizzeria';
const cards = { good: '4111111111111111', declined: '4387751111111038', silent: '4999006200620062' };

/** The gateway answers within a moment that it does not know, where it would take half a minute. */
async function hurry(): Promise<void> {
  const set = (timeout: number) =>
    fetch(`${cardGatewayUrl(stack)}/api/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ timeout }),
    });
  await set(SECOND / 10);
  onTestFinished(async () => void (await set(31 * SECOND)));
}

/** What waits to find out about the newest payment is due. */
async function findOut(): Promise<void> {
  const waiting = await db.collection('due_work').where('kind', '==', 'settlePayment').get();
  for (const work of waiting.docs) await work.ref.update({ dueAt: Timestamp.fromMillis(0) });
  await fireSchedule(stack, 'finishDueWork');
}

async function toCheckout(diner: Page): Promise<void> {
  await addDish(diner, { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] });
  await openCart(diner);
  await press(diner.getByRole('button', { name: 'Go to checkout' }));
  await diner.getByRole('heading', { name: 'Checkout' }).waitFor();
}

async function typeCard(diner: Page, number: string): Promise<void> {
  const field = diner.frameLocator('iframe[title^="Card number"]');
  await field.getByLabel('Card number').fill(number);
  await field.getByLabel('Month').selectOption('12');
  await field.getByLabel('Year').selectOption({ index: 3 });
  await field.getByLabel('Security code').fill('112');
  await write(diner.getByLabel('Name on the card'), 'Ada Lovelace');
  await write(diner.getByLabel('Postal code'), '10012');
}

const pay = (diner: Page) => press(diner.getByRole('button', { name: /^Pay \$/ }));

describe('paying by card', () => {
  const { open } = windows();

  it('I5.3-09 a declined card leaves all as it was, an unclear answer asks for patience and heals, another card pays the one order, and is kept for the next', async () => {
    await hurry();
    const diner = await open(phone);
    const email = `card.${Date.now()}@example.com`;
    await openMenu(diner, site);
    await toCheckout(diner);
    await press(diner.getByRole('button', { name: 'Sign in to fill in your details' }));
    const dialog = diner.getByRole('dialog', { name: 'Sign in' });
    await write(dialog.getByLabel('Email'), email);
    await press(dialog.getByRole('button', { name: 'Send me a code' }));
    await write(dialog.getByLabel('Code'), await mailedCode(email));
    await press(dialog.getByRole('button', { name: 'Sign in' }));
    await dialog.waitFor({ state: 'hidden' });
    await fillDetails(diner, { ...ada, email });

    await typeCard(diner, cards.declined);
    await pay(diner);
    await step(diner, () => diner.getByText('The bank declined this card').waitFor());

    await typeCard(diner, cards.silent);
    await pay(diner);
    await step(diner, () => diner.getByRole('heading', { name: /Don’t pay again/ }).waitFor());
    await diner.reload();
    await diner.getByRole('heading', { name: /Don’t pay again/ }).waitFor();
    await expect
      .poll(
        async () => {
          await findOut();
          return diner.getByRole('button', { name: /^Pay \$/ }).isVisible();
        },
        { timeout: 120_000, interval: 2_000 },
      )
      .toBe(true);

    await fillDetails(diner, { ...ada, email });
    await typeCard(diner, cards.good);
    await tick(diner.getByRole('checkbox', { name: 'Keep this card for next time' }));
    await pay(diner);
    await diner.waitForURL(/\/track\//);
    await step(diner, () =>
      diner
        .getByText(/^Paid by .*Visa •••• 1111/)
        .first()
        .waitFor(),
    );
    const number = /#\d+/.exec(await textOf(diner.getByRole('main')))?.[0] ?? '';
    const staff = await open(desktop);
    await signIn(staff, 'counter@luigis.example.com');
    await card(staff, number).waitFor();

    await diner.goto(`${urls.site}${site}`);
    await toCheckout(diner);
    await tick(diner.getByRole('radio', { name: /Visa •••• 1111/ }));
    await checkScreen(diner);
    await pay(diner);
    await diner.waitForURL(/\/track\//);
    await diner
      .getByText(/^Paid by .*Visa •••• 1111/)
      .first()
      .waitFor();

    await diner.goto(`${urls.site}${site}/account`);
    await step(diner, async () => {
      await press(diner.getByRole('button', { name: /^Remove .*1111/ }));
      await diner.getByText('None yet. A card can be kept when you pay with it.').waitFor();
    });
  });
});
