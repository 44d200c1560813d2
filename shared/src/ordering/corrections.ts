// Corrections by managers, with a reason: a wrong cancellation, a step noticed too late for an undo, a payment recorded by
// mistake. The tables of transitions.ts lead forwards; only these lead back.
import {
  type BoardOrder,
  boardMoveActions,
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

/** The states that `order` may be taken back to, the nearest first; none once its payment was given back. */
export function correctionsOf(order: Corrigible): CorrectionTarget[] {
  if (order.paymentStatus === 'refunded') return [];
  const targets = corrections[order.lifecycleState];
  // Delivered by itself and not yet paid, it may be on its way still.
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

/** The tap that recorded the order as paid; undefined when it is not paid, or was paid in another way than at the board. */
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
 * Where a correction takes the order; undefined when the table does not allow it.
 * @param isUnpaid Takes the payment back, too, which only a payment recorded at the board can be.
 */
export function correctedStates(
  order: Corrigible,
  to: CorrectionTarget,
  isUnpaid: boolean,
): OrderStates | undefined {
  if (!correctionsOf(order).includes(to)) return undefined;
  const paymentStatus = isUnpaid ? recordedPayment(order)?.from.paymentStatus : order.paymentStatus;
  if (paymentStatus === undefined) return undefined;
  return { status: to === 'started' ? 'newOrder' : 'inProgress', lifecycleState: to, paymentStatus };
}

/**
 * Where a kitchen item goes when its order is corrected to `to`; undefined when it stays. What the end of the order
 * cancelled comes back, what the kitchen had cancelled by itself does not, and nothing moves on.
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

/** The order's fields that say of states behind `to` when they were reached: untrue after a correction. */
export function fieldsToClear(to: CorrectionTarget): (keyof Order)[] {
  return lifecycleStates.slice(lifecycleStates.indexOf(to) + 1).flatMap((state) => stamps[state] ?? []);
}
