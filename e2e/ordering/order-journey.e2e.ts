// The main journey: a diner orders from a real menu, and the kitchen sees it.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenu, payLater, placeOrder } from '../support/diner.ts';
import { mailedLink } from '../support/mailbox.ts';
import { card, handOver, move, showColumn, signInByForm } from '../support/staff.ts';
import { press, write } from '../support/use.ts';

const follows = (page: Page, words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();

/** The board may draw the card anew just then: an element that is replaced has no place. */
async function placeOf(button: Locator) {
  let place: Awaited<ReturnType<typeof button.boundingBox>> = null;
  await expect.poll(async () => (place = await button.boundingBox())).not.toBeNull();
  return place;
}

/** The tap that silences the bell is often the one that accepts: the button must stay under the finger. */
async function expectUnmovedByLook(page: Page, number: string): Promise<void> {
  const accept = card(page, number).getByRole('button', { name: /^Accept/ });
  const news = card(page, number).getByText('New', { exact: true });
  await news.waitFor({ state: 'attached' });
  await accept.waitFor();
  const before = await placeOf(accept);
  await page.keyboard.press('Shift');
  await news.waitFor({ state: 'detached' });
  expect(await placeOf(accept)).toEqual(before);
}

describe.each([
  { title: 'on a phone by touch', size: phone, by: 'touch' },
  { title: 'at a desk by mouse', size: desktop, by: 'mouse' },
] as const)('ordering a pizza $title', ({ size, by }) => {
  const { open } = windows();

  it('O2.2-07 O2.5-02 O2.6-07 a diner orders, staff accept, cook and hand it over, and the diner sees each step', async () => {
    const diner = await open(size, { by });
    await openMenu(diner, '/luigis-pizzeria');
    await checkScreen(diner);
    await addDish(diner, { name: 'Margherita', size: 'Large', options: ['Hand-tossed', 'Fresh basil'] });
    await openCart(diner);
    const cart = diner.getByRole('dialog', { name: 'Your cart' });
    for (const figure of ['$25.50', '$2.26', '$27.76'])
      await expect.poll(() => textOf(cart)).toContain(figure);
    await checkScreen(diner);

    await press(cart.getByRole('button', { name: 'Go to checkout' }));
    await diner.getByRole('heading', { name: 'Checkout' }).waitFor();
    await payLater(diner);
    await checkScreen(diner);
    await press(diner.getByRole('button', { name: 'Have a code?' }));
    await write(diner.getByRole('textbox', { name: 'Promo code' }), 'welcome 10');
    await diner.keyboard.press('Enter');
    await diner.getByText('Welcome (WELCOME10)').waitFor();
    await press(diner.getByRole('radio', { name: '20% $4.59' }).locator('xpath=ancestor::label[1]'));
    await diner.getByRole('button', { name: 'Place order · $29.58' }).waitFor();
    await checkScreen(diner);
    await fillDetails(diner, ada);
    const number = await placeOrder(diner);
    await checkScreen(diner);
    const tracking = diner.getByRole('main');
    for (const text of [
      'Margherita',
      'Fresh basil',
      'Welcome (WELCOME10)',
      '-$2.55',
      '$4.59',
      '$29.58',
      '(212) 555-0148',
    ]) {
      await expect.poll(() => textOf(tracking)).toContain(text);
    }

    // The receipt's link opens the order on another device.
    const elsewhere = await open(desktop);
    await elsewhere.goto(await mailedLink(ada.email, '/track/', `order ${number} at Luigi`));
    await elsewhere.getByText('Margherita').first().waitFor();
    await expect.poll(() => textOf(elsewhere.getByRole('main'))).toContain('$29.58');

    const staff = await open(size);
    await signInByForm(staff, 'counter@luigis.example.com');
    await showColumn(staff, 'New');
    await card(staff, number).waitFor();
    await expect.poll(() => textOf(card(staff, number))).toMatch(/Ada Lovelace[\s\S]*Margherita/);
    await expect
      .poll(() => textOf(card(staff, number)))
      .toMatch(/Welcome \(WELCOME10\)\s*-\$2\.55[\s\S]*Tip\s*\$4\.59/);
    await checkScreen(staff);
    await expectUnmovedByLook(staff, number);

    await move(staff, number, 'Accept');
    await follows(diner, /has been accepted/i);
    await showColumn(staff, 'In kitchen');
    await move(staff, number, 'Start');
    await follows(diner, /being prepared/i);
    await showColumn(staff, 'Preparing');
    await move(staff, number, 'Ready');
    await follows(diner, /is ready/i);
    await showColumn(staff, 'Ready');
    await handOver(staff, number, 'Cash');
    await follows(diner, /enjoy your meal/i);
  });
});
