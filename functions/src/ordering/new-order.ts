// Builds the stored order (I3.12) and its kitchen items from a checked online order.

import { phoneKey } from '@bite/shared/kernel/phone-key';
import type { PricedLine } from '@bite/shared/ordering/line';
import type { KitchenItem, Order, OrderItem } from '@bite/shared/ordering/order.schema';
import { GUEST, SYSTEM } from '@bite/shared/ordering/order-actors';
import { historyOf } from '@bite/shared/ordering/order-history';
import { orderNumberOf } from '@bite/shared/ordering/order-number';
import type { PlaceOrderInput } from '@bite/shared/ordering/orders.contract';
import { earnedPoints } from '@bite/shared/ordering/points';
import { taxRateIdsOf } from '@bite/shared/ordering/taxes';
import { modifierLabels } from '@bite/shared/ordering/tracking';
import type { PromotionClaim } from '../ports/orders.ts';
import type { CookingOfItems } from './cooking-of-items.ts';
import { guidFrom, type OrderKeys } from './order-keys.ts';
import { type AcceptableOrder, usedPromotion } from './quote-order.ts';

export interface NewOrder {
  orderId: number;
  /** ISO instant: the kitchen's quarter hour that it counts in. */
  slotAt: string;
  keys: OrderKeys;
  requestHash: string;
  request: PlaceOrderInput;
  /** Who is signed in, from the session and never from the request; undefined for a guest. */
  diner?: { uid: string } | undefined;
  checked: AcceptableOrder;
  /** Of the promotion that it uses. */
  claim?: PromotionClaim | undefined;
  cooking: CookingOfItems;
  isAutoAccepted: boolean;
  /** ISO instant until which it waits, as a draft, to be paid by card; undefined if it is paid at the counter. */
  payUntil?: string | undefined;
  now: number;
}

const started = { status: 'newOrder', lifecycleState: 'started', paymentStatus: 'unpaid' } as const;
const accepted = { status: 'inProgress', lifecycleState: 'sentToKitchen', paymentStatus: 'unpaid' } as const;
const draft = { status: 'newOrder', lifecycleState: 'draft', paymentStatus: 'unpaid' } as const;

/** What an order has from the moment at which the restaurant gets it. @param at ISO instant. */
export function beginning(
  at: string,
  isAutoAccepted: boolean,
): Pick<Order, 'status' | 'lifecycleState' | 'paymentStatus' | 'startedAt' | 'sentToKitchenAt' | 'history'> {
  return {
    ...(isAutoAccepted ? accepted : started),
    startedAt: at,
    ...(isAutoAccepted && { sentToKitchenAt: at }),
    history: historyOf(
      { at, by: GUEST, action: 'place', from: started, to: started },
      ...(isAutoAccepted ? [{ at, by: SYSTEM, action: 'accept', from: started, to: accepted }] : []),
    ),
  };
}

/** What an order has while it waits to be paid by card. */
const waiting = ({ checked, request, isAutoAccepted, diner }: NewOrder, payUntil: string) => ({
  ...draft,
  history: [],
  payment: {
    state: 'waiting' as const,
    amount: checked.totals.total,
    expiresAt: payUntil,
    draft: {
      ...(isAutoAccepted && { autoAccept: true as const }),
      ...(diner && request.cart && { cart: request.cart }),
    },
  },
});

export function newOrder(input: NewOrder): { order: Order; kitchenItems: KitchenItem[] } {
  const { checked, keys, request } = input;
  const at = new Date(input.now).toISOString();
  const items = checked.lines.map((line, position) => toOrderItem(line, position, keys.orderGuid, checked));
  const { payUntil } = input;
  const states = payUntil === undefined ? beginning(at, input.isAutoAccepted) : waiting(input, payUntil);
  const order: Order = {
    docId: keys.orderGuid,
    orderId: input.orderId,
    orderNumber: orderNumberOf(input.orderId),
    guid: keys.orderGuid,
    tenantId: checked.place.tenantId,
    restaurantId: checked.place.restaurantId,
    restaurantGuid: request.restaurantGuid,
    items,
    activeSeatCount: 1,
    ...states,
    paymentMethod: payUntil === undefined ? 'atPickup' : 'card',
    type: request.orderType === 'pickup' ? 'takeOut' : 'delivery',
    orderLevelDiscounts: checked.orderDiscounts,
    appliedTaxes: checked.totals.taxes,
    tipAmount: checked.totals.tip,
    createdAt: at,
    updatedAt: at,
    createdByUserId: input.diner?.uid ?? GUEST,
    ...(input.diner && { pointsToEarn: earnedPoints(checked.totals) }),
    ...(checked.pointsSpent > 0 && { pointsSpent: checked.pointsSpent }),
    tabName: request.customer.name,
    ...(request.note && { customerNotes: request.note }),
    ...(request.allergies && { allergies: request.allergies }),
    synced: true,
    syncState: 'synced',
    syncPriority: 'normal',
    syncRetryCount: 0,
    requiresFirestoreSync: false,
    isLocalOnly: false,
    source: 'online',
    customer: request.customer,
    phoneKey: phoneKey(request.customer.phone),
    fulfilment: fulfilmentOf(input),
    totals: checked.totals,
    ...(checked.promotion && { promotion: promotionOf(checked.promotion, input) }),
    ...(checked.requiresId && { requiresId: true }),
    ...(request.language && { language: request.language }),
    ...(request.textMessages && checked.restaurant.settings.guestMessages.texts && { textMessages: true }),
    trackingTokenHash: keys.trackingTokenHash,
    requestHash: input.requestHash,
    storefrontVersion: checked.index.storefront.version,
  };
  return { order, kitchenItems: items.map((item) => toKitchenItem(order, item, input.cooking)) };
}

