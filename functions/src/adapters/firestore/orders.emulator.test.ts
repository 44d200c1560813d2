import { orderStockNeed } from '@bite/shared/ordering/order-stock';
import { paths } from '@bite/shared/paths';
import { aGuid, NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import type { Placing } from '../../ports/orders.ts';
import { anOrder } from '../../testing/an-order.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { ordersContract } from '../../testing/orders.contract.ts';
import { firestoreOrders } from './orders.ts';
import { firestoreRecords } from './records.ts';

const db = emulatedFirestore('orders');
const QUARTER = 15 * 60_000;

describe('orders in Firestore', () => {
  let run = 0;
  ordersContract(
    () => firestoreOrders(db),
    () => `firestore-orders-key-number-${++run}`,
    () => firestoreRecords(db),
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

  it('counts of slots are put right from the orders themselves, and diners are told what is full', async () => {
    const place = { tenantId: 10_000_001, restaurantId: 20_000_777 };
    const restaurantGuid = aGuid(777);
    const orders = firestoreOrders(db);
    await db
      .doc(paths.restaurant(place))
      .set({ guid: restaurantGuid, settings: { ordering: { slotCapacity: 2 } } });
    const slotAt = new Date(Math.ceil(Date.now() / QUARTER) * QUARTER).toISOString();
    const gone = new Date(Date.parse(slotAt) + QUARTER).toISOString();
    const put = async (key: string, change: object = {}) => {
      const { order, kitchenItems } = anOrder(key, { ...place, restaurantGuid, ...change });
      const fulfilment = { ...order.fulfilment, slotAt };
      await orders.create({ ...order, fulfilment }, kitchenItems);
    };
    await put('firestore-slots-first-key');
    await put('firestore-slots-second-key');
    await put('firestore-slots-cancelled-key', { status: 'cancelled' });
    const day = slotAt.slice(0, 10);
    await db.doc(paths.slotCounts(place, gone.slice(0, 10))).set({ taken: { [gone]: 9 } });
    const live = db.doc(paths.storefrontLive(restaurantGuid));
    await live.set({ slotsTaken: { [gone]: 9 }, busyExtraMinutes: 5 });
    expect(await orders.recountSlots(place)).toEqual([slotAt, gone]);
    expect((await db.doc(paths.slotCounts(place, day)).get()).get('taken')).toEqual({ [slotAt]: 2 });
    expect((await live.get()).data()).toEqual({
      slotsTaken: { [slotAt]: 2, [gone]: 0 },
      busyExtraMinutes: 5,
    });
    expect(await orders.takenIn(place, slotAt)).toEqual({ orders: 2, minutes: 0 });
    expect(await orders.recountSlots(place)).toEqual([]);
  });

  it('a slot that a correction fills again is told to diners, as placing would refuse it', async () => {
    const place = { tenantId: 10_000_001, restaurantId: 20_000_781 };
    const restaurantGuid = aGuid(781);
    await db
      .doc(paths.restaurant(place))
      .set({ guid: restaurantGuid, settings: { ordering: { slotCapacity: 2 } } });
    const orders = firestoreOrders(db);
    const slotAt = new Date(Math.ceil(Date.now() / QUARTER) * QUARTER).toISOString();
    const put = async (key: string) => {
      const { order, kitchenItems } = anOrder(key, { ...place, restaurantGuid });
      const whole = { ...order, fulfilment: { ...order.fulfilment, slotAt } };
      const placing = {
        place,
        restaurantGuid,
        orderGuid: order.guid,
        slotAt,
        slotCapacity: 3,
        scheduledFor: null,
        placedAt: new Date(NOW).toISOString(),
        stockNeed: {},
      };
      await orders.place({ ...placing, make: () => ({ order: whole, kitchenItems }) });
      return order.guid;
    };
    const setStatus = (guid: string, status: 'cancelled' | 'newOrder') =>
      orders.change(place, guid, (order) => ({ order: { ...order, status }, kitchenItems: [] }));
    const told = async () => (await db.doc(paths.storefrontLive(restaurantGuid)).get()).get('slotsTaken');
    const first = await put('firestore-corrected-first-key');
    await setStatus(first, 'cancelled');
    await put('firestore-corrected-second-key');
    expect(await told()).toBeUndefined();
    await setStatus(first, 'newOrder');
    expect(await told()).toEqual({ [slotAt]: 2 });
  });

  it('a look at slots that are right holds up no order that is placed meanwhile', async () => {
    const modes: unknown[] = [];
    const watched = new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        if (name !== 'runTransaction') return value.bind(target) as unknown;
        return (work: Parameters<typeof db.runTransaction>[0], options?: object) => {
          modes.push(options);
          return target.runTransaction(work, options as never);
        };
      },
    });
    const place = { tenantId: 10_000_001, restaurantId: 20_000_782 };
    await db.doc(paths.restaurant(place)).set({ guid: aGuid(782) });
    expect(await firestoreOrders(watched).recountSlots(place)).toEqual([]);
    expect(modes).toEqual([{ readOnly: true }]);
  });

  it('a slot that is refused because staff lowered the limit is told to diners', async () => {
    const { order, kitchenItems } = anOrder('firestore-lowered-key', {
      restaurantId: 20_000_778,
      restaurantGuid: aGuid(778),
    });
    const { tenantId, restaurantId, restaurantGuid, guid: orderGuid } = order;
    const slotAt = new Date(Math.ceil(Date.now() / QUARTER) * QUARTER).toISOString();
    const placing = {
      place: { tenantId, restaurantId },
      restaurantGuid,
      orderGuid,
      slotAt,
      slotCapacity: 5,
      scheduledFor: null,
      placedAt: new Date(NOW).toISOString(),
      stockNeed: {},
    };
    const orders = firestoreOrders(db);
    await orders.place({ ...placing, make: () => ({ order, kitchenItems }) });
    const live = db.doc(paths.storefrontLive(restaurantGuid));
    expect((await live.get()).get('slotsTaken')).toBeUndefined();
    const next = {
      ...placing,
      orderGuid: aGuid(9778),
      slotCapacity: 1,
      make: () => ({ order, kitchenItems }),
    };
    expect(await orders.place(next)).toEqual({ outcome: 'full' });
    expect((await live.get()).get('slotsTaken')).toEqual({ [slotAt]: 1 });
  });

  /** Places orders for one slot, at a restaurant of its own. */
  const rush = (restaurantId: number, count: number, slotCapacity?: number): Placing[] => {
    const slotAt = new Date(Math.ceil(Date.now() / QUARTER) * QUARTER).toISOString();
    return Array.from({ length: count }, (_, index): Placing => {
      const { order, kitchenItems } = anOrder(`firestore-rush-${restaurantId}-${index}`, { restaurantId });
      const { tenantId, restaurantGuid, guid: orderGuid } = order;
      const make = (orderId: number) => ({ order: { ...order, orderId }, kitchenItems });
      const place = { tenantId, restaurantId };
      return {
        place,
        restaurantGuid,
        orderGuid,
        slotAt,
        slotCapacity,
        scheduledFor: null,
        placedAt: new Date(NOW).toISOString(),
        stockNeed: orderStockNeed(order),
        make,
      };
    });
  };
  /** Places half of them through each of two instances. */
  const throughTwo = (placings: readonly Placing[]) => {
    const instances = [firestoreOrders(db), firestoreOrders(db)] as const;
    return Promise.all(placings.map((placing, index) => instances[index % 2 === 0 ? 0 : 1].place(placing)));
  };

  it('of two hundred through two instances for the last ten places exactly ten are placed, with numbers in a row', async () => {
    const outcomes = await throughTwo(rush(20_000_779, 200, 10));
    const ids = outcomes.flatMap((each) => (each.outcome === 'placed' ? [each.order.orderId] : []));
    expect(ids).toHaveLength(10);
    expect(Math.max(...ids) - Math.min(...ids)).toBe(9);
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(190);
  });

  it('fifty through two instances for the last five of an item: exactly five are placed, and live is written once', async () => {
    const restaurantGuid = aGuid(783);
    const placings = rush(20_000_783, 50).map((each) => ({ ...each, restaurantGuid }));
    const [first] = placings;
    if (!first) throw new Error('Fifty were asked for');
    const { place } = first;
    const since = new Date(0).toISOString();
    const counts = db.doc(paths.stockCounts(place));
    await counts.set({ counts: { 1: { left: 5, since } } });
    const live = db.doc(paths.storefrontLive(restaurantGuid));
    await live.set({ busyExtraMinutes: 10, soldOut: {} });
    const writes: unknown[] = [];
    const stop = live.onSnapshot((snapshot) => writes.push(snapshot.get('soldOut')));
    const outcomes = await throughTwo(placings);
    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(5);
    expect(outcomes.filter(({ outcome }) => outcome === 'soldOut')).toHaveLength(45);
    expect((await counts.get()).get('counts.1.left')).toBe(0);
    await expect.poll(() => writes.at(-1)).toEqual({ 1: { remaining: 0 } });
    stop();
    expect(writes).toHaveLength(2);
    expect((await live.get()).get('busyExtraMinutes')).toBe(10);
  });

  it('a hundred through two instances at once are all placed, each with a number of its own', async () => {
    const outcomes = await throughTwo(rush(20_000_780, 100));
    const ids = outcomes.flatMap((each) => (each.outcome === 'placed' ? [each.order.orderId] : []));
    expect(new Set(ids).size).toBe(100);
  });
});
