import { describe, expect, it } from 'vitest';
import { MOST_PAIRS, mostOrderedTogether, periodsAt, withOrders } from './ordered-together.ts';

const order = (...ids: number[]) => ({
  status: 'completed' as const,
  paymentStatus: 'paid' as const,
  items: ids.map((menuItemId) => ({ menuItemId })),
});
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('dishes that are ordered together', () => {
  it('O2.5-03 are counted once an order, whichever comes first and however often', () => {
    expect(withOrders({ '1-2': 3 }, [order(2, 1, 2), order(1, 3)])).toEqual({ '1-2': 4, '1-3': 1 });
  });

  it('O2.5-03 are of orders that were completed and not refunded', () => {
    const others = [
      { ...order(1, 2), status: 'cancelled' as const },
      { ...order(1, 2), status: 'inProgress' as const },
      { ...order(1, 2), paymentStatus: 'refunded' as const },
    ];
    expect(withOrders({}, others)).toEqual({});
  });

  it('O2.5-03 count from three orders on, the most frequent first, over all periods', () => {
    const june = withOrders({}, [
      ...times(2, order(1, 2)),
      ...times(5, order(1, 3)),
      ...times(2, order(1, 4)),
    ]);
    const july = withOrders({}, [...times(1, order(1, 2))]);
    expect(mostOrderedTogether([june, july])).toEqual({ 1: [3, 2], 2: [1], 3: [1] });
    expect(mostOrderedTogether([june])).toEqual({ 1: [3], 3: [1] });
  });

  it('keep a bounded number of pairs, without the rarest', () => {
    const many = Object.fromEntries(Array.from({ length: MOST_PAIRS }, (_, at) => [`1-${at + 2}`, 2]));
    const next = withOrders(many, [order(70_000, 70_001)]);
    expect(Object.keys(next)).toHaveLength(MOST_PAIRS);
    expect(next).not.toHaveProperty('70000-70001');
  });

  it('are of the present thirty days and the sixty before', () => {
    expect(periodsAt(Date.parse('1970-04-01T00:00:00Z'))).toEqual([1, 2, 3]);
  });
});
