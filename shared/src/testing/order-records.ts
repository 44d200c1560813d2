// Builders for tests of orders: records of what lies beside an order, the smallest that each schema accepts. Untyped on
// purpose, as in records.ts.
import { aGuid } from './a-storefront.ts';
import { STAMPED } from './records.ts';

type Fields = Record<string, unknown>;

export const aKitchenItemRecord = (change: Fields = {}): Fields => ({
  orderItemGuid: aGuid(91),
  orderGuid: aGuid(90),
  orderNumber: '#012',
  orderItemId: 1,
  menuItemId: 17,
  name: 'Margherita',
  quantity: 1,
  details: ['Small'],
  prepareAt: '2026-06-10T22:00:00.000Z',
  ...STAMPED,
  ...change,
});

export const anOrderConfigRecord = (change: Fields = {}): Fields => ({
  configId: 'tills',
  tenantId: 10_000_001,
  ...STAMPED,
  ...change,
});
