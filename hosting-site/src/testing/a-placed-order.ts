// The server's answer for a placed order, for tests.
import type { PlacedOrder } from '@bite/shared/api/answers';

export const placedOrder: PlacedOrder = {
  orderGuid: '77777777-0000-4000-8000-000000000101',
  orderNumber: '#101',
  trackingToken: 'token-1',
  promisedAt: '2025-11-21T18:20:00.000Z',
  totals: {
    currency: 'USD',
    itemCount: 2,
    subtotal: 20,
    discount: 0,
    serviceCharge: 0,
    taxes: [],
    tax: 0,
    deliveryFee: 0,
    tip: 0,
    total: 20,
  },
};
