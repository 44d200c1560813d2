// What a diner sees of an order behind its tracking link: never another person's data, never the staff's notes.
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
  address?: string;
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

export const trackingSteps = ['placed', 'accepted', 'preparing', 'ready', 'done'] as const;
export type TrackingStep = (typeof trackingSteps)[number];

const stepOfLifecycle: Partial<Record<LifecycleState, TrackingStep>> = {
  inPreparation: 'preparing',
  ready: 'ready',
  served: 'done',
  paid: 'done',
  completed: 'done',
};

/** How far the order is; undefined when it was cancelled or voided. */
export function trackingStep(
  order: Pick<TrackedOrder, 'status' | 'lifecycleState'>,
): TrackingStep | undefined {
  if (order.status === 'cancelled' || order.status === 'voided') return undefined;
  if (order.status === 'completed') return 'done';
  if (order.status === 'newOrder') return 'placed';
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
