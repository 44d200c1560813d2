// What happened to an order, oldest first. Events are only ever appended, so an event's place in the history names it.
import type { OrderEvent } from './order.schema.ts';

export const eventIdAt = (index: number): string => String(index + 1);

type NewEvent = Omit<OrderEvent, 'id'>;

/** The history of a new order. */
export const historyOf = (...events: NewEvent[]): OrderEvent[] =>
  events.reduce<OrderEvent[]>((history, event) => withEvent(history, event), []);

/** A history that goes on with `event`, under the next id. */
export function withEvent(history: readonly OrderEvent[], event: NewEvent): OrderEvent[] {
  return [...history, { id: eventIdAt(history.length), ...event }];
}
