// What one order by card costs: documents, and calls of the gateway, from the draft to the captured payment.
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { paths } from '@bite/shared/paths';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreOrders } from '../../functions/src/adapters/firestore/orders.ts';
import { firestoreRecords } from '../../functions/src/adapters/firestore/records.ts';
import { firestoreRestaurants } from '../../functions/src/adapters/firestore/restaurants.ts';
import { firestoreStorefronts } from '../../functions/src/adapters/firestore/storefronts.ts';
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
import { memoryVault } from '../../functions/src/testing/memory-vault.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import type { StoredRestaurant } from '../../functions/src/testing/store-restaurant.ts';
import type { FirestoreCount } from './count-firestore.ts';

/** Rows of a table. */
export async function paidOrder(
  db: Firestore,
  { guid: restaurantGuid, place }: StoredRestaurant,
  take: () => FirestoreCount,
): Promise<[string, string][]> {
  const clock = { now: Date.now() };
  const cardGateway = memoryCardGateway();
  const deps = {
    ...{ records: firestoreRecords(db), orders: firestoreOrders(db), storefronts: firestoreStorefronts(db) },
    ...{ restaurants: firestoreRestaurants(db), cardGateway, vault: memoryVault() },
    ...{ dueWorkQueue: memoryDueWorkQueue(), allowances: memoryAllowances(), log: silentLog },
    guestHashKey: 'a key of measurements',
    newGuid: () => crypto.randomUUID(),
    now: () => clock.now,
  };
  const choices = { cards: true, site: 'fts-uat', merchantId: '496160873888' };
  await db.doc(paths.paymentSetup(place)).set(paymentSetup.parse(choices));
  await deps.vault.put(gatewayLoginOf(place, choices), loginText({ username: 'u', password: 'p' }), 'owner');
  const rows: [string, string][] = [];
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = cardGateway.calls().length;
    take();
    const result = await work();
    const { reads, writes } = take();
    rows.push([name, `${reads} read, ${writes} written, ${cardGateway.calls().length - before} calls`]);
    return result;
  };
  const request = placeOrderInput.parse({
    ...{ restaurantGuid, orderType: 'pickup', payment: 'card', expectedTotal: 20 },
    lines: [{ menuItemId: 1, quantity: 2 }],
    customer: { name: 'Diner', phone: '+1 518 555 0100', email: 'diner@example.com' },
  });
  const placed = await step('the draft', () => orderPlacer(deps)(crypto.randomUUID(), request));
  const link = { restaurantGuid, token: placed.trackingToken };
  const card = { token: testTokens.good, expiry: '203012' };
  await step('paid', () => orderPayer(deps)(link, crypto.randomUUID(), { card }));
  await step('accepted', () =>
    moveOrder(deps, callerOf(siteAdmin), place, placed.orderGuid, { action: 'accept' }),
  );
  clock.now += 11_000;
  const order = await deps.orders.find(place, placed.orderGuid);
  const attemptId = order?.payment?.attemptId ?? '';
  await step('charged', () => settlePayment(deps, { ...place, orderGuid: placed.orderGuid, attemptId }));
  return rows;
}
