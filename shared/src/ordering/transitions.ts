// The states of an order, of its payment, of its items in the kitchen and of its synchronisation, as tables (decisions,
// States). kernel/transitions.ts asks them.
import type { Transitions } from '../kernel/transitions.ts';

export const orderStatuses = ['newOrder', 'inProgress', 'completed', 'cancelled', 'voided'] as const;
export const paymentStatuses = ['unpaid', 'partiallyPaid', 'paid', 'refunded', 'failed'] as const;
/** In the order of an order's life, and then the ways out of it. */
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
/** In the order of the kitchen's work, and then the way out of it. */
export const kitchenStates = [
  'pending',
  'sentToKitchen',
  'fired',
  'inPreparation',
  'ready',
  'served',
  'cancelled',
] as const;

export const orderTypes = ['dineIn', 'takeOut', 'delivery', 'quickService'] as const;
export const syncStates = [
  'localOnly',
  'pendingSync',
  'syncing',
  'synced',
  'syncFailed',
  'conflicted',
] as const;
export const syncPriorities = ['low', 'normal', 'high', 'critical'] as const;
export const kitchenPriorities = ['low', 'normal', 'high', 'urgent'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type LifecycleState = (typeof lifecycleStates)[number];
export type KitchenState = (typeof kitchenStates)[number];
export type SyncState = (typeof syncStates)[number];

export const orderStatusTransitions: Transitions<OrderStatus> = {
  newOrder: ['inProgress', 'cancelled', 'voided'],
  inProgress: ['completed', 'cancelled', 'voided'],
  completed: [],
  cancelled: [],
  voided: [],
};

/** Of orders that somebody still has to see to. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => orderStatusTransitions[status].length > 0,
);

/**
 * served → completed is the way of a prepaid order; whoever asks checks that it is paid. ready → inPreparation is a recall:
 * the kitchen took an item back, and the order with it.
 */
export const lifecycleTransitions: Transitions<LifecycleState> = {
  draft: ['started', 'canceled', 'voided'],
  started: ['sentToKitchen', 'canceled', 'voided'],
  sentToKitchen: ['inPreparation', 'canceled', 'voided'],
  inPreparation: ['ready', 'canceled', 'voided'],
  ready: ['served', 'inPreparation', 'canceled', 'voided'],
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

/** A partial refund is no transition: it stays paid (refund.ts). */
export const paymentTransitions: Transitions<PaymentStatus> = {
  unpaid: ['partiallyPaid', 'paid', 'failed'],
  partiallyPaid: ['paid'],
  paid: ['refunded'],
  refunded: [],
  failed: ['unpaid'],
};

/** A sync that failed or met another version of the order waits for its turn again; a later edit makes a synced one wait. */
export const syncTransitions: Transitions<SyncState> = {
  localOnly: ['pendingSync'],
  pendingSync: ['syncing'],
  syncing: ['synced', 'syncFailed', 'conflicted'],
  synced: ['pendingSync'],
  syncFailed: ['pendingSync'],
  conflicted: ['pendingSync', 'synced'],
};
