import { DomainError } from '@bite/shared/kernel/errors';
import type { Order } from '@bite/shared/ordering/order.schema';
import { orderingSettings } from '@bite/shared/tenancy/restaurant.schema';
import { aGuid, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { stockCountsOf } from '../collections/collections.ts';
import { memoryStorefronts } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { silentLog } from '../testing/silent-log.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { boardChange } from './move-order.ts';
import { orderKeys } from './order-keys.ts';
import { trackOrder } from './track-order.ts';

const KEY = 'a-key-of-at-least-22-characters';
const MINUTE = 60_000;
const remy = { uid: 'u1', displayName: 'Remy', email: 'remy@bella.example.com' };

/** An order that was placed now, at a restaurant whose guests may cancel for ten minutes. */
async function aGuest(change: Partial<Order> = {}, cancelWindowMinutes = 10) {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  const { order, kitchenItems } = anOrder(KEY, change);
  const since = new Date(NOW - MINUTE).toISOString();
  records.put(stockCountsOf(order), 'current', { counts: { 1: { left: 3, since } } });
  const slotAt = order.fulfilment.slotAt ?? '';
  const place = { tenantId: order.tenantId, restaurantId: order.restaurantId };
  await orders.place({
    place,
    restaurantGuid: order.restaurantGuid,
    orderGuid: order.guid,
    slotAt,
    slotCapacity: undefined,
    scheduledFor: null,
    placedAt: new Date(NOW).toISOString(),
    stockNeed: { 1: 1 },
    make: () => ({ order, kitchenItems }),
  });
  const clock = { now: NOW + MINUTE };
  const ordering = orderingSettings.parse({ cancelWindowMinutes });
  const deps = {
    orders,
    storefronts: memoryStorefronts(aStorefront({ restaurant: { ordering } })),
    dueWorkQueue: memoryDueWorkQueue(),
    allowances: memoryAllowances(),
    log: silentLog,
    now: () => clock.now,
  };
  const { trackingToken: token } = orderKeys(order.restaurantGuid, KEY);
  const link = { restaurantGuid: order.restaurantGuid, token };
  /** What staff do on the board. */
  const staff = (action: 'accept' | 'start' | 'cancel' | 'void', reason = 'Out of dough') =>
    orders.change(place, order.guid, (current, items) =>
      boardChange(current, items, {
        input: { action, reason },
        by: remy,
        at: new Date(clock.now).toISOString(),
      }),
    );
  return {
    clock,
    staff,
    cancel: (change: Partial<typeof link> = {}) => cancelOwnOrder(deps, { ...link, ...change }),
    track: async () => (await trackOrder(deps, link)).order,
    stored: () => orders.all()[0],
    kitchen: () => orders.kitchenItems(order.guid).map(({ kitchenStatus }) => kitchenStatus),
    cook: () =>
      orders.change(place, order.guid, (current, items) => ({
        order: current,
        kitchenItems: items.map((item) => ({ ...item, kitchenStatus: 'inPreparation' })),
      })),
    taken: async () => (await orders.takenIn(place, slotAt)).orders,
    left: async () => (await orders.stockCounts(place))['1']?.left,
  };
}

const refusal = (message: string | RegExp) => ({
  code: 'TRANSITION_REFUSED',
  message: expect.stringMatching(message),
});

describe('a guest who cancels an order', () => {
  it('gives the reason, who and when, stops the kitchen, and frees the slot and the counted stock', async () => {
    const guest = await aGuest();
    expect([await guest.taken(), await guest.left()]).toEqual([1, 2]);
    expect(await guest.cancel()).toMatchObject({ status: 'cancelled', isCancelledByGuest: true });
    const stored = guest.stored();
    expect(stored).toMatchObject({
      status: 'cancelled',
      lifecycleState: 'canceled',
      cancelReason: 'Cancelled by the guest',
      canceledBy: 'guest',
      canceledAt: new Date(NOW + MINUTE).toISOString(),
    });
    expect(stored?.history.at(-1)).toMatchObject({
      action: 'cancel',
      by: 'guest',
      byName: 'Ada Lovelace (guest)',
      reason: 'Cancelled by the guest',
    });
    expect(guest.kitchen()).toEqual(['cancelled']);
    expect([await guest.taken(), await guest.left()]).toEqual([0, 3]);
  });

  it('twice, as after a double tap or a lost answer, has cancelled it once', async () => {
    const guest = await aGuest();
    const [first, second] = await Promise.all([guest.cancel(), guest.cancel()]);
    expect(second).toEqual(first);
    guest.clock.now += 60 * MINUTE;
    expect(await guest.cancel()).toMatchObject({ status: 'cancelled' });
    expect(guest.stored()?.history.map(({ action }) => action)).toEqual(['place', 'cancel']);
    expect(await guest.left()).toBe(3);
  });

  it('may do so until the last moment of the restaurant’s time, by the server’s clock, and no later', async () => {
    const guest = await aGuest();
    expect((await guest.track()).cancelUntil).toBe(new Date(NOW + 10 * MINUTE).toISOString());
    guest.clock.now = NOW + 10 * MINUTE + 1;
    await expect(guest.cancel()).rejects.toMatchObject(refusal('The time to cancel your order here is over'));
    expect(guest.stored()?.status).toBe('newOrder');
    guest.clock.now = NOW + 10 * MINUTE;
    await expect(guest.cancel()).resolves.toMatchObject({ status: 'cancelled' });
  });

  it('cannot where the restaurant gives no time for it', async () => {
    const guest = await aGuest({}, 0);
    expect(await guest.track()).not.toHaveProperty('cancelUntil');
    await expect(guest.cancel()).rejects.toMatchObject(refusal('by phone only'));
  });

  it('may as long as it is only accepted; the kitchen, whose ticket it is, must then acknowledge it', async () => {
    const guest = await aGuest();
    await guest.staff('accept');
    expect(await guest.track()).toHaveProperty('cancelUntil');
    await guest.cancel();
    expect(guest.stored()).toMatchObject({ status: 'cancelled', cancellationUnseen: true });
  });

  it('of an order that nobody had accepted leaves nothing to acknowledge', async () => {
    const guest = await aGuest();
    await guest.cancel();
    expect(guest.stored()).not.toHaveProperty('cancellationUnseen');
  });

  it('cannot once the kitchen has begun, on the board or with a single item', async () => {
    const [started, cooking] = [await aGuest(), await aGuest()];
    for (const guest of [started, cooking]) await guest.staff('accept');
    await started.staff('start');
    await cooking.cook();
    for (const guest of [started, cooking]) {
      await expect(guest.cancel()).rejects.toMatchObject(refusal('The kitchen has begun'));
      expect(guest.stored()?.status).toBe('inProgress');
    }
    expect(await started.track()).not.toHaveProperty('cancelUntil');
  });

  it('cannot when it is paid, since money goes back through the restaurant', async () => {
    const guest = await aGuest({ paymentStatus: 'paid' });
    expect(await guest.track()).not.toHaveProperty('cancelUntil');
    await expect(guest.cancel()).rejects.toMatchObject(refusal('is paid'));
  });

  it('and staff who start or cancel at the same moment: the first counts, the other is told', async () => {
    const [late, early, both] = [await aGuest(), await aGuest(), await aGuest()];
    await late.staff('accept');
    await Promise.all([
      expect(late.staff('start')).resolves.toMatchObject({ lifecycleState: 'inPreparation' }),
      expect(late.cancel()).rejects.toBeInstanceOf(DomainError),
    ]);
    await early.cancel();
    await expect(early.staff('accept')).rejects.toMatchObject({
      code: 'TRANSITION_REFUSED',
      details: { last: { action: 'cancel', byName: 'Ada Lovelace (guest)' } },
    });
    await both.staff('cancel');
    expect(await both.cancel()).toMatchObject({ status: 'cancelled', cancelReason: 'Out of dough' });
    expect(await both.track()).not.toHaveProperty('isCancelledByGuest');
  });

  it.each([
    ['an unknown token', { token: 'a'.repeat(43) }],
    ['another restaurant', { restaurantGuid: aGuid(77) }],
  ])('with %s cancels nothing', async (_what, change) => {
    const guest = await aGuest();
    await expect(guest.cancel(change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(guest.stored()?.status).toBe('newOrder');
  });
});
