// A payment by card as stored: captured in full, of an order of twelve dollars fifty.
import type { PaymentAttempt, PaymentRefund } from '../payments/payment-attempt.schema.ts';
import { aGuid } from './a-storefront.ts';

export const PAID_AT = '2026-11-20T18:00:00.000Z';

export const aPayment = (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  attemptId: 'attempt-1',
  orderGuid: aGuid(101),
  orderNumber: '#042',
  restaurantGuid: aGuid(1),
  tenantId: 10_000_001,
  restaurantId: 20_000_001,
  state: 'captured',
  gatewayOrderIds: ['bite-1'],
  amount: 12.5,
  currency: 'USD',
  merchantId: '496160873888',
  site: 'fts-uat',
  createdAt: PAID_AT,
  updatedAt: PAID_AT,
  by: 'guest',
  requestHash: 'hash',
  retref: '100000000001',
  authorizedAmount: 12.5,
  capturedAmount: 12.5,
  capturedAt: PAID_AT,
  card: { brand: 'Visa', lastFour: '1111' },
  refunds: [],
  checks: 0,
  captureWhen: 'accepted',
  ...change,
});

export const aPaymentRefund = (change: Partial<PaymentRefund> = {}): PaymentRefund => ({
  refundId: 'refund-1',
  state: 'done',
  kind: 'refund',
  amount: 2.5,
  reason: 'The soup was cold',
  by: 'owner',
  at: PAID_AT,
  doneAt: PAID_AT,
  gatewayOrderId: 'bite-refund-1',
  retref: '200000000001',
  ...change,
});
