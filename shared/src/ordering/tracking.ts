// The public view of an order behind its tracking link: no other person's data, no staff notes.
import { isOnItsWay } from './board.ts';
import type { DeliveryAddress } from './delivery-address.ts';
import type { Order } from './order.schema.ts';
import type { LifecycleState, OrderStatus, PaymentStatus } from './transitions.ts';

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
  }[];
  totals: Order['totals'];
  placedAt: string;
  scheduledFor: string | null;
  promisedAt: string;
  address?: DeliveryAddress;
  /** When a delivery left the restaurant. */
  outAt?: string;
  /** When a delivery counted as delivered by itself. */
  deliveredAt?: string;
  /** Alcohol is in it: the diner shows an ID. */
  requiresId?: true;
  customerName: string;
  /** What the diner wrote for the whole order. */
  note?: string;
  cancelReason?: string;
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

export type TrackingStep = 'placed' | 'accepted' | 'preparing' | 'ready' | 'onItsWay' | 'done';

const pickupSteps: readonly TrackingStep[] = ['placed', 'accepted', 'preparing', 'ready', 'done'];
const deliverySteps: readonly TrackingStep[] = ['placed', 'preparing', 'onItsWay', 'done'];

/** The steps that a diner is shown: of a delivery Received, Preparing, On its way, Delivered (decisions 22). */
export function trackingSteps({ type }: Pick<TrackedOrder, 'type'>): readonly TrackingStep[] {
  return type === 'delivery' ? deliverySteps : pickupSteps;
}

/** The position of a step among those displayed; one that a delivery does not display counts as the step before. */
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

/** How far the order is; undefined when it was cancelled or voided. */
export function trackingStep(
  order: Pick<TrackedOrder, 'status' | 'lifecycleState' | 'type' | 'deliveredAt'>,
): TrackingStep | undefined {
  if (order.status === 'cancelled' || order.status === 'voided') return undefined;
  if (order.status === 'completed') return 'done';
  if (order.status === 'newOrder') return 'placed';
  if (isOnItsWay(order)) return 'onItsWay';
  return stepOfLifecycle[order.lifecycleState] ?? 'accepted';
}

/** '2 × Ham' for what was picked in one group. */
export function pickLabels(
  group: Pick<Order['items'][number]['modifierGroups'][number], 'modifiers'>,
): string[] {
  return group.modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
}

/** A line a group, 'Left half: Olives, 2 × Ham': on which half a topping goes is for the cook and the diner to see. */
export function modifierLabels(item: Pick<Order['items'][number], 'modifierGroups'>): string[] {
  return item.modifierGroups.map((group) => `${group.name}: ${pickLabels(group).join(', ')}`);
}
