// An order is paid by card through the API of the running platform, at the stack's gateway, and the card leaves no trace.
import { readFile } from 'node:fs/promises';
import { pathTo } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { collections, paths } from '@bite/shared/paths';
import type { GuestPayment } from '@bite/shared/payments/payments.contract';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findCardNumbers } from '../card-numbers/find-card-numbers.ts';
import { textsIn } from '../card-numbers/scan-stack.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { logPathOf } from './emulator-log.ts';
import { stackFromEnvironment } from './environment.ts';
import { cardGatewayUrl } from './stack.ts';

const stack = stackFromEnvironment();
const { firestore, close } = emulatorClients(stack);
afterAll(close);

const theRestaurant = (slug: string) => {
  const found = placedRestaurants.find(({ demo }) => demo.slug === slug);
  if (!found) throw new Error(`No restaurant ${slug}`);
  return found;
};
// Always open.
const pizzeria = theRestaurant('luigis-pizzeria');
const good = '4111111111111111';
const declined = '4387751111111038';

interface Reply<Data> {
  status: number;
  data: Data;
  text: string;
}

async function ask<Data>(method: string, path: string, body?: object, key?: string): Promise<Reply<Data>> {
  const response = await fetch(`${stack.urls.site}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, data: JSON.parse(text).data, text };
}

/** All texts below the restaurant, and what waits to be done. */
async function everyDocument(): Promise<string> {
  const groups = [
    collections.orders,
    collections.paymentAttempts,
    collections.dueWork,
    collections.idempotencyKeys,
  ];
  const all = await Promise.all(groups.map((group) => firestore.collectionGroup(group).get()));
  return all.flatMap(({ docs }) => docs.flatMap((found) => textsIn(found.data()))).join('\n');
}

async function tokenOf(account: string): Promise<string> {
  const answer = await fetch(`${cardGatewayUrl(stack)}/cardsecure/api/v1/ccn/tokenize`, {
    method: 'POST',
    body: JSON.stringify({ account, cvv: '112', unique: true }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Two of a dish without options, to be paid by card. */
async function placeByCard(): Promise<{ orderGuid: string; trackingToken: string; total: number }> {
  const { data: storefront } = await ask<Storefront>(
    'GET',
    `${pathTo(routes.getStorefront)}?slug=luigis-pizzeria`,
  );
  const dish = storefront.items.find(
    (item) => item.pricingStrategy === 'base' && !item.modifierGroups?.length && !item.containsAlcohol,
  );
  const wish = {
    restaurantGuid: pizzeria.guid,
    orderType: 'pickup',
    lines: [{ menuItemId: dish?.itemId, quantity: 2 }],
  };
  const { data: quoted } = await ask<{ totals: { total: number } }>('POST', pathTo(routes.quoteOrder), wish);
  const customer = { name: 'Kay Cardholder', phone: '+1 518 555 0100', email: 'kay@example.com' };
  const { total } = quoted.totals;
  const { data } = await ask<{ orderGuid: string; trackingToken: string }>(
    'POST',
    pathTo(routes.placeOrder),
    { ...wish, customer, expectedTotal: total, payment: 'card' },
    crypto.randomUUID(),
  );
  if (!data) throw new Error('Not placed');
  return { ...data, total };
}

interface AtGateway {
  resptext: string;
  settlement: string;
  amount: string;
}

/** What the gateway knows of the order, by the ids of its attempts. */
async function atGateway(orderGuid: string): Promise<AtGateway[]> {
  const attempts = await firestore
    .collection(paths.restaurantCollection(pizzeria.at, collections.paymentAttempts))
    .where('orderGuid', '==', orderGuid)
    .get();
  const ids = attempts.docs.flatMap((attempt) => attempt.get('gatewayOrderIds') as string[]);
  const known = await Promise.all(
    ids.map(async (id) => {
      const answer = await fetch(`${cardGatewayUrl(stack)}/api/payments?orderid=${id}`);
      return ((await answer.json()) as { payments: AtGateway[] }).payments;
    }),
  );
  return known.flat().sort((one, other) => one.settlement.localeCompare(other.settlement));
}

describe('an order that is paid by card', () => {
  it('takes another card after a declined one, is charged once, and gives its money back when it is cancelled', async () => {
    // A journey may have paused the pizzeria.
    const placed = await vi.waitFor(placeByCard, { timeout: 60_000, interval: 1_000 });
    const at = { restaurantGuid: pizzeria.guid, token: placed.trackingToken };
    const pay = (token: string) =>
      ask<GuestPayment>(
        'POST',
        pathTo(routes.payOrder, at),
        { card: { token, expiry: '203012', name: 'Kay Cardholder', postal: '10012' } },
        crypto.randomUUID(),
      );
    const byNumber = await pay(good);
    expect(byNumber).toMatchObject({ status: 400 });
    expect(findCardNumbers(byNumber.text)).toEqual([]);
    const tokens = [await tokenOf(declined), await tokenOf(good)] as const;
    expect((await pay(tokens[0])).data).toMatchObject({ outcome: 'declined' });
    expect((await pay(tokens[1])).data).toMatchObject({ outcome: 'paid', amount: placed.total });
    expect(await atGateway(placed.orderGuid)).toMatchObject([
      { settlement: 'Authorized', amount: placed.total.toFixed(2) },
      { settlement: 'Declined', resptext: 'Do not honor' },
    ]);
    await ask('POST', pathTo(routes.cancelOrder, at), {});
    await expect
      .poll(async () => (await atGateway(placed.orderGuid)).map(({ settlement }) => settlement))
      .toEqual(['Declined', 'Voided']);
    // Of a card, neither number nor token is left.
    const log = await readFile(logPathOf(stack), 'utf8');
    const stored = await everyDocument();
    for (const token of tokens) expect([log.includes(token), stored.includes(token)]).toEqual([false, false]);
    expect(findCardNumbers(log)).toEqual([]);
  });
});
