import { describe, expect, it } from 'vitest';
import { sumOfTips, tipDays, tipsOf } from './tip-days.ts';

const ZONE = 'America/New_York';
const at = (createdAt: string, tip: number, change: object = {}) => ({
  status: 'completed' as const,
  type: 'takeOut' as const,
  createdAt,
  totals: { tip },
  ...change,
});
const orders = [
  at('2026-06-09T16:00:00.000Z', 0.1),
  at('2026-06-09T17:00:00.000Z', 0.2),
  at('2026-06-09T18:00:00.000Z', 4, { type: 'delivery' }),
  at('2026-06-09T19:00:00.000Z', 0),
  at('2026-06-09T20:00:00.000Z', 9, { status: 'cancelled' }),
  at('2026-06-09T21:00:00.000Z', 9, { status: 'inProgress' }),
  // Late in the evening of the ninth, there.
  at('2026-06-10T03:00:00.000Z', 1),
  at('2026-06-20T12:00:00.000Z', 7),
];

describe('the tips of a time', () => {
  const days = tipDays(orders, ['2026-06-09', '2026-06-10'], ZONE);

  it('O9-11 are summed by the restaurant’s day, for pickup and delivery apart, of completed orders alone', () => {
    expect(days).toEqual([
      { day: '2026-06-09', orders: 5, tipped: 4, pickupTips: 1.3, deliveryTips: 4 },
      { day: '2026-06-10', orders: 0, tipped: 0, pickupTips: 0, deliveryTips: 0 },
    ]);
  });

  it('O9-11 are exact as a whole', () => {
    expect(tipsOf(sumOfTips([...days, ...days]))).toBe(10.6);
  });
});
