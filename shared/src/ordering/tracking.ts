// The public view of an order behind its tracking link: no other person's data, no staff notes.

import type { OrderPayment } from '../payments/payment-attempt.schema.ts';
import type { Wallet } from '../payments/wallets.ts';
import { isOnItsWay } from './board.ts';
import type { DeliveryAddress } from './delivery-address.ts';
import type { Order } from './order.schema.ts';
import type { PromotionTerms } from './promotions.ts';
import type { Thumb } from './thumbs.ts';
import { isDraft, type LifecycleState, type OrderStatus, type PaymentStatus } from './transitions.ts';

/** What was chosen of a dish, to order the same again. */
export interface TrackedChoice {
  menuItemId: number;
  menuItemGuid: string;
  /** The price of one without options: the diner's own, for a dish without a price. */
  basePrice: number;
  sizeId?: number;
  modifierGroups: {
    modifierGroupId: number;
    name: string;
    modifiers: { modifierId: number; name: string; quantity: number }[];
  }[];
}

export interface TrackedPayment {
  state: OrderPayment['state'];
  card?: { brand?: string; lastFour?: string; wallet?: Wallet };
  /** Reserved or taken. */
  amount?: number;
}

export interface TrackedOrder {
  orderNumber: string;
  status: OrderStatus;
  lifecycleState: LifecycleState;
  paymentStatus: PaymentStatus;
  type: Order['type'];
  items: {
    name: string;
    size?: string;
    quantity: number;
    modifiers: string[];
    notes?: string;
    lineTotal: number;
    /** How the diner liked it. */
    thumb?: Thumb;
    choice: TrackedChoice;
  }[];
  totals: Order['totals'];
  /** Whose code was used. */
  promotion?: { code: string; name: string; type: PromotionTerms['type']; amount: number };
  /** What points paid, among the discounts of the totals. */
  pointsPaid?: number;
  placedAt: string;
  /** Until when an order that waits to be paid by card is kept. */
  payUntil?: string;
  scheduledFor: string | null;
  promisedAt: string;
  address?: DeliveryAddress;
  /** When a delivery left the restaurant. */
  outAt?: string;
  /** When a delivery was marked as delivered automatically. */
  deliveredAt?: string;
  /** Contains alcohol: the diner must show an ID. */
  requiresId?: true;
  customerName: string;
  /** The diner's note for the whole order. */
  note?: string;
  /** What the diner said not to be able to eat. */
  allergies?: string;
  cutlery?: true;
  leaveAtDoor?: true;
  /** From when on the diner may say "I'm here"; absent for deliveries and finished orders. */
  arriveFrom?: string;
  arrivedAt?: string;
  arrivalNote?: string;
  cancelReason?: string;
  isCancelledByGuest?: true;
  /**
   * The key that a browser asks for by which it may be notified of this order, and the ids of the devices that are. Absent where
   * there are no notifications, and once the order is over.
   */
  push?: { key: string; devices: string[] };
  /** Until when the diner may say how they liked its dishes, even if that is past; absent unless it is completed. */
  judgeUntil?: string;
  /** Until when the diner may cancel it, even if that is past; absent once the kitchen has begun. */
  cancelUntil?: string;
  /** Of an order that is paid by card, or waits for that. */
  payment?: TrackedPayment;
  /** The total of what was given back so far. */
  refundedAmount?: number;
  restaurant: {
    guid: string;
    name: string;
    phone: string;
    slug: string;
    timezone: string;
    street: string;
    city: string;
  };
}

/** It was placed and waits for its payment by card: the restaurant does not know of it yet. */
export const isUnpaidDraft = (order: Pick<TrackedOrder, 'lifecycleState' | 'status'>): boolean =>
  isDraft(order) && order.status === 'newOrder';

export type TrackingStep = 'placed' | 'accepted' | 'preparing' | 'ready' | 'onItsWay' | 'done';

const pickupSteps: readonly TrackingStep[] = ['placed', 'accepted', 'preparing', 'ready', 'done'];
const deliverySteps: readonly TrackingStep[] = ['placed', 'preparing', 'onItsWay', 'done'];

/** The steps shown to a diner: for a delivery Received, Preparing, On its way, Delivered. */
export function trackingSteps({ type }: Pick<TrackedOrder, 'type'>): readonly TrackingStep[] {
  return type === 'delivery' ? deliverySteps : pickupSteps;
}

/** The index of a step among those shown; a step that a delivery does not show counts as the previous one. */
export function displayedStep(step: TrackingStep, order: Pick<TrackedOrder, 'type'>): number {
  const shown = trackingSteps(order);
  const passed = pickupSteps.slice(0, pickupSteps.indexOf(step) + 1);
  return shown.includes(step) ? shown.indexOf(step) : shown.findLastIndex((one) => passed.includes(one));
}

const stepOfLifecycle: Partial<Record<LifecycleState, TrackingStep>> = {
  inPreparation: 'preparing',
  ready: 'ready',
  served: 'done',
  paid: 'done',
  completed: 'done',
};

/** The order's present step; undefined if it was cancelled or voided. */
export function trackingStep(
  order: Pick<TrackedOrder, 'status' | 'lifecycleState' | 'type'> & { deliveredAt?: string | undefined },
): TrackingStep | undefined {
  if (order.status === 'cancelled' || order.status === 'voided') return undefined;
  if (order.status === 'completed') return 'done';
  if (order.status === 'newOrder') return 'placed';
  if (isOnItsWay(order)) return 'onItsWay';
  return stepOfLifecycle[order.lifecycleState] ?? 'accepted';
}

/** '2 × Ham' for the options of one group. */
export function pickLabels(
  group: Pick<Order['items'][number]['modifierGroups'][number], 'modifiers'>,
): string[] {
  return group.modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
}

/** One line per group, 'Left half: Olives, 2 × Ham', so that cook and diner see which half a topping is on. */
export function modifierLabels(item: Pick<Order['items'][number], 'modifierGroups'>): string[] {
  return item.modifierGroups.map((group) => `${group.name}: ${pickLabels(group).join(', ')}`);
}
