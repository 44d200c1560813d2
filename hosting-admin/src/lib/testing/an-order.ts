// Builds orders for tests, with only the relevant fields given.
import { MINUTE } from '@bite/shared/kernel/durations';
import {
  type Order,
  type OrderEvent,
  type OrderItem,
  order as orderSchema,
} from '@bite/shared/ordering/order.schema';

/** Noon in New York. */
export const NOW = Date.parse('2026-03-10T16:00:00.000Z');

export const minutesFromNow = (minutes: number): string => new Date(NOW + minutes * MINUTE).toISOString();

/** A guid that ends in `number`. */
export const guidOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function anItem(item: Partial<OrderItem> = {}): OrderItem {
  return {
    orderItemId: 1,
    orderItemGuid: guidOf(900_001),
    menuItemId: 1,
    menuItemGuid: guidOf(800_001),
    name: 'Margherita',
    quantity: 1,
    basePrice: 12,
    modifierGroups: [],
    unitPrice: 12,
    lineTotal: 12,
    discounts: [],
    isTaxable: true,
    applicableTaxRateIds: [],
    isPending: false,
    ...item,
  };
}

const arrived = { status: 'newOrder', lifecycleState: 'started', paymentStatus: 'unpaid' } as const;

/** A person's move, two minutes ago. */
export const anEvent = (event: Partial<OrderEvent> = {}): OrderEvent => ({
  id: '1',
  at: minutesFromNow(-2),
  by: 'uid-1',
  action: 'accept',
  from: arrived,
  to: arrived,
  ...event,
});

interface OrderWishes extends Partial<Omit<Order, 'fulfilment' | 'customer' | 'totals'>> {
  /** Derives guid, ids and the order number. */
  number?: number;
  fulfilment?: Partial<Order['fulfilment']>;
  customer?: Partial<Order['customer']>;
  totals?: Partial<Order['totals']>;
}

/** An unpaid online order for pickup, placed two minutes ago, promised in twenty. */
export function anOrder(wishes: OrderWishes = {}): Order {
  const { number = 42, fulfilment, customer, totals, ...rest } = wishes;
  return orderSchema.parse({
    docId: guidOf(number),
    guid: guidOf(number),
    orderId: number,
    orderNumber: `#${String(number % 1000).padStart(3, '0')}`,
    tenantId: 10_000_001,
    restaurantId: 20_000_001,
    restaurantGuid: guidOf(700_001),
    items: [anItem()],
    status: 'newOrder',
    type: 'takeOut',
    lifecycleState: 'started',
    createdAt: minutesFromNow(-2),
    updatedAt: minutesFromNow(-2),
    createdByUserId: 'guest',
    customer: { name: 'Maria Lopez', phone: '+1 555 010 2030', email: 'maria@example.com', ...customer },
    fulfilment: {
      scheduledFor: null,
      promisedAt: minutesFromNow(20),
      prepareAt: minutesFromNow(-2),
      ...fulfilment,
    },
    totals: {
      currency: 'USD',
      itemCount: 1,
      subtotal: 12,
      discount: 0,
      serviceCharge: 0,
      taxes: [],
      tax: 1.07,
      tip: 0,
      total: 13.07,
      ...totals,
    },
    trackingTokenHash: 'hash',
    requestHash: 'hash',
    storefrontVersion: '1',
    ...rest,
  });
}
