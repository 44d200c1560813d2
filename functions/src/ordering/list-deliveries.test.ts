import type { Answers } from '@bite/shared/api/answers';
import type { Order } from '@bite/shared/ordering/order.schema';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../testing/an-order.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';

type Deliveries = Answers['listDeliveries'];

const delivery = (key: string, change: Partial<Order>) => anOrder(key, { type: 'delivery', ...change });

describe('the deliveries that a driver sees', () => {
  let api: MemoryApi;
  const put = ({ order, kitchenItems }: ReturnType<typeof anOrder>) =>
    api.ports.orders.create(order, kitchenItems);
  const seenBy = (uid: string) => api.dataOf<Deliveries>('listDeliveries', uid);

  beforeEach(async () => {
    api = await memoryApi();
  });

  it('are those that are ready or on their way, the earliest promised first', async () => {
    const { order } = delivery('late', { lifecycleState: 'ready' });
    const early = {
      ...order.fulfilment,
      promisedAt: new Date(Date.parse(order.fulfilment.promisedAt) - 60_000).toISOString(),
    };
    await put(delivery('late', { lifecycleState: 'ready', orderNumber: '#003' }));
    const out = { status: 'inProgress', lifecycleState: 'served' } as const;
    await put(delivery('early', { ...out, orderNumber: '#002', fulfilment: early }));
    await put(delivery('cooking', { lifecycleState: 'inPreparation' }));
    await put(delivery('done', { lifecycleState: 'completed' }));
    await put(anOrder('pickup', { lifecycleState: 'ready' }));
    const { deliveries } = await seenBy('driver');
    expect(deliveries.map(({ orderNumber, state }) => [orderNumber, state])).toEqual([
      ['#002', 'served'],
      ['#003', 'ready'],
    ]);
  });

  it('say what the way to the door takes, and nothing else of the customer', async () => {
    const address = aDeliveryAddress({ unit: 'Apt 3' });
    const made = delivery('one', { lifecycleState: 'ready', customerNotes: 'Ring twice', requiresId: true });
    await put({
      ...made,
      order: { ...made.order, fulfilment: { ...made.order.fulfilment, instructions: 'Gate 7', address } },
    });
    const { deliveries } = await seenBy('driver');
    expect(deliveries).toMatchObject([
      {
        customerName: 'Ada Lovelace',
        instructions: 'Gate 7',
        note: 'Ring twice',
        address: '2 Main Street, Apt 3, Albany, NY 12207',
        requiresId: true,
        isPaid: false,
        total: 13.06,
      },
    ]);
    expect(JSON.stringify(deliveries)).not.toContain('ada@example.com');
  });

  it('say when nothing is left to collect', async () => {
    await put(delivery('paid', { lifecycleState: 'ready', paymentStatus: 'paid' }));
    expect((await seenBy('driver')).deliveries).toMatchObject([{ isPaid: true }]);
  });

  it('are no way to the other orders or to their moves', async () => {
    const { order, kitchenItems } = delivery('one', { lifecycleState: 'ready' });
    await put({ order, kitchenItems });
    const { tenantId, restaurantId, guid: orderGuid } = order;
    const answer = await api.ask('moveOrder', 'driver', {
      params: { tenantId, restaurantId, orderGuid },
      body: { action: 'handOver', paidBy: 'cash' },
    });
    expect(answer.status).toBe(403);
  });

  it('are seen by who works at the till or in the kitchen, and not by who does neither', async () => {
    expect(await seenBy('employee')).toEqual({ deliveries: [], unreadable: [] });
    expect((await api.ask('listDeliveries', 'idleEmployee')).status).toBe(403);
    expect((await api.ask('listDeliveries', 'otherOwner')).status).toBe(403);
  });
});
