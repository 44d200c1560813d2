// The time stamps of an order that each move sets and an undo removes.
import type { BoardMoveAction } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';

const stampedBy: Readonly<Record<BoardMoveAction, readonly (keyof Order)[]>> = {
  accept: ['sentToKitchenAt'],
  start: [],
  ready: ['readyAt'],
  handOver: ['servedAt', 'completedAt'],
  deliver: ['completedAt'],
  cancel: ['canceledAt'],
  void: ['voidedAt'],
};

/** A delivery that is handed over is on its way, not complete. */
export function stampsOf({ type }: Pick<Order, 'type'>, action: BoardMoveAction): readonly (keyof Order)[] {
  return type === 'delivery' && action === 'handOver' ? ['servedAt'] : stampedBy[action];
}
