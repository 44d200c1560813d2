import type { CartItem } from '@bite/shared/ordering/cart';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { describe, expect, it } from 'vitest';
import { aStorefront, itemGuid, LUNCH } from '../../../testing/a-storefront.ts';
import { type OrderParts, orderBody } from './order-request.ts';

const knots: CartItem = {
  cartItemId: 'line-1',
  menuItemId: 2,
  menuItemGuid: itemGuid(2),
  name: 'Garlic Knots',
  quantity: 2,
  basePrice: 6.5,
  modifierGroups: [],
  notes: 'Warm, please',
  addedAt: new Date(LUNCH).toISOString(),
  totalPrice: 13,
  isValidConfiguration: true,
};

const parts: OrderParts = {
  restaurant: aStorefront().restaurant,
  items: [knots],
  details: {
    orderType: 'delivery',
    deliveryAddress: {
      street: ' 5 Water Street ',
      unit: ' ',
      city: 'Brooklyn',
      postalCode: '11201',
      country: '',
    },
    scheduledTime: null,
    isConfigured: true,
  },
  contact: {
    name: ' Ada ',
    phone: '(212) 555-0199',
    email: 'ada@example.com',
    note: '',
    instructions: 'Ring twice',
    allergies: ' Peanuts ',
    cutlery: true,
    leaveAtDoor: true,
  },
  expectedTotal: 14.55,
  isAgeConfirmed: false,
};

/** As it arrives. */
const sent = (body: unknown) => JSON.parse(JSON.stringify(body));

describe('the order that is sent', () => {
  it('is one that the server’s schema takes', () => {
    expect(placeOrderInput.parse(sent(orderBody(parts)))).toEqual({
      restaurantGuid: parts.restaurant.guid,
      orderType: 'delivery',
      scheduledFor: null,
      address: {
        street: '5 Water Street',
        city: 'Brooklyn',
        region: 'NY',
        postalCode: '11201',
        country: 'US',
      },
      lines: [{ menuItemId: 2, quantity: 2, modifiers: [], notes: 'Warm, please' }],
      customer: { name: 'Ada', phone: '(212) 555-0199', email: 'ada@example.com' },
      instructions: 'Ring twice',
      allergies: 'Peanuts',
      cutlery: true,
      leaveAtDoor: true,
      expectedTotal: 14.55,
    });
  });

  it('carries neither address nor instructions for a pickup, nor that it is left at a door', () => {
    const details = { ...parts.details, orderType: 'pickup' as const };
    const body = sent(orderBody({ ...parts, details }));
    expect(body).not.toHaveProperty('address');
    expect(body).not.toHaveProperty('instructions');
    expect(body).not.toHaveProperty('leaveAtDoor');
    expect(body).toMatchObject({ allergies: 'Peanuts', cutlery: true });
  });

  it('says that the diner is old enough only where that was asked', () => {
    expect(sent(orderBody(parts))).not.toHaveProperty('ageConfirmed');
    expect(placeOrderInput.parse(sent(orderBody({ ...parts, isAgeConfirmed: true })))).toMatchObject({
      ageConfirmed: true,
    });
  });

  it('names the cart of a signed-in diner with its lines, and nothing of a guest’s', () => {
    const cart = { base: { guid: itemGuid(7), items: [] } };
    expect(placeOrderInput.parse(sent(orderBody({ ...parts, cart })))).toMatchObject({
      cart: { guid: itemGuid(7), cartItemIds: ['line-1'] },
    });
    expect(sent(orderBody({ ...parts, cart: {} }))).not.toHaveProperty('cart');
  });

  it('has the same text for the same order, so that its key stays the same', () => {
    expect(JSON.stringify(orderBody(parts))).toBe(JSON.stringify(orderBody({ ...parts })));
  });
});
