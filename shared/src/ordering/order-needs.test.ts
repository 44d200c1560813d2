import { describe, expect, it } from 'vitest';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { anItem, aStorefront } from '../testing/a-storefront.ts';
import { orderNeeds } from './order-needs.ts';

describe('what an order asks of the kitchen', () => {
  const [one, other, third] = [1, 2, 3];
  const items = [one, other, third].map((itemId) => anItem({ itemId }));
  const index = indexStorefront(
    aStorefront({
      items: items.map((item) => {
        if (item.itemId === one) return { ...item, kitchenMinutes: 5, noticeHours: 2 };
        return item.itemId === other ? { ...item, kitchenMinutes: 3, noticeHours: 24 } : item;
      }),
    }),
  );

  it('is the minutes of each item as often as it is wanted, and the longest notice', () => {
    const lines = [
      { menuItemId: one, quantity: 3 },
      { menuItemId: other, quantity: 1 },
      { menuItemId: third, quantity: 9 },
    ];
    expect(orderNeeds(index, lines)).toEqual({
      kitchenMinutes: 18,
      notice: { minutes: 1440, itemName: index.item(other)?.name },
    });
  });

  it('is nothing of items without either, or gone from the menu', () => {
    const lines = [third, 4711].map((menuItemId) => ({ menuItemId, quantity: 2 }));
    expect(orderNeeds(index, lines)).toEqual({ kitchenMinutes: 0 });
  });
});
