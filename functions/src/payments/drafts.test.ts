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
import { silentLog } from '../testing/silent-log.ts';
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
    log: silentLog,
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

  describe('is limited while nobody has paid it', () => {
    const by = (phone: string, change: object = {}) =>
      wish({ customer: { name: 'Ada', phone, email: 'ada@example.com' }, ...change });
    const key = (number: number) => `${KEY}-${number}`;
    const network = (number: number) => `198.51.100.${number}`;
    const draftsOf = () => at.orders.all().filter((order) => order.status === 'newOrder');
    const refusal = { code: 'CONFLICT', details: { fields: { payment: expect.any(String) } } };

    it('I1-02 to two of a phone number and eight of a network, however many are placed at once', async () => {
      const place = (number: number, phone: string, from: string) =>
        at.placeOrder(key(number), by(phone), undefined, from);
      await Promise.allSettled(
        Array.from({ length: 20 }, (_, number) => place(number, '518 555 0123', network(number))),
      );
      expect(draftsOf()).toHaveLength(2);
      await Promise.allSettled(
        Array.from({ length: 20 }, (_, number) => place(100 + number, `51855502${10 + number}`, network(99))),
      );
      expect(draftsOf()).toHaveLength(10);
      await expect(place(200, '5185550123', network(98))).rejects.toMatchObject(refusal);
      at.clock.now += PAY_WITHIN;
      await place(201, '5185550123', network(97));
    });

    it('so that a guest who orders again gives back what they left unpaid, and nobody else does', async () => {
      const first = await at.placeOrder(key(1), by('5185550123'), undefined, network(1));
      const slotAt = (await at.orders.find(place, first.orderGuid))?.fulfilment.slotAt ?? '';
      const stranger = await at.placeOrder(key(2), by('5185550123'), undefined, network(2));
      expect(draftsOf()).toHaveLength(2);
      const again = await at.placeOrder(key(3), by('(518) 555-0123'), undefined, network(1));
      expect(draftsOf().map(({ guid }) => guid)).toEqual([stranger.orderGuid, again.orderGuid]);
      expect(await at.orders.find(place, first.orderGuid)).toMatchObject({
        ...{ status: 'cancelled', lifecycleState: 'draft', cancelReason: 'Ordered again' },
      });
      expect(await at.orders.takenIn(place, slotAt)).toMatchObject({ orders: 2 });
      expect(await at.placeOrder(key(3), by('(518) 555-0123'), undefined, network(1))).toEqual(again);
    });

    it('but one whose card is being charged stays', async () => {
      const { orderGuid } = await at.placeOrder(key(1), by('5185550123'), undefined, network(1));
      await at.orders.change(place, orderGuid, (order) => ({
        order: { ...order, payment: { ...order.payment, state: 'checking' } },
        kitchenItems: [],
      }));
      await at.placeOrder(key(2), by('5185550123'), undefined, network(1));
      expect(draftsOf()).toHaveLength(2);
    });

    it('to half of a slot, whoever orders; the counter may take the rest', async () => {
      at.storefronts.storefront.restaurant.ordering.slotCapacity = 8;
      for (let number = 0; number < 4; number += 1)
        await at.placeOrder(key(number), by(`518555020${number}`), undefined, network(number));
      const fifth = () => at.placeOrder(key(5), by('5185550205'), undefined, network(5));
      await expect(fifth()).rejects.toMatchObject(refusal);
      const counter = by('5185550206', { payment: 'counter' });
      await at.placeOrder(key(6), counter, undefined, network(6));
      const [draft] = draftsOf();
      const { trackingToken: token } = await at.placeOrder(key(0), by('5185550200'), undefined, network(0));
      await cancelOwnOrder(at, { restaurantGuid: aGuid(1), token }, undefined, network(0));
      expect(draftsOf()).not.toContainEqual(draft);
      await fifth();
    });

    it('and one that is refused takes no place', async () => {
      const short = wish({ expectedTotal: 1 });
      for (let number = 0; number < 3; number += 1)
        await expect(at.placeOrder(key(number), short)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
      at.storefronts.storefront.restaurant.ordering.slotCapacity = 1;
      await at.placeOrder(key(10), by('5185550300'));
      for (let number = 11; number < 14; number += 1)
        await at.placeOrder(key(number), by('5185550123')).catch(() => undefined);
      expect(await at.allowances.underWay('drafts phone 15185550123', at.clock.now)).toEqual([]);
    });
  });

  describe('at the counter', () => {
    const counter = (phone: string, change: object = {}) =>
      wish({ payment: 'counter', customer: { name: 'Ada', phone, email: 'ada@example.com' }, ...change });
    const key = (number: number) => `${KEY}-${number}`;

    it('I1-02 no more are open of a phone number than may be, however many are placed at once', async () => {
      const placeOrder = orderPlacer({ ...at, mostOpenOrders: 5 });
      const placed = await Promise.allSettled(
        Array.from({ length: 30 }, (_, number) => placeOrder(key(number), counter('5185550123'))),
      );
      expect(placed.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
      expect(at.orders.all().length).toBeLessThanOrEqual(5);
      for (let number = 30; number < 40; number += 1)
        await placeOrder(key(number), counter('5185550123')).catch(() => undefined);
      expect(at.orders.all()).toHaveLength(5);
    });

    it('large orders stay few while cards are off: one of a guest, five of a restaurant in an hour', async () => {
      const restingUntil = new Date(at.clock.now + 900_000).toISOString();
      at.setUp({ cards: true, cardOnlyFrom: 26.4, restingUntil });
      const order = (number: number, phone: string, from: string, change?: object) =>
        at.placeOrder(key(number), counter(phone, change), undefined, from);
      const refusal = { code: 'CONFLICT', message: expect.stringContaining('Large orders are paid by card') };
      await order(1, '5185550123', '198.51.100.1');
      await expect(order(2, '5185550123', '198.51.100.2')).rejects.toMatchObject(refusal);
      await expect(order(3, '5185550124', '198.51.100.1')).rejects.toMatchObject(refusal);
      for (let number = 10; number < 14; number += 1)
        await order(number, `51855502${number}`, `203.0.113.${number}`);
      await expect(order(20, '5185550220', '203.0.113.20')).rejects.toMatchObject(refusal);
      const small = { lines: [{ menuItemId: 1, quantity: 1 }], expectedTotal: 13.2 };
      await order(21, '5185550220', '203.0.113.20', small);
      at.clock.now += 3_600_000;
      at.setUp({
        cards: true,
        cardOnlyFrom: 26.4,
        switchedOff: { at: new Date(NOW).toISOString(), by: 'ada' },
      });
      await order(22, '5185550220', '203.0.113.20');
    });

    it('a large order that is not placed counts for nothing', async () => {
      at.setUp({
        cards: true,
        cardOnlyFrom: 26.4,
        switchedOff: { at: new Date(NOW).toISOString(), by: 'ada' },
      });
      at.storefronts.storefront.restaurant.ordering.slotCapacity = 1;
      await at.placeOrder(key(1), counter('5185550123'));
      await expect(at.placeOrder(key(2), counter('5185550124'))).rejects.toMatchObject({
        code: 'SLOT_UNAVAILABLE',
      });
      at.storefronts.storefront.restaurant.ordering.slotCapacity = 2;
      await at.placeOrder(key(3), counter('5185550124'));
    });
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
