// An order as stored: the point-of-sale model (I3.12) with additions for online ordering.
import { z } from 'zod';
import { withoutAddress } from '../identity/staff-name.ts';
import { guid, isoTime, money, positiveId, required } from '../kernel/schema.ts';
import { orderPayment } from '../payments/payment-attempt.schema.ts';
import { siteLanguages } from '../website/languages.ts';
import { storedAddress } from './delivery-address.schema.ts';
import { eventIdAt } from './order-event-id.ts';
import { promotionTypes } from './promotions.ts';
import { thumbs } from './thumbs.ts';
import {
  kitchenPriorities,
  kitchenStates,
  lifecycleStates,
  orderStatuses,
  orderTypes,
  paymentStatuses,
  syncPriorities,
  syncStates,
} from './transitions.ts';

export const discount = z.object({
  discountId: z.string(),
  name: z.string(),
  type: z.enum(['percentage', 'fixedAmount']),
  value: z.number().nonnegative(),
  scope: z.enum(['order', 'item']),
  amountApplied: money,
  reason: z.string().optional(),
});

export const appliedTax = z.object({
  taxRateId: z.int().nonnegative(),
  name: z.string(),
  rate: z.number().nonnegative(),
  type: z.enum(['percentage', 'fixed', 'none']),
  taxableBaseAmount: money,
  amountCalculated: money,
  isInclusive: z.boolean().default(false),
});

export const orderItem = z.object({
  orderItemId: positiveId,
  orderItemGuid: guid,
  menuItemId: positiveId,
  menuItemGuid: guid,
  name: z.string().min(1).max(255),
  quantity: z.int().min(1),
  basePrice: money,
  selectedSize: z.object({ id: positiveId, name: z.string() }).optional(),
  modifierGroups: z.array(
    z.object({
      modifierGroupId: positiveId,
      name: z.string(),
      /** The group's price, for groups with one price. */
      groupPrice: money.optional(),
      modifiers: z.array(
        z.object({
          modifierId: positiveId,
          modifierGuid: guid,
          name: z.string().min(1).max(255),
          priceDelta: money,
          quantity: z.int().min(1).default(1),
        }),
      ),
    }),
  ),
  unitPrice: money,
  lineTotal: money,
  discounts: z.array(discount).default([]),
  isTaxable: z.boolean(),
  applicableTaxRateIds: z.array(z.int().nonnegative()),
  notes: z.string().max(500).optional(),
  seatNumber: positiveId.optional(),
  courseNumber: positiveId.optional(),
  isPending: z.boolean().default(false),
});

/** The fields of an item that the kitchen keeps. */
const kitchenFields = {
  kitchenStatus: z.enum(kitchenStates).default('pending'),
  kitchenPriority: z.enum(kitchenPriorities).default('normal'),
  kitchenTicketId: z.string().optional(),
  kitchenNotes: z.string().max(500).optional(),
  sentToKitchenAt: isoTime.optional(),
  firedAt: isoTime.optional(),
  readyAt: isoTime.optional(),
  servedAt: isoTime.optional(),
};

/** An order's item in the form that tills exchange (I3.12-02); pos-order.ts builds it from the two stored parts. */
export const posOrderItem = orderItem.extend(kitchenFields);

/** One document per item, so that several kitchen tablets never write the same one. */
export const kitchenItem = z.object({
  orderItemGuid: guid,
  orderGuid: guid,
  orderNumber: z.string(),
  orderItemId: positiveId,
  menuItemId: positiveId,
  /** As the cooks call it, if they have a name of their own for it; the order has the menu's. */
  name: z.string(),
  quantity: z.int().min(1),
  /** Size, modifiers and notes for the cook. */
  details: z.array(z.string()),
  notes: z.string().optional(),
  ...kitchenFields,
  /** Of the whole order: what the guest must not eat. */
  allergies: z.string().optional(),
  prepStationIds: z.array(positiveId).default([]),
  prepareAt: isoTime,
  createdAt: isoTime,
  updatedAt: isoTime,
});

