import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { openLifecycleStates } from '@bite/shared/ordering/transitions';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { aGuid, anItem, aStorefront, aTaxRate, NOW } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import { listOwnOrders } from '../diners/own-orders.ts';
import { dueWork } from '../due-work/due-work.ts';
import { cancelOwnOrder } from '../ordering/cancel-own-order.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { orderPlacer } from '../ordering/place-order.ts';
import { trackOrder } from '../ordering/track-order.ts';
import { aPlace, memoryRestaurants, memoryStorefronts } from '../testing/a-place.ts';
import { siteAdmin } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { PAY_WITHIN } from './draft-work.ts';
import { payAtCounter } from './pay-at-counter.ts';
import { releaseDraft } from './release-draft.ts';

const KEY = 'a-key-of-at-least-22-characters';
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };

function restaurant() {
  const records = memoryRecords();
  records.put(tenants, String(place.tenantId), aPlace().tenant);
  records.put(restaurantsOf(place.tenantId), String(place.restaurantId), aPlace().restaurant);
  const clock = { now: NOW };
  const deps = {
    records,
    orders: memoryOrders(records),
    storefronts: memoryStorefronts(
      aStorefront({
        items: [anItem({ itemId: 1, basePrice: 12 })],
        taxRates: [aTaxRate({ rate: 10 })],
      }),
    ),
    restaurants: memoryRestaurants(aPlace()),
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    allowances: memoryAllowances(),
    now: () => clock.now,
  };
  const setUp = (choices: object) =>
    records.put(paymentSetupsOf(place), PAYMENT_SETUP, paymentSetup.parse(choices));
  return { ...deps, clock, setUp, placeOrder: orderPlacer(deps) };
}

const wish = (change: object = {}) =>
  placeOrderInput.parse({
    restaurantGuid: aGuid(1),
    orderType: 'pickup',
    lines: [{ menuItemId: 1, quantity: 2 }],
    customer: { name: 'Ada Lovelace', phone: '+1 518 555 0123', email: 'ada@example.com' },
    expectedTotal: 26.4,
    payment: 'card',
    ...change,
  });

