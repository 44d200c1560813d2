import { user } from '@bite/shared/identity/user.schema';
import { MINUTE } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { describe, expect, it } from 'vitest';
import { tenants } from '../collections/collections.ts';
import { dueWork } from '../due-work/due-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';
import { aPlace } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { callerOf } from '../testing/caller-of.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { deliverIfOverdue } from './deliver-if-overdue.ts';
import { moveOrder } from './move-order.ts';
import { repairOrders } from './repair-orders.ts';

const manager = user.parse({
  uid: 'u1',
  email: 'rosa@bella.example.com',
  displayName: 'Rosa',
  access: { 10000001: { role: 'manager', restaurants: {} } },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

/** A delivery that is ready, promised for an hour from now. */
async function aDelivery(change: Partial<Order> = {}) {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  records.put(tenants, '10000001', aPlace().tenant);
  const { order, kitchenItems } = anOrder('a-key-of-at-least-22-characters', {
    // Nobody is told of it: only what marks it as delivered is due.
    source: 'pos',
    type: 'delivery',
    status: 'inProgress',
    lifecycleState: 'ready',
    ...change,
  });
  await orders.create(order, kitchenItems);
  const promised = Date.parse(order.fulfilment.promisedAt);
  const clock = { now: promised - 10 * MINUTE };
  const now = () => clock.now;
  const errors: string[] = [];
  const log = { info: () => undefined, error: (message: string) => void errors.push(message) };
  const { tenantId, restaurantId, guid } = order;
  const place = { tenantId, restaurantId };
  const act = async (action: 'handOver' | 'deliver' | 'correct' | 'undo', more: object = {}) =>
    (
      await moveOrder(
        { orders, records, dueWorkQueue: memoryDueWorkQueue(), now },
        callerOf(manager),
        place,
        guid,
        { action, ...more },
      )
    ).order;
  const stored = async () => (await orders.find(place, guid)) as Order;
  const handlers = {
    completeDelivery: async (at: { orderGuid: string; tenantId: number; restaurantId: number }) =>
      void (await deliverIfOverdue({ orders, now }, at, at.orderGuid)),
  };
  /** Runs the schedules at that time. */
  const at = async (instant: number) => {
    clock.now = instant;
    const counts = await finishDueWork({ records, handlers, log, now });
    expect(errors).toEqual([]);
    return counts.done;
  };
  const nightly = async () => {
    const countStore = {
      places: async function* () {
        yield [{ tenantId }, place];
      },
    };
    return repairOrders({ countStore, orders, log, now });
  };
  return { act, stored, at, nightly, promised, clock, orders, records, place, guid, now };
}

describe('a delivery on its way', () => {
  it('that is paid is complete by itself an hour after the promise, not sooner, and its history says so', async () => {
    const { act, at, stored, promised } = await aDelivery({ paymentStatus: 'paid' });
    await act('handOver');
    await at(promised + 60 * MINUTE - 1);
    expect(await stored()).toMatchObject({ lifecycleState: 'served' });
    await at(promised + 60 * MINUTE);
    const order = await stored();
    expect(order).toMatchObject({ status: 'completed', lifecycleState: 'completed', paymentStatus: 'paid' });
    expect(order.completedAt).toBe(new Date(promised + 60 * MINUTE).toISOString());
    expect(order.history.at(-1)).toMatchObject({
      by: 'system',
      byName: 'Bite',
      action: 'deliver',
      reason: 'By itself, an hour after the promised time',
      from: { lifecycleState: 'served' },
      to: { lifecycleState: 'completed' },
    });
  });

  it('that is still to be paid is delivered for its diner, and stays with staff until they say how it was paid', async () => {
    const { act, at, stored, promised } = await aDelivery();
    await act('handOver');
    await at(promised + 60 * MINUTE);
    expect(await stored()).toMatchObject({
      status: 'inProgress',
      lifecycleState: 'served',
      paymentStatus: 'unpaid',
      deliveredAt: expect.any(String),
    });
    await expect(act('deliver')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await act('deliver', { paidBy: 'cash' })).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      paymentMethod: 'cash',
    });
  });

  it('happens once, however often its work runs', async () => {
    const { act, at, stored, promised, orders, place, guid, now, nightly } = await aDelivery();
    await act('handOver');
    await at(promised + 60 * MINUTE);
    const once = await stored();
    expect(await deliverIfOverdue({ orders, now }, place, guid)).toBe(false);
    expect(await nightly()).toMatchObject({ delivered: 0 });
    expect(await stored()).toEqual(once);
  });

  it('loses against the tap of somebody who was there', async () => {
    const { act, at, stored, promised } = await aDelivery();
    await act('handOver');
    const tapped = await act('deliver', { paidBy: 'card' });
    expect(await at(promised + 60 * MINUTE)).toBe(1);
    expect(await stored()).toEqual(tapped);
  });

  it('loses against an undo, and waits anew once it leaves again', async () => {
    const { act, at, stored, promised, clock } = await aDelivery({ paymentStatus: 'paid' });
    const { history } = await act('handOver');
    await act('undo', { undoes: history.at(-1)?.id });
    expect(await at(promised + 60 * MINUTE)).toBe(1);
    expect(await stored()).toMatchObject({ lifecycleState: 'ready' });
    clock.now = promised + 70 * MINUTE;
    await act('handOver');
    await at(promised + 130 * MINUTE - 1);
    expect(await stored()).toMatchObject({ lifecycleState: 'served' });
    await at(promised + 130 * MINUTE);
    expect(await stored()).toMatchObject({ lifecycleState: 'completed' });
  });

  it('is taken back by a manager’s correction, as if it had not been delivered', async () => {
    const { act, at, promised } = await aDelivery();
    await act('handOver');
    await at(promised + 60 * MINUTE);
    const back = await act('correct', { to: 'ready', reason: 'Never left' });
    expect(back).toMatchObject({ lifecycleState: 'ready', paymentStatus: 'unpaid' });
    expect(back).not.toHaveProperty('deliveredAt');
    expect(back.fulfilment).not.toHaveProperty('outAt');
  });

  it('that delivered itself unpaid is set back on its way by a manager, and delivers itself an hour later', async () => {
    const { act, at, stored, promised } = await aDelivery();
    await act('handOver');
    await at(promised + 60 * MINUTE);
    expect(await act('correct', { to: 'served', reason: 'Still driving' })).toMatchObject({
      status: 'inProgress',
      lifecycleState: 'served',
      paymentStatus: 'unpaid',
      fulfilment: { outAt: new Date(promised + 60 * MINUTE).toISOString() },
    });
    expect(await stored()).not.toHaveProperty('deliveredAt');
    await at(promised + 120 * MINUTE - 1);
    expect(await stored()).not.toHaveProperty('deliveredAt');
    await at(promised + 120 * MINUTE);
    expect(await stored()).toHaveProperty('deliveredAt');
  });

  it('that left before any work was kept for it is found by the nightly look at all orders', async () => {
    const change = { lifecycleState: 'served', paymentStatus: 'paid' } as const;
    const { nightly, stored, promised, clock, records } = await aDelivery(change);
    expect(await records.find(dueWork, { limit: 10 })).toEqual([]);
    clock.now = promised + 60 * MINUTE - 1;
    expect(await nightly()).toMatchObject({ wrongSlots: 1, delivered: 0, failed: 0 });
    clock.now += 1;
    expect(await nightly()).toMatchObject({ wrongSlots: 0, delivered: 1, failed: 0 });
    expect(await stored()).toMatchObject({ lifecycleState: 'completed' });
  });
});
