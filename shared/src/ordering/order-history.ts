// The events of an order, oldest first. Append-only, so an event's position is its id.
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
