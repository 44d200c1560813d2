import { placeOrderInput } from '@bite/shared/api/orders.contract';
import { type User, user } from '@bite/shared/identity/user.schema';
import type { BoardAction } from '@bite/shared/ordering/board';
import { aGuid, anItem, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { tenants } from '../records/collections.ts';
import { aPlace, memoryRestaurants, memoryStorefronts } from '../testing/a-place.ts';
import { memoryIds } from '../testing/memory-ids.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { moveOrder } from './move-order.ts';
import { placeOrder } from './place-order.ts';
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

async function aBoard() {
  const orders = memoryOrders();
  const place = aPlace();
  const clock = { now: NOW };
  const records = memoryRecords();
  const setTenant = (change: Partial<typeof place.tenant>) =>
    records.put(tenants, String(AT.tenantId), { ...place.tenant, ...change });
  setTenant({});
  const deps = { orders, records, restaurants: memoryRestaurants(place), now: () => clock.now };
  const storefronts = memoryStorefronts(
    aStorefront({
      items: [anItem({ itemId: 1 }), anItem({ itemId: 2 })],
      taxRates: [],
      restaurant: { taxRate: 0 },
    }),
  );
  const { orderGuid } = await placeOrder(
    { ...deps, storefronts, ids: memoryIds() },
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
    }),
  );
  const tap = (action: BoardAction, more: object = {}) =>
    moveOrder(deps, staff(), AT, orderGuid, { action, ...more });
  const kitchen = () => orders.kitchenItems(orderGuid).map((item) => item.kitchenStatus);
  const setKitchen = (index: number, kitchenStatus: 'inPreparation' | 'ready') =>
    orders.change(AT, orderGuid, (order, items) => ({
      order,
      kitchenItems: items.flatMap((item, position) =>
        position === index ? [{ ...item, kitchenStatus }] : [],
      ),
    }));
  return { deps, orders, setTenant, clock, orderGuid, tap, kitchen, setKitchen };
}

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

  it.each(['cancel', 'void'] as const)('an order after %s stays as it is', async (action) => {
    await board.tap(action, { reason: 'Mistake' });
    for (const next of ['accept', 'start', 'ready', 'handOver', 'cancel', 'void', 'undo'] as const) {
      await expect(board.tap(next, { reason: 'x', paidBy: 'cash' })).rejects.toMatchObject({
        code: 'TRANSITION_REFUSED',
      });
    }
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
      const back = await board.tap('undo');
      expect(back).toMatchObject({ status: 'inProgress', lifecycleState: 'sentToKitchen' });
      expect(back.history.map((event) => event.action)).toEqual(['place', 'accept', 'start', 'undo']);
      expect(board.kitchen()).toEqual(['sentToKitchen', 'sentToKitchen']);
    });

    it('is refused later than that', async () => {
      await board.tap('accept');
      board.clock.now += 10_001;
      await expect(board.tap('undo')).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    });

    it('cannot be undone itself', async () => {
      await board.tap('accept');
      await board.tap('undo');
      await expect(board.tap('undo')).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    });

    it('of a hand-over takes the payment back, too', async () => {
      for (const action of ['accept', 'start', 'ready'] as const) await board.tap(action);
      await board.tap('handOver', { paidBy: 'card' });
      const back = await board.tap('undo');
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
      const attempt = moveOrder(board.deps, staff(change), AT, board.orderGuid, { action: 'accept' });
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
