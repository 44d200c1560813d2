import { DAY } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { LUNCH } from '../testing/a-storefront.ts';
import { createRecentOrders, type RecentOrder } from './recent-orders.ts';

const anOrder = (token: string, restaurantGuid = 'here', placedAt = LUNCH): RecentOrder => ({
  token,
  orderNumber: `#${token}`,
  restaurantGuid,
  restaurantName: "Luigi's",
  placedAt: new Date(placedAt).toISOString(),
});

function started(restaurantGuid = 'here', now = LUNCH) {
  const orders = createRecentOrders(restaurantGuid, () => now);
  orders.start();
  return orders;
}

beforeEach(() => window.localStorage.clear());

describe('orders remembered on the device', () => {
  it('are there after a reload, the newest first', () => {
    const orders = started();
    orders.remember(anOrder('1'));
    orders.remember(anOrder('2'));
    expect(
      started()
        .get()
        .map(({ token }) => token),
    ).toEqual(['2', '1']);
  });

  it('are those of this restaurant', () => {
    started('there').remember(anOrder('9', 'there'));
    expect(started('here').get()).toEqual([]);
    expect(started('there').get()).toHaveLength(1);
  });

  it('stand there once, however often they are remembered', () => {
    const orders = started();
    orders.remember(anOrder('1'));
    orders.remember(anOrder('1'));
    expect(orders.get()).toHaveLength(1);
  });

  it('are forgotten after two weeks, and beyond ten', () => {
    const orders = started();
    for (let count = 0; count < 12; count++) orders.remember(anOrder(String(count)));
    expect(orders.get()).toHaveLength(10);
    expect(started('here', LUNCH + 14 * DAY).get()).toEqual([]);
  });

  it('survive rubbish in the storage', () => {
    window.localStorage.setItem('bite-orders', '[{"token":7},null,"x"]');
    expect(started().get()).toEqual([]);
  });
});
