// Moves an order on the board: checks the transition table, records the event, and updates the kitchen items.

import { DomainError } from '@bite/shared/kernel/errors';
import {
  type BoardMoveAction,
  boardMove,
  hasPreparationBegun,
  isAlreadyInState,
  kitchenFollows,
} from '@bite/shared/ordering/board';
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import type { MoveOrderInput } from '@bite/shared/ordering/orders.contract';
import { slotTaken } from '@bite/shared/ordering/slot-taken';
import { isDraft, type KitchenState } from '@bite/shared/ordering/transitions';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { restaurantsOf } from '../collections/collections.ts';
import { attemptsOf } from '../collections/payments.ts';
import { dueWork } from '../due-work/due-work.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import { paymentWork, requestPaymentWork } from '../payments/settle-work.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { OrderChange, Orders } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';
import { type BoardRequest, recorded, refused, without } from './board-request.ts';
import { correctOrder } from './correct-order.ts';
import { deliveryCompletionWork } from './deliver-if-overdue.ts';
import { announced, requestMessages } from './messages/order-messages.ts';
import { stampsOf } from './move-stamps.ts';
import { restoredPayment } from './restored-payment.ts';
import { recountThumbs } from './thumbs/recounted.ts';
import { undoMove } from './undo-move.ts';

export interface MoveOrderDeps {
  orders: Orders;
  records: Pick<RecordReader, 'get'>;
  dueWorkQueue: DueWorkQueue;
  now: () => number;
}

export interface MovedOrder {
  order: Order;
  /** False if the order was already in that state. */
  moved: boolean;
  /** For an order that was restored into a full slot: how many orders, or kitchen minutes, the slot has now. */
  overbooked?: { taken: number; capacity: number; unit?: 'kitchenMinutes' };
}

/**
 * Returns the order after the move. An order that is already where the move would take it stays unchanged, so that the
 * slower of two people who want the same sees no error. Throws as assertMayIn does, NOT_FOUND, or TRANSITION_REFUSED with
 * the order's state and its possible moves.
 */
export async function moveOrder(
  deps: MoveOrderDeps,
  { user }: Caller,
  place: RestaurantRef,
  orderGuid: string,
  input: MoveOrderInput,
): Promise<MovedOrder> {
  await assertMayIn(
    deps.records,
    user,
    input.action === 'correct' ? 'orders.correct' : 'orders.write',
    place,
  );
  const request: BoardRequest = { input, by: user, at: new Date(deps.now()).toISOString() };
  let before: Order | undefined;
  const order = await deps.orders.change(
    place,
    orderGuid,
    (current, items, payment: PaymentAttempt | undefined) => {
      before = current;
      if (isDraft(current)) throw noSuchOrder();
      const changed = boardChange(current, items, request);
      const kept = changed && payment && restoredPayment(current, changed.order, payment, deps.now());
      const records = kept ? [{ at: attemptsOf(place), id: kept.attemptId, record: kept }] : [];
      return announced(followedUp(changed && { ...changed, records }, current, deps.now()), current);
    },
    await paymentReader(deps, place, orderGuid, input),
  );
  if (!order) throw noSuchOrder();
  const last = order.history.at(-1);
  const moved = last?.at === request.at && last.by === user.uid;
  await requestMessages(deps.dueWorkQueue, order, before?.history.length ?? 0);
  if (moved && before) await requestPaymentWork(deps.dueWorkQueue, before, order);
  const overbooked = moved ? await overbookedBy(deps, place, order) : undefined;
  return { order, moved, ...(overbooked && { overbooked }) };
}

/** Only a correction depends on it. Which try paid an order does not change once it is one. */
async function paymentReader(
  { orders }: MoveOrderDeps,
  place: RestaurantRef,
  orderGuid: string,
  { action }: MoveOrderInput,
): Promise<(records: Pick<RecordReader, 'get'>) => Promise<PaymentAttempt | undefined>> {
  const seen = action === 'correct' ? await orders.find(place, orderGuid) : undefined;
  const attemptId = seen?.payment?.attemptId;
  return async (records) => (attemptId === undefined ? undefined : records.get(attemptsOf(place), attemptId));
}

/** Also for a draft: staff learn of an order once it is paid. */
const noSuchOrder = () => new DomainError('NOT_FOUND', 'There is no such order at this restaurant');

