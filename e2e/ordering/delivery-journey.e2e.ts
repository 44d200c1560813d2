// A delivery from the counter to the door that nobody marks as delivered.
import { HOUR } from '@bite/shared/kernel/durations';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fireSchedule } from '../../tools/stack/schedules.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, addDish, fillAddress, fillDetails, openCart, placeOrder } from '../support/diner.ts';
import { stack, urls } from '../support/platform.ts';
import { card, signIn } from '../support/staff.ts';
import { letTimePass } from '../support/time-passes.ts';

/** On a busy machine a schedule's process may take two minutes until its first answer. */
const patient = { timeout: 600_000 };

/** The order's present step on the tracking page. */
const stepNow = (diner: Page) =>
  diner.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]');

describe('a delivery', () => {
  const { open } = windows();

  /** Where nobody delivers at first, then in a zone. */
  async function chooseAddress(diner: Page): Promise<void> {
    await diner.goto(`${urls.site}/luigis-pizzeria`);
    const details = diner.getByRole('dialog', { name: 'Order details' });
    await step(diner, () => details.getByText('Delivery', { exact: true }).click());
    await expect
      .poll(() => diner.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .toBe('hidden');
    await diner.emulateMedia({ reducedMotion: 'no-preference' });
    const { delay, property } = await details.evaluate((sheet) => {
      const { transitionDelay, transitionProperty } = getComputedStyle(sheet);
      return { delay: transitionDelay, property: transitionProperty };
    });
    expect([property, delay].join(' ')).toMatch(/^opacity, transform.* 0\.01s, 0\.01s/);
    await diner.emulateMedia({ reducedMotion: 'reduce' });
    await fillAddress(details);
    await details.getByLabel('ZIP code').fill('10025');
    await step(diner, () => details.getByText('We don’t deliver to this address yet.').waitFor());
    await expect.poll(() => details.getByRole('button', { name: 'Deliver ASAP' }).isDisabled()).toBe(true);
    await details.getByLabel('ZIP code').fill('10012');
    await step(diner, () => details.getByText('We deliver there.').waitFor());
    await details.getByRole('button', { name: 'Deliver ASAP' }).click();
    await details.waitFor({ state: 'hidden' });
    await expect
      .poll(() => diner.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden');
  }

  async function order(diner: Page): Promise<string> {
    await chooseAddress(diner);
    await addDish(diner, { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] });
    await openCart(diner);
    const cart = diner.getByRole('dialog', { name: 'Your cart' });
    await cart.getByText('Delivery fee', { exact: true }).waitFor();
    await expect.poll(() => textOf(cart)).toContain('$15.50 more for delivery at $1.99');
    await cart.getByText('5 Elm Street, Apt 4, New York, NY 10012').waitFor();
    await diner.getByRole('button', { name: 'Go to checkout' }).click();
    await diner.getByRole('button', { name: 'Have a code?' }).click();
    await diner.getByRole('textbox', { name: 'Promo code' }).fill('WELCOME10');
    await diner.keyboard.press('Enter');
    await diner.getByText('Welcome (WELCOME10)').waitFor();
    await diner.locator('label', { hasText: '20%' }).click();
    await fillDetails(diner, ada);
    return placeOrder(diner);
  }

  it(
    'O2.5-16 O2.7-04 goes to a zone, for its fee; handed over it is on its way, and delivered by itself once its time is over; its payment is left to note',
    patient,
    async () => {
      const [diner, staff] = [await open(phone), await open(desktop)];
      const number = await order(diner);
      await expect
        .poll(() => textOf(diner.getByRole('main')))
        .toMatch(/Welcome \(WELCOME10\)\s*-\$1\.45.*Delivery fee\s*\$2\.99.*Tip\s*\$2\.61/s);
      await signIn(staff, 'counter@luigis.example.com');
      await card(staff, number).getByText('Around the corner').waitFor();
      await expect.poll(() => textOf(card(staff, number))).toMatch(/Delivery fee\s*\$2\.99/);
      for (const action of ['Accept', 'Start', 'Ready', 'Hand over'])
        await card(staff, number)
          .getByRole('button', { name: new RegExp(`^${action}`) })
          .click();
      await step(staff, () => card(staff, number).getByText('On its way').waitFor());
      await step(diner, () => diner.getByRole('heading', { name: 'Your order is on its way' }).waitFor());
      await expect.poll(() => textOf(stepNow(diner))).toContain('On its way');

      await fireSchedule(stack, 'finishDueWork');
      await expect.poll(() => card(staff, number).getByText('On its way').isVisible()).toBe(true);

      const guid = await card(staff, number).getAttribute('data-order');
      await letTimePass(db, guid ?? '', 3 * HOUR);
      await fireSchedule(stack, 'finishDueWork');
      await step(staff, () => card(staff, number).getByText('Delivered, to settle').waitFor());
      await step(diner, () => diner.getByRole('heading', { name: 'Enjoy your meal!' }).waitFor());
      await expect
        .poll(() => textOf(diner.getByRole('list', { name: 'Progress' })))
        .toContain('Delivered (done)');
      await expect.poll(() => textOf(diner.getByRole('main'))).toContain('To be paid on delivery');

      await card(staff, number)
        .getByRole('button', { name: /^Settle/ })
        .click();
      const payment = staff.getByRole('dialog', { name: `How was ${number} paid?` });
      await payment.getByRole('button', { name: 'Cash' }).click();
      await step(staff, () => card(staff, number).waitFor({ state: 'hidden' }));
    },
  );
});
