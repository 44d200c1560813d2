// Corrections by managers, with a reason: a wrong cancellation, a step noticed too late for Undo, a payment recorded by
// mistake. The tables of transitions.ts only lead forward; only these lead back.
import {
  type BoardOrder,
  boardMoveActions,
  isCancelledOrVoided,
  isPaymentUnrecorded,
  kitchenStateAt,
  type OrderStates,
} from './board.ts';
import type { KitchenItem, Order, OrderEvent } from './order.schema.ts';
import { type KitchenState, kitchenStates, type LifecycleState, lifecycleStates } from './transitions.ts';

export const correctionTargets = ['started', 'sentToKitchen', 'inPreparation', 'ready', 'served'] as const;
export type CorrectionTarget = (typeof correctionTargets)[number];

/** Where an order may be taken back to; only a delivery is served, on its way, without being done. A cancelled or voided one goes where it was when that happened. */
const corrections = {
  draft: [],
  started: [],
  sentToKitchen: ['started'],
  inPreparation: ['sentToKitchen', 'started'],
  ready: ['inPreparation', 'sentToKitchen'],
  served: ['ready', 'inPreparation'],
  paid: ['ready', 'inPreparation'],
  completed: ['served', 'ready', 'inPreparation'],
  canceled: 'whereItWas',
  voided: 'whereItWas',
} as const satisfies Record<LifecycleState, readonly CorrectionTarget[] | 'whereItWas'>;

type Corrigible = BoardOrder & Pick<Order, 'history' | 'deliveredAt'>;

/**
 * The possible states for a correction of `order`, nearest first; none once its payment was refunded, unless that followed from
 * cancelling it.
 */
export function correctionsOf(order: Corrigible): CorrectionTarget[] {
  if (order.paymentStatus === 'refunded' && !isCancelledOrVoided(order)) return [];
  const targets = corrections[order.lifecycleState];
  // If it was marked as delivered automatically and is unpaid, it may still be on its way.
  if (isPaymentUnrecorded(order)) return ['served', ...corrections.served];
  if (targets !== 'whereItWas') return targets.filter((target) => isPlaceFor(order, target));
  const before = endOf(order)?.from.lifecycleState;
  return correctionTargets.filter((target) => target === before && isPlaceFor(order, target));
}

const isPlaceFor = ({ type }: Corrigible, target: CorrectionTarget): boolean =>
  target !== 'served' || type === 'delivery';

/** The event that cancelled or voided the order. */
const endOf = ({ history, lifecycleState }: Corrigible): OrderEvent | undefined =>
  history.findLast(
    ({ from, to }) => to.lifecycleState === lifecycleState && from.lifecycleState !== lifecycleState,
  );

/** The event that recorded the payment; undefined if it is unpaid or was not paid at the board. */
export function recordedPayment({
  history,
  paymentStatus,
}: Pick<Order, 'history' | 'paymentStatus'>): OrderEvent | undefined {
  if (paymentStatus !== 'paid') return undefined;
  const event = history.findLast(({ from, to }) => from.paymentStatus !== to.paymentStatus);
  const wasTapped = boardMoveActions.some((action) => action === event?.action);
  return wasTapped && event?.to.paymentStatus === 'paid' ? event : undefined;
}

/**
 * The order's states after a correction; undefined if the table does not allow it.
 * @param isUnpaid Also removes the payment, which is only possible for a payment recorded at the board.
 */
export function correctedStates(
  order: Corrigible,
  to: CorrectionTarget,
  isUnpaid: boolean,
): OrderStates | undefined {
  if (!correctionsOf(order).includes(to)) return undefined;
  const paymentStatus = isUnpaid ? recordedPayment(order)?.from.paymentStatus : stillPaid(order);
  if (paymentStatus === undefined) return undefined;
  return { status: to === 'started' ? 'newOrder' : 'inProgress', lifecycleState: to, paymentStatus };
}

/** What was paid went back when it was cancelled: it is to be paid again. */
const stillPaid = ({ paymentStatus }: Corrigible): OrderStates['paymentStatus'] =>
  paymentStatus === 'refunded' ? 'unpaid' : paymentStatus;

/**
 * The state of a kitchen item after its order is corrected to `to`; undefined if it stays. Items cancelled with the order are
 * restored, items that the kitchen cancelled are not, and nothing moves forward.
 */
export function kitchenCorrection(
  order: Pick<Order, 'canceledAt' | 'voidedAt'>,
  item: Pick<KitchenItem, 'kitchenStatus' | 'updatedAt'>,
  to: CorrectionTarget,
): KitchenState | undefined {
  const target = kitchenStateAt(to);
  if (item.kitchenStatus === 'cancelled') {
    const endedAt = order.canceledAt ?? order.voidedAt;
    return endedAt !== undefined && item.updatedAt === endedAt ? target : undefined;
  }
  return kitchenStates.indexOf(item.kitchenStatus) > kitchenStates.indexOf(target) ? target : undefined;
}

const stamps: Partial<Record<LifecycleState, readonly (keyof Order)[]>> = {
  sentToKitchen: ['sentToKitchenAt'],
  ready: ['readyAt'],
  served: ['servedAt'],
  paid: ['deliveredAt'],
  completed: ['completedAt'],
  canceled: [
    'canceledAt',
    'canceledBy',
    'cancelReason',
    'cancellationUnseen',
    'acknowledgedAt',
    'acknowledgedBy',
  ],
  voided: ['voidedAt', 'voidedBy', 'cancelReason'],
};

/** The order's times of states after `to`, which are wrong after a correction. */
export function fieldsToClear(to: CorrectionTarget): (keyof Order)[] {
  return lifecycleStates.slice(lifecycleStates.indexOf(to) + 1).flatMap((state) => stamps[state] ?? []);
}