export const orderEvent = z.object({
  /** Unique within the order; an undo refers to it. */
  id: z.string().optional(),
  at: isoTime,
  /** uid, 'guest' or 'system' */
  by: z.string(),
  /** Old orders may contain an email address. */
  byName: z.string().overwrite(withoutAddress).optional(),
  action: z.string(),
  from: z.object({
    status: z.enum(orderStatuses),
    lifecycleState: z.enum(lifecycleStates),
    paymentStatus: z.enum(paymentStatuses),
  }),
  to: z.object({
    status: z.enum(orderStatuses),
    lifecycleState: z.enum(lifecycleStates),
    paymentStatus: z.enum(paymentStatuses),
  }),
  reason: z.string().optional(),
  /** What was given back of its payment by card. */
  refund: z.object({ refundId: z.string(), amount: money }).optional(),
});

/** Oldest event first. Events of old orders get ids by their position, which never changes. */
const orderHistory = z
  .array(orderEvent)
  .default([])
  .transform((events) => events.map((event, index) => ({ ...event, id: event.id ?? eventIdAt(index) })));

export const totals = z.object({
  currency: z.string(),
  itemCount: z.int().nonnegative(),
  subtotal: money,
  discount: money,
  serviceCharge: money,
  taxes: z.array(appliedTax),
  tax: money,
  /** Absent in old orders. */
  deliveryFee: money.default(0),
  tip: money,
  total: money,
});

