import { DAY } from '@bite/shared/kernel/durations';
import { aGuid, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { memoryStorefronts } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { hashTrackingToken, orderKeys } from './order-keys.ts';
import { trackOrder } from './track-order.ts';

const KEY = 'a-key-of-at-least-22-characters';

async function aTrackedOrder() {
  const orders = memoryOrders();
  const { order, kitchenItems } = anOrder(KEY);
  await orders.create({ ...order, internalNotes: 'Difficult guest' }, kitchenItems);
  const clock = { now: NOW };
  const deps = { orders, storefronts: memoryStorefronts(aStorefront()), now: () => clock.now };
  const { trackingToken } = orderKeys(order.restaurantGuid, KEY);
  return {
    deps,
    order,
    clock,
    track: (token = trackingToken, restaurantGuid = order.restaurantGuid, diner?: { uid: string }) =>
      trackOrder(deps, { restaurantGuid, token }, diner),
  };
}

describe('a tracking link', () => {
  it('shows the order, its total and how to reach the restaurant', async () => {
    const { track } = await aTrackedOrder();
    const { order } = await track();
    expect(order).toMatchObject({
      orderNumber: '#001',
      status: 'newOrder',
      items: [{ name: 'Margherita', quantity: 1, notes: 'No basil', lineTotal: 12 }],
      totals: { total: 13.06 },
      restaurant: { name: 'Bella', phone: '+1 518 555 0100', timezone: 'America/New_York' },
    });
  });

  it('repeats the note the diner wrote for the whole order', async () => {
    const { deps, order, track } = await aTrackedOrder();
    await deps.orders.change(order, order.guid, (current) => ({
      order: { ...current, customerNotes: 'It is a birthday' },
      kitchenItems: [],
    }));
    expect((await track()).order.note).toBe('It is a birthday');
  });

  it('opens the order for ninety days after its end; then its signed-in diner opens it, and a mailed link in its own time', async () => {
    const { deps, order, clock, track } = await aTrackedOrder();
    await deps.orders.change(order, order.guid, (current) => ({
      order: {
        ...current,
        status: 'completed',
        completedAt: new Date(NOW).toISOString(),
        createdByUserId: 'ada',
      },
      kitchenItems: [],
    }));
    const expiresAt = new Date(Date.now() + DAY).toISOString();
    await deps.orders.addTrackingLink(order, order.guid, { hash: hashTrackingToken('mailed'), expiresAt });
    clock.now = NOW + 90 * DAY - 1;
    expect((await track()).order.orderNumber).toBe('#001');
    clock.now = NOW + 90 * DAY;
    await expect(track()).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await track(order.guid, order.restaurantGuid, { uid: 'ada' })).order.orderNumber).toBe('#001');
    expect((await track('mailed')).order.orderNumber).toBe('#001');
  });

  it('shows no internal notes, no hashes and no contact details', async () => {
    const { track, order } = await aTrackedOrder();
    const text = JSON.stringify(await track());
    for (const secret of [
      'Difficult guest',
      order.trackingTokenHash,
      order.requestHash,
      order.customer.email,
      order.customer.phone,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('has a new version when the order has changed, and the same one while it has not', async () => {
    const { deps, order, track } = await aTrackedOrder();
    const { version } = await track();
    expect((await track()).version).toBe(version);
    await deps.orders.change(order, order.guid, (current) => ({
      order: { ...current, updatedAt: '2026-06-10T22:00:05.000Z' },
      kitchenItems: [],
    }));
    expect((await track()).version).not.toBe(version);
  });

  it('opens at the restaurant that the order was placed with, and at no other', async () => {
    const { track, order } = await aTrackedOrder();
    await expect(track()).resolves.toMatchObject({ order: { orderNumber: order.orderNumber } });
    await expect(track(undefined, aGuid(77))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['', 'x', 'a'.repeat(43), '../../orders'])(
    'that leads nowhere (%s) is answered like any other',
    async (token) => {
      const { track } = await aTrackedOrder();
      await expect(track(token)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'We could not find this order',
      });
    },
  );
});
