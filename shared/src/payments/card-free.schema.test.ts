import { expect, it } from 'vitest';
import type { z } from 'zod';
import { dinerChange } from '../diners/customer.schema.ts';
import { storedForm } from '../kernel/stored-form.schema.ts';
import { note } from '../kernel/text.schema.ts';
import { putCartInput } from '../ordering/carts.contract.ts';
import { deliveryAddress } from '../ordering/delivery-address.schema.ts';
import { arriveInput, moveOrderInput, placeOrderInput } from '../ordering/orders.contract.ts';
import { aDeliveryAddress } from '../testing/a-delivery-address.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { withoutCardNumber } from './card-free.schema.ts';
import { chargebackUpdate } from './chargeback-case.schema.ts';
import { refundReason } from './refunds.contract.ts';

const TYPED = 'My card: 4111 1111 1111 1111';
const NUMBERS = ['4111 1111 1111 1111', '4111111111111111', '3782 822463 10005'];
const order = (change: object) => ({
  restaurantGuid: aGuid(1),
  orderType: 'pickup',
  lines: [{ menuItemId: 1, quantity: 1 }],
  customer: { name: 'Ada Lovelace', phone: '+1 518 555 0123', email: 'ada@example.com' },
  expectedTotal: 12,
  ...change,
});
const line = {
  ...{ cartItemId: 'a', menuItemId: 1, name: 'Margherita', quantity: 1, modifierGroups: [], price: 12 },
  notes: TYPED,
};

it.each([
  ['customer.name', placeOrderInput, order({ customer: { ...order({}).customer, name: TYPED } })],
  ...NUMBERS.flatMap((phone): [string, z.ZodType, unknown][] => [
    ['customer.phone', placeOrderInput, order({ customer: { ...order({}).customer, phone } })],
    ['phone', dinerChange, { phone }],
  ]),
  ['note', placeOrderInput, order({ note: TYPED })],
  ['instructions', placeOrderInput, order({ instructions: TYPED })],
  ['allergies', placeOrderInput, order({ allergies: TYPED })],
  ['lines.0.notes', placeOrderInput, order({ lines: [{ menuItemId: 1, quantity: 1, notes: TYPED }] })],
  ['items.0.notes', putCartInput, { orderType: 'pickup', items: [line] }],
  ['street', deliveryAddress, { ...aDeliveryAddress(), street: TYPED }],
  ['unit', deliveryAddress, { ...aDeliveryAddress(), unit: TYPED }],
  ['note', arriveInput, { note: TYPED }],
  ['name', dinerChange, { name: TYPED }],
  ['reason', moveOrderInput, { action: 'cancel', reason: TYPED }],
  ['', refundReason, TYPED],
  ['evidence', chargebackUpdate, { status: 'noted', evidence: TYPED, deadline: null, version: '1' }],
])('a card number is refused at its field: %s', (path, schema, sent) => {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    path,
    'This looks like a card number. Cards are entered in the card field only.',
  ]);
});

it.each([
  '+1 518 555 0123',
  // With its country's number and without a plus: it would pass as a card's.
  '4915123456787',
  '49151234567893',
  '011 49 1512 3456789',
  '+4915123456789012',
])('a phone number is none: %s', (phone) => {
  expect(dinerChange.parse({ phone })).toEqual({ phone });
});

it('what is stored already is read all the same', () => {
  const text = withoutCardNumber(note(100));
  expect(text.safeParse(TYPED).success).toBe(false);
  expect(storedForm(text).safeParse(TYPED).success).toBe(true);
  expect(storedForm(text.optional()).safeParse(TYPED).success).toBe(true);
});
