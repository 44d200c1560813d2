import { type User, user } from '@bite/shared/identity/user.schema';
import { type BoardAction, boardMoveActions } from '@bite/shared/ordering/board';
import { type Order, order as orderSchema } from '@bite/shared/ordering/order.schema';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { aGuid, anItem, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { aPlace, memoryRestaurants, memoryStorefronts } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { callerOf } from '../testing/caller-of.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { moveOrder } from './move-order.ts';
import { orderPlacer } from './place-order.ts';
import { rollUpKitchen } from './roll-up-kitchen.ts';

const AT = { tenantId: 10_000_001, restaurantId: 20_000_001 };

const staff = (change: object = {}): User =>
  user.parse({
    uid: 'u1',
    email: 'cook@bella.example.com',
    displayName: 'Remy',
    access: {
      [AT.tenantId]: {
        role: 'employee',
        restaurants: { [AT.restaurantId]: { pos: true, kitchen: false, manage: false } },
      },
    },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...change,
  });

async function aBoard(change: object = {}) {
  const orders = memoryOrders();
  const place = aPlace();
  const clock = { now: NOW };
  const records = memoryRecords();
  const setTenant = (change: Partial<typeof place.tenant>) =>
    records.put(tenants, String(AT.tenantId), { ...place.tenant, ...change });
  setTenant({});
  const deps = {
    orders,
    records,
    restaurants: memoryRestaurants(place),
    dueWorkQueue: memoryDueWorkQueue(),
    guestHashKey: 'a key of tests',
    allowances: memoryAllowances(),
    now: () => clock.now,
  };
  const storefronts = memoryStorefronts(
    aStorefront({
      items: [anItem({ itemId: 1 }), anItem({ itemId: 2 })],
      taxRates: [],
      restaurant: { taxRate: 0 },
    }),
  );
  const { orderGuid } = await orderPlacer({ ...deps, storefronts })(
    'a-key-of-at-least-22-characters',
    placeOrderInput.parse({
      restaurantGuid: aGuid(1),
      orderType: 'pickup',
      lines: [
        { menuItemId: 1, quantity: 1 },
        { menuItemId: 2, quantity: 1 },
      ],
      customer: { name: 'Ada Lovelace', phone: '5185550123', email: 'ada@example.com' },
      expectedTotal: 24,
      ...change,
    }),
  );
  const act = (who: User, action: BoardAction, more: object = {}) =>
    moveOrder(deps, callerOf(who), AT, orderGuid, { action, ...more });
  const tap = async (action: BoardAction, more: object = {}) => (await act(staff(), action, more)).order;
  /** Undoes the present last move. */
  const undo = async (who = staff()) => {
    const undoes = orders.all()[0]?.history.at(-1)?.id;
    return (await act(who, 'undo', { undoes })).order;
  };
  const kitchen = () => orders.kitchenItems(orderGuid).map((item) => item.kitchenStatus);
  const setKitchen = (index: number, kitchenStatus: 'inPreparation' | 'ready') =>
    orders.change(AT, orderGuid, (order, items) => ({
      order,
      kitchenItems: items.flatMap((item, position) =>
        position === index ? [{ ...item, kitchenStatus }] : [],
      ),
    }));
  return { deps, orders, setTenant, clock, orderGuid, act, tap, undo, kitchen, setKitchen };
}

const manager = staff({
  uid: 'u3',
  displayName: 'Mia',
  access: { [AT.tenantId]: { role: 'manager', restaurants: {} } },
});

describe('the order board', () => {
  let board: Awaited<ReturnType<typeof aBoard>>;
  beforeEach(async () => {
    board = await aBoard();
  });

  it('I4-11 I4-14 I4-17 takes an order from new to handed over, its kitchen items in step', async () => {
    const walk: [BoardAction, object, string, string, string][] = [
      ['accept', {}, 'inProgress', 'sentToKitchen', 'sentToKitchen'],
      ['start', {}, 'inProgress', 'inPreparation', 'inPreparation'],
      ['ready', {}, 'inProgress', 'ready', 'ready'],
      ['handOver', { paidBy: 'cash' }, 'completed', 'completed', 'served'],
    ];
    for (const [action, more, status, lifecycleState, inKitchen] of walk) {
      expect(await board.tap(action, more)).toMatchObject({ status, lifecycleState });
      expect(board.kitchen()).toEqual([inKitchen, inKitchen]);
    }
    expect(board.orders.all()).toMatchObject([
      { paymentStatus: 'paid', paymentMethod: 'cash', paidAt: expect.any(String) },
    ]);
  });

  it('records who did what, when, from which state to which', async () => {
    const { history } = await board.tap('accept');
    expect(history.at(-1)).toMatchObject({
      by: 'u1',
      byName: 'Remy',
      action: 'accept',
      from: { status: 'newOrder', lifecycleState: 'started' },
      to: { status: 'inProgress', lifecycleState: 'sentToKitchen' },
    });
  });

  it('names nobody by their email address', async () => {
    const { order } = await board.act(staff({ displayName: undefined }), 'accept');
    expect(order.history.at(-1)?.byName).toBe('cook');
  });

  it('I4-12 asks how an unpaid order was paid before it is handed over', async () => {
    for (const action of ['accept', 'start', 'ready'] as const) await board.tap(action);
    await expect(board.tap('handOver')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { paidBy: expect.any(String) } },
    });
    expect(board.orders.all()).toMatchObject([
      { status: 'inProgress', lifecycleState: 'ready', paymentStatus: 'unpaid' },
    ]);
  });

  it.each(['start', 'ready', 'handOver'] as const)(
    'I4-14 refuses %s of an order nobody has accepted, and says what it may do',
    async (action) => {
      await expect(board.tap(action, { paidBy: 'cash' })).rejects.toMatchObject({
        code: 'TRANSITION_REFUSED',
        details: {
          state: { status: 'newOrder', lifecycleState: 'started' },
          may: ['accept', 'cancel', 'void'],
        },
      });
      expect(board.orders.all()).toMatchObject([{ lifecycleState: 'started' }]);
    },
  );

  it('I3.12-01 cancels with the reason, who and when, and the kitchen stops', async () => {
    await board.tap('accept');
    const cancelled = await board.tap('cancel', { reason: 'Out of dough' });
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      lifecycleState: 'canceled',
      cancelReason: 'Out of dough',
      canceledBy: 'u1',
    });
    expect(board.kitchen()).toEqual(['cancelled', 'cancelled']);
  });

  it('I3.12-01 only cancelling or voiding leaves a reason on the order; the history keeps any other', async () => {
    const accepted = await board.tap('accept', { reason: 'VIP guest' });
    expect(accepted).not.toHaveProperty('cancelReason');
    expect(accepted.history.at(-1)).toMatchObject({ action: 'accept', reason: 'VIP guest' });
    expect(await board.tap('void', { reason: 'Twice' })).toMatchObject({ cancelReason: 'Twice' });
  });

  it.each(['cancel', 'void'] as const)('an order after %s stays as it is', async (action) => {
    await board.tap(action, { reason: 'Mistake' });
    const ended = board.orders.all();
    for (const next of boardMoveActions.filter((other) => other !== action)) {
      await expect(board.tap(next, { reason: 'x', paidBy: 'cash' })).rejects.toMatchObject({
        code: 'TRANSITION_REFUSED',
      });
    }
    await expect(board.undo()).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    expect(board.orders.all()).toEqual(ended);
  });

  it('cannot be voided once something was cooked', async () => {
    await board.tap('accept');
    await board.tap('start');
    await expect(board.tap('void', { reason: 'Mistake' })).rejects.toMatchObject({
      code: 'TRANSITION_REFUSED',
    });
  });

  describe('undo', () => {
    it('takes the last tap back within ten seconds, as a move of its own', async () => {
      await board.tap('accept');
      await board.tap('start');
      board.clock.now += 10_000;
      const back = await board.undo();
      expect(back).toMatchObject({ status: 'inProgress', lifecycleState: 'sentToKitchen' });
      expect(back.history.map((event) => event.action)).toEqual(['place', 'accept', 'start', 'undo']);
      expect(board.kitchen()).toEqual(['sentToKitchen', 'sentToKitchen']);
    });

    it('is refused later than that', async () => {
      await board.tap('accept');
      board.clock.now += 10_001;
      await expect(board.undo()).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    });

    it('cannot be undone itself', async () => {
      await board.tap('accept');
      await board.undo();
      await expect(board.undo()).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    });

    it('of a hand-over takes the payment back, too', async () => {
      for (const action of ['accept', 'start', 'ready'] as const) await board.tap(action);
      await board.tap('handOver', { paidBy: 'card' });
      const back = await board.undo();
      expect(back).toMatchObject({
        status: 'inProgress',
        lifecycleState: 'ready',
        paymentStatus: 'unpaid',
        paymentMethod: 'atPickup',
      });
      expect(back).not.toHaveProperty('paidAt');
      expect(back).not.toHaveProperty('completedAt');
    });
  });

  describe('an undo names the move it takes back, and', () => {
    const counter = staff({ uid: 'u2', displayName: 'Rosa' });
    const refusal = { code: 'TRANSITION_REFUSED' };
    const acted = async (...actions: [User, BoardAction, object?][]) => {
      const ids = [];
      for (const [who, action, more] of actions) {
        const { order } = await board.act(who, action, more);
        ids.push(order.history.at(-1)?.id);
      }
      return ids;
    };

    it('never takes back what came after it, a payment least of all', async () => {
      const ids = await acted(
        [staff(), 'accept'],
        [staff(), 'start'],
        [staff(), 'ready'],
        [counter, 'handOver', { paidBy: 'cash' }],
      );
      const paid = board.orders.all();
      await expect(board.act(staff(), 'undo', { undoes: ids[2] })).rejects.toMatchObject({
        ...refusal,
        message: 'Rosa has moved the order since, so it was not taken back.',
        details: { state: { status: 'completed', paymentStatus: 'paid' } },
      });
      expect(board.orders.all()).toEqual(paid);
    });

    it('is refused when the kitchen has gone on meanwhile', async () => {
      const [accepted] = await acted([staff(), 'accept']);
      await board.setKitchen(0, 'inPreparation');
      await rollUpKitchen(board.deps, AT, board.orderGuid);
      await expect(board.act(staff(), 'undo', { undoes: accepted })).rejects.toMatchObject(refusal);
    });

    it('takes back nobody else’s move, even the last one', async () => {
      const [accepted] = await acted([counter, 'accept']);
      await expect(board.act(staff(), 'undo', { undoes: accepted })).rejects.toMatchObject({
        ...refusal,
        message: 'Only who made this move can take it back.',
      });
      await expect(board.act(counter, 'undo', { undoes: accepted })).resolves.toMatchObject({
        order: { status: 'newOrder' },
      });
    });

    it('takes back no move whose outcome something else has changed', async () => {
      const [accepted] = await acted([staff(), 'accept']);
      await board.orders.change(AT, board.orderGuid, (order) => ({
        order: { ...order, paymentStatus: 'paid' },
        kitchenItems: [],
      }));
      await expect(board.act(staff(), 'undo', { undoes: accepted })).rejects.toMatchObject(refusal);
    });

    it('knows moves made before they were numbered', async () => {
      await acted([staff(), 'accept']);
      expect(board.orders.all()[0]?.history.map(({ id }) => id)).toEqual(['1', '2']);
      const [stored] = board.orders.all();
      const unnumbered = { ...stored, history: stored?.history.map(({ id, ...event }) => event) };
      expect(orderSchema.parse(unnumbered).history.map(({ id }) => id)).toEqual(['1', '2']);
    });
  });

  describe('somebody who loses a race', () => {
    const rosa = staff({ uid: 'u2', displayName: 'Rosa' });

    it('to the state they wanted has lost nothing', async () => {
      await board.act(rosa, 'accept');
      const accepted = board.orders.all();
      const late = await board.act(staff(), 'accept');
      expect(late).toMatchObject({ moved: false, order: { lifecycleState: 'sentToKitchen' } });
      expect(board.orders.all()).toEqual(accepted);
    });

    it('to another payment learns of it', async () => {
      for (const action of ['accept', 'start', 'ready'] as const) await board.tap(action);
      await board.act(rosa, 'handOver', { paidBy: 'cash' });
      expect(await board.act(staff(), 'handOver', { paidBy: 'cash' })).toMatchObject({ moved: false });
      await expect(board.act(staff(), 'handOver', { paidBy: 'card' })).rejects.toMatchObject({
        code: 'TRANSITION_REFUSED',
      });
      expect(board.orders.all()).toMatchObject([{ paymentMethod: 'cash' }]);
    });
  });

  it('a cancellation is acknowledged once, and nothing else is', async () => {
    await expect(board.tap('acknowledge')).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    await board.tap('accept');
    await board.tap('start');
    expect(await board.tap('cancel', { reason: 'Guest called' })).toMatchObject({ cancellationUnseen: true });
    const seen = await board.tap('acknowledge');
    expect(seen).not.toHaveProperty('cancellationUnseen');
    expect(seen).toMatchObject({
      status: 'cancelled',
      acknowledgedBy: 'u1',
      acknowledgedAt: expect.any(String),
    });
    const rosa = staff({ uid: 'u2', displayName: 'Rosa' });
    expect(await board.act(rosa, 'acknowledge')).toMatchObject({
      moved: false,
      order: { acknowledgedBy: 'u1' },
    });
  });

  describe('a correction', () => {
    const correct = async (to: string, more: object = {}) =>
      (await board.act(manager, 'correct', { to, reason: 'A mistake', ...more })).order;

    it('brings a cancelled order back to where it was, the kitchen’s items with it', async () => {
      await board.tap('accept');
      await board.tap('start');
      await board.tap('cancel', { reason: 'Guest called' });
      const back = await correct('inPreparation');
      expect(back).toMatchObject({ status: 'inProgress', lifecycleState: 'inPreparation' });
      for (const field of ['canceledAt', 'canceledBy', 'cancelReason'])
        expect(back).not.toHaveProperty(field);
      expect(back.history.at(-1)).toMatchObject({ action: 'correct', byName: 'Mia', reason: 'A mistake' });
      expect(board.kitchen()).toEqual(['inPreparation', 'inPreparation']);
      await rollUpKitchen(board.deps, AT, board.orderGuid);
      expect(board.orders.all()).toMatchObject([{ lifecycleState: 'inPreparation' }]);
    });

    it('of a cancelled order takes its place again, and says so where the slot has filled up meanwhile', async () => {
      const [{ fulfilment }] = board.orders.all() as [Order];
      const { restaurant } = aPlace();
      const { settings } = restaurant;
      board.deps.records.put(restaurantsOf(AT.tenantId), String(AT.restaurantId), {
        ...restaurant,
        settings: { ...settings, ordering: { ...settings.ordering, slotCapacity: 1 } },
      });
      const { order, kitchenItems } = anOrder('another-key-of-at-least-22-characters');
      const placing = { place: AT, restaurantGuid: aGuid(1), slotAt: fulfilment.slotAt ?? '' };
      const reopen = () =>
        board.act(manager, 'correct', { to: 'sentToKitchen', reason: 'Guest called again' });
      await board.tap('accept');
      await board.tap('cancel', { reason: 'Guest called' });
      expect((await reopen()).overbooked).toBeUndefined();
      await board.tap('cancel', { reason: 'Guest called' });
      await board.orders.place({
        ...placing,
        orderGuid: order.guid,
        slotCapacity: 1,
        scheduledFor: null,
        placedAt: new Date(NOW).toISOString(),
        stockNeed: {},
        make: () => ({ order: { ...order, fulfilment }, kitchenItems }),
      });
      expect((await reopen()).overbooked).toEqual({ taken: 2, capacity: 1 });
      expect(await board.orders.takenIn(AT, placing.slotAt)).toMatchObject({ orders: 2 });
    });

    it('makes a hand-over unpaid again, however long ago it was', async () => {
      for (const action of ['accept', 'start', 'ready'] as const) await board.tap(action);
      await board.tap('handOver', { paidBy: 'card' });
      board.clock.now += 3_600_000;
      const back = await correct('ready', { unpaid: true });
      expect(back).toMatchObject({
        status: 'inProgress',
        lifecycleState: 'ready',
        paymentStatus: 'unpaid',
        paymentMethod: 'atPickup',
      });
      for (const field of ['paidAt', 'servedAt', 'completedAt']) expect(back).not.toHaveProperty(field);
      expect(board.kitchen()).toEqual(['ready', 'ready']);
      expect(await board.tap('handOver', { paidBy: 'cash' })).toMatchObject({ paymentMethod: 'cash' });
    });

    it('leaves the payment as it is when not told otherwise', async () => {
      for (const action of ['accept', 'start', 'ready'] as const) await board.tap(action);
      await board.tap('handOver', { paidBy: 'card' });
      expect(await correct('inPreparation')).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'card' });
      await board.tap('ready');
      expect(await board.tap('handOver')).toMatchObject({ status: 'completed', paymentMethod: 'card' });
    });

    it('is refused where the table does not lead', async () => {
      await board.tap('accept');
      await expect(correct('ready')).rejects.toMatchObject({
        code: 'TRANSITION_REFUSED',
        message: 'The order is sentToKitchen; it can go back to: started',
      });
      await expect(correct('started', { unpaid: true })).rejects.toMatchObject({
        code: 'TRANSITION_REFUSED',
      });
    });

    it('is a manager’s to make', async () => {
      await board.tap('cancel', { reason: 'Mistake' });
      await expect(board.tap('correct', { to: 'started', reason: 'x' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });
  });

  describe('who may move orders', () => {
    const restaurantOf = (flags: object) => ({
      [AT.tenantId]: { role: 'employee', restaurants: { [AT.restaurantId]: flags } },
    });
    it.each([
      ['an inactive user', { isActive: false }],
      [
        'an employee without kitchen or till',
        { access: restaurantOf({ pos: false, kitchen: false, manage: false }) },
      ],
      [
        'an employee of another restaurant',
        {
          access: {
            [AT.tenantId]: {
              role: 'employee',
              restaurants: { 5: { pos: true, kitchen: true, manage: true } },
            },
          },
        },
      ],
      ['the owner of another business', { access: { 10000009: { role: 'owner', restaurants: {} } } }],
      ['support', { access: {}, siteRole: 'support' }],
    ])('O6-10 not %s', async (_who, change) => {
      const attempt = moveOrder(board.deps, callerOf(staff(change)), AT, board.orderGuid, {
        action: 'accept',
      });
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(board.orders.all()).toMatchObject([{ status: 'newOrder' }]);
    });

    it.each([
      ['suspended', 'This business is suspended. Please contact the support of Bite.'],
      ['inactive', 'This business is switched off at the moment. Please contact the support of Bite.'],
    ] as const)(
      'C4-01, I4-02 nobody of a business that is %s, from the next tap on',
      async (status, message) => {
        await board.tap('accept');
        board.setTenant({ status });
        await expect(board.tap('start')).rejects.toMatchObject({ code: 'TENANT_SUSPENDED', message });
        expect(board.orders.all()).toMatchObject([{ lifecycleState: 'sentToKitchen' }]);
      },
    );
  });

  describe('what the kitchen taps', () => {
    const rollUp = () => rollUpKitchen(board.deps, AT, board.orderGuid);
    const lifecycle = () => board.orders.all()[0]?.lifecycleState;

    it('I4-17 starts the order with its first item and makes it ready with its last', async () => {
      await board.tap('accept');
      await board.setKitchen(0, 'ready');
      await rollUp();
      expect(lifecycle()).toBe('inPreparation');
      await board.setKitchen(1, 'ready');
      await rollUp();
      expect(lifecycle()).toBe('ready');
    });

    it('a recall takes a ready order back to preparation', async () => {
      for (const action of ['accept', 'start', 'ready'] as const) await board.tap(action);
      await board.setKitchen(1, 'inPreparation');
      await rollUp();
      expect(lifecycle()).toBe('inPreparation');
    });

    it('delivered twice and late changes nothing more', async () => {
      await board.tap('accept');
      await board.setKitchen(0, 'inPreparation');
      await rollUp();
      const once = board.orders.all();
      await rollUp();
      expect(board.orders.all()).toEqual(once);
      await board.tap('cancel', { reason: 'Guest called' });
      const cancelled = board.orders.all();
      await rollUp();
      expect(board.orders.all()).toEqual(cancelled);
    });
  });
});

