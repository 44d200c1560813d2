// The actions of the order board, as a table over an order's states.
import { canGo } from '../kernel/transitions.ts';
import {
  type KitchenState,
  kitchenStates,
  kitchenTransitions,
  type LifecycleState,
  lifecycleStates,
  lifecycleTransitions,
  type OrderStatus,
  openOrderStatuses,
  orderStatusTransitions,
  type orderTypes,
  type PaymentStatus,
  paymentTransitions,
} from './transitions.ts';

export const boardMoveActions = [
  'accept',
  'start',
  'ready',
  'handOver',
  'deliver',
  'cancel',
  'void',
] as const;
export type BoardMoveAction = (typeof boardMoveActions)[number];

/**
 * Besides the moves: undoing one's own last move, a manager's later correction, and the kitchen's acknowledgement of a
 * cancellation.
 */
export const boardActions = [...boardMoveActions, 'undo', 'correct', 'acknowledge'] as const;
export type BoardAction = (typeof boardActions)[number];

export interface OrderStates {
  status: OrderStatus;
  lifecycleState: LifecycleState;
  paymentStatus: PaymentStatus;
}

export const statesOf = ({ status, lifecycleState, paymentStatus }: OrderStates): OrderStates => ({
  status,
  lifecycleState,
  paymentStatus,
});

/** What decides about an order's moves: its states, and its type, since deliveries have steps of their own. */
export type BoardOrder = OrderStates & {
  type: (typeof orderTypes)[number];
  /** Of an order that is paid by card on the website. */
  payment?: { state: string } | undefined;
};

export const isOpen = ({ status }: Pick<OrderStates, 'status'>): boolean =>
  openOrderStatuses.includes(status);

export interface BoardMove {
  to: OrderStates;
  /** The next state of the order's kitchen items; items that cannot reach it stay. */
  kitchen: KitchenState;
}

interface Step {
  status: OrderStatus;
  lifecycle: readonly LifecycleState[];
  kitchen: KitchenState;
  /** The diner has the food, and it is paid. */
  settles?: true;
}

/** The lifecycle steps of each button; every one must be in the table. For a delivery `handOver` is `leaves`. */
const steps: Record<BoardMoveAction, Step> = {
  accept: { status: 'inProgress', lifecycle: ['sentToKitchen'], kitchen: 'sentToKitchen' },
  start: { status: 'inProgress', lifecycle: ['inPreparation'], kitchen: 'inPreparation' },
  ready: { status: 'inProgress', lifecycle: ['ready'], kitchen: 'ready' },
  handOver: {
    status: 'completed',
    lifecycle: ['served', 'paid', 'completed'],
    kitchen: 'served',
    settles: true,
  },
  deliver: { status: 'completed', lifecycle: ['paid', 'completed'], kitchen: 'served', settles: true },
  cancel: { status: 'cancelled', lifecycle: ['canceled'], kitchen: 'cancelled' },
  void: { status: 'voided', lifecycle: ['voided'], kitchen: 'cancelled' },
};

/** A delivery that is handed over is on its way, not delivered. */
const leaves: Step = { status: 'inProgress', lifecycle: ['served'], kitchen: 'served' };

/** Undefined if orders of the type have no such step. */
function stepOf(action: BoardMoveAction, type: BoardOrder['type']): Step | undefined {
  const isDelivery = type === 'delivery';
  if (action === 'deliver' && !isDelivery) return undefined;
  return action === 'handOver' && isDelivery ? leaves : steps[action];
}

/** Voiding is for mistakes noticed before anything was cooked. */
const voidable: readonly LifecycleState[] = ['draft', 'started', 'sentToKitchen'];

export const UNDO_MILLISECONDS = 10_000;
/** A cancelled or voided order stays so until a manager corrects it, since the diner has been told. */
const undoable: readonly BoardAction[] = ['accept', 'start', 'ready', 'handOver', 'deliver'];

/** The states after `action`; undefined if the tables do not allow it from here. */
export function boardMove(from: BoardOrder, action: BoardMoveAction): BoardMove | undefined {
  const step = stepOf(action, from.type);
  if (!step) return undefined;
  const { status, lifecycle, kitchen } = step;
  if (orderStatusTransitions[from.status].length === 0) return undefined;
  if (status !== from.status && !canGo(orderStatusTransitions, from.status, status)) return undefined;
  if (action === 'void' && !voidable.includes(from.lifecycleState)) return undefined;
  if (!isWalk(from.lifecycleState, lifecycle)) return undefined;
  const paymentStatus = step.settles ? settled(from) : from.paymentStatus;
  const lifecycleState = lifecycle.at(-1);
  if (!paymentStatus || !lifecycleState) return undefined;
  return { to: { status, lifecycleState, paymentStatus }, kitchen };
}

/** Whether the order is already where `action` would take it, as after a colleague's action a moment before. */
export function isAlreadyInState(from: Omit<BoardOrder, 'paymentStatus'>, action: BoardMoveAction): boolean {
  const step = stepOf(action, from.type);
  return from.status === step?.status && from.lifecycleState === step.lifecycle.at(-1);
}

/** Only forward in the table: a recall is made by the kitchen, by item. */
function isWalk(from: LifecycleState, steps: readonly LifecycleState[]): boolean {
  let here = from;
  return steps.every((next) => {
    const isOnwards = lifecycleStates.indexOf(next) > lifecycleStates.indexOf(here);
    const isAllowed = isOnwards && canGo(lifecycleTransitions, here, next);
    here = next;
    return isAllowed;
  });
}

