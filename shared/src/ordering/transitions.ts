// The state tables of an order, its payment, its kitchen items and its synchronisation; used with kernel/transitions.ts.
import type { Transitions } from '../kernel/transitions.ts';

export const orderStatuses = ['newOrder', 'inProgress', 'completed', 'cancelled', 'voided'] as const;
export const paymentStatuses = ['unpaid', 'partiallyPaid', 'paid', 'refunded', 'failed'] as const;
/**
 * In the order of an order's life, then the terminal alternatives. `served` is handed over: a delivery is then on its way
 * (`isOnItsWay`), not delivered.
 */
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
/** In the order of the kitchen's work, then the terminal alternative. */
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

/** Orders that staff still have to handle. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => orderStatusTransitions[status].length > 0,
);

/**
 * The lifecycle of open and of finished orders. A draft is neither, whatever its status: it waits to be paid by card, and stays
 * a draft if it never is. Whatever lists or counts orders leaves drafts out.
 */
export const openLifecycleStates = [
  'started',
  'sentToKitchen',
  'inPreparation',
  'ready',
  'served',
  'paid',
] as const satisfies LifecycleState[];
export const finishedLifecycleStates = [
  'completed',
  'canceled',
  'voided',
] as const satisfies LifecycleState[];

export const isDraft = ({ lifecycleState }: { lifecycleState: LifecycleState }): boolean =>
  lifecycleState === 'draft';

/**
 * served → completed is for prepaid orders; the caller checks that the order is paid. ready → inPreparation is a recall: the
 * kitchen took an item back, and the order with it.
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

/** A partial refund is no transition: the order stays paid (refund.ts). */
export const paymentTransitions: Transitions<PaymentStatus> = {
  unpaid: ['partiallyPaid', 'paid', 'failed'],
  partiallyPaid: ['paid'],
  paid: ['refunded'],
  refunded: [],
  failed: ['unpaid'],
};

/** A failed or conflicting sync waits to be repeated; a later edit makes a synced order wait again. */
export const syncTransitions: Transitions<SyncState> = {
  localOnly: ['pendingSync'],
  pendingSync: ['syncing'],
  syncing: ['synced', 'syncFailed', 'conflicted'],
  synced: ['pendingSync'],
  syncFailed: ['pendingSync'],
  conflicted: ['pendingSync', 'synced'],
};
