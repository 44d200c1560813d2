import { describe, expect, it } from 'vitest';
import { cardLabel, type PaidByCard, paymentStory } from './payment-story.ts';

const card = { brand: 'Visa', lastFour: '1111' };
const open: PaidByCard = { status: 'inProgress', lifecycleState: 'started', paymentStatus: 'unpaid' };
const cancelled: PaidByCard = { ...open, status: 'cancelled', lifecycleState: 'canceled' };
const of = (order: PaidByCard, state: NonNullable<PaidByCard['payment']>['state'], more = {}) =>
  paymentStory({ ...order, payment: { state, card, amount: 20 }, ...more });

describe('what guests read of a payment by card', () => {
  it('is nothing where the order is not paid by card', () => {
    expect(paymentStory(open)).toBeUndefined();
  });

  it.each([
    ['waiting', { kind: 'waiting' }],
    ['failed', { kind: 'waiting' }],
    ['checking', { kind: 'checking' }],
    ['authorized', { kind: 'paid', card, returned: 0 }],
    ['captured', { kind: 'paid', card, returned: 0 }],
    ['voided', { kind: 'notCharged' }],
    ['refunded', { kind: 'returned', card, returned: 20 }],
  ] as const)('of an open order that is %s', (state, story) => {
    expect(of(open, state)).toEqual(story);
  });

  it.each([
    ['waiting', { kind: 'notCharged' }],
    ['authorized', { kind: 'notCharged' }],
    ['captured', { kind: 'goesBack', card }],
    ['checking', { kind: 'checking' }],
    ['voided', { kind: 'notCharged' }],
  ] as const)('of a cancelled order that is %s', (state, story) => {
    expect(of(cancelled, state)).toEqual(story);
  });

  it('names what was given back so far, in part or all', () => {
    expect(of(open, 'captured', { refundedAmount: 4.5 })).toEqual({ kind: 'paid', card, returned: 4.5 });
    expect(of(open, 'refunded', { refundedAmount: 19 })).toEqual({ kind: 'returned', card, returned: 19 });
  });

  it('names a card by its brand and last digits, as far as they are known', () => {
    expect([
      cardLabel(card),
      cardLabel({ lastFour: '1111' }),
      cardLabel({ brand: 'Visa' }),
      cardLabel({ ...card, wallet: 'applePay' }),
      cardLabel({ wallet: 'googlePay' }),
      cardLabel({}),
    ]).toEqual([
      ...['Visa •••• 1111', '•••• 1111', 'Visa', 'Apple Pay, Visa •••• 1111', 'Google Pay', undefined],
    ]);
  });
});