describe('an order that waits to be paid by card', () => {
  let at: ReturnType<typeof restaurant>;
  beforeEach(() => {
    at = restaurant();
    at.setUp({ cards: true });
  });

  it('has its number and its slot, and tells nobody', async () => {
    const placed = await at.placeOrder(KEY, wish());
    expect(placed).toMatchObject({ orderNumber: '#001', payUntil: new Date(NOW + PAY_WITHIN).toISOString() });
    const [draft] = at.orders.all();
    expect(draft).toMatchObject({
      status: 'newOrder',
      lifecycleState: 'draft',
      paymentStatus: 'unpaid',
      paymentMethod: 'card',
      payment: { state: 'waiting', amount: 26.4 },
      history: [],
    });
    expect(await at.orders.takenIn(place, draft?.fulfilment.slotAt ?? '')).toMatchObject({ orders: 1 });
    expect(at.dueWorkQueue.asked).toEqual([]);
    const work = await at.records.find(dueWork, { limit: 9 });
    expect(work.map(({ record }) => record.kind)).toEqual(['releaseDraft']);
  });

  it('is in no list of staff or guests, and staff cannot move it', async () => {
    const { orderGuid } = await at.placeOrder(KEY, wish(), { uid: 'ada' });
    expect(openLifecycleStates).not.toContain('draft');
    const listed = await listOwnOrders(at, { uid: 'ada' } as never, { restaurantGuid: aGuid(1) });
    expect(listed.orders).toEqual([]);
    const admin = callerOf(siteAdmin);
    for (const action of ['accept', 'cancel', 'void'] as const)
      await expect(
        moveOrder(at, admin, place, orderGuid, { action, reason: 'Why not' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is given back after ten minutes with what it took, and is still in no list', async () => {
    const { orderGuid, trackingToken } = await at.placeOrder(KEY, wish());
    at.clock.now += PAY_WITHIN - 1;
    await releaseDraft(at, place, orderGuid);
    expect((await at.orders.find(place, orderGuid))?.status).toBe('newOrder');
    at.clock.now += 1;
    await releaseDraft(at, place, orderGuid);
    await releaseDraft(at, place, orderGuid);
    const order = await at.orders.find(place, orderGuid);
    expect(order).toMatchObject({ status: 'cancelled', lifecycleState: 'draft', cancelReason: 'Not paid' });
    expect(await at.orders.takenIn(place, order?.fulfilment.slotAt ?? '')).toMatchObject({ orders: 0 });
    expect(at.dueWorkQueue.asked).toEqual([]);
    const tracked = await trackOrder(at, { restaurantGuid: aGuid(1), token: trackingToken });
    expect(tracked.order.payUntil).toBeUndefined();
  });

  it('is not given back while its card is being charged', async () => {
    const { orderGuid, trackingToken } = await at.placeOrder(KEY, wish());
    await at.orders.change(place, orderGuid, (order) => ({
      order: { ...order, payment: { ...order.payment, state: 'checking' } },
      kitchenItems: [],
    }));
    at.clock.now += PAY_WITHIN;
    await releaseDraft(at, place, orderGuid);
    expect((await at.orders.find(place, orderGuid))?.status).toBe('newOrder');
    await expect(
      cancelOwnOrder(at, { restaurantGuid: aGuid(1), token: trackingToken }),
    ).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
  });

  it('can be given up by its guest before the time is over', async () => {
    const { trackingToken } = await at.placeOrder(KEY, wish());
    await cancelOwnOrder(at, { restaurantGuid: aGuid(1), token: trackingToken });
    expect(at.orders.all()).toMatchObject([{ status: 'cancelled', lifecycleState: 'draft' }]);
    expect(at.dueWorkQueue.asked).toEqual([]);
  });

  it.each([
    ['a card where none are taken', { cards: false }, 'card'],
    ['the counter where orders are paid before', { cards: true, counter: false }, 'counter'],
    ['the counter for a large order', { cards: true, cardOnlyFrom: 26.4 }, 'counter'],
  ])('is refused for %s, and nothing is stored', async (_what, choices, payment) => {
    at.setUp(choices);
    await expect(at.placeOrder(KEY, wish({ payment }))).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { fields: { payment: expect.any(String) } },
    });
    expect(at.orders.all()).toEqual([]);
  });

  it('is an order at once where it is paid at the counter, and where there is nothing to pay', async () => {
    at.setUp({ cards: true, cardOnlyFrom: 26.41 });
    expect(await at.placeOrder(KEY, wish({ payment: undefined }))).not.toHaveProperty('payUntil');
    expect(at.orders.all()).toMatchObject([{ lifecycleState: 'started', paymentMethod: 'atPickup' }]);
  });

  it('cannot go to the counter if it was to be left at the door: somebody has to be there to pay', async () => {
    const leave = { orderType: 'delivery', address: aDeliveryAddress(), leaveAtDoor: true };
    const { orderGuid, trackingToken: token } = await at.placeOrder(KEY, wish(leave));
    const message = 'You pay at the door, so somebody has to be there to take it.';
    await expect(payAtCounter(at, { restaurantGuid: aGuid(1), token })).rejects.toMatchObject({
      ...{ code: 'VALIDATION_FAILED', message },
      details: { fields: { leaveAtDoor: message } },
    });
    expect(await at.orders.find(place, orderGuid)).toMatchObject({ lifecycleState: 'draft' });
  });

  it('is not for whoever has many open orders to be paid at the counter, or orders again and again', async () => {
    const placeOrder = orderPlacer({ ...at, mostOpenOrders: 2 });
    const counter = (phone = '5185550123') =>
      wish({ payment: 'counter', customer: { name: 'Ada', phone, email: 'ada@example.com' } });
    const key = (number: number) => `${KEY}-${number}`;
    await placeOrder(key(1), counter());
    await placeOrder(key(2), counter());
    for (const phone of ['5185550123', '518/555-0123', '(518) 555-0123 x1', '001 518 555 0123'])
      await expect(placeOrder(key(3), counter(phone))).rejects.toMatchObject({ code: 'CONFLICT' });
    await placeOrder(key(3), counter('5185550124'));
    await placeOrder(key(4), wish());
    for (let number = 10; number < 30; number += 1)
      await at.placeOrder(key(number), counter(`51855501${number}`), undefined, '198.51.100.7');
    await expect(
      at.placeOrder(key(30), counter('5185550130'), undefined, '198.51.100.7'),
    ).rejects.toMatchObject({ code: 'CONFLICT', details: { fields: { payment: expect.any(String) } } });
    await at.placeOrder(key(30), counter('5185550130'), undefined, '198.51.100.8');
  });
});
