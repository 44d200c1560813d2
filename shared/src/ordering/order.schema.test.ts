import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { anOrderItemRecord, anOrderRecord } from '../testing/records.ts';
import { appliedTax, discount, kitchenItem, order, orderItem } from './order.schema.ts';
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
  paidAt: AT,
  requiresFirestoreSync: true,
  isLocalOnly: true,
  history: [{ at: AT, by: 'guest', action: 'place', from: states, to: states }],
});

const item = {
  orderItemGuid: aGuid(91),
  orderGuid: aGuid(90),
  orderNumber: '#012',
  orderItemId: 1,
  menuItemId: 17,
  name: 'Margherita',
  quantity: 1,
  details: ['Small'],
  prepareAt: AT,
  createdAt: AT,
  updatedAt: AT,
};

describe('stored order', () => {
  it('I3.12-01, I3.12-03, I3.12-04 keeps every field that it is given', () => {
    expect(order.parse(whole)).toMatchObject(whole);
  });

  it('I4-11, I4-12, I4-13, I4-14, I4-15 starts as a new, unpaid draft for the table, known here alone', () => {
    expect(order.parse(anOrderRecord())).toMatchObject({
      status: 'newOrder',
      paymentStatus: 'unpaid',
      type: 'dineIn',
      lifecycleState: 'draft',
      syncState: 'localOnly',
      activeSeatCount: 1,
      tipAmount: 0,
      orderLevelDiscounts: [],
      appliedTaxes: [],
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
    { orderId: 1.5 },
    { orderId: '12' },
    { createdByUserId: '' },
    { createdByUserId: undefined },
    { items: [anOrderItemRecord({ seatNumber: 0 })] },
    { items: [anOrderItemRecord({ courseNumber: -1 })] },
  ])('I5.7-01 an order with %j is refused', (change) => {
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
  });

  it('I3.12-02, I4-17, I4-18 what the kitchen keeps of it starts pending, of normal priority', () => {
    const stamps = {
      sentToKitchenAt: AT,
      firedAt: AT,
      readyAt: AT,
      servedAt: AT,
      notes: 'no salt',
      prepStationIds: [2],
    };
    expect(kitchenItem.parse({ ...item, ...stamps })).toEqual({
      ...item,
      ...stamps,
      kitchenStatus: 'pending',
      kitchenPriority: 'normal',
    });
  });

  it.each<[string, string, readonly string[]]>([
    ['I4-17', 'kitchenStatus', kitchenStates],
    ['I4-18', 'kitchenPriority', ['low', 'normal', 'high', 'urgent']],
  ])('%s %s is one of %j', (_, field, values) => {
    for (const value of values) expect(issuesOf(kitchenItem, { ...item, [field]: value })).toEqual([]);
    expect(issuesOf(kitchenItem, { ...item, [field]: 'other' })).toHaveLength(1);
  });
});
