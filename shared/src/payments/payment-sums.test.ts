import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import {
  adjustmentSums,
  isGivenBack,
  signedAmount,
  sumsOfDeposits,
  unexplainedPart,
} from './funding-sums.ts';
import type { KeptDeposit } from './payment-day.schema.ts';
import { exactSum, type SummedPayment, sumsOfPayments } from './payment-sums.ts';

const aDeposit = (change: Partial<KeptDeposit> = {}): KeptDeposit => ({
  fundingId: '1',
  netSales: 10.03,
  fee: 0,
  thirdParty: -5.49,
  reversal: -31.72,
  interchange: 0,
  adjustment: 0,
  otherAdjustment: 0,
  serviceCharge: 0,
  total: -27.18,
  ...change,
});

describe('sums of payments', () => {
  it.each<[string, SummedPayment, object]>([
    ['reserved', { state: 'authorized', authorized: 5, refunded: 0 }, { authorized: 5, captured: 0 }],
    ['being captured', { state: 'capturing', authorized: 5, refunded: 0 }, { authorized: 5, captured: 0 }],
    [
      'captured with a tip, a part of which was given back',
      { state: 'captured', authorized: 12, captured: 12, refunded: 2.5, tip: 2 },
      { authorized: 0, captured: 12, refunded: 2.5, kept: 9.5, tips: 2, count: 1 },
    ],
    [
      'given back',
      { state: 'refunded', captured: 12, refunded: 12 },
      { captured: 12, refunded: 12, kept: 0, count: 1 },
    ],
    ['voided', { state: 'voided', captured: 12, refunded: 0, tip: 1 }, { captured: 0, tips: 0, count: 0 }],
    ['declined', { state: 'declined', refunded: 0 }, { authorized: 0, captured: 0, count: 0 }],
  ])('count what was %s', (_, payment, sums) => {
    expect(sumsOfPayments([payment])).toMatchObject(sums);
  });

  it('are exact', () => {
    expect(exactSum([0.1, 0.2])).toBe(0.3);
    holds(
      fc.property(fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 })), (cents) => {
        const total = cents.reduce((sum, one) => sum + one, 0);
        expect(Math.round(exactSum(cents.map((one) => one / 100)) * 100)).toBe(total + 0);
      }),
    );
  });
});

describe('sums of deposits', () => {
  it('I3.6-04 have each part and the total', () => {
    expect(sumsOfDeposits([aDeposit(), aDeposit({ netSales: 0.1, fee: -0.2, total: 20 })])).toEqual({
      ...{ netSales: 10.13, fee: -0.2, thirdParty: -10.98, reversal: -63.44, interchange: 0 },
      ...{ adjustment: 0, otherAdjustment: 0, serviceCharge: 0, total: -7.18, count: 2 },
    });
  });

  it('I3.6-04 a deposit whose parts are not its total says by how much', () => {
    expect(unexplainedPart(aDeposit())).toBe(0);
    expect(unexplainedPart(aDeposit({ total: -27.17 }))).toBe(0.01);
  });

  it('I3.6-05 adjustments are summed by category, new ones under their own word', () => {
    const of = (category: string, amount: number) => ({ category, amount });
    expect(adjustmentSums([of('FEE', -0.1), of('REVERSAL', -5), of('FEE', -0.2), of('TAX', 1)])).toEqual([
      { category: 'FEE', amount: -0.3, count: 2 },
      { category: 'REVERSAL', amount: -5, count: 1 },
      { category: 'TAX', amount: 1, count: 1 },
    ]);
  });

  it.each([
    ['SALE', 5, false, 5],
    ['REFUND', 5, true, -5],
    ['REFUND', -5, true, -5],
    [undefined, -5, true, -5],
  ])('I3.6-05 %s of %d is given back: %s', (type, amount, isBack, signed) => {
    const transaction = { amount, ...(type !== undefined && { type }) };
    expect(isGivenBack(transaction)).toBe(isBack);
    expect(signedAmount(transaction)).toBe(signed);
  });
});