/**
 * Whether whoever hands the order over has to take money for it. A card that is authorized is charged by itself, and what was
 * refunded is not asked for again.
 */
export const owesPayment = ({
  paymentStatus,
  payment,
}: Pick<BoardOrder, 'paymentStatus' | 'payment'>): boolean =>
  paymentStatus !== 'paid' && paymentStatus !== 'refunded' && payment?.state !== 'authorized';

function settled(from: BoardOrder): PaymentStatus | undefined {
  if (!owesPayment(from)) return from.paymentStatus;
  return canGo(paymentTransitions, from.paymentStatus, 'paid') ? 'paid' : undefined;
}

/** The buttons an order shows now, in order. */
export function boardMoves(from: BoardOrder): BoardMoveAction[] {
  return boardMoveActions.filter((action) => boardMove(from, action) !== undefined);
}

const cooking: readonly LifecycleState[] = ['inPreparation', 'ready', 'served', 'paid'];

/** Whether nobody prepares or delivers it any more. */
export const isCancelledOrVoided = ({ status }: Pick<OrderStates, 'status'>): boolean =>
  status === 'cancelled' || status === 'voided';

/**
 * What a change of an order does to what the order took (stock, the use of a promotion): -1 if it is cancelled or voided and gives
 * it back, 1 if it is restored and takes it again.
 */
export function takingChange(
  before: Pick<OrderStates, 'status'>,
  after: Pick<OrderStates, 'status'>,
): 1 | -1 | undefined {
  if (isCancelledOrVoided(before) === isCancelledOrVoided(after)) return undefined;
  return isCancelledOrVoided(after) ? -1 : 1;
}

/** Whether the kitchen has begun to prepare the order. */
export const hasPreparationBegun = ({ lifecycleState }: Pick<OrderStates, 'lifecycleState'>): boolean =>
  cooking.includes(lifecycleState);

/** Whether handing over an unpaid order must record how it was paid. */
export function asksForPayment(from: BoardOrder, action: BoardAction): boolean {
  const move = boardMoveActions.find((one) => one === action);
  const isGiven = move !== undefined && stepOf(move, from.type)?.settles === true;
  return isGiven && owesPayment(from);
}

/** Whether a delivery has left, delivered or not. */
type Outside = Omit<BoardOrder, 'paymentStatus'> & { deliveredAt?: string | undefined };

const hasLeft = ({ type, status, lifecycleState }: Outside): boolean =>
  type === 'delivery' && status === 'inProgress' && lifecycleState === 'served';

/** Whether a delivery has left and not yet arrived. */
export const isOnItsWay = (order: Outside): boolean => hasLeft(order) && order.deliveredAt === undefined;

/** Whether a delivery was marked as delivered automatically while its payment is not recorded. */
export const isPaymentUnrecorded = (order: Outside): boolean =>
  hasLeft(order) && order.deliveredAt !== undefined;

/** Whether the last move can still be undone. `at` is its ISO time. */
export function canUndo(last: { action: string; at: string } | undefined, now: number): boolean {
  if (!last || !undoable.some((action) => action === last.action)) return false;
  return now - Date.parse(last.at) <= UNDO_MILLISECONDS;
}

/** Whether a kitchen item follows its order to `to`. Steps may be skipped on the way forward. */
export function kitchenFollows(from: KitchenState, to: KitchenState): boolean {
  if (to === 'cancelled') return canGo(kitchenTransitions, from, 'cancelled');
  return kitchenStates.indexOf(to) > kitchenStates.indexOf(from);
}

const kitchenStages = ['sentToKitchen', 'inPreparation', 'ready', 'served'] as const;

/** The state to which kitchen items return when the order goes back to `lifecycleState`. */
export function kitchenStateAt(lifecycleState: LifecycleState): KitchenState {
  return kitchenStages.find((state) => state === lifecycleState) ?? 'pending';
}

/** The lifecycle state that follows from the kitchen items; undefined if there is none (all cancelled, or none begun). */
export function rollUp(
  items: readonly KitchenState[],
): Extract<LifecycleState, 'inPreparation' | 'ready'> | undefined {
  const live = items.filter((state) => state !== 'cancelled');
  if (live.length === 0) return undefined;
  if (live.every((state) => state === 'ready' || state === 'served')) return 'ready';
  const isBegun = live.some((state) => state === 'inPreparation' || state === 'ready' || state === 'served');
  return isBegun ? 'inPreparation' : undefined;
}

/**
 * The order's state after a change of its kitchen items: inPreparation or ready (a step may be skipped), or back to
 * inPreparation on a recall; undefined if it stays. Only an accepted order follows, and only by the table.
 */
export function followKitchen(
  { status, lifecycleState }: Pick<OrderStates, 'status' | 'lifecycleState'>,
  items: readonly KitchenState[],
): ReturnType<typeof rollUp> {
  const target = rollUp(items);
  if (status !== 'inProgress' || target === undefined || target === lifecycleState) return undefined;
  const mayGo = [target, 'inPreparation' as const].some((step) =>
    canGo(lifecycleTransitions, lifecycleState, step),
  );
  return mayGo ? target : undefined;
}
