import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPayment, aPaymentRefund, PAID_AT } from '../testing/a-payment.ts';
import { holds } from '../testing/holds.ts';
import { type ComparedOrder, comparePayments, type DayOfPayments } from './compare-payments.ts';
import type { PaymentAttempt } from './payment-attempt.schema.ts';
import type { KeptTransaction } from './payment-day.schema.ts';

const FROM = Date.parse('2026-11-20T05:00:00.000Z');
const DAY = 86_400_000;

const anOrderOf = (attempt: PaymentAttempt, change: Partial<ComparedOrder> = {}): ComparedOrder => ({
  guid: attempt.orderGuid,
  orderNumber: attempt.orderNumber,
  paymentStatus: 'paid',
  lifecycleState: 'completed',
  createdAt: PAID_AT,
  refundedAmount: undefined,
  total: attempt.amount,
  isByCard: true,
  ...change,
});

const aSale = (change: Partial<KeptTransaction> = {}): KeptTransaction => ({
  id: '1',
  retref: '100000000001',
  type: 'SALE',
  amount: 12.5,
  ...change,
});

interface Side {
  attempts?: PaymentAttempt[];
  orders?: ComparedOrder[];
  settled?: Record<string, string>;
  funded?: KeptTransaction[];
  inquired?: NonNullable<DayOfPayments['inquired']>;
  now?: number;
  isComplete?: boolean;
}

const payment = aPayment();

function compared({
  attempts = [payment],
  orders = attempts.map((one) => anOrderOf(one)),
  settled = {},
  funded = [],
  inquired,
  now = FROM + 2 * DAY,
  isComplete = true,
}: Side = {}) {
  const list = Object.entries(settled).map(([retref, said]) => ({ retref, said }));
  return comparePayments({
    currency: 'USD',
    from: FROM,
    until: FROM + DAY,
    now,
    attempts,
    orders,
    reported: { settled: list, funded },
    known: { settled: new Map(Object.entries(settled)), funded },
    isComplete,
    inquired,
  });
}

const said = (side: Side) => compared(side).differences.map(({ kind, text }) => `${kind}: ${text}`);
const late = FROM + 6 * DAY;

