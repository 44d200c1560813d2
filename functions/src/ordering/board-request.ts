// What all actions on the order board share: who, when, and the entry in the order's history.
import type { MoveOrderInput } from '@bite/shared/api/orders.contract';
import { staffName } from '@bite/shared/identity/staff-name';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { boardMoves, isCancelledOrVoided, type OrderStates, statesOf } from '@bite/shared/ordering/board';
import type { Order, OrderEvent } from '@bite/shared/ordering/order.schema';
import { withEvent } from '@bite/shared/ordering/order-history';
import { lifecycleStates } from '@bite/shared/ordering/transitions';

export interface BoardRequest {
  input: MoveOrderInput;
  by: Pick<User, 'uid' | 'displayName' | 'email'>;
  at: string;
}

/** What an order that goes to `to` keeps of the request: its states, when, and who did what. */
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

/** With when a delivery left the counter, from then on; without it for one that is taken back from its way. */
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

/** TRANSITION_REFUSED with the state the order is in, the moves it may make, and who made the last one. */
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
