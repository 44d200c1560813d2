// What all actions on the order board share: caller, time, and the entry in the order's history.

import { staffName } from '@bite/shared/identity/staff-name';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { boardMoves, isCancelledOrVoided, type OrderStates, statesOf } from '@bite/shared/ordering/board';
import type { Order, OrderEvent } from '@bite/shared/ordering/order.schema';
import { withEvent } from '@bite/shared/ordering/order-history';
import type { MoveOrderInput } from '@bite/shared/ordering/orders.contract';
import { lifecycleStates } from '@bite/shared/ordering/transitions';

export interface BoardRequest {
  input: MoveOrderInput;
  by: Pick<User, 'uid' | 'displayName' | 'email'>;
  at: string;
}

/** The fields of an order that a move to `to` sets: states, times, and the history entry. */
export function recorded(
  order: Order,
  to: OrderStates,
  { at, by, input }: BoardRequest,
): Pick<Order, keyof OrderStates | 'updatedAt' | 'history' | 'fulfilment'> {
  const event: Omit<OrderEvent, 'id'> = {
    at,
    by: by.uid,
    byName: staffName(by),
    action: input.action,
    from: statesOf(order),
    to: statesOf(to),
    ...(input.reason && { reason: input.reason }),
  };
  return {
    ...statesOf(to),
    fulfilment: fulfilmentAt(order, to, at),
    updatedAt: at,
    history: withEvent(order.history, event),
  };
}

/** Adds `outAt` when a delivery leaves the counter, and removes it when the delivery is taken back. */
function fulfilmentAt({ type, fulfilment }: Order, to: OrderStates, at: string): Order['fulfilment'] {
  const { outAt, ...rest } = fulfilment;
  if (type !== 'delivery' || isCancelledOrVoided(to)) return fulfilment;
  const isInside = lifecycleStates.indexOf(to.lifecycleState) < lifecycleStates.indexOf('served');
  return isInside ? rest : { ...rest, outAt: outAt ?? at };
}

export function without(order: Order, fields: readonly (keyof Order)[]): Order {
  return Object.fromEntries(
    Object.entries(order).filter(([name]) => !fields.some((field) => field === name)),
  ) as Order;
}

/** TRANSITION_REFUSED with the order's state, its possible moves, and the author of the last one. */
export function refused(order: Order, action: string, why?: string): DomainError {
  const may = boardMoves(order);
  const message =
    why ??
    `The order is ${order.lifecycleState} and cannot ${action}; it may: ${may.join(', ') || 'nothing more'}`;
  const last = order.history.at(-1);
  return new DomainError('TRANSITION_REFUSED', message, {
    state: statesOf(order),
    may,
    ...(last && { last: { action: last.action, byName: last.byName } }),
    ...(why !== undefined && { why }),
  });
}
