// What one order costs, paid by card or at the counter: documents, and calls of the gateway, from the first request until it is paid.
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { paths } from '@bite/shared/paths';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreOrders } from '../../functions/src/adapters/firestore/orders.ts';
import { firestoreRecords } from '../../functions/src/adapters/firestore/records.ts';
import { firestoreRestaurants } from '../../functions/src/adapters/firestore/restaurants.ts';
import { firestoreStorefronts } from '../../functions/src/adapters/firestore/storefronts.ts';
import { vaultFrom } from '../../functions/src/composition/vault.ts';
import { moveOrder } from '../../functions/src/ordering/move-order.ts';
import { orderPlacer } from '../../functions/src/ordering/place-order.ts';
import { gatewayLoginOf, loginText } from '../../functions/src/payments/merchant-of.ts';
import { orderPayer } from '../../functions/src/payments/pay-order.ts';
import { settlePayment } from '../../functions/src/payments/settle-payment.ts';
import { siteAdmin } from '../../functions/src/testing/a-tenancy.ts';
import { callerOf } from '../../functions/src/testing/caller-of.ts';
import { memoryAllowances } from '../../functions/src/testing/memory-allowances.ts';
import { memoryCardGateway, testTokens } from '../../functions/src/testing/memory-card-gateway.ts';
import { memoryDueWorkQueue } from '../../functions/src/testing/memory-due-work-queue.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import type { StoredRestaurant } from '../../functions/src/testing/store-restaurant.ts';
import { localSecret } from '../stack/secrets.ts';
import type { FirestoreCount } from './count-firestore.ts';

interface Costs {
  reads: number;
  writes: number;
  calls: number;
}

const none: Costs = { reads: 0, writes: 0, calls: 0 };
const plus = (one: Costs, other: Costs): Costs => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  calls: one.calls + other.calls,
});
const inWords = ({ reads, writes, calls }: Costs): string =>
  `${reads} read, ${writes} written, ${calls} calls`;

/** Rows of a table. */
export async function paidOrders(
  db: Firestore,
  { guid: restaurantGuid, place }: StoredRestaurant,
  take: () => FirestoreCount,
): Promise<[string, string][]> {
  const clock = { now: Date.now() };
  const cardGateway = memoryCardGateway();
  const records = firestoreRecords(db);
  const deps = {
    ...{ records, orders: firestoreOrders(db), storefronts: firestoreStorefronts(db) },
    ...{ restaurants: firestoreRestaurants(db), cardGateway },
    vault: vaultFrom({ vaultKeys: localSecret('VAULT_KEYS') }, { records, now: Date.now }),
    ...{ dueWorkQueue: memoryDueWorkQueue(), allowances: memoryAllowances(), log: silentLog },
    guestHashKey: 'a key of measurements',
    newGuid: () => crypto.randomUUID(),
    now: () => clock.now,
  };
  const choices = { cards: true, site: 'fts-uat', merchantId: '496160873888' };
  await db.doc(paths.paymentSetup(place)).set(paymentSetup.parse(choices));
  await deps.vault.put(gatewayLoginOf(place, choices), loginText({ username: 'u', password: 'p' }), 'owner');
  const rows: [string, string][] = [];
  let total = none;
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = cardGateway.calls().length;
    take();
    const result = await work();
    const { reads, writes } = take();
    const costs = { reads, writes, calls: cardGateway.calls().length - before };
    total = plus(total, costs);
    rows.push([name, inWords(costs)]);
    return result;
  };
  const sumUp = (name: string): void => {
    rows.push([name, inWords(total)]);
    total = none;
  };
  const request = (payment: 'card' | 'counter') =>
    placeOrderInput.parse({
      payment,
      ...{ restaurantGuid, orderType: 'pickup', expectedTotal: 20 },
      lines: [{ menuItemId: 1, quantity: 2 }],
      customer: { name: 'Diner', phone: '+1 518 555 0100', email: 'diner@example.com' },
    });
  const put = (payment: 'card' | 'counter') => orderPlacer(deps)(crypto.randomUUID(), request(payment));
  const move = (
    orderGuid: string,
    input: { action: 'accept' | 'start' | 'ready' } | { action: 'handOver'; paidBy: 'cash' },
  ) => moveOrder(deps, callerOf(siteAdmin), place, orderGuid, input);

  const placed = await step('by card: the draft', () => put('card'));
  const { orderGuid } = placed;
  const link = { restaurantGuid, token: placed.trackingToken };
  const card = { token: testTokens.good, expiry: '203012' };
  await step('by card: paid', () => orderPayer(deps)(link, crypto.randomUUID(), { card }));
  await step('by card: accepted', () => move(orderGuid, { action: 'accept' }));
  clock.now += 11_000;
  const order = await deps.orders.find(place, orderGuid);
  const attemptId = order?.payment?.attemptId ?? '';
  await step('by card: charged', () => settlePayment(deps, { ...place, orderGuid, attemptId }));
  sumUp('by card, until it is charged');

  const atCounter = await step('at the counter: placed', () => put('counter'));
  await step('at the counter: accepted', () => move(atCounter.orderGuid, { action: 'accept' }));
  // Cooking costs the same, however the order is paid.
  for (const action of ['start', 'ready'] as const) await move(atCounter.orderGuid, { action });
  await step('at the counter: handed over and paid', () =>
    move(atCounter.orderGuid, { action: 'handOver', paidBy: 'cash' }),
  );
  sumUp('at the counter, until it is paid');
  return rows;
}
