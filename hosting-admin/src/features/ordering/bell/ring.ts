// When the bell for new orders rings: from the moment an order needs attention until somebody uses the board.
import type { BoardAction } from '@bite/shared/ordering/board';
import { isOpen } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { GUEST, SYSTEM } from '@bite/shared/ordering/order-actors';
import type { LifecycleState } from '@bite/shared/ordering/transitions';
import { type Place, placeOf } from '../board/columns.ts';

export interface RingState {
  /** The previous state of each order, by guid; undefined before the board has loaded. */
  places: ReadonlyMap<string, Place> | undefined;
  /** Orders that nobody has looked at, with the number of moves by people when each began to ring. */
  unseen: ReadonlyMap<string, number>;
}

export const silence: RingState = { places: undefined, unseen: new Map() };

const broughtBack: readonly string[] = ['correct', 'undo'] satisfies BoardAction[];
const cooking: readonly LifecycleState[] = ['inPreparation', 'ready', 'served', 'paid'];

/** The state after the orders changed. Returns the same `state` if nothing changed. */
export function afterChange(state: RingState, orders: readonly Order[], now: number): RingState {
  const places = new Map(state.places);
  const unseen = new Map<string, number>();
  for (const order of orders) {
    const place = placeOf(order, now);
    const rang = state.unseen.get(order.guid);
    if (begins(state, order, place)) unseen.set(order.guid, touches(order));
    else if (rang !== undefined && !isTakenCareOf(order, rang)) unseen.set(order.guid, rang);
    places.set(order.guid, place);
  }
  return isSame(state.unseen, unseen) && isSame(state.places, places) ? state : { places, unseen };
}

/** The state after somebody used the board: a tap, a click or a key. */
export function afterLook(state: RingState): RingState {
  return state.unseen.size === 0 ? state : { ...state, unseen: new Map() };
}

function begins(state: RingState, order: Order, place: Place): boolean {
  if (!isOpen(order)) return false;
  // When the board opens, only orders that wait to be accepted ring.
  if (!state.places) return place === 'new';
  const before = state.places.get(order.guid);
  // Somebody moved it back and knows it; the board shows a notice.
  const hasArrived = before === undefined && !broughtBack.includes(order.history.at(-1)?.action ?? '');
  const hourHasCome = before === 'scheduled' && (place === 'new' || place === 'inKitchen');
  return hasArrived || hourHasCome;
}

/** A colleague has moved it on another screen, or the kitchen has begun. Automatic moves do not count. */
function isTakenCareOf(order: Order, touchesThen: number): boolean {
  return !isOpen(order) || cooking.includes(order.lifecycleState) || touches(order) > touchesThen;
}

const touches = (order: Order): number =>
  order.history.filter(({ by }) => by !== SYSTEM && by !== GUEST).length;

function isSame<Value>(
  one: ReadonlyMap<string, Value> | undefined,
  other: ReadonlyMap<string, Value>,
): boolean {
  if (one?.size !== other.size) return false;
  for (const [key, value] of other) if (one.get(key) !== value) return false;
  return true;
}
