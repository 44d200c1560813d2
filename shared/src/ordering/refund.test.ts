import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { refundable, refunded } from './refund.ts';
import { paymentStatuses } from './transitions.ts';

const paid = (refundedAmount?: number, total = 24.5) => ({
  paymentStatus: 'paid' as const,
  totals: { total, currency: 'USD' },
  ...(refundedAmount !== undefined && { refundedAmount }),
});

describe('giving money back', () => {
  it('I4-12 a partial refund stays paid and carries what was given back', () => {
    expect(refunded(paid(), 4.5)).toEqual({ paymentStatus: 'paid', refundedAmount: 4.5 });
    expect(refunded(paid(4.5), 0.1)).toEqual({ paymentStatus: 'paid', refundedAmount: 4.6 });
  });

  it('I4-12 all of it, at once or in parts, is a refund', () => {
    expect(refunded(paid(), 24.5)).toEqual({ paymentStatus: 'refunded', refundedAmount: 24.5 });
    expect(refunded(paid(4.4), 20.1)).toEqual({ paymentStatus: 'refunded', refundedAmount: 24.5 });
  });

  it.each([0, -1, 20.01, 24.5, 1.005, Number.NaN, Number.POSITIVE_INFINITY])(
    'I4-12 %d of twenty that are left is refused',
    (amount) => {
      const message = 'The refund must be more than nothing and at most $20.00';
      expect(() => refunded(paid(4.5), amount)).toThrow(
        expect.objectContaining({
          code: 'VALIDATION_FAILED',
          message,
          details: { fields: { amount: message } },
        }),
      );
    },
  );

  it('I4-12 only a paid order gives money back', () => {
    const others = paymentStatuses.filter((status) => status !== 'paid');
    for (const paymentStatus of others) {
      const order = { ...paid(), paymentStatus };
      expect(refundable(order)).toBe(0);
      expect(() => refunded(order, 1)).toThrow(
        expect.objectContaining({
          code: 'TRANSITION_REFUSED',
          message: expect.stringContaining(`The payment is ${paymentStatus} and cannot become refunded`),
        }),
      );
    }
    expect(refundable(paid())).toBe(24.5);
    expect(refundable(paid(4.4))).toBe(20.1);
  });

  it('I4-12 never more than was paid, however it is split', () => {
    holds(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 8 }), (cents) => {
        const total = cents.reduce((sum, part) => sum + part, 0) / 100;
        let order: Parameters<typeof refunded>[0] = paid(undefined, total);
        for (const part of cents) order = { ...order, ...refunded(order, part / 100) };
        expect(order).toMatchObject({ paymentStatus: 'refunded', refundedAmount: total });
      }),
    );
  });
});
