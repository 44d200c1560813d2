import type { Order } from '@bite/shared/ordering/order.schema';
import { aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { memoryStorefronts } from '../testing/a-place.ts';
import { anOrder } from '../testing/an-order.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { arriveForOrder } from './arrive-for-order.ts';
import { orderKeys } from './order-keys.ts';

const KEY = 'a-key-of-at-least-22-characters';
const MINUTE = 60_000;

async function aGuest(change: Partial<Order> = {}) {
  const orders = memoryOrders();
  const { order, kitchenItems } = anOrder(KEY, change);
  await orders.create(order, kitchenItems);
  const clock = { now: NOW + 15 * MINUTE };
  const deps = { orders, storefronts: memoryStorefronts(aStorefront()), now: () => clock.now };
  const { trackingToken: token } = orderKeys(order.restaurantGuid, KEY);
  const link = { restaurantGuid: order.restaurantGuid, token };
  return {
    clock,
    stored: () => orders.all()[0],
    arrive: (note?: string, other: Partial<typeof link> = {}, diner?: { uid: string }) =>
      arriveForOrder(deps, { ...link, ...other }, note === undefined ? {} : { note }, diner),
    guid: order.guid,
  };
}

describe('a guest who is there to pick the order up', () => {
  it('tells the restaurant when and where, and sees that it knows', async () => {
    const guest = await aGuest();
    const arrivedAt = new Date(NOW + 15 * MINUTE).toISOString();
    expect(await guest.arrive('Blue car')).toMatchObject({ arrivedAt, arrivalNote: 'Blue car' });
    expect(guest.stored()?.fulfilment).toMatchObject({ arrivedAt, arrivalNote: 'Blue car' });
    expect(guest.stored()?.updatedAt).toBe(arrivedAt);
  });

  it('who is signed in tells it from the own orders, which others cannot', async () => {
    const guest = await aGuest({ createdByUserId: 'ada' });
    const own = { token: guest.guid };
    expect(await guest.arrive('Blue car', own, { uid: 'ada' })).toMatchObject({ arrivalNote: 'Blue car' });
    await expect(guest.arrive('Here', own, { uid: 'grace' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(guest.arrive('Here', own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('may say it again: the first time stays, the last place counts, and no move of staff is in the way of its undo', async () => {
    const guest = await aGuest();
    const [first] = await Promise.all([guest.arrive(), guest.arrive()]);
    guest.clock.now += 5 * MINUTE;
    const again = await guest.arrive('At the door');
    expect([again.arrivedAt, again.arrivalNote]).toEqual([first?.arrivedAt, 'At the door']);
    expect((await guest.arrive()).arrivalNote).toBe('At the door');
    expect(guest.stored()?.history.map(({ action }) => action)).toEqual(['place']);
  });

  const delivery: Partial<Order> = { type: 'delivery' };
  const handedOver: Partial<Order> = { status: 'completed', lifecycleState: 'completed' };

  it.each([
    ['too early', {}, -60 * MINUTE, /closer to the time/],
    ['for a delivery', delivery, 0, /is delivered to you/],
    ['once it is handed over', handedOver, 0, /is finished/],
  ])('%s is told why not', async (_, change, earlier, message) => {
    const guest = await aGuest(change);
    guest.clock.now += earlier;
    await expect(guest.arrive()).rejects.toMatchObject({
      code: 'TRANSITION_REFUSED',
      message: expect.stringMatching(message),
    });
    expect(guest.stored()?.fulfilment.arrivedAt).toBeUndefined();
  });

  it('needs the order’s own link', async () => {
    const guest = await aGuest();
    for (const other of [{ token: 'guessed' }, { restaurantGuid: '99999999-0000-4000-8000-000000000009' }])
      await expect(guest.arrive('x', other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