describe('the comparison of a day', () => {
  it('is equal where the order, the payment and the gateway say the same', () => {
    expect(compared({ settled: { '100000000001': 'Y' }, funded: [aSale()] })).toEqual({
      ...{ captured: 12.5, capturedCount: 1, refunded: 0, orders: 12.5 },
      ...{ atGateway: 12.5, atGatewayCount: 1, waiting: 0, waitingCount: 0, returned: 0, returnedCount: 0 },
      ...{ differences: [], toInquire: [] },
    });
  });

  it('waits for payments that are in no batch yet', () => {
    expect(compared()).toMatchObject({ waiting: 12.5, waitingCount: 1, differences: [], toInquire: [] });
  });

  it.each<[string, Side, string]>([
    [
      'a captured payment without its order',
      { orders: [] },
      'capturedWithoutOrder: A card paid $12.50 for order #042, which does not exist.',
    ],
    [
      'a captured payment of a cancelled order',
      { orders: [anOrderOf(payment, { lifecycleState: 'canceled' })] },
      'capturedWithoutOrder: A card paid $12.50 for order #042, which was not carried out, and $12.50 of it has not been given back.',
    ],
    [
      'a captured payment of an order that counts as unpaid',
      { orders: [anOrderOf(payment, { paymentStatus: 'unpaid' })] },
      'capturedNotPaid: A card paid $12.50, but order #042 counts as not paid.',
    ],
    [
      'another total of the order',
      { orders: [anOrderOf(payment, { total: 12.4 })] },
      'amountsDiffer: Order #042 costs $12.40, but its card paid $12.50.',
    ],
    [
      'another amount at the gateway',
      { funded: [aSale({ amount: 12.05 })] },
      'amountsDiffer: The payment of $12.50 for order #042 was paid out as $12.05.',
    ],
    [
      'a paid order without a capture',
      { attempts: [], orders: [anOrderOf(payment)] },
      'paidWithoutCapture: Order #042 counts as paid by card, but no payment of $12.50 was taken.',
    ],
    [
      'an order that was given back without a refund',
      { orders: [anOrderOf(payment, { paymentStatus: 'refunded', refundedAmount: 12.5 })] },
      'refundedWithoutRecord: Order #042 counts as given back by $12.50, but refunds of $0.00 are recorded.',
    ],
    [
      'a refund at the gateway that nobody recorded',
      {
        funded: [
          aSale(),
          aSale({ id: '2', retref: '9', parentRetref: '100000000001', type: 'REFUND', amount: -3 }),
        ],
      },
      'refundedWithoutRecord: The gateway has a refund of $3.00 of order #042, of which there is no record here.',
    ],
    [
      'a payment at the gateway that is not ours',
      { funded: [aSale(), aSale({ id: '2', retref: '77', amount: 5 })] },
      'unknownToUs: The gateway has a payment of $5.00 (reference 77) that is not known here.',
    ],
    [
      'a payment that was rejected at settlement',
      { settled: { '100000000001': 'N' } },
      'rejected: The payment of $12.50 for order #042 failed to settle: sent to settle and rejected.',
    ],
    [
      'a payment that we voided and that settled',
      { attempts: [aPayment({ state: 'voided' })], orders: [], settled: { '100000000001': 'Y' } },
      'settledThoughVoided: The payment for order #042 was settled, though for us it is voided.',
    ],
    [
      'money that is held for an order that is gone',
      {
        attempts: [aPayment({ state: 'authorized', capturedAmount: undefined, capturedAt: undefined })],
        orders: [anOrderOf(payment, { lifecycleState: 'canceled', paymentStatus: 'unpaid' })],
      },
      'heldWithoutOrder: $12.50 are held on a card for order #042, which is not carried out.',
    ],
    [
      'a payment of unknown outcome',
      {
        attempts: [aPayment({ state: 'requested', capturedAmount: undefined, capturedAt: undefined })],
        orders: [anOrderOf(payment, { lifecycleState: 'draft', paymentStatus: 'unpaid' })],
      },
      'unsettled: It is not known what became of the payment of $12.50 for order #042.',
    ],
    [
      'a payment that never settled',
      { now: late, inquired: new Map([['100000000001', { settlement: 'Voided', amount: 0 }]]) },
      'notSettled: The payment of $12.50 for order #042 has not settled after four days. The gateway says: voided.',
    ],
    [
      'a payment that never settled, of which nobody could ask',
      { now: late, inquired: new Map() },
      'notSettled: The payment of $12.50 for order #042 has not settled after four days.',
    ],
    [
      'a refund with another amount at the gateway',
      {
        attempts: [aPayment({ refunds: [aPaymentRefund()] })],
        orders: [anOrderOf(payment, { refundedAmount: 2.5 })],
        funded: [aSale(), aSale({ id: '2', retref: '200000000001', type: 'REFUND', amount: -2.05 })],
      },
      'amountsDiffer: The refund of $2.50 of order #042 was paid out as $2.05.',
    ],
    [
      'a refund of which the gateway knows nothing',
      {
        attempts: [aPayment({ refunds: [aPaymentRefund()] })],
        orders: [anOrderOf(payment, { refundedAmount: 2.5 })],
        funded: [aSale()],
        now: late,
      },
      'refundNotAtGateway: The refund of $2.50 of order #042 is in none of the gateway’s reports.',
    ],
  ])('I3.6-05 finds %s and says it in plain words', (_, side, text) => {
    expect(said(side)).toEqual([text]);
  });

  it.each<[string, Side]>([
    [
      'a refund that is recorded',
      {
        attempts: [aPayment({ refunds: [aPaymentRefund()] })],
        orders: [anOrderOf(payment, { refundedAmount: 2.5 })],
        funded: [aSale(), aSale({ id: '2', retref: '200000000001', type: 'REFUND', amount: 2.5 })],
      },
    ],
    [
      'a cancelled order whose money went back',
      {
        attempts: [aPayment({ state: 'refunded', refunds: [aPaymentRefund({ amount: 12.5 })] })],
        orders: [
          anOrderOf(payment, { lifecycleState: 'canceled', paymentStatus: 'refunded', refundedAmount: 12.5 }),
        ],
      },
    ],
    [
      'a cancelled order whose money is on its way back',
      {
        attempts: [
          aPayment({ refunds: [aPaymentRefund({ state: 'requested', amount: 12.5, doneAt: undefined })] }),
        ],
        orders: [anOrderOf(payment, { lifecycleState: 'canceled' })],
      },
    ],
    [
      'a payment that is in no report and settled nevertheless',
      { now: late, inquired: new Map([['100000000001', { settlement: 'Accepted', amount: 12.5 }]]) },
    ],
    ['a word that the gateway has added since', { settled: { '100000000001': 'Q' } }],
    [
      'a card that was taken at the counter',
      {
        attempts: [],
        orders: [anOrderOf(payment, { isByCard: false })],
      },
    ],
    ['a payment that is late while the gateway could not be asked', { now: late, isComplete: false }],
  ])('has nothing against %s', (_, side) => {
    expect(said(side)).toEqual([]);
  });

  it('asks for a single payment only once it is late and in no report', () => {
    expect(compared({ now: late }).toInquire).toEqual(['100000000001']);
    expect(compared({ now: late, isComplete: false }).toInquire).toEqual([]);
    expect(compared({ now: late, settled: { '100000000001': 'Y' } }).toInquire).toEqual([]);
  });

  it('adds up to the cent: every payment is at the gateway, waits, or was returned before it settled', () => {
    const fates = ['settled', 'waiting', 'returned'] as const;
    holds(
      fc.property(
        fc.array(fc.record({ cents: fc.integer({ min: 1, max: 99_999 }), fate: fc.constantFrom(...fates) }), {
          maxLength: 30,
        }),
        (made) => {
          const attempts = made.map(({ cents, fate }, index) => {
            const amount = cents / 100;
            return aPayment({
              attemptId: `attempt-${index}`,
              orderGuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
              retref: `${index}`,
              ...{ amount, authorizedAmount: amount, capturedAmount: amount },
              ...(fate === 'returned' && {
                state: 'refunded',
                refunds: [aPaymentRefund({ kind: 'void', amount })],
              }),
            });
          });
          const settled = Object.fromEntries(
            made.flatMap(({ fate }, n) => (fate === 'settled' ? [[n, 'Y']] : [])),
          );
          const result = compared({ attempts, settled });
          const cents = (of: typeof made) => of.reduce((sum, one) => sum + one.cents, 0);
          const ofFate = (fate: (typeof fates)[number]) => cents(made.filter((one) => one.fate === fate));
          expect(result.differences).toEqual([]);
          expect(Math.round(result.captured * 100)).toBe(cents(made));
          expect(Math.round(result.atGateway * 100)).toBe(ofFate('settled'));
          expect(Math.round(result.waiting * 100)).toBe(ofFate('waiting'));
          expect(Math.round(result.returned * 100)).toBe(ofFate('returned'));
          expect(Math.round(result.refunded * 100)).toBe(ofFate('returned'));
          expect(result.orders).toBe(result.captured);
        },
      ),
    );
  });
});
