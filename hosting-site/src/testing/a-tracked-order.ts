// An order of two pizzas at Luigi's, as its tracking page receives it: placed at LUNCH, for as soon as possible.
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { itemGuid } from './a-storefront.ts';

export const aTrackedOrder = (change: Partial<TrackedOrder> = {}): TrackedOrder => ({
  orderNumber: '#101',
  status: 'newOrder',
  lifecycleState: 'started',
  paymentStatus: 'unpaid',
  type: 'takeOut',
  items: [
    {
      name: 'Margherita',
      size: 'Large 16″',
      quantity: 2,
      modifiers: ['Crust: Classic'],
      notes: 'Well done',
      lineTotal: 39,
      choice: {
        menuItemId: 1,
        menuItemGuid: itemGuid(1),
        basePrice: 19.5,
        sizeId: 2,
        modifierGroups: [
          {
            modifierGroupId: 1,
            name: 'Crust',
            modifiers: [{ modifierId: 11, name: 'Classic', quantity: 1 }],
          },
        ],
      },
    },
  ],
  totals: {
    currency: 'USD',
    itemCount: 2,
    subtotal: 39,
    discount: 0,
    serviceCharge: 1.17,
    taxes: [
      {
        taxRateId: 1,
        name: 'Sales tax',
        rate: 8.875,
        type: 'percentage',
        taxableBaseAmount: 39,
        amountCalculated: 3.46,
        isInclusive: false,
      },
    ],
    tax: 3.46,
    deliveryFee: 0,
    tip: 0,
    total: 43.63,
  },
  placedAt: '2025-11-21T18:00:00.000Z',
  scheduledFor: null,
  promisedAt: '2025-11-21T18:20:00.000Z',
  customerName: 'Ada',
  restaurant: {
    guid: 'g',
    name: "Luigi's Pizzeria",
    phone: '(718) 555-0142',
    slug: 'luigis',
    timezone: 'America/New_York',
    street: '12 Court Street',
    city: 'Brooklyn',
  },
  ...change,
});
