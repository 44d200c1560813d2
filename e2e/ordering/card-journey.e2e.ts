// Paying by card at the simulated gateway.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenu } from '../support/diner.ts';
import { mailedCode } from '../support/mailbox.ts';
import { press, write } from '../support/use.ts';

const site = '/luigis-pizzeria';
/** What the simulated gateway declines. */
const declined = '4387751111111038';

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

  it('a declined card says so at the card, and leaves all as it was', async () => {
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

    await typeCard(diner, declined);
    await pay(diner);
    await step(diner, () => diner.getByText('The bank declined this card').waitFor());
    expect(await diner.getByLabel('Email').inputValue()).toBe(email);
  });
});
