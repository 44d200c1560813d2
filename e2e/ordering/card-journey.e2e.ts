// Paying by card and by a wallet, from the checkout to the kitchen, at the simulated gateway.
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { fireSchedule } from '../../tools/stack/schedules.ts';
import { cardGatewayUrl } from '../../tools/stack/stack.ts';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen, step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, addDish, fillDetails, openCart, openMenu } from '../support/diner.ts';
import { mailedCode } from '../support/mailbox.ts';
import { restaurantPath, stack, urls } from '../support/platform.ts';
import { card, signIn } from '../support/staff.ts';
import { press, tick, write } from '../support/use.ts';

const site = '/luigis-pizzeria';
const cards = { good: '4111111111111111', declined: '4387751111111038' };

const faults = `${cardGatewayUrl(stack)}/api/faults`;

const cardholder = 'Ada Lovelace';

/** Its next answer for her card gets lost, and it cannot be asked. The returned function ends that. */
async function loseAnswers(): Promise<() => Promise<void>> {
  const end = async () => void (await fetch(faults, { method: 'DELETE' }));
  onTestFinished(end);
  const headers = { 'content-type': 'application/json' };
  for (const fault of [
    { call: 'auth', kind: 'cutBefore', times: 1, name: cardholder },
    { call: 'inquireByOrderid', kind: '500' },
  ])
    await fetch(faults, { method: 'POST', headers, body: JSON.stringify(fault) });
  return end;
}

/** It is time to find out about every payment that is not known. */
async function findOut(): Promise<void> {
  const past = Timestamp.fromMillis(0);
  const attempts = await db.collectionGroup('payment_attempts').where('state', '==', 'requested').get();
  for (const attempt of attempts.docs) await attempt.ref.update({ checkAt: past });
  const waiting = await db.collection('due_work').where('kind', '==', 'settlePayment').get();
  for (const work of waiting.docs) await work.ref.update({ dueAt: past });
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
  await write(diner.getByLabel('Name on the card'), cardholder);
  await write(diner.getByLabel('Postal code'), '10012');
}

const pay = (diner: Page) => press(diner.getByRole('button', { name: /^Pay \$/ }));

/** What the stand-in for the browser's wallet was asked for. */
interface AskedWallet {
  methods: string[];
  /** Of each sheet that was opened. */
  totals: { currency: string; value: string }[];
  /** The guest closes the next sheet. */
  closesNext: boolean;
}

declare global {
  interface Window {
    askedWallet: AskedWallet;
  }
}

/** Runs in every document: Google Pay as Chrome has it, whose sheet nobody can press in a test. */
function walletStandIn(): void {
  window.askedWallet = { methods: [], totals: [], closesNext: false };
  const asked = window.askedWallet;
  class StandIn {
    readonly total: { currency: string; value: string };
    constructor(
      [method]: { supportedMethods: string }[],
      details: { total: { amount: { currency: string; value: string } } },
    ) {
      asked.methods.push(method?.supportedMethods ?? '');
      this.total = details.total.amount;
    }
    canMakePayment(): Promise<boolean> {
      return Promise.resolve(true);
    }
    show(): Promise<unknown> {
      asked.totals.push(this.total);
      if (asked.closesNext) {
        asked.closesNext = false;
        return Promise.reject(new DOMException('The guest closed it', 'AbortError'));
      }
      const token = JSON.stringify({
        ...{ signature: 'VGhlIHNpZ25hdHVyZQ==', protocolVersion: 'ECv2' },
        signedMessage: `{"encryptedMessage":"${crypto.randomUUID()}"}`,
      });
      return Promise.resolve({
        details: { paymentMethodData: { tokenizationData: { token } } },
        complete: () => Promise.resolve(),
      });
    }
  }
  Object.defineProperty(window, 'PaymentRequest', { value: StandIn });
}

