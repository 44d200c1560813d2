// The events of an order, oldest first.
import type { OrderEvent } from './order.schema.ts';
import { eventIdAt } from './order-event-id.ts';

type NewEvent = Omit<OrderEvent, 'id'>;

/** The history of a new order. */
export const historyOf = (...events: NewEvent[]): OrderEvent[] =>
  events.reduce<OrderEvent[]>((history, event) => withEvent(history, event), []);

/** The history with `event` appended under the next id. */
export function withEvent(history: readonly OrderEvent[], event: NewEvent): OrderEvent[] {
  return [...history, { id: eventIdAt(history.length), ...event }];
}
