import type { Order } from '@bite/shared/ordering/order.schema';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order.ts';
import { memoryApi } from '../../testing/memory-api.ts';
import { seeded } from '../../testing/sample-requests.ts';

type Report = {
  days: { day: string; orders: number; tipped: number; deliveryTips: number }[];
  isCut: boolean;
};
const params = { tenantId: String(seeded.tenantId), restaurantId: String(seeded.restaurantId) };

describe('the report on tips', () => {
  it('O9-11 sums the tips of completed orders by the restaurant’s day, every order once', async () => {
    const api = await memoryApi();
    const place = { tenantId: seeded.tenantId, restaurantId: seeded.restaurantId };
    const put = async (key: string, change: Partial<Order>) => {
      const { order } = anOrder(key, { ...place, status: 'completed', type: 'delivery', ...change });
      await api.ports.orders.create({ ...order, totals: { ...order.totals, tip: 2.5 } }, []);
    };
    await put('first-order-of-the-ninth', { createdAt: '2026-06-09T16:00:00.000Z' });
    await put('late-order-of-the-ninth', { createdAt: '2026-06-10T02:00:00.000Z' });
    await put('order-of-the-ninth-cancelled', { createdAt: '2026-06-09T16:00:00.000Z', status: 'cancelled' });
    await put('an-order-of-the-eighth', { createdAt: '2026-06-08T16:00:00.000Z' });
    const query = '?from=2026-06-09&to=2026-06-10';
    const answer = await api.ask('getTipReport', 'manager', { params, query });
    const { data } = (await answer.json()) as { data: Report };
    expect(data).toMatchObject({
      days: [
        { day: '2026-06-09', orders: 2, tipped: 2, deliveryTips: 5 },
        { day: '2026-06-10', orders: 0 },
      ],
      isCut: false,
    });
  });
});
