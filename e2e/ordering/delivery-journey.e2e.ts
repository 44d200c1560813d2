// A delivery from the counter to the door, where nobody notes that it has arrived.
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fireSchedule } from '../../tools/stack/schedules.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { ada, addDish, fillDetails, openCart, openMenuForDelivery, placeOrder } from '../support/diner.ts';
import { projectId, stack } from '../support/platform.ts';
import { card, signIn } from '../support/staff.ts';
import { letTimePass } from '../support/time-passes.ts';

const db = getFirestore(initializeApp({ projectId, credential: applicationDefault() }));
const HOUR = 60 * 60_000;
/** A schedule's process may take two minutes to answer first, on a busy machine. */
const patient = { timeout: 600_000 };

/** The step of the tracking page at which the order stands. */
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
