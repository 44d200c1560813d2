// Which of an order's times each move of the board sets, and an undo takes away.
import type { BoardMoveAction } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';

export const stampedBy: Readonly<Record<BoardMoveAction, readonly (keyof Order)[]>> = {
  accept: ['sentToKitchenAt'],
  start: [],
  ready: ['readyAt'],
  handOver: ['servedAt', 'completedAt'],
  cancel: ['canceledAt'],
  void: ['voidedAt'],
};
