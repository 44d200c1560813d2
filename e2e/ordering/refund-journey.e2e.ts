// Staff and the money of an order that its guest pays by card: the tip before the card is charged, and giving it all back.
import { API_BASE } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import { paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { cardGatewayUrl } from '../../tools/stack/stack.ts';
import { desktop, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { mailedLink } from '../support/mailbox.ts';
import { placeOf, restaurantPath, stack, urls } from '../support/platform.ts';
import { card, move, signIn } from '../support/staff.ts';

const LUIGIS = 'luigis-pizzeria';
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
async function orderByCard(): Promise<{ number: string; total: number }> {
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
  const placed = await post<{ data: { orderNumber: string; trackingToken: string } }>(
    api(routes.placeOrder.path),
    { ...cart, customer, expectedTotal: total, payment: 'card' },
    key(),
  );
  const { token } = await post<{ token: string }>(`${cardGatewayUrl(stack)}/cardsecure/api/v1/ccn/tokenize`, {
    account: '4111111111111111',
  });
  const { orderNumber, trackingToken } = placed.data;
  const toPay = routes.payOrder.path
    .replace(':restaurantGuid', restaurantGuid)
    .replace(':token', trackingToken);
  const paid = await post<{ data: { outcome: string } }>(
    api(toPay),
    { card: { token, expiry: '203012', name: 'Refunded Guest', postal: '12207' } },
    key(),
  );
  expect(paid.data.outcome).toBe('paid');
  return { number: orderNumber, total };
}

/** What the gateway holds of the guest's money. */
async function settlementAt(retref: string): Promise<string | undefined> {
  const answer = await fetch(`${cardGatewayUrl(stack)}/api/state`);
  const { payments } = (await answer.json()) as { payments: { retref: string; settlement: string }[] };
  return payments.find((payment) => payment.retref === retref)?.settlement;
}

describe('an order that was paid by card', () => {
  const { open } = windows();

  it('I4-12 is found by its guest’s name; its tip is lowered before the card is charged, and all of it is given back', async () => {
    const { number, total } = await orderByCard();
    const money = (amount: number) => `$${amount.toFixed(2)}`;
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
    await step(manager, () => manager.getByRole('button', { name: /in all$/ }).waitFor());
    await manager.getByRole('button', { name: `Charge ${money(total - 3)} in all` }).click();
    await payments.getByRole('button', { name: 'Change the tip…' }).waitFor();
    const retref = (await payments.getByText(/^\d{12}$/).textContent()) ?? '';

    await move(manager, number, 'Accept');
    // Charged once accepting can be taken back no more.
    await card(manager, number).getByText('Paid by card').waitFor();
    await expect.poll(() => settlementAt(retref)).toBe('Queued for Capture');
    await step(manager, () => payments.getByRole('button', { name: 'Refund…' }).click());
    await manager.getByRole('radio', { name: 'Charged by mistake' }).check();
    await step(manager, () => manager.getByRole('button', { name: `Refund ${money(total - 3)}` }).click());
    await step(manager, () => payments.getByText('Returned before it settled').waitFor());
    await expect.poll(() => settlementAt(retref)).toBe('Voided');
    await card(manager, number).getByText('Refunded', { exact: true }).waitFor();
    await mailedLink(EMAIL, '/track/', 'has refunded');
  });
});
