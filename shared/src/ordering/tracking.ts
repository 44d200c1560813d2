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

/** '2 × Large: Pepperoni' parts of an order item, for the kitchen and the diner alike. */
export function modifierLabels(item: Pick<Order['items'][number], 'modifierGroups'>): string[] {
  return item.modifierGroups.flatMap((group) =>
    group.modifiers.map((modifier) =>
      modifier.quantity > 1 ? `${modifier.quantity} × ${modifier.name}` : modifier.name,
    ),
  );
}