function fulfilmentOf({ checked, request, slotAt }: NewOrder): Order['fulfilment'] {
  return {
    scheduledFor: request.scheduledFor,
    promisedAt: checked.promisedAt,
    prepareAt: checked.prepareAt,
    slotAt,
    ...(checked.kitchenMinutes > 0 && { kitchenMinutes: checked.kitchenMinutes }),
    ...(request.orderType === 'delivery' && request.address && { address: request.address }),
    ...(checked.zone && {
      zone: { deliveryZoneId: checked.zone.deliveryZoneId, name: checked.zone.name },
    }),
    ...(request.instructions && { instructions: request.instructions }),
    ...(request.cutlery && { cutlery: true as const }),
    ...(request.leaveAtDoor && { leaveAtDoor: true as const }),
  };
}

const promotionOf = (
  { record, amount }: NonNullable<AcceptableOrder['promotion']>,
  { claim }: NewOrder,
): Order['promotion'] => ({
  promotionId: record.promotionId,
  ...usedPromotion({ ...record, amount }),
  guests: [...(claim?.guests ?? [])],
  ...(claim?.guestsKeptUntil && { guestsKeptUntil: claim.guestsKeptUntil }),
});

function toOrderItem(
  line: PricedLine,
  position: number,
  orderGuid: string,
  { index, totals, lineDiscounts }: AcceptableOrder,
): OrderItem {
  const { item, request, size } = line;
  const applied = totals.taxes.map((tax) => tax.taxRateId);
  const borne = taxRateIdsOf(
    { taxRateIds: item.taxRateIds, isTakeoutExempt: item.takeoutTaxException ?? false },
    index.storefront.taxRates,
    'takeout',
  );
  const applicableTaxRateIds = borne.filter((id) => applied.includes(id));
  return {
    orderItemId: position + 1,
    orderItemGuid: guidFrom('order-item', orderGuid, String(position + 1)),
    menuItemId: item.itemId,
    menuItemGuid: item.guid,
    name: item.name,
    quantity: request.quantity,
    basePrice: line.basePrice.toNumber(),
    ...(size && { selectedSize: { id: size.id, name: size.name } }),
    modifierGroups: line.modifierGroups.map(({ group, modifiers }) => ({
      modifierGroupId: group.modifierGroupId,
      name: group.name,
      ...(group.pricingStrategy === 'Group' && { groupPrice: group.groupPrice ?? 0 }),
      modifiers: modifiers.map(({ modifier, quantity, priceDelta }) => ({
        modifierId: modifier.id,
        modifierGuid: modifier.guid,
        name: modifier.name,
        priceDelta,
        quantity,
      })),
    })),
    unitPrice: line.unitPrice.toNumber(),
    lineTotal: line.lineTotal.toNumber(),
    discounts: lineDiscounts[position] ?? [],
    isTaxable: applicableTaxRateIds.length > 0,
    applicableTaxRateIds,
    ...(request.notes && { notes: request.notes }),
    isPending: false,
  };
}

function toKitchenItem(order: Order, item: OrderItem, cooking: CookingOfItems): KitchenItem {
  const { kitchenName, prepStationIds = [] } = cooking.get(item.menuItemId) ?? {};
  const isSent = order.lifecycleState === 'sentToKitchen';
  return {
    orderItemGuid: item.orderItemGuid,
    orderGuid: order.guid,
    orderNumber: order.orderNumber,
    orderItemId: item.orderItemId,
    menuItemId: item.menuItemId,
    name: kitchenName ?? item.name,
    quantity: item.quantity,
    details: [...(item.selectedSize ? [item.selectedSize.name] : []), ...modifierLabels(item)],
    ...(item.notes && { notes: item.notes }),
    ...(order.allergies && { allergies: order.allergies }),
    kitchenStatus: isSent ? 'sentToKitchen' : 'pending',
    kitchenPriority: 'normal',
    prepStationIds,
    prepareAt: order.fulfilment.prepareAt,
    ...(isSent && { sentToKitchenAt: order.createdAt }),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}