export const order = z.object({
  docId: z.string(),
  orderId: positiveId,
  orderNumber: z.string(),
  guid,
  tenantId: positiveId,
  restaurantId: positiveId,
  restaurantGuid: guid,
  items: z.array(orderItem).min(1),
  tableId: z.string().optional(),
  activeSeatCount: z.int().positive().default(1),
  status: z.enum(orderStatuses).default('newOrder'),
  paymentStatus: z.enum(paymentStatuses).default('unpaid'),
  /** The total of refunds so far; a partial refund stays paid (refund.ts). */
  refundedAmount: money.optional(),
  /** The points that followed these refunds: taken back of what it brings, given back of what it cost. */
  refundedPoints: z.object({ takenBack: z.int().nonnegative(), givenBack: z.int().nonnegative() }).optional(),
  paymentMethod: z.enum(['atPickup', 'cash', 'card', 'other']).default('atPickup'),
  /** Of an order that is paid, or waits to be paid, by card; absent otherwise. */
  payment: orderPayment.optional(),
  type: z.enum(orderTypes).default('dineIn'),
  orderLevelDiscounts: z.array(discount).default([]),
  appliedTaxes: z.array(appliedTax).default([]),
  tipAmount: money.default(0),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** A uid, or 'guest'. */
  createdByUserId: required('createdByUserId is required'),
  /** Points of that diner that pay for a part of it, as one of its discounts. */
  pointsSpent: z.int().positive().optional(),
  /** What it brings that diner once it is completed. Orders from before this was kept bring ten a unit of the whole subtotal. */
  pointsToEarn: z.int().nonnegative().optional(),
  tabName: z.string().optional(),
  customerNotes: z.string().max(500).optional(),
  /** What the guest must not eat: as personal as the guest's name. */
  allergies: z.string().max(300).optional(),
  internalNotes: z.string().optional(),
  synced: z.boolean().default(true),
  canceledAt: isoTime.optional(),
  canceledBy: z.string().optional(),
  /** Preparation had begun when it was cancelled, and the kitchen has not acknowledged it yet. */
  cancellationUnseen: z.literal(true).optional(),
  /** When and by whom the cancellation was acknowledged. */
  acknowledgedAt: isoTime.optional(),
  acknowledgedBy: z.string().optional(),
  voidedAt: isoTime.optional(),
  voidedBy: z.string().optional(),
  lifecycleState: z.enum(lifecycleStates).default('draft'),
  syncState: z.enum(syncStates).default('localOnly'),
  syncPriority: z.enum(syncPriorities).default('normal'),
  lastSyncAttempt: isoTime.optional(),
  syncRetryCount: z.int().nonnegative().default(0),
  startedAt: isoTime.optional(),
  sentToKitchenAt: isoTime.optional(),
  readyAt: isoTime.optional(),
  servedAt: isoTime.optional(),
  paidAt: isoTime.optional(),
  completedAt: isoTime.optional(),
  /** When a delivery that is still unpaid was marked as delivered automatically. */
  deliveredAt: isoTime.optional(),
  requiresFirestoreSync: z.boolean().default(false),
  isLocalOnly: z.boolean().default(false),
  source: z.enum(['online', 'pos', 'kiosk', 'partner']).default('online'),
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  /** The phone number by which the guest is known again (phone-key.ts), however it was written; absent in old orders. */
  phoneKey: z.string().optional(),
  fulfilment: z.object({
    scheduledFor: isoTime.nullable(),
    promisedAt: isoTime,
    /** When the kitchen should start. */
    prepareAt: isoTime,
    /** The kitchen's quarter hour that it counts in; absent in old orders. */
    slotAt: isoTime.optional(),
    /** What it takes of that quarter hour's kitchen minutes. */
    kitchenMinutes: z.int().nonnegative().optional(),
    address: storedAddress.optional(),
    instructions: z.string().optional(),
    /** The delivery zone that its address lay in, as it was called then; absent if the restaurant had none. */
    zone: z.object({ deliveryZoneId: positiveId, name: z.string() }).optional(),
    cutlery: z.literal(true).optional(),
    leaveAtDoor: z.literal(true).optional(),
    /** When a guest who picks it up said to be there, and where. */
    arrivedAt: isoTime.optional(),
    arrivalNote: z.string().optional(),
    /** When a delivery left the counter. */
    outAt: isoTime.optional(),
  }),
  totals,
  /** What it took of counted stock when it was placed, by the keys of sold-out.ts. */
  stockTaken: z.record(z.string(), z.object({ quantity: z.int().positive(), since: isoTime })).optional(),
  /** Whose code was used, and what of it is given back if the order is cancelled. */
  promotion: z
    .object({
      promotionId: positiveId,
      code: z.string(),
      name: z.string(),
      type: z.enum(promotionTypes),
      /** What it came to; of free delivery nothing. */
      amount: money,
      guests: z.array(z.string()).default([]),
      /** Until when these are kept; absent for a promotion without a last day. */
      guestsKeptUntil: isoTime.optional(),
    })
    .optional(),
  cancelReason: z.string().optional(),
  /** How its guest liked its dishes, by item id. */
  thumbs: z.record(z.string(), z.enum(thumbs)).optional(),
  /** When the person who placed it was erased. */
  erasedAt: isoTime.optional(),
  /** Contains alcohol: whoever hands it over checks an ID. */
  requiresId: z.boolean().optional(),
  /** The language of the page it was ordered on; English if absent. */
  language: z.enum(siteLanguages).optional().catch(undefined),
  /** The guest asked to be texted about it, beside the mails. */
  textMessages: z.literal(true).optional(),
  /** The ids of the guest's devices that are told about it, too; what reaches them is stored apart. */
  pushDevices: z.array(z.string()).optional(),
  trackingTokenHash: z.string(),
  /** A hash of the request, to distinguish a repeat from another order with the same key. */
  requestHash: z.string(),
  storefrontVersion: z.string(),
  history: orderHistory,
});

/** The order with its items in the till's form. */
export const posOrder = order.extend({ items: z.array(posOrderItem).min(1) });

export type Order = z.output<typeof order>;
export type OrderItem = z.output<typeof orderItem>;
export type PosOrder = z.output<typeof posOrder>;
export type PosOrderItem = z.output<typeof posOrderItem>;
export type OrderEvent = Order['history'][number];
export type KitchenItem = z.output<typeof kitchenItem>;
