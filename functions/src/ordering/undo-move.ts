// Undoes the caller's own last move on the board. The request names the move, so that a late undo never reverts another one.
import { isolated } from '@bite/shared/kernel/isolated';
import {
  type BoardMoveAction,
  boardMove,
  canUndo,
  kitchenStateAt,
  type OrderStates,
  statesOf,
} from '@bite/shared/ordering/board';
import type { KitchenItem, Order, OrderEvent } from '@bite/shared/ordering/order.schema';
import type { OrderChange } from '../ports/orders.ts';
import { type BoardRequest, recorded, refused, without } from './board-request.ts';
import { stampsOf } from './move-stamps.ts';

/** Throws TRANSITION_REFUSED with the reason. */
export function undoMove(order: Order, items: readonly KitchenItem[], request: BoardRequest): OrderChange {
  const undone = undoable(order, request);
  const action = undone.action as BoardMoveAction;
  const tookPayment = undone.from.paymentStatus !== undone.to.paymentStatus;
  // A card may have been charged meanwhile, which no move on the board takes back.
  const back = tookPayment ? undone.from : { ...undone.from, paymentStatus: order.paymentStatus };
  const restored = without(order, [...stampsOf(order, action), ...(tookPayment ? ['paidAt' as const] : [])]);
  const reached = boardMove({ ...undone.from, type: order.type }, action)?.kitchen;
  const target = kitchenStateAt(undone.from.lifecycleState);
  return {
    order: {
      ...restored,
      ...(tookPayment && { paymentMethod: 'atPickup' }),
      ...recorded(order, back, request),
    },
    kitchenItems: items
      .filter((item) => item.kitchenStatus === reached)
      .map((item) => ({ ...item, kitchenStatus: target, updatedAt: request.at })),
  };
}

/** The order's last event, if it is the requested one and this caller may undo it. */
function undoable(order: Order, { input, by, at }: BoardRequest): OrderEvent {
  const last = order.history.at(-1);
  if (last?.id !== input.undoes || !last) throw refused(order, 'undo', since(last));
  if (last.by !== by.uid) throw refused(order, 'undo', 'Only who made this move can take it back.');
  if (!isSame(order, order.payment ? { ...last.to, paymentStatus: order.paymentStatus } : last.to))
    throw refused(order, 'undo', 'The order has changed since.');
  if (!canUndo(last, Date.parse(at)))
    throw refused(order, 'undo', 'This can no longer be taken back. A manager can correct it.');
  return last;
}

const since = (last: OrderEvent | undefined): string =>
  `${isolated(last?.byName ?? 'Someone else')} has moved the order since, so it was not taken back.`;

function isSame(one: OrderStates, other: OrderStates): boolean {
  return JSON.stringify(statesOf(one)) === JSON.stringify(statesOf(other));
}
