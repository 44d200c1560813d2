// Staff and the money of an order that its guest pays by card: the tip before the card is charged, giving it all back, and what
// the gateway's reports say of what was kept. In one file, since a batch that closes ends what can be returned before it settles.
import { API_BASE } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { paths } from '@bite/shared/paths';
import { compactDay, dayAt } from '@bite/shared/payments/report-days';
import { describe, expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { cardGatewayUrl } from '../../tools/stack/stack.ts';
import { desktop, textOf, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { mailedLink } from '../support/mailbox.ts';
import { placeOf, restaurantPath, stack, urls } from '../support/platform.ts';
import { card, move, moveUnseen, signIn } from '../support/staff.ts';

const LUIGIS = 'luigis-pizzeria';
const LUIGIS_MERCHANT = '800000000101';
const EMAIL = 'refunded@example.com';

async function post<Answer>(address: string, body: object, headers: object = {}): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${address}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Answer;
}

const key = () => ({ 'idempotency-key': `refund-journey-${crypto.randomUUID()}` });

/** As a guest's browser does it, from the cart to the card. */
async function orderByCard(): Promise<{ number: string; total: number; orderGuid: string }> {
  const at = placeOf(LUIGIS);
  const restaurantGuid = String((await db.doc(paths.restaurant(at)).get()).get('guid'));
  const items = db.collection(paths.restaurantCollection(at, 'items'));
  const [dish] = (await items.where('name', '==', 'Arancini').limit(1).get()).docs;
  const cart = {
    restaurantGuid,
    orderType: 'pickup',
    lines: [{ menuItemId: Number(dish?.get('itemId')), quantity: 2 }],
    tip: 4,
  };
  const api = (path: string) => `${urls.site}${API_BASE}${path}`;
  const quoted = await post<{ data: { totals: { total: number } } }>(api(routes.quoteOrder.path), cart);
  const { total } = quoted.data.totals;
  const customer = { name: 'Refunded Guest', phone: '+1 518 555 0177', email: EMAIL };
  const placed = await post<{ data: { orderNumber: string; trackingToken: string; orderGuid: string } }>(
    api(routes.placeOrder.path),
    { ...cart, customer, expectedTotal: total, payment: 'card' },
    key(),
  );
  const { token } = await post<{ token: string }>(`${cardGatewayUrl(stack)}/cardsecure/api/v1/ccn/tokenize`, {
    account: '4111111111111111',
  });
  const { orderNumber, trackingToken, orderGuid } = placed.data;
  const toPay = routes.payOrder.path
    .replace(':restaurantGuid', restaurantGuid)
    .replace(':token', trackingToken);
  const paid = await post<{ data: { outcome: string } }>(
    api(toPay),
    { card: { token, expiry: '203012', name: 'Refunded Guest', postal: '12207' } },
    key(),
  );
  expect(paid.data.outcome).toBe('paid');
  return { number: orderNumber, total, orderGuid };
}

interface HeldPayment {
  retref: string;
  settlement: string;
  amount: string;
  batchid?: string;
  fundingid?: string;
  chargeback?: string;
}

/** What the gateway holds of guests' money. */
async function heldPayments(): Promise<HeldPayment[]> {
  const answer = await fetch(`${cardGatewayUrl(stack)}/api/state`);
  return ((await answer.json()) as { payments: HeldPayment[] }).payments;
}

const heldPayment = async (retref: string): Promise<HeldPayment | undefined> =>
  (await heldPayments()).find((payment) => payment.retref === retref);

const settlementAt = async (retref: string): Promise<string | undefined> =>
  (await heldPayment(retref))?.settlement;

const money = (amount: number): string => formatMoney(amount, 'USD', 'en-US');
const sumOf = (payments: readonly HeldPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100;

/** What happens to the restaurant's payments at the gateway in a night. */
const atGateway = <Answer>(action: string, more: object = {}): Promise<Answer> =>
  post<Answer>(`${cardGatewayUrl(stack)}/api/${action}`, { merchid: LUIGIS_MERCHANT, ...more });

/** The reference of an order's payment at the gateway. */
async function referenceOf(orderGuid: string): Promise<string> {
  const attempts = paths.restaurantCollection(placeOf(LUIGIS), 'payment_attempts');
  const [attempt] = (await db.collection(attempts).where('orderGuid', '==', orderGuid).get()).docs;
  return String(attempt?.get('retref'));
}

describe('an order that was paid by card', () => {
  const { open } = windows();

  it('I4-12 is found by its guest’s name; its tip is lowered before the card is charged, and all of it is given back', async () => {
    const { number, total } = await orderByCard();
    const manager = await open(desktop);
    await signIn(manager, 'manager@luigis.example.com', `${restaurantPath(LUIGIS)}/all-orders`);
    await manager.getByRole('searchbox', { name: 'Search orders' }).fill('refunded gue');
    const row = manager.getByRole('button', { name: `${number} Refunded Guest` });
    await step(manager, () => row.waitFor());
    await row.click();
    await step(manager, () => card(manager, number).getByText('Card authorized').waitFor());

    // Beside the list, below the order's card.
    const payments = manager.getByRole('list', { name: 'Payments' });
    await step(manager, () => payments.getByRole('button', { name: 'Change the tip…' }).click());
    await manager.getByRole('spinbutton', { name: /^Tip/ }).fill('1');
    await step(manager, () => manager.getByText(`charged ${money(total - 3)} in all`).waitFor());
    await manager.getByRole('button', { name: `Set the tip to ${money(1)}` }).click();
    await payments.getByRole('button', { name: 'Change the tip…' }).waitFor();
    const retref = (await payments.getByText(/^\d{12}$/).textContent()) ?? '';

    await move(manager, number, 'Accept');
    // Charged once accepting can be taken back no more.
    await card(manager, number).getByText('Paid by card').waitFor();
    await expect.poll(() => settlementAt(retref), { timeout: FIRST_ANSWER }).toBe('Queued for Capture');
    await step(manager, () => payments.getByRole('button', { name: 'Refund…' }).click());
    await manager.getByRole('radio', { name: 'Charged by mistake' }).check();
    await step(manager, () => manager.getByRole('button', { name: `Refund ${money(total - 3)}` }).click());
    await step(manager, () => payments.getByText('Returned before it settled').waitFor());
    await expect.poll(() => settlementAt(retref)).toBe('Voided');
    await card(manager, number).getByText('Refunded', { exact: true }).waitFor();
    await mailedLink(EMAIL, '/track/', 'has refunded');
  });

  it('I3.6-04 I3.6-05 I3.6-06 I3.6-09 is in its batch, its deposit and, once a bank takes it back, among the chargebacks, and all agree to the cent', async () => {
    const orders = [await orderByCard(), await orderByCard()] as const;
    const manager = await open(desktop);
    await signIn(manager, 'owner@luigis.example.com', restaurantPath(LUIGIS));
    for (const { orderGuid } of orders)
      await moveUnseen(manager, placeOf(LUIGIS), orderGuid, { action: 'accept' });
    const [first, second] = await Promise.all(orders.map(({ orderGuid }) => referenceOf(orderGuid)));
    for (const retref of [first, second])
      await expect
        .poll(() => settlementAt(retref ?? ''), { timeout: FIRST_ANSWER })
        .toBe('Queued for Capture');

    const today = dayAt(Date.now(), 'America/New_York');
    const date = compactDay(today);
    const { batch } = await atGateway<{ batch: { batchid: string } }>('close-batch', { date });
    await atGateway('settle');
    await atGateway('fund', { date });
    const settled = (await heldPayments()).filter(
      ({ batchid, settlement }) => batchid === batch.batchid && settlement === 'Accepted',
    );
    expect(settled.map(({ retref }) => retref)).toEqual(expect.arrayContaining([first, second]));
    const total = money(sumOf(settled));
    const screen = (name: string) =>
      `${urls.admin}${restaurantPath(LUIGIS)}/payments/${name}?from=${today}&to=${today}`;

    await manager.goto(screen('settlements'));
    const batches = manager.getByRole('table', { name: 'Batches' });
    const row = batches.getByRole('row', { name: new RegExp(batch.batchid) });
    await step(manager, () => row.getByText(total, { exact: true }).waitFor());
    await step(manager, () => manager.getByRole('tab', { name: 'Payments' }).click());
    const listed = manager.getByRole('table', { name: 'Settled payments' });
    for (const { number } of orders) await listed.getByRole('button', { name: number }).waitFor();

    await manager.goto(screen('funding'));
    await step(manager, () =>
      manager.getByText(`The payments in these deposits agree with ours to the cent: ${total}.`).waitFor(),
    );

    await atGateway('charge-back', { retref: first });
    await atGateway('fund', { date });
    const { chargeback = '' } = (await heldPayment(first ?? '')) ?? {};
    await manager.getByRole('button', { name: 'Ask the gateway again' }).click();
    await step(manager, () => manager.getByText('2 deposits').waitFor());

    await manager.goto(screen('chargebacks'));
    const cases = manager.getByRole('table', { name: 'Chargebacks' });
    await step(manager, () =>
      cases
        .getByRole('row', { name: new RegExp(chargeback) })
        .getByText('New')
        .waitFor(),
    );
    await cases.getByRole('button', { name: new RegExp(`case ${chargeback}`) }).click();
    await step(manager, () => manager.getByRole('menuitem', { name: 'Status and evidence…' }).click());
    await manager.getByRole('textbox', { name: 'Evidence' }).fill('Handed over at the counter, signed for.');
    await manager.getByRole('radio', { name: 'Sent' }).check();
    await step(manager, async () => {
      await manager.getByRole('button', { name: 'Save' }).click();
      await manager.getByRole('dialog').waitFor({ state: 'hidden' });
    });
    await cases
      .getByRole('row', { name: new RegExp(chargeback) })
      .getByText('Sent')
      .waitFor();

    await manager.goto(screen('comparison'));
    await step(manager, () => manager.getByRole('button', { name: 'Compare today so far' }).click());
    const compared = manager.getByRole('table', { name: 'Compared days' }).getByRole('row').nth(1);
    await compared.getByText('So far: agrees').waitFor();
    const amounts = Array.from((await textOf(compared)).matchAll(/\$([\d,]+\.\d\d)/g), ([, amount = '']) =>
      Math.round(Number(amount.replaceAll(',', '')) * 100),
    );
    const [captured = 0, ordered, reported = 0, waiting = 0, returned = 0] = amounts;
    expect([captured, ordered]).toEqual([reported + waiting + returned, captured]);
    await manager.goto(`${urls.admin}${restaurantPath(LUIGIS)}/payments?from=${today}&to=${today}`);
    await manager.getByRole('button', { name: orders[0].number }).first().waitFor();
  });
});
