import { describe, expect, it } from 'vitest';
import { aDeliveryAddress } from '../testing/a-delivery-address.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aKitchenItemRecord } from '../testing/order-records.ts';
import { anOrderItemRecord, anOrderRecord } from '../testing/records.ts';
import { appliedTax, discount, kitchenItem, order, orderItem, posOrderItem } from './order.schema.ts';
import { kitchenStates, lifecycleStates, orderStatuses, paymentStatuses } from './transitions.ts';

const AT = '2026-06-10T22:00:00.000Z';
const tenOff = {
  discountId: 'd1',
  name: 'Ten off',
  type: 'percentage',
  value: 10,
  scope: 'order',
  amountApplied: 1.25,
  reason: 'regular',
};
const salesTax = {
  taxRateId: 1,
  name: 'Sales tax',
  rate: 8.875,
  type: 'percentage',
  taxableBaseAmount: 12.5,
  amountCalculated: 1.11,
  isInclusive: false,
};
const states = { status: 'newOrder', lifecycleState: 'started', paymentStatus: 'unpaid' };

const wholeItem = anOrderItemRecord({
  selectedSize: { id: 1, name: 'Small' },
  modifierGroups: [
    {
      modifierGroupId: 3,
      name: 'Toppings',
      groupPrice: 1,
      modifiers: [{ modifierId: 1, modifierGuid: aGuid(31), name: 'Olives', priceDelta: 0, quantity: 2 }],
    },
  ],
  discounts: [{ ...tenOff, scope: 'item' }],
  notes: 'no salt',
  seatNumber: 2,
  courseNumber: 1,
  isPending: true,
});

const inKitchen = {
  kitchenStatus: 'ready',
  kitchenPriority: 'urgent',
  kitchenTicketId: 'k7',
  kitchenNotes: 'extra crisp',
  sentToKitchenAt: AT,
  firedAt: AT,
  readyAt: AT,
  servedAt: AT,
};

const whole = anOrderRecord({
  items: [wholeItem],
  tableId: 't4',
  activeSeatCount: 2,
  status: 'inProgress',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  type: 'takeOut',
  orderLevelDiscounts: [tenOff],
  appliedTaxes: [salesTax],
  tipAmount: 2,
  tabName: 'Kim',
  customerNotes: 'ring twice',
  internalNotes: 'regular',
  synced: false,
  canceledAt: AT,
  canceledBy: 'uid-ada',
  voidedAt: AT,
  voidedBy: 'uid-ada',
  lifecycleState: 'ready',
  syncState: 'synced',
  syncPriority: 'high',
  lastSyncAttempt: AT,
  syncRetryCount: 1,
  startedAt: AT,
  sentToKitchenAt: AT,
  readyAt: AT,
  servedAt: AT,
  paidAt: AT,
  completedAt: AT,
  refundedAmount: 1.5,
  source: 'pos',
  cancelReason: 'out of dough',
  requiresId: true,
  fulfilment: {
    scheduledFor: AT,
    promisedAt: AT,
    prepareAt: AT,
    address: aDeliveryAddress({ unit: '3' }),
    outAt: AT,
    instructions: 'second floor',
  },
  requiresFirestoreSync: true,
  isLocalOnly: true,
  history: [{ id: '1', at: AT, by: 'guest', action: 'place', from: states, to: states }],
});

const item = aKitchenItemRecord();

