import { describe, expect, it } from 'vitest';
import { DAY } from '../kernel/durations.ts';
import { likedBy, refuseThumb } from './thumbs.ts';

const NOON = Date.parse('2026-06-10T16:00:00Z');
const completed = {
  status: 'completed' as const,
  createdAt: '2026-06-10T15:00:00.000Z',
  completedAt: '2026-06-10T16:00:00.000Z',
  items: [{ menuItemId: 7 }],
};

describe('a thumb', () => {
  it.each([
    ['a dish of a completed order', completed, 7, NOON, undefined],
    ['the last moment of thirty days', completed, 7, NOON + 30 * DAY - 1, undefined],
    ['after thirty days', completed, 7, NOON + 30 * DAY, 'This order is too long ago.'],
    ['a dish of another order', completed, 8, NOON, 'This dish is not in your order.'],
    [
      'an order that is still made',
      { ...completed, status: 'inProgress' as const },
      7,
      NOON,
      'You can say how you liked it once the order is completed.',
    ],
  ])('O2.5-03 %s', (_, order, itemId, now, refusal) => {
    expect(refuseThumb(order, itemId, now)).toBe(refusal);
  });

  it('O2.5-03 is told as a share once there are five', () => {
    expect(likedBy({ up: 4, down: 0 })).toBeUndefined();
    expect(likedBy({ up: 4, down: 1 })).toEqual({ percent: 80, count: 5 });
    expect(likedBy({ up: 2, down: 4 })).toEqual({ percent: 33, count: 6 });
  });
});
