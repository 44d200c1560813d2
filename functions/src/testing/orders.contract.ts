// The contract test of the Orders port, for the in-memory implementation and Firestore's.

import type { Order } from '@bite/shared/ordering/order.schema';
import { orderStockNeed } from '@bite/shared/ordering/order-stock';
import { aGuid, NOW } from '@bite/shared/testing/a-storefront';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { liveStates, promotionUsesOf, STOCK_COUNTS, stockCountsOf } from '../collections/collections.ts';
import { pointsAccountsOf, pointsEntriesOf } from '../collections/points.ts';
import {
  type ListedOrders,
  MAX_DELIVERIES,
  type Orders,
  type Placing,
  type PromotionClaim,
} from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import { anOrder } from './an-order.ts';

const elsewhere = { tenantId: 10_000_009, restaurantId: 20_000_009 };

let restaurants = 0;

/** `name` makes keys that no other run uses; `stored` holds what orders write to other collections. */
export function ordersContract(
  make: () => Orders,
  name: () => string,
  stored: () => Pick<RecordStore, 'get' | 'transact'>,
): void {
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

  it('lists the orders of a time, newest first, page by page, also those of one moment, each once', async () => {
    const orders = make();
    restaurants += 1;
    const place = { tenantId: 10_000_001, restaurantId: 22_000_000 + restaurants };
    const at = (minute: number) => new Date(NOW + minute * 60_000).toISOString();
    for (const minute of [0, 1, 1, 1, 2, 3]) {
      const { order } = anOrder(name());
      await orders.create({ ...order, ...place, createdAt: at(minute) }, []);
    }
    const range = { from: at(1), before: at(3) };
    const first = await orders.latestPlaced(place, { ...range, limit: 3 });
    const second = await orders.latestPlaced(place, { ...range, after: first.last, limit: 3 });
    const all = [...first.orders, ...second.orders];
    expect(all.map(({ createdAt }) => createdAt)).toEqual([at(2), at(1), at(1), at(1)]);
    expect(new Set(all.map(({ guid }) => guid)).size).toBe(4);
    expect(second.last).toBeUndefined();
    expect((await orders.latestPlaced(elsewhere, { ...range, limit: 3 })).orders).toEqual([]);
  });

  it('counts the open orders of a phone number that are paid at the counter, and no others', async () => {
    const orders = make();
    restaurants += 1;
    const place = { tenantId: 10_000_001, restaurantId: 22_000_000 + restaurants };
    const put = async (change: Partial<Order>) => {
      const { order, kitchenItems } = anOrder(name(), change);
      await orders.create({ ...order, ...place }, kitchenItems);
    };
    await put({ phoneKey: '15185550123' });
    await put({ phoneKey: '15185550123', status: 'inProgress', lifecycleState: 'ready' });
    await put({ phoneKey: '15185550123', lifecycleState: 'draft' });
    await put({ phoneKey: '15185550123', status: 'completed', lifecycleState: 'completed' });
    await put({ phoneKey: '15185550123', paymentMethod: 'card' });
    await put({ phoneKey: '15185550199' });
    expect(await orders.openAtCounter(place, '(518) 555-0123 x1')).toBe(2);
  });

  it('finds an order only in its own restaurant', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    expect(await orders.find(elsewhere, order.guid)).toBeUndefined();
  });

  it('finds the deliveries of its restaurant that are ready or on their way, and no other order', async () => {
    const orders = make();
    restaurants += 1;
    const place = { tenantId: 10_000_001, restaurantId: 22_000_000 + restaurants };
    const put = async (change: Partial<Order>) => {
      const { order, kitchenItems } = anOrder(name(), { ...place, type: 'delivery', ...change });
      await orders.create(order, kitchenItems);
      return order.guid;
    };
    const ready = await put({ lifecycleState: 'ready' });
    const out = await put({ status: 'inProgress', lifecycleState: 'served' });
    await put({ lifecycleState: 'inPreparation' });
    await put({ lifecycleState: 'completed' });
    await put({ lifecycleState: 'ready', type: 'takeOut' });
    await put({ lifecycleState: 'ready', restaurantId: elsewhere.restaurantId });
    const found = await orders.deliveries(place, NOW);
    expect(found.orders.map(({ guid }) => guid).sort()).toEqual([ready, out].sort());
    expect(found.unreadable).toEqual([]);
  });

  /** Stores deliveries at a restaurant of their own; times in minutes from now. */
  const delivering = (orders: Orders) => {
    restaurants += 1;
    const place = { tenantId: 10_000_001, restaurantId: 22_000_000 + restaurants };
    const iso = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
    const put = async (
      lifecycleState: 'ready' | 'served',
      times: { promised: number; left?: number; delivered?: number },
      change: object = {},
    ) => {
      const { promised, left, delivered } = times;
      const { order } = anOrder(name(), { ...place, type: 'delivery', status: 'inProgress', lifecycleState });
      const fulfilment = {
        ...order.fulfilment,
        promisedAt: iso(promised),
        ...(left !== undefined && { outAt: iso(left) }),
      };
      const stamp = delivered !== undefined && { deliveredAt: iso(delivered) };
      await orders.create({ ...order, fulfilment, ...stamp, ...change }, []);
      return order.guid;
    };
    const guidsOf = ({ orders: found }: ListedOrders) => found.map(({ guid }) => guid).sort();
    return { place, put, guidsOf };
  };

  it('finds a delivery however many others are delivered and still to be settled', async () => {
    const orders = make();
    const { place, put, guidsOf } = delivering(orders);
    await Promise.all(
      Array.from({ length: MAX_DELIVERIES + 30 }, () =>
        put('served', { promised: -200, left: -210, delivered: -130 }),
      ),
    );
    const ready = await put('ready', { promised: -500 });
    const onItsWay = await put('served', { promised: 20, left: -300 });
    const leftLate = await put('served', { promised: -90, left: -30 });
    const fromBefore = await put('served', { promised: -10 });
    const expected = [ready, onItsWay, leftLate, fromBefore].sort();
    expect(guidsOf(await orders.deliveries(place, NOW))).toEqual(expected);
    const overdue = await put('served', { promised: -100, left: -61 });
    expect(guidsOf(await orders.deliveries(place, NOW))).toEqual(expected);
    expect(guidsOf(await orders.overdueDeliveries(place, NOW))).toEqual([overdue]);
  });

  it('of more deliveries than it shows never hides the one that was promised first', async () => {
    const orders = make();
    const { place, put, guidsOf } = delivering(orders);
    await Promise.all(
      Array.from({ length: MAX_DELIVERIES + 5 }, (_, index) => put('ready', { promised: index })),
    );
    const first = await put('ready', { promised: -1 });
    const found = guidsOf(await orders.deliveries(place, NOW));
    expect(found).toHaveLength(MAX_DELIVERIES);
    expect(found).toContain(first);
  });

  it('names deliveries that cannot be read beside the others', async () => {
    const orders = make();
    const { place, put, guidsOf } = delivering(orders);
    const good = await put('ready', { promised: 0 });
    const broken = await put('ready', { promised: 1 }, { customer: 7 });
    const late = await put('served', { promised: -200 }, { totals: 'none' });
    const found = await orders.deliveries(place, NOW);
    expect([guidsOf(found), found.unreadable]).toEqual([[good], [broken]]);
    const overdue = await orders.overdueDeliveries(place, NOW);
    expect([guidsOf(overdue), overdue.unreadable]).toEqual([[], [late]]);
  });

  it('finds an order by the hash of its tracking token and by nothing else', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    expect(await orders.findByTrackingTokenHash(order.trackingTokenHash)).toEqual(order);
    expect(await orders.findByTrackingTokenHash(order.guid)).toBeUndefined();
  });

  it('finds an order by a link that was added later, until it expires, and by nothing else', async () => {
    const orders = make();
    const { order, kitchenItems } = anOrder(name());
    await orders.create(order, kitchenItems);
    const [open, over] = [`${order.guid}-open`, `${order.guid}-over`];
    await orders.addTrackingLink(order, order.guid, { hash: open, expiresAt: '2999-01-01T00:00:00.000Z' });
    await orders.addTrackingLink(order, order.guid, { hash: over, expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(await orders.findByTrackingTokenHash(open)).toEqual(order);
    expect(await orders.findByTrackingTokenHash(over)).toBeUndefined();
    expect(await orders.findByTrackingTokenHash(`${open}-`)).toBeUndefined();
  });

  it('counts the thumbs of an item at its restaurant, of completed orders alone', async () => {
    const orders = make();
    restaurants += 1;
    const place = { tenantId: 10_000_001, restaurantId: 22_000_000 + restaurants };
    const given = [
      ['completed', { 1: 'up', 2: 'down' }],
      ['completed', { 1: 'up' }],
      ['completed', { 1: 'down' }],
      ['completed', undefined],
      ['voided', { 1: 'up' }],
      ['inProgress', { 1: 'down' }],
    ] as const;
    for (const [status, thumbs] of given) {
      const { order, kitchenItems } = anOrder(name(), { ...place, status, ...(thumbs && { thumbs }) });
      await orders.create(order, kitchenItems);
    }
    expect(await orders.thumbsOf(place, 1)).toEqual({ up: 2, down: 1 });
    expect(await orders.thumbsOf(place, 3)).toEqual({ up: 0, down: 0 });
    expect(await orders.thumbsOf(elsewhere, 1)).toEqual({ up: 0, down: 0 });
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

  it('writes what belongs to a change in the same step', async () => {
    const written = { path: 'due_work', schema: z.object({ kind: z.string() }) };
    const { order, kitchenItems } = anOrder(name());
    const orders = make();
    await orders.create(order, kitchenItems);
    const records = [{ at: written, id: order.guid, record: { kind: 'completeDelivery' } }];
    await orders.change(order, order.guid, (current) => ({ order: current, kitchenItems: [], records }));
    expect(await stored().get(written, order.guid)).toEqual({ kind: 'completeDelivery' });
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

  /** Orders for one slot, at a restaurant of their own. */
  const placings = (count: number, slotCapacity?: number): Placing[] => {
    restaurants += 1;
    const place = { tenantId: 10_000_001, restaurantId: 21_000_000 + restaurants };
    return Array.from({ length: count }, (): Placing => {
      const { order, kitchenItems } = anOrder(name(), place);
      const slotAt = order.fulfilment.slotAt ?? '';
      const { guid: orderGuid, restaurantGuid } = order;
      const make = (orderId: number) => ({ order: { ...order, orderId }, kitchenItems });
      const stockNeed = orderStockNeed(order);
      const times = { slotAt, scheduledFor: null, placedAt: new Date(NOW).toISOString() };
      return { place, restaurantGuid, orderGuid, ...times, slotCapacity, stockNeed, make };
    });
  };
  const outcomesOf = async (orders: Orders, asked: readonly Placing[]) =>
    Promise.all(asked.map((placing) => orders.place(placing)));
  const idsOf = (outcomes: Awaited<ReturnType<typeof outcomesOf>>) =>
    outcomes.flatMap((each) => (each.outcome === 'placed' ? [each.order.orderId] : [])).sort((a, b) => a - b);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  const setStatus = (orders: Orders, { place, orderGuid }: Placing, status: 'cancelled' | 'newOrder') =>
    orders.change(place, orderGuid, (order) => ({ order: { ...order, status }, kitchenItems: [] }));

  it('places an order with the next number and its kitchen items, once', async () => {
    const orders = make();
    const [placing] = placings(1);
    if (!placing) throw new Error('One was asked for');
    const outcomes = await outcomesOf(orders, [placing, placing]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['placed', 'exists']);
    expect(await orders.find(placing.place, placing.orderGuid)).toMatchObject({
      orderId: idsOf(outcomes)[0],
    });
    await orders.change(placing.place, placing.orderGuid, (_order, items) => {
      expect(items).toEqual(placing.make(1).kitchenItems);
      return undefined;
    });
  });

  it('of two hundred at once for the last ten places of a slot places exactly ten, and burns no number', async () => {
    const orders = make();
    const asked = placings(201, 10);
    const outcomes = await outcomesOf(orders, asked.slice(1));
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(190);
    const ids = idsOf(outcomes);
    expect(ids).toHaveLength(10);
    const first = ids[0] ?? 0;
    expect(ids).toEqual(upTo(10).map((index) => first + index - 1));
    const [last] = asked;
    if (!last) throw new Error('One was asked for');
    const more = await orders.place({ ...last, slotCapacity: 11 });
    expect(more).toMatchObject({ outcome: 'placed', order: { orderId: first + 10 } });
  });

  it('of fifty at once for the kitchen minutes of a slot places as many as fit, and gives back what is cancelled', async () => {
    const orders = make();
    const weighted = (kitchenMinutes: number) => (placing: Placing) => ({
      ...placing,
      slotKitchenMinutes: 30,
      kitchenMinutes,
      make: (orderId: number) => {
        const { order, kitchenItems } = placing.make(orderId);
        return { order: { ...order, fulfilment: { ...order.fulfilment, kitchenMinutes } }, kitchenItems };
      },
    });
    const [light, heavy, ...others] = placings(52);
    if (!light || !heavy) throw new Error('Two were asked for');
    const outcomes = await outcomesOf(orders, others.map(weighted(7)));
    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(4);
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(46);
    const { place, slotAt } = light;
    expect(await orders.takenIn(place, slotAt)).toEqual({ orders: 4, minutes: 28 });
    expect(await orders.place(weighted(3)(light))).toEqual({ outcome: 'full' });
    expect(await orders.place(weighted(0)(light))).toMatchObject({ outcome: 'placed' });
    const placed = outcomes.flatMap((each) => (each.outcome === 'placed' ? [each.order] : []));
    for (const { guid } of placed) await setStatus(orders, { ...light, orderGuid: guid }, 'cancelled');
    expect(await orders.takenIn(place, slotAt)).toEqual({ orders: 1, minutes: 0 });
    // Larger than the whole quarter hour: only where no minute is taken, and then nothing fits beside it.
    expect(await orders.place(weighted(90)(heavy))).toMatchObject({ outcome: 'placed' });
    const [last] = others.map(weighted(1)).slice(-1);
    expect(last && (await orders.place({ ...last, orderGuid: aGuid(600_000 + restaurants) }))).toEqual({
      outcome: 'full',
    });
  });

  it('a cancelled order leaves its slot, and is counted again when it comes back', async () => {
    const orders = make();
    const [one, other, third] = placings(3, 1);
    if (!one || !other || !third) throw new Error('Three were asked for');
    expect(await orders.place(one)).toMatchObject({ outcome: 'placed' });
    expect(await orders.place(other)).toEqual({ outcome: 'full' });
    await setStatus(orders, one, 'cancelled');
    expect(await orders.place(other)).toMatchObject({ outcome: 'placed' });
    await setStatus(orders, one, 'newOrder');
    expect(await orders.place(third)).toEqual({ outcome: 'full' });
    expect(await orders.takenIn(one.place, one.slotAt)).toEqual({ orders: 2, minutes: 0 });
    expect(await orders.place({ ...third, slotCapacity: 3 })).toMatchObject({ outcome: 'placed' });
  });

  /** Orders of one diner, who has so many points to begin with; each pays with 600 of them. */
  const payingWithPoints = async (count: number, balance: number) => {
    const uid = name();
    const asked = placings(count).map(
      (placing): Placing => ({
        ...placing,
        points: { uid, spent: 600 },
        make: (orderId) => {
          const { order, kitchenItems } = placing.make(orderId);
          return { order: { ...order, createdByUserId: uid, pointsSpent: 600 }, kitchenItems };
        },
      }),
    );
    const place = asked[0]?.place ?? elsewhere;
    const updatedAt = new Date(NOW).toISOString();
    await stored().transact(async (transaction) =>
      transaction.set(pointsAccountsOf(place), uid, { uid, balance, updatedAt }),
    );
    return {
      asked,
      balance: async () => (await stored().get(pointsAccountsOf(place), uid))?.balance,
      entry: (id: string) => stored().get(pointsEntriesOf(place), id),
    };
  };

  it('spends points once: of five tabs that pay with the same ones, one orders and four are told what is left', async () => {
    const orders = make();
    const { asked, balance } = await payingWithPoints(5, 1000);
    const outcomes = await outcomesOf(orders, asked);
    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome !== 'placed')).toEqual(
      Array.from({ length: 4 }, () => ({ outcome: 'pointsShort', left: 400 })),
    );
    expect(await balance()).toBe(400);
  });

  it('gives points back when the order is cancelled, and takes them again when it comes back', async () => {
    const orders = make();
    const { asked, balance, entry } = await payingWithPoints(1, 600);
    const [placing] = asked;
    if (!placing) throw new Error('One was asked for');
    await orders.place(placing);
    expect(await balance()).toBe(0);
    await setStatus(orders, placing, 'cancelled');
    await setStatus(orders, placing, 'cancelled');
    expect(await balance()).toBe(600);
    await setStatus(orders, placing, 'newOrder');
    expect(await balance()).toBe(0);
    const { history } = placing.make(1).order;
    expect(await entry(`${placing.orderGuid}.${history.length}.givenBack`)).toMatchObject({ points: 600 });
  });

  it('earns points once an order is completed, and takes them back when that is corrected', async () => {
    const orders = make();
    const { asked, balance } = await payingWithPoints(1, 600);
    const [placing] = asked;
    if (!placing) throw new Error('One was asked for');
    await orders.place(placing);
    const move = (status: Order['status']) =>
      orders.change(placing.place, placing.orderGuid, (order) => ({
        order: { ...order, status, history: [...order.history, ...order.history.slice(0, 1)] },
        kitchenItems: [],
      }));
    const earned = Math.floor(placing.make(1).order.totals.subtotal * 10);
    await move('completed');
    await move('completed');
    expect(await balance()).toBe(earned);
    await move('inProgress');
    expect(await balance()).toBe(0);
    await move('completed');
    expect(await balance()).toBe(earned);
  });

  it('keeps no points of guests', async () => {
    const orders = make();
    const [placing] = placings(1);
    if (!placing) throw new Error('One was asked for');
    await orders.place(placing);
    await orders.change(placing.place, placing.orderGuid, (order) => ({
      order: { ...order, status: 'completed' },
      kitchenItems: [],
    }));
    expect(await stored().get(pointsAccountsOf(placing.place), 'guest')).toBeUndefined();
  });

  it('lists a diner’s own orders at the restaurant, newest first, page by page', async () => {
    const orders = make();
    const uid = name();
    const asked = placings(3);
    for (const [index, { make: made }] of asked.entries()) {
      const { order } = made(index + 1);
      const createdAt = new Date(NOW + index * 1000).toISOString();
      await orders.create({ ...order, createdAt, createdByUserId: index === 1 ? 'guest' : uid }, []);
    }
    const place = asked[0]?.place ?? elsewhere;
    const guids = asked.map(({ orderGuid }) => orderGuid);
    const newest = await orders.ofDiner(place, uid, { limit: 1 });
    expect(newest.map(({ guid }) => guid)).toEqual([guids[2]]);
    const older = await orders.ofDiner(place, uid, { limit: 5, before: newest[0]?.createdAt });
    expect(older.map(({ guid }) => guid)).toEqual([guids[0]]);
    expect(await orders.ofDiner(elsewhere, uid, { limit: 5 })).toEqual([]);
  });

  /** Orders that all use one promotion. */
  const promoted = (count: number, claim: Omit<PromotionClaim, 'promotionId'>): Placing[] => {
    const promotion = { promotionId: 1, ...claim, guests: [...claim.guests] };
    return placings(count).map(
      (each): Placing => ({
        ...each,
        promotion,
        make: (orderId) => {
          const { order, kitchenItems } = each.make(orderId);
          const used = {
            ...promotion,
            code: 'SUMMER10',
            name: 'Summer',
            type: 'percentage' as const,
            amount: 1,
          };
          return { order: { ...order, promotion: used }, kitchenItems };
        },
      }),
    );
  };
  const usesAt = async ({ place }: Placing) => (await stored().get(promotionUsesOf(place), '1'))?.used;

  it('I9-16 of fifty at once on the last five uses of a promotion places exactly five', async () => {
    const orders = make();
    const asked = promoted(50, { totalUses: 5, guests: [] });
    const outcomes = (await outcomesOf(orders, asked)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'usedUp')).toHaveLength(45);
    expect(await usesAt(asked[0] as Placing)).toBe(5);
  });

  it('I9-16 of several at once by one guest who may use a promotion once places one', async () => {
    const orders = make();
    const asked = promoted(4, { guests: ['phone', 'email'] });
    const outcomes = (await outcomesOf(orders, asked)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['alreadyUsed', 'alreadyUsed', 'alreadyUsed', 'placed']);
  });

  it('I9-16 a cancelled order gives its use back, once, and takes it again when it comes back', async () => {
    const orders = make();
    const [one, other] = promoted(2, { totalUses: 1, guests: ['phone'] });
    if (!one || !other) throw new Error('Two were asked for');
    await orders.place(one);
    await setStatus(orders, one, 'cancelled');
    await setStatus(orders, one, 'cancelled');
    expect(await usesAt(one)).toBe(0);
    await setStatus(orders, one, 'newOrder');
    expect([await usesAt(one), await orders.place(other)]).toEqual([1, { outcome: 'alreadyUsed' }]);
    await setStatus(orders, one, 'cancelled');
    expect(await orders.place(other)).toMatchObject({ outcome: 'placed' });
  });

  /** Counts the first item of these orders at their restaurant. */
  const counting = async (orders: Orders, asked: readonly Placing[], left: number) => {
    const [first] = asked;
    if (!first) throw new Error('One was asked for');
    const { place } = first;
    const restaurantGuid = aGuid(500_000 + restaurants);
    const [item] = first.make(1).order.items;
    const key = String(item?.menuItemId);
    const counts = { [key]: { left, since: '2026-01-01T00:00:00.000Z' } };
    await stored().transact(async (transaction) =>
      transaction.set(stockCountsOf(place), STOCK_COUNTS, { counts }),
    );
    const here = asked.map(
      (each): Placing => ({
        ...each,
        restaurantGuid,
        make: (orderId) => {
          const { order, kitchenItems } = each.make(orderId);
          return { order: { ...order, restaurantGuid }, kitchenItems };
        },
      }),
    );
    return {
      key,
      quantity: item?.quantity ?? 0,
      here,
      left: async () => (await orders.stockCounts(place))[key]?.left,
      /** Staff count it anew. */
      countAnew: (portions: number, since: string) =>
        stored().transact(async (transaction) =>
          transaction.set(stockCountsOf(place), STOCK_COUNTS, {
            counts: { [key]: { left: portions, since } },
          }),
        ),
      marks: async () => (await stored().get(liveStates, restaurantGuid))?.soldOut ?? {},
    };
  };

  it('of fifty at once for the last of an item places as many as there are, and says how many are left', async () => {
    const orders = make();
    const asked = placings(50);
    const quantity = asked[0]?.make(1).order.items[0]?.quantity ?? 0;
    const { key, here, left, marks } = await counting(orders, asked, 5 * quantity);
    const outcomes = await outcomesOf(orders, here);
    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(5);
    const refused = outcomes.filter(({ outcome }) => outcome !== 'placed');
    expect(refused).toEqual(Array.from({ length: 45 }, () => ({ outcome: 'soldOut', short: { [key]: 0 } })));
    expect(await left()).toBe(0);
    expect(await marks()).toEqual({ [key]: { remaining: 0 } });
  });

  it('an order takes its items once, and gives them back when it is cancelled', async () => {
    const orders = make();
    const asked = placings(2);
    const quantity = asked[0]?.make(1).order.items[0]?.quantity ?? 0;
    const { key, here, left, marks } = await counting(orders, asked, 2 * quantity);
    const [one, other] = here;
    if (!one || !other) throw new Error('Two were asked for');
    await outcomesOf(orders, [one, one]);
    expect([await left(), await marks()]).toEqual([quantity, {}]);
    await orders.place(other);
    expect([await left(), await marks()]).toEqual([0, { [key]: { remaining: 0 } }]);
    await setStatus(orders, one, 'cancelled');
    expect([await left(), await marks()]).toEqual([quantity, {}]);
    await setStatus(orders, one, 'cancelled');
    expect(await left()).toBe(quantity);
    await setStatus(orders, one, 'newOrder');
    expect([await left(), await marks()]).toEqual([0, { [key]: { remaining: 0 } }]);
  });

  it('an order of before staff counted, and one that was made before but placed after it, give back what they took', async () => {
    const orders = make();
    const { here, quantity, left, countAnew } = await counting(orders, placings(2), 1_000);
    const [before, after] = here;
    if (!before || !after) throw new Error('Two were asked for');
    await orders.place(before);
    expect(await left()).toBe(1_000 - quantity);
    // Later than either order says that it was created, and by another machine's clock.
    await countAnew(10 * quantity, '2999-01-01T00:00:00.000Z');
    await orders.place(after);
    expect(await left()).toBe(9 * quantity);
    await setStatus(orders, before, 'cancelled');
    expect(await left()).toBe(9 * quantity);
    await setStatus(orders, after, 'cancelled');
    expect(await left()).toBe(10 * quantity);
    await setStatus(orders, before, 'newOrder');
    expect(await left()).toBe(10 * quantity);
  });

  it('an order that came back after staff counted anew takes nothing of that, and gives nothing back', async () => {
    const orders = make();
    const { here, quantity, left, countAnew } = await counting(orders, placings(1), 1_000);
    const [placing] = here;
    if (!placing) throw new Error('One was asked for');
    await orders.place(placing);
    await setStatus(orders, placing, 'cancelled');
    expect(await left()).toBe(1_000);
    await countAnew(10 * quantity, '2026-06-01T00:00:00.000Z');
    for (const status of ['newOrder', 'cancelled'] as const) {
      await setStatus(orders, placing, status);
      expect(await left()).toBe(10 * quantity);
    }
  });

  it('whatever happens at once, what is left and what orders have add up to what staff counted', async () => {
    const orders = make();
    const { here, quantity, left } = await counting(orders, placings(6), 14);
    const first = here.slice(0, 3);
    await outcomesOf(orders, first);
    await Promise.all([
      ...here.slice(3).map((placing) => orders.place(placing)),
      // Twice each: two people cancel at once.
      ...first
        .slice(0, 6)
        .flatMap((each) => [setStatus(orders, each, 'cancelled'), setStatus(orders, each, 'cancelled')]),
    ]);
    await Promise.all(first.slice(0, 1).map((each) => setStatus(orders, each, 'newOrder')));
    const now = await Promise.all(here.map(({ place, orderGuid }) => orders.find(place, orderGuid)));
    const held = now.filter((order) => order && order.status !== 'cancelled').length;
    expect(await left()).toBe(14 - held * quantity);
  });

  it('an order that was changed gives back what it took, not what it contains now', async () => {
    const orders = make();
    const { here, quantity, left } = await counting(orders, placings(1), 1_000);
    const [placing] = here;
    if (!placing) throw new Error('One was asked for');
    await orders.place(placing);
    await orders.change(placing.place, placing.orderGuid, (order) => ({
      order: { ...order, items: order.items.map((item) => ({ ...item, quantity: 7 * quantity })) },
      kitchenItems: [],
    }));
    await setStatus(orders, placing, 'cancelled');
    expect(await left()).toBe(1_000);
  });

  it('what staff have marked since the menu was read is refused', async () => {
    const orders = make();
    const { key, here } = await counting(orders, placings(1), 9);
    const [placing] = here;
    if (!placing) throw new Error('One was asked for');
    await stored().transact(async (transaction) =>
      transaction.set(liveStates, placing.restaurantGuid, { busyExtraMinutes: 0, soldOut: { [key]: {} } }),
    );
    expect(await orders.place(placing)).toEqual({ outcome: 'soldOut', short: { [key]: 0 } });
  });

  it('what is sold out until a time is judged by when the order is placed, not by when it is written', async () => {
    const orders = make();
    const { key, here } = await counting(orders, placings(1), 9);
    const [placing] = here;
    if (!placing) throw new Error('One was asked for');
    const until = new Date(NOW).toISOString();
    await stored().transact(async (transaction) =>
      transaction.set(liveStates, placing.restaurantGuid, {
        busyExtraMinutes: 0,
        soldOut: { [key]: { until } },
      }),
    );
    const before = { ...placing, placedAt: new Date(NOW - 1).toISOString() };
    expect(await orders.place(before)).toEqual({ outcome: 'soldOut', short: { [key]: 0 } });
    expect(await orders.place(placing)).toMatchObject({ outcome: 'placed' });
  });
}