/** The kitchen may have begun, so an order that comes back has its place even in a full slot: but staff are to know. */
async function overbookedBy(
  { orders, records }: MoveOrderDeps,
  place: RestaurantRef,
  order: Order,
): Promise<MovedOrder['overbooked']> {
  const before = order.history.at(-1)?.from.status;
  const slotAt = slotTaken(order);
  if (slotAt === undefined || (before !== 'cancelled' && before !== 'voided')) return undefined;
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  const { slotCapacity, slotKitchenMinutes } = restaurant?.settings.ordering ?? {};
  if (slotCapacity === undefined && slotKitchenMinutes === undefined) return undefined;
  const taken = await orders.takenIn(place, slotAt);
  if (slotCapacity !== undefined && taken.orders > slotCapacity)
    return { taken: taken.orders, capacity: slotCapacity };
  if (slotKitchenMinutes !== undefined && taken.minutes > slotKitchenMinutes)
    return { taken: taken.minutes, capacity: slotKitchenMinutes, unit: 'kitchenMinutes' };
  return undefined;
}

/** The change of an action whose author may make it; undefined if the order is there already. Throws TRANSITION_REFUSED. */
export function boardChange(
  order: Order,
  items: KitchenItem[],
  request: BoardRequest,
): OrderChange | undefined {
  const { action } = request.input;
  if (action === 'undo') return undoMove(order, items, request);
  if (action === 'correct') return correctOrder(order, items, request);
  if (action === 'acknowledge') return acknowledge(order, request);
  return isAlreadyInState(order, action) && isPaidAs(order, request.input)
    ? undefined
    : move(order, items, action, request);
}

/** Adds the work that follows when a delivery leaves, and when judged dishes begin or cease to count. */
function followedUp(change: OrderChange | undefined, before: Order, now: number): OrderChange | undefined {
  if (!change) return undefined;
  const completion = deliveryCompletionWork(before, change.order, now);
  const payment = paymentWork(before, change.order);
  const works = [
    ...(completion ? [completion] : []),
    ...(payment ? [payment] : []),
    ...recountThumbs(before, change.order, now),
  ];
  return {
    ...change,
    records: [...(change.records ?? []), ...works.map((work) => ({ at: dueWork, ...work }))],
  };
}

/** The second of two identical moves changes nothing. */
function acknowledge(order: Order, request: BoardRequest): OrderChange | undefined {
  if (order.acknowledgedAt !== undefined) return undefined;
  if (order.status !== 'cancelled') throw refused(order, 'acknowledge');
  const acknowledged = { acknowledgedAt: request.at, acknowledgedBy: request.by.uid };
  const seen = without(order, ['cancellationUnseen']);
  return { order: { ...seen, ...acknowledged, ...recorded(order, order, request) }, kitchenItems: [] };
}

/** Two people who recorded different payments must both be told. */
const isPaidAs = ({ paymentMethod }: Order, { paidBy }: MoveOrderInput): boolean =>
  paidBy === undefined || paidBy === paymentMethod;

function move(
  order: Order,
  items: KitchenItem[],
  action: BoardMoveAction,
  request: BoardRequest,
): OrderChange {
  const target = boardMove(order, action);
  if (!target) throw refused(order, action);
  const payment = order.paymentStatus === target.to.paymentStatus ? undefined : paymentOf(request);
  const moved: Order = {
    ...order,
    ...stamps(order, action, request),
    ...payment,
    ...recorded(order, target.to, request),
  };
  const followers = items.filter((item) => kitchenFollows(item.kitchenStatus, target.kitchen));
  return { order: moved, kitchenItems: followers.map((item) => inKitchen(item, target.kitchen, request.at)) };
}

function paymentOf({ at, input }: BoardRequest): Pick<Order, 'paidAt' | 'paymentMethod'> {
  if (input.paidBy) return { paidAt: at, paymentMethod: input.paidBy };
  const message = 'Say how the order was paid';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { paidBy: message } });
}

function stamps(order: Order, action: BoardMoveAction, { at, by, input }: BoardRequest): Partial<Order> {
  return {
    ...Object.fromEntries(stampsOf(order, action).map((field) => [field, at])),
    ...(action === 'cancel' && { canceledBy: by.uid }),
    ...(action === 'cancel' && hasPreparationBegun(order) && { cancellationUnseen: true as const }),
    ...(action === 'void' && { voidedBy: by.uid }),
    ...((action === 'cancel' || action === 'void') && input.reason && { cancelReason: input.reason }),
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
