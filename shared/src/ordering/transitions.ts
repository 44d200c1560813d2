// The states of an order and of its items in the kitchen, as tables, and the one function that asks them
// (decisions, States). Terminal states have no way out.

export const orderStatuses = ['newOrder', 'inProgress', 'completed', 'cancelled', 'voided'] as const;
export const paymentStatuses = ['unpaid', 'partiallyPaid', 'paid', 'refunded', 'failed'] as const;
export const lifecycleStates = [
  'draft',
  'started',
  'sentToKitchen',
  'inPreparation',
  'ready',
  'served',
  'paid',
  'completed',
  'canceled',
  'voided',
] as const;
export const kitchenStates = [
  'pending',
  'sentToKitchen',
  'fired',
  'inPreparation',
  'ready',
  'served',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type LifecycleState = (typeof lifecycleStates)[number];
export type KitchenState = (typeof kitchenStates)[number];

export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export const orderStatusTransitions: Transitions<OrderStatus> = {
  newOrder: ['inProgress', 'cancelled', 'voided'],
  inProgress: ['completed', 'cancelled', 'voided'],
  completed: [],
  cancelled: [],
  voided: [],
};

/** served → completed is the way of a prepaid order; whoever asks checks that it is paid. */
export const lifecycleTransitions: Transitions<LifecycleState> = {
  draft: ['started', 'canceled', 'voided'],
  started: ['sentToKitchen', 'canceled', 'voided'],
  sentToKitchen: ['inPreparation', 'canceled', 'voided'],
  inPreparation: ['ready', 'canceled', 'voided'],
  ready: ['served', 'canceled', 'voided'],
  served: ['paid', 'completed', 'canceled', 'voided'],
  paid: ['completed', 'canceled', 'voided'],
  completed: [],
  canceled: [],
  voided: [],
};

/** ready → inPreparation is a recall. */
export const kitchenTransitions: Transitions<KitchenState> = {
  pending: ['sentToKitchen', 'cancelled'],
  sentToKitchen: ['fired', 'inPreparation', 'cancelled'],
  fired: ['inPreparation', 'cancelled'],
  inPreparation: ['ready', 'cancelled'],
  ready: ['served', 'inPreparation', 'cancelled'],
  served: [],
  cancelled: [],
};

export const paymentTransitions: Transitions<PaymentStatus> = {
  unpaid: ['partiallyPaid', 'paid', 'failed'],
  partiallyPaid: ['paid'],
  paid: ['refunded'],
  refunded: [],
  failed: ['unpaid'],
};

export function canGo<State extends string>(table: Transitions<State>, from: State, to: State): boolean {
  return table[from].includes(to);
}
