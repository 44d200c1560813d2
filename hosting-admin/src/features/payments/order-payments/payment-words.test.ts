import type { ListedRefund } from '@bite/shared/payments/refunds.contract';
import { describe, expect, it } from 'vitest';
import { refundedPoints, refundNews, refundWords } from './payment-words.ts';

const aRefund = (change: Partial<ListedRefund>): ListedRefund => ({
  refundId: 'r1',
  state: 'done',
  amount: 10,
  reason: 'Cold',
  at: '2026-03-10T15:00:00.000Z',
  ...change,
});

describe('what staff read of a refund', () => {
  it.each([
    [{ kind: 'refund' }, 'Refunded', '$10.00 refunded'],
    [{ kind: 'void' }, 'Returned before it settled', '$10.00 refunded'],
    [
      { state: 'requested', waitsFor: 'settlement' },
      'After tonight’s settlement',
      '$10.00 is refunded after tonight’s settlement',
    ],
    [{ state: 'requested' }, 'Being checked', 'The refund of $10.00 is being checked'],
    [{ state: 'failed', failure: 'Declined' }, 'Failed', '$10.00 was not refunded'],
  ] satisfies [Partial<ListedRefund>, string, string][])('of %j', (change, words, title) => {
    expect(refundWords(aRefund(change)).words).toBe(words);
    expect(refundNews(aRefund(change), 'USD').title).toBe(title);
  });
});

describe('the points of a refund', () => {
  const doneAt = '2026-03-10T15:00:00.000Z';
  const points = { takenBack: 236, givenBack: 340 };
  it.each([
    ['before the order was completed, by which they are earned', {}, '340 returned'],
    ['afterwards', { completedAt: '2026-03-10T14:00:00.000Z' }, '236 taken back, 340 returned'],
    ['that was completed only later', { completedAt: '2026-03-10T16:00:00.000Z' }, '340 returned'],
    ['of a guest', { createdByUserId: 'guest', completedAt: doneAt }, undefined],
  ])('%s', (_, order, words) => {
    expect(refundedPoints(aRefund({ points, doneAt }), { createdByUserId: 'ann', ...order })).toBe(words);
  });

  it('are none while it is under way', () => {
    const refund = aRefund({ state: 'requested', points });
    expect(refundedPoints(refund, { createdByUserId: 'ann' })).toBeUndefined();
  });
});
