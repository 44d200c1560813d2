// Builders for tests: the smallest record that each stored schema accepts, with whatever a test wants to be different.
// Untyped on purpose, so that a test can also hand in what must be refused.
import { aGuid } from './a-storefront.ts';

type Fields = Record<string, unknown>;

export const STAMPED = { createdAt: '2026-06-01T00:00:00.000Z', updatedAt: '2026-06-02T00:00:00.000Z' };

export const anItemRecord = (change: Fields = {}): Fields => ({
  itemId: 17,
  guid: aGuid(17),
  name: 'Margherita',
  basePrice: 12.5,
  ...STAMPED,
  ...change,
});

export const aMenuGroupRecord = (change: Fields = {}): Fields => ({
  menuGroupId: 4,
  guid: aGuid(4),
  name: 'Pizza',
  ...STAMPED,
  ...change,
});

export const aModifierGroupRecord = (change: Fields = {}): Fields => ({
  modifierGroupId: 3,
  guid: aGuid(3),
  name: 'Toppings',
  ...STAMPED,
  ...change,
});

export const aTaxRateRecord = (change: Fields = {}): Fields => ({
  taxRateId: 5,
  guid: aGuid(5),
  name: 'Sales tax',
  rate: 8.875,
  ...STAMPED,
  ...change,
});

export const aTenantRecord = (change: Fields = {}): Fields => ({
  tenantId: 10_000_001,
  guid: aGuid(2),
  name: 'Bella Group LLC',
  displayName: 'Bella Group',
  settings: {},
  ...STAMPED,
  ...change,
});

export const anAddress = (change: Fields = {}): Fields => ({
  street: '1 Main Street',
  city: 'Albany',
  state: 'NY',
  zipCode: '12207',
  country: 'US',
  ...change,
});

export const aContact = (change: Fields = {}): Fields => ({
  phone: '+1 518 555 0100',
  email: 'hello@bella.example.com',
  ...change,
});

export const aRestaurantRecord = (change: Fields = {}): Fields => ({
  restaurantId: 20_000_001,
  guid: aGuid(1),
  slug: 'bella',
  tenantId: 10_000_001,
  name: 'Bella',
  address: anAddress(),
  contact: aContact(),
  operatingHours: {},
  settings: {},
  ...STAMPED,
  ...change,
});

export const anEmployeeRecord = (change: Fields = {}): Fields => ({
  employeeId: 8,
  guid: aGuid(8),
  firstName: 'Ada',
  lastName: 'Lopez',
  ...STAMPED,
  ...change,
});

export const aUserRecord = (change: Fields = {}): Fields => ({
  uid: 'uid-ada',
  email: 'ada@bella.example.com',
  ...STAMPED,
  ...change,
});

export const aDomainMappingRecord = (change: Fields = {}): Fields => ({
  domainId: 30_000_001,
  guid: aGuid(30),
  domain: 'bella.example.com',
  domainType: 'custom',
  tenantGuid: aGuid(2),
  restaurantGuid: aGuid(1),
  ...STAMPED,
  ...change,
});

export const aCartItemRecord = (change: Fields = {}): Fields => ({
  cartItemId: 'line-1',
  menuItemId: 17,
  menuItemGuid: aGuid(17),
  name: 'Margherita',
  quantity: 1,
  basePrice: 12.5,
  modifierGroups: [],
  addedAt: '2026-06-10T22:00:00.000Z',
  totalPrice: 12.5,
  isValidConfiguration: true,
  ...change,
});

export const aCartRecord = (change: Fields = {}): Fields => ({
  restaurantId: 20_000_001,
  tenantId: 10_000_001,
  items: [],
  createdAt: '2026-06-10T22:00:00.000Z',
  updatedAt: '2026-06-10T22:00:00.000Z',
  expiresAt: '2026-06-10T22:30:00.000Z',
  ...change,
});

export const anOrderItemRecord = (change: Fields = {}): Fields => ({
  orderItemId: 1,
  orderItemGuid: aGuid(91),
  menuItemId: 17,
  menuItemGuid: aGuid(17),
  name: 'Margherita',
  quantity: 1,
  basePrice: 12.5,
  modifierGroups: [],
  unitPrice: 12.5,
  lineTotal: 12.5,
  isTaxable: true,
  applicableTaxRateIds: [1],
  ...change,
});

export const anOrderRecord = (change: Fields = {}): Fields => ({
  docId: aGuid(90),
  orderId: 12,
  orderNumber: '#012',
  guid: aGuid(90),
  tenantId: 10_000_001,
  restaurantId: 20_000_001,
  restaurantGuid: aGuid(1),
  items: [anOrderItemRecord()],
  createdByUserId: 'guest',
  customer: { name: 'Kim', phone: '+1 518 555 0199', email: 'kim@example.com' },
  fulfilment: {
    scheduledFor: null,
    promisedAt: '2026-06-10T22:20:00.000Z',
    prepareAt: '2026-06-10T22:00:00.000Z',
  },
  totals: {
    currency: 'USD',
    itemCount: 1,
    subtotal: 12.5,
    discount: 0,
    serviceCharge: 0,
    taxes: [],
    tax: 0,
    deliveryFee: 0,
    tip: 0,
    total: 12.5,
  },
  trackingTokenHash: 'hash',
  requestHash: 'hash',
  storefrontVersion: 'v1',
  ...STAMPED,
  ...change,
});