/** Owners switch Google Pay on, and the platform's administrators register the host of the site. */
async function takeGooglePay(owner: Page, admin: Page): Promise<void> {
  onTestFinished(() => void db.doc('site_configuration/wallets').delete());
  await signIn(admin, 'admin@bite.example.com', '/platform/card-payments');
  await admin.getByRole('textbox', { name: 'Hosts for Google Pay' }).fill('localhost');
  await admin.getByRole('textbox', { name: 'Hosts for Google Pay' }).press('Enter');
  await press(admin.getByRole('button', { name: 'Save' }));
  await step(admin, () => admin.getByText('All changes saved').waitFor());
  await signIn(owner, 'owner@luigis.example.com', `${restaurantPath('luigis-pizzeria')}/payments/setup`);
  await owner.getByText('Guests can see it on localhost.').waitFor();
  await tick(owner.getByRole('checkbox', { name: 'Google Pay' }));
  await press(owner.getByRole('button', { name: 'Save' }));
  await step(owner, () => owner.getByText('All changes saved').waitFor());
}

describe('paying by card', () => {
  const { open } = windows();

  it('I1-02 a wallet is offered where its host is registered, shows the sum that is charged, can be closed without loss, and is named from the receipt to the reports', async () => {
    const diner = await open(phone);
    const [owner, admin] = [await open(desktop), await open(desktop)];
    await diner.addInitScript(walletStandIn);
    await takeGooglePay(owner, admin);
    const wallet = diner.getByRole('radio', { name: 'Google Pay' });
    await openMenu(diner, site);
    await toCheckout(diner);
    await expect
      .poll(
        async () => {
          if (!(await wallet.isVisible())) await diner.reload();
          await diner.getByRole('heading', { name: 'Checkout' }).waitFor();
          return wallet.waitFor({ timeout: 5_000 }).then(
            () => true,
            () => false,
          );
        },
        { timeout: FIRST_ANSWER },
      )
      .toBe(true);
    await fillDetails(diner, { ...ada, email: `wallet.${Date.now()}@example.com` });
    await tick(wallet);
    await checkScreen(diner);
    const button = diner.getByRole('button', { name: /^Pay \$/ });
    const total = /\$([\d.]+)/.exec(await textOf(button))?.[1] ?? '';
    await pay(diner);
    const dialog = diner.getByRole('dialog', { name: 'Pay with Google Pay' });
    await step(diner, () => dialog.waitFor());
    await diner.evaluate(() => {
      window.askedWallet.closesNext = true;
    });
    const confirm = dialog.getByRole('button', { name: `Pay $${total} with Google Pay` });
    await press(confirm);
    await expect
      .poll(() => diner.evaluate(() => window.askedWallet.totals))
      .toEqual([{ currency: 'USD', value: total }]);
    const methods = await diner.evaluate(() => window.askedWallet.methods);
    expect(new Set(methods)).toEqual(new Set(['https://google.com/pay']));
    await press(dialog.getByRole('button', { name: 'Pay another way' }));
    await step(diner, () =>
      diner.getByText('Your order is not paid yet, and nothing was charged.').waitFor(),
    );

    await tick(wallet);
    await pay(diner);
    await dialog.waitFor();
    await press(confirm);
    await diner.waitForURL(/\/track\//);
    await step(diner, () =>
      diner
        .getByText(/^Paid by Google Pay, Visa •••• 1111/)
        .first()
        .waitFor(),
    );
    const number = /#\d+/.exec(await textOf(diner.getByRole('main')))?.[0] ?? '';
    await owner.goto(`${urls.admin}${restaurantPath('luigis-pizzeria')}/payments`);
    const listed = owner.getByRole('table', { name: 'Payments by card' }).getByRole('row', { name: number });
    await step(owner, () => listed.getByText('Google Pay, Visa •••• 1111').waitFor());
  });

  it('I5.3-09 a declined card leaves all as it was, an unclear answer asks for patience and heals, another card pays the one order, and is kept for the next', async () => {
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

    const answerAgain = await loseAnswers();
    await typeCard(diner, cards.good);
    await pay(diner);
    await step(diner, () => diner.getByRole('heading', { name: /Don’t pay again/ }).waitFor());
    await diner.reload();
    await diner.getByRole('heading', { name: /Don’t pay again/ }).waitFor();
    await answerAgain();
    await expect
      .poll(
        async () => {
          await findOut();
          return diner.getByRole('button', { name: /^Pay \$/ }).isVisible();
        },
        { timeout: FIRST_ANSWER, interval: 2_000 },
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
