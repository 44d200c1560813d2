// A tap on the order board: the move the tables allow, recorded, with the kitchen's items in step.
import type { MoveOrderInput } from '@bite/shared/api/orders.contract';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import {
  boardMove,
  boardMoves,
  canUndo,
  kitchenFollows,
  kitchenStateAt,
  type OrderStates,
} from '@bite/shared/ordering/board';
import type { KitchenItem, Order, OrderEvent } from '@bite/shared/ordering/order.schema';
import type { KitchenState } from '@bite/shared/ordering/transitions';
import type { RestaurantRef } from '@bite/shared/paths';
import type { OrderChange, Orders } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';
import { assertMayIn } from '../tenancy/assert-may.ts';

export interface MoveOrderDeps {
  orders: Orders;
  records: Pick<RecordReader, 'get'>;
  now: () => number;
}

interface Tap {
  input: MoveOrderInput;
  by: Pick<User, 'uid' | 'displayName' | 'email'>;
  at: string;
}

/** Throws as assertMayIn does, NOT_FOUND, or TRANSITION_REFUSED with the state the order is in and the moves it may make. */
export async function moveOrder(
  deps: MoveOrderDeps,
  user: User,
  place: RestaurantRef,
  orderGuid: string,
  input: MoveOrderInput,
): Promise<Order> {
  await assertMayIn(deps.records, user, 'orders.write', place);
  const tap: Tap = { input, by: user, at: new Date(deps.now()).toISOString() };
  const moved = await deps.orders.change(place, orderGuid, (order, items) =>
    input.action === 'undo' ? undo(order, items, tap) : move(order, items, input.action, tap),
  );
  if (!moved) throw new DomainError('NOT_FOUND', 'There is no such order at this restaurant');
  return moved;
}

const statesOf = ({ status, lifecycleState, paymentStatus }: OrderStates): OrderStates => ({
  status,
  lifecycleState,
  paymentStatus,
});

function move(
  order: Order,
  items: KitchenItem[],
  action: Exclude<MoveOrderInput['action'], 'undo'>,
  tap: Tap,
): OrderChange {
  const target = boardMove(order, action);
  if (!target) throw refused(order, action);
  const payment = order.paymentStatus === target.to.paymentStatus ? undefined : paymentOf(tap);
  const moved: Order = {
    ...order,
    ...target.to,
    ...stamps(action, tap),
    ...payment,
    updatedAt: tap.at,
    history: [...order.history, eventOf(order, target.to, tap)],
  };
  const followers = items.filter((item) => kitchenFollows(item.kitchenStatus, target.kitchen));
  return { order: moved, kitchenItems: followers.map((item) => inKitchen(item, target.kitchen, tap.at)) };
}

function paymentOf({ at, input }: Tap): Pick<Order, 'paidAt' | 'paymentMethod'> {
  if (input.paidBy) return { paidAt: at, paymentMethod: input.paidBy };
  const message = 'Say how the order was paid';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { paidBy: message } });
}

const stampedBy: Record<MoveOrderInput['action'], readonly (keyof Order)[]> = {
  accept: ['sentToKitchenAt'],
  start: [],
  ready: ['readyAt'],
  handOver: ['servedAt', 'completedAt'],
  cancel: ['canceledAt'],
  void: ['voidedAt'],
  undo: [],
};

function stamps(action: MoveOrderInput['action'], { at, by, input }: Tap): Partial<Order> {
  return {
    ...Object.fromEntries(stampedBy[action].map((field) => [field, at])),
    ...(action === 'cancel' && { canceledBy: by.uid }),
    ...(action === 'void' && { voidedBy: by.uid }),
    ...(input.reason && { cancelReason: input.reason }),
  };
}

const kitchenStamp: Partial<Record<KitchenState, 'sentToKitchenAt' | 'firedAt' | 'readyAt' | 'servedAt'>> = {
  sentToKitchen: 'sentToKitchenAt',
  fired: 'firedAt',
  ready: 'readyAt',
  served: 'servedAt',
};

function inKitchen(item: KitchenItem, kitchenStatus: KitchenState, at: string): KitchenItem {
  const stamp = kitchenStamp[kitchenStatus];
  return { ...item, kitchenStatus, updatedAt: at, ...(stamp && { [stamp]: at }) };
}

/** Within ten seconds the last tap can be taken back: a move of its own, recorded like any other. */
function undo(order: Order, items: KitchenItem[], tap: Tap): OrderChange {
  const last = order.history.at(-1);
  if (!last || !canUndo(last, Date.parse(tap.at))) throw refused(order, 'undo');
  const undone = boardMove(last.from, last.action as Exclude<MoveOrderInput['action'], 'undo'>);
  const tookPayment = last.from.paymentStatus !== last.to.paymentStatus;
  const restored = without(order, [
    ...stampedBy[last.action as MoveOrderInput['action']],
    ...(tookPayment ? ['paidAt' as const] : []),
  ]);
  const target = kitchenStateAt(last.from.lifecycleState);
  const followers = items.filter((item) => item.kitchenStatus === undone?.kitchen);
  return {
    order: {
      ...restored,
      ...last.from,
      ...(tookPayment && { paymentMethod: 'atPickup' }),
      updatedAt: tap.at,
      history: [...order.history, eventOf(order, last.from, tap)],
    },
    kitchenItems: followers.map((item) => ({ ...item, kitchenStatus: target, updatedAt: tap.at })),
  };
}

function without(order: Order, fields: readonly (keyof Order)[]): Order {
  return Object.fromEntries(
    Object.entries(order).filter(([name]) => !fields.some((field) => field === name)),
  ) as Order;
}

function eventOf(order: Order, to: OrderStates, { at, by, input }: Tap): OrderEvent {
  return {
    at,
    by: by.uid,
    byName: by.displayName ?? by.email,
    action: input.action,
    from: statesOf(order),
    to: statesOf(to),
    ...(input.reason && { reason: input.reason }),
  };
}

function refused(order: Order, action: string): DomainError {
  const state = statesOf(order);
  const allowed = boardMoves(order);
  const message = `The order is ${order.lifecycleState} and cannot ${action}; it may: ${allowed.join(', ') || 'nothing more'}`;
  return new DomainError('TRANSITION_REFUSED', message, { state, may: allowed });
}
