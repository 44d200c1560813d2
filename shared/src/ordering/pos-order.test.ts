import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { aKitchenItemRecord } from '../testing/order-records.ts';
import { anOrderItemRecord, anOrderRecord } from '../testing/records.ts';
import { kitchenItem, order, posOrder } from './order.schema.ts';
import { posOrderOf } from './pos-order.ts';

const AT = '2026-06-10T22:00:00.000Z';
const stored = order.parse(
  anOrderRecord({
    items: [
      anOrderItemRecord(),
      anOrderItemRecord({ orderItemId: 2, orderItemGuid: aGuid(92), name: 'Calzone' }),
    ],
  }),
);
const inKitchen = {
  kitchenStatus: 'served',
  kitchenPriority: 'high',
  kitchenTicketId: 'k7',
  kitchenNotes: 'extra crisp',
  sentToKitchenAt: AT,
  firedAt: AT,
  readyAt: AT,
  servedAt: AT,
};
const ofTheSecond = kitchenItem.parse(
  aKitchenItemRecord({ ...inKitchen, orderItemId: 2, orderItemGuid: aGuid(92) }),
);

describe('an order in the point of sale’s shape', () => {
  it('I3.12-02 has each item with what the kitchen keeps of it', () => {
    const whole = posOrderOf(stored, [ofTheSecond]);
    expect(whole.items).toEqual([
      { ...stored.items[0], kitchenStatus: 'pending', kitchenPriority: 'normal' },
      { ...stored.items[1], ...inKitchen },
    ]);
    expect(posOrder.parse(whole)).toEqual(whole);
  });

  it('I3.12-01 is otherwise the order as it is stored', () => {
    expect({ ...posOrderOf(stored, []), items: stored.items }).toEqual(stored);
  });
});
