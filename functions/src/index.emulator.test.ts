// Tests the deployed functions with the platform's own events instead of calling their parts.
import type { KitchenState } from '@bite/shared/ordering/transitions';
import { collections, paths } from '@bite/shared/paths';
import { Timestamp } from 'firebase-admin/firestore';
import functionsTest from 'firebase-functions-test';
import { afterAll, describe, expect, it } from 'vitest';
import { firestore } from './adapters/firestore/database.ts';
import { firestoreOrders } from './adapters/firestore/orders.ts';
import { onKitchenItem } from './index.ts';
import { anOrder } from './testing/an-order.ts';

// No function listens to this project, so that only this test changes it.
process.env['GCLOUD_PROJECT'] = `demo-deployed-${process.pid}`;
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: process.env['GCLOUD_PROJECT'] });
const platform = functionsTest({ projectId: process.env['GCLOUD_PROJECT'] });
afterAll(() => platform.cleanup());

async function anAcceptedOrder(key: string) {
  const made = anOrder(key, { status: 'inProgress', lifecycleState: 'sentToKitchen' });
  const [ticket] = made.kitchenItems;
  if (!ticket) throw new Error('An order has at least one kitchen item');
  await firestoreOrders(firestore()).create(made.order, [{ ...ticket, kitchenStatus: 'sentToKitchen' }]);
  const path = paths.kitchenItem(made.order, made.order.guid, ticket.orderItemGuid);
  const snapshot = (kitchenStatus: KitchenState) =>
    platform.firestore.makeDocumentSnapshot({ kitchenStatus }, path);
  const params = {
    tenantId: String(made.order.tenantId),
    restaurantId: String(made.order.restaurantId),
    orderGuid: made.order.guid,
    orderItemGuid: ticket.orderItemGuid,
  };
  /** The event of a kitchen item that a tablet has moved, stored as a tablet does. */
  const tap = async (before: KitchenState, after: KitchenState): Promise<void> => {
    await firestore().doc(path).update({ kitchenStatus: after, updatedAt: Timestamp.now() });
    await platform.wrap(onKitchenItem)({
      params,
      data: platform.makeChange(snapshot(before), snapshot(after)),
    });
  };
  const lifecycle = async () =>
    (await firestoreOrders(firestore()).find(made.order, made.order.guid))?.lifecycleState;
  const waitingMail = async () => {
    const found = await firestore().collection(collections.dueWork).get();
    return found.docs.find(({ id }) => id.startsWith(`message-${made.order.guid}`))?.data();
  };
  return { tap, lifecycle, waitingMail };
}

describe('the deployed function onKitchenItem', () => {
  it('I4-14 I4-17 carries a cook\u2019s tap from the ticket to its order', async () => {
    const { tap, lifecycle } = await anAcceptedOrder('deployed-functions-test-key-1');
    await tap('sentToKitchen', 'inPreparation');
    expect(await lifecycle()).toBe('inPreparation');
    await tap('inPreparation', 'ready');
    expect(await lifecycle()).toBe('ready');
  });

  it('loses no mail where it cannot be queued: it is stored, and due for the schedule', async () => {
    // Nothing is deployed to this project, so that it has no queue.
    const { tap, waitingMail } = await anAcceptedOrder('deployed-functions-test-key-3');
    await tap('sentToKitchen', 'ready');
    expect(await waitingMail()).toMatchObject({ attempts: 0, dueAt: expect.any(Timestamp) });
  });

  it('delivered again, changes nothing', async () => {
    const { tap, lifecycle } = await anAcceptedOrder('deployed-functions-test-key-2');
    await tap('sentToKitchen', 'ready');
    await tap('sentToKitchen', 'ready');
    expect(await lifecycle()).toBe('ready');
  });
});
