// A delivery from the counter to the door that nobody marks as delivered.
import { HOUR } from '@bite/shared/kernel/durations';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fireSchedule } from '../../tools/stack/schedules.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, addDish, fillDetails, openCart, openMenuForDelivery, placeOrder } from '../support/diner.ts';
import { stack } from '../support/platform.ts';
import { card, signIn } from '../support/staff.ts';
import { letTimePass } from '../support/time-passes.ts';

/** On a busy machine a schedule's process may take two minutes until its first answer. */
const patient = { timeout: 600_000 };

/** The order's present step on the tracking page. */
const stepNow = (diner: Page) =>
  diner.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]');

describe('a delivery', () => {
  const { open } = windows();

  async function order(diner: Page): Promise<string> {
    await openMenuForDelivery(diner, '/luigis-pizzeria');
    await addDish(diner, { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] });
    await openCart(diner);
    await diner.getByRole('button', { name: 'Go to checkout' }).click();
    await fillDetails(diner, ada);
    return placeOrder(diner);
  }

  it(
    'that was handed over is on its way, and delivered by itself once its time is over; its payment is left to note',
    patient,
    async () => {
      const [diner, staff] = [await open(phone), await open(desktop)];
      const number = await order(diner);
      await signIn(staff, 'counter@luigis.example.com');
      for (const action of ['Accept', 'Start', 'Ready', 'Hand over'])
        await card(staff, number)
          .getByRole('button', { name: new RegExp(`^${action}`) })
          .click();
      await step(staff, () => card(staff, number).getByText('On its way').waitFor());
      await step(diner, () => diner.getByRole('heading', { name: 'Your order is on its way' }).waitFor());
      expect(await textOf(stepNow(diner))).toContain('On its way');

      await fireSchedule(stack, 'finishDueWork');
      expect(await card(staff, number).getByText('On its way').isVisible()).toBe(true);

      const guid = await card(staff, number).getAttribute('data-order');
      await letTimePass(db, guid ?? '', 3 * HOUR);
      await fireSchedule(stack, 'finishDueWork');
      await step(staff, () => card(staff, number).getByText('Delivered, to settle').waitFor());
      await step(diner, () => diner.getByRole('heading', { name: 'Enjoy your meal!' }).waitFor());
      expect(await textOf(diner.getByRole('list', { name: 'Progress' }))).toContain('Delivered (done)');
      expect(await textOf(diner.getByRole('main'))).toContain('To be paid on delivery');

      await card(staff, number)
        .getByRole('button', { name: /^Settle/ })
        .click();
      const payment = staff.getByRole('dialog', { name: `How was ${number} paid?` });
      await payment.getByRole('button', { name: 'Cash' }).click();
      await step(staff, () => card(staff, number).waitFor({ state: 'hidden' }));
    },
  );
});