describe('a delivery', () => {
  const ADDRESS = aDeliveryAddress();
  const out = async () => {
    const delivery = await aBoard({ orderType: 'delivery', address: ADDRESS });
    for (const action of ['accept', 'start', 'ready'] as const) await delivery.tap(action);
    return delivery;
  };

  it('is on its way from when it is handed over, unpaid, until somebody says that it arrived', async () => {
    const { tap, kitchen } = await out();
    const at = new Date(NOW).toISOString();
    const left = await tap('handOver');
    expect(left).toMatchObject({
      status: 'inProgress',
      lifecycleState: 'served',
      paymentStatus: 'unpaid',
      servedAt: at,
      fulfilment: { outAt: at, address: ADDRESS },
    });
    expect(left).not.toHaveProperty('completedAt');
    expect(kitchen()).toEqual(['served', 'served']);
    await expect(tap('deliver')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await tap('deliver', { paidBy: 'cash' })).toMatchObject({
      status: 'completed',
      lifecycleState: 'completed',
      paymentStatus: 'paid',
      completedAt: at,
    });
  });

  it('that is taken back from its way has not left', async () => {
    const { tap, undo } = await out();
    await tap('handOver');
    const back = await undo();
    expect(back).toMatchObject({ lifecycleState: 'ready' });
    expect(back.fulfilment).not.toHaveProperty('outAt');
    expect(back).not.toHaveProperty('servedAt');
  });

  it('that was marked delivered by mistake is on its way again, from now on', async () => {
    const { tap, act, kitchen } = await out();
    await tap('handOver');
    await tap('deliver', { paidBy: 'cash' });
    const correction = { to: 'served', unpaid: true, reason: 'Wrong door' };
    const { order: back } = await act(manager, 'correct', correction);
    expect(back).toMatchObject({
      status: 'inProgress',
      lifecycleState: 'served',
      paymentStatus: 'unpaid',
      fulfilment: { outAt: new Date(NOW).toISOString() },
    });
    expect(back).not.toHaveProperty('completedAt');
    expect(kitchen()).toEqual(['served', 'served']);
  });

  it('that is taken back from its door is on its way again', async () => {
    const { tap, undo, kitchen } = await out();
    await tap('handOver');
    await tap('deliver', { paidBy: 'card' });
    const back = await undo();
    expect(back).toMatchObject({
      lifecycleState: 'served',
      paymentStatus: 'unpaid',
      fulfilment: { outAt: new Date(NOW).toISOString() },
    });
    expect(kitchen()).toEqual(['served', 'served']);
    expect(back).not.toHaveProperty('completedAt');
  });
});