describe('stored order', () => {
  it('I3.12-01, I3.12-03, I3.12-04 keeps every field that it is given', () => {
    expect(order.parse(whole)).toEqual(whole);
  });

  it('O9-11 reads an order from before delivery fees as one without', () => {
    const { deliveryFee: _none, ...totals } = order.parse(whole).totals;
    expect(order.parse({ ...whole, totals }).totals.deliveryFee).toBe(0);
  });

  it('reads an address from when it was one line of text as a street', () => {
    const stored = order.parse({
      ...whole,
      fulfilment: { scheduledFor: null, promisedAt: AT, prepareAt: AT, address: '2 Main Street, Albany' },
    });
    expect(stored.fulfilment.address).toEqual({
      street: '2 Main Street, Albany',
      city: '',
      postalCode: '',
      country: '',
    });
  });

  it('I3.12-01, I4-11, I4-12, I4-13, I4-14, I4-15 starts as a new, unpaid draft for the table, known here alone', () => {
    expect(order.parse(anOrderRecord())).toEqual({
      ...anOrderRecord(),
      items: [orderItem.parse(anOrderItemRecord())],
      status: 'newOrder',
      paymentStatus: 'unpaid',
      type: 'dineIn',
      lifecycleState: 'draft',
      syncState: 'localOnly',
      activeSeatCount: 1,
      tipAmount: 0,
      orderLevelDiscounts: [],
      appliedTaxes: [],
      paymentMethod: 'atPickup',
      synced: true,
      syncPriority: 'normal',
      syncRetryCount: 0,
      requiresFirestoreSync: false,
      isLocalOnly: false,
      source: 'online',
      history: [],
    });
  });

  it.each<[string, string, readonly string[]]>([
    ['I4-11', 'status', orderStatuses],
    ['I4-12', 'paymentStatus', paymentStatuses],
    ['I4-13', 'type', ['dineIn', 'takeOut', 'delivery', 'quickService']],
    ['I4-14', 'lifecycleState', lifecycleStates],
    ['I4-15', 'syncState', ['localOnly', 'pendingSync', 'syncing', 'synced', 'syncFailed', 'conflicted']],
    ['I4-16', 'syncPriority', ['low', 'normal', 'high', 'critical']],
  ])('%s %s is one of %j', (_, field, values) => {
    for (const value of values) expect(issuesOf(order, anOrderRecord({ [field]: value }))).toEqual([]);
    expect(issuesOf(order, anOrderRecord({ [field]: 'other' }))).toHaveLength(1);
  });

  it.each([
    { orderId: 0 },
    { orderId: -1 },
    { orderId: 1.5 },
    { orderId: '12' },
    { items: [anOrderItemRecord({ orderItemId: 0 })] },
    { items: [anOrderItemRecord({ menuItemId: 0 })] },
    { items: [anOrderItemRecord({ seatNumber: 0 })] },
    { items: [anOrderItemRecord({ courseNumber: -1 })] },
  ])('I5.7-01 an order with %j is refused', (change) => {
    expect(issuesOf(order, anOrderRecord(change))).toHaveLength(1);
  });

  it.each([undefined, '', ' '])(
    'I5.7-01, I3.12-01 one by %j is refused: somebody must have made it',
    (createdByUserId) => {
      expect(issuesOf(order, anOrderRecord({ createdByUserId }))).toEqual([
        'createdByUserId: createdByUserId is required',
      ]);
    },
  );

  it.each([
    { activeSeatCount: 0 },
    { tipAmount: -0.01 },
    { refundedAmount: -0.01 },
    { syncRetryCount: -1 },
    { customerNotes: 'x'.repeat(501) },
    { lastSyncAttempt: 'yesterday' },
    { canceledAt: '2026-06-10' },
    { items: [anOrderItemRecord({ quantity: 0 })] },
    { items: [anOrderItemRecord({ basePrice: -1 })] },
    { items: [anOrderItemRecord({ name: '' })] },
    { items: [anOrderItemRecord({ name: 'x'.repeat(256) })] },
    { items: [anOrderItemRecord({ notes: 'x'.repeat(501) })] },
  ])('I3.12-01, I3.12-02 nor one with %j', (change) => {
    expect(issuesOf(order, anOrderRecord(change))).toHaveLength(1);
  });

  it('an order without items is none', () => {
    expect(issuesOf(order, anOrderRecord({ items: [] }))).toHaveLength(1);
  });
});

describe('parts of an order', () => {
  it.each<[string, string, readonly string[]]>([
    ['I3.12-03', 'type', ['percentage', 'fixedAmount']],
    ['I3.12-03', 'scope', ['order', 'item']],
  ])('%s a discount’s %s is one of %j', (_, field, values) => {
    for (const value of values) expect(issuesOf(discount, { ...tenOff, [field]: value })).toEqual([]);
    expect(issuesOf(discount, { ...tenOff, [field]: 'other' })).toHaveLength(1);
  });

  it('I3.12-04 an applied tax is a percentage, fixed, or none', () => {
    for (const type of ['percentage', 'fixed', 'none'])
      expect(issuesOf(appliedTax, { ...salesTax, type })).toEqual([]);
    expect(issuesOf(appliedTax, { ...salesTax, type: 'Percent' })).toHaveLength(1);
  });

  it('I3.12-02 an order’s item keeps every field that it is given', () => {
    expect(orderItem.parse(wholeItem)).toEqual(wholeItem);
    expect(posOrderItem.parse({ ...wholeItem, ...inKitchen })).toEqual({ ...wholeItem, ...inKitchen });
  });

  it('I3.12-02 and starts without discounts, in the order already', () => {
    expect(orderItem.parse(anOrderItemRecord())).toEqual(
      anOrderItemRecord({ discounts: [], isPending: false }),
    );
  });

  it('I3.12-02, I4-17, I4-18 what the kitchen keeps of it starts pending, of normal priority', () => {
    const kitchen = { kitchenStatus: 'pending', kitchenPriority: 'normal' };
    expect(kitchenItem.parse(item)).toEqual({ ...item, ...kitchen, prepStationIds: [] });
    expect(posOrderItem.parse(wholeItem)).toEqual({ ...wholeItem, ...kitchen });
  });

  it('I3.12-02 what the kitchen keeps of it is kept', () => {
    const kept = { ...item, ...inKitchen, notes: 'no salt', prepStationIds: [2] };
    expect(kitchenItem.parse(kept)).toEqual(kept);
  });

  it.each<[string, string, readonly string[]]>([
    ['I4-17', 'kitchenStatus', kitchenStates],
    ['I4-18', 'kitchenPriority', ['low', 'normal', 'high', 'urgent']],
  ])('%s %s is one of %j', (_, field, values) => {
    for (const value of values) expect(issuesOf(kitchenItem, { ...item, [field]: value })).toEqual([]);
    expect(issuesOf(kitchenItem, { ...item, [field]: 'other' })).toHaveLength(1);
  });
});
