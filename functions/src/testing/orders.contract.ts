// What every implementation of the Orders port promises; run by the in-memory one and by Firestore's.
import { expect, it } from 'vitest';
import type { Orders } from '../ports/orders.ts';
import { anOrder } from './an-order.ts';

const elsewhere = { tenantId: 10_000_009, restaurantId: 20_000_009 };

/** `name` makes keys that no other run uses. */
export function ordersContract(make: () => Orders, name: () => string): void {
  it('gives back what was stored, field by field', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    expect(await orders.create(order, kitchenItems)).toBe('created');
    expect(await orders.find(order, order.guid)).toEqual(order);
  });

  it('stores an order once: of twenty attempts one creates it and the others find it there', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    const attempts = Array.from({ length: 20 }, (_, orderId) =>
      orders.create({ ...order, orderId: orderId + 1 }, kitchenItems),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    const winner = outcomes.indexOf('created') + 1;
    expect(await orders.find(order, order.guid)).toMatchObject({ orderId: winner });
  });

  it('finds an order only in its own restaurant', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    expect(await orders.find(elsewhere, order.guid)).toBeUndefined();
  });

  it('finds an order by the hash of its tracking token and by nothing else', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    expect(await orders.findByTrackingTokenHash(order.trackingTokenHash)).toEqual(order);
    expect(await orders.findByTrackingTokenHash(order.guid)).toBeUndefined();
  });

  it('changes an order and its kitchen items together', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    const changed = await orders.change(order, order.guid, (current, items) => ({
      order: { ...current, status: 'inProgress' },
      kitchenItems: items.map((item) => ({ ...item, kitchenStatus: 'sentToKitchen' as const })),
    }));
    expect(changed).toMatchObject({ status: 'inProgress' });
    await orders.change(order, order.guid, (current, items) => {
      expect(current.status).toBe('inProgress');
      expect(items).toEqual(kitchenItems.map((item) => ({ ...item, kitchenStatus: 'sentToKitchen' })));
      return undefined;
    });
  });

  it('loses no change when several come at once', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    const add = () =>
      orders.change(order, order.guid, (current) => ({
        order: { ...current, syncRetryCount: current.syncRetryCount + 1 },
        kitchenItems: [],
      }));
    await Promise.all([add(), add(), add(), add()]);
    expect(await orders.find(order, order.guid)).toMatchObject({ syncRetryCount: 4 });
  });

  it('a change that throws leaves the order as it was', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    const attempt = orders.change(order, order.guid, () => {
      throw new Error('refused');
    });
    await expect(attempt).rejects.toThrow('refused');
    expect(await orders.find(order, order.guid)).toEqual(order);
  });

  it('answers undefined where there is nothing to change', async () => {
    const { order } = anOrder(name());
    expect(
      await make().change(order, order.guid, (current) => ({ order: current, kitchenItems: [] })),
    ).toBeUndefined();
  });
}
