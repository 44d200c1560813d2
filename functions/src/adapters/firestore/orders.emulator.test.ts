import { paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { ordersContract } from '../../testing/orders.contract.ts';
import { firestoreOrders } from './orders.ts';

const db = emulatedFirestore('orders');

describe('orders in Firestore', () => {
  let run = 0;
  ordersContract(
    () => firestoreOrders(db),
    () => `firestore-orders-key-number-${++run}`,
  );

  it('O7.3-03 lie under their restaurant, with one document for each kitchen item below', async () => {
    const { order, kitchenItems } = anOrder('firestore-orders-paths-key');
    await firestoreOrders(db).create(order, kitchenItems);
    const stored = await db.doc(`tenants/10000001/restaurants/20000001/orders/${order.guid}`).get();
    expect(stored.get('createdAt')?.constructor.name).toBe('Timestamp');
    const tickets = await db.collection(paths.kitchenItems(order, order.guid)).get();
    expect(tickets.docs.map((ticket) => ticket.id)).toEqual(kitchenItems.map((item) => item.orderItemGuid));
  });

  it('a stored order that does not parse is named in the error', async () => {
    const { order, kitchenItems } = anOrder('firestore-orders-broken-key');
    await firestoreOrders(db).create(order, kitchenItems);
    await db.doc(paths.order(order, order.guid)).update({ status: 'eaten' });
    await expect(firestoreOrders(db).find(order, order.guid)).rejects.toThrow(
      `orders/${order.guid} does not parse (status:`,
    );
  });
});
