// An order without the person who placed it: what taxes ask for stays, the items, the figures and the times
// (docs/decisions/062).
import { GUEST } from './guest-cancellation.ts';
import type { KitchenItem, Order } from './order.schema.ts';

/** @param at ISO instant. */
export function withoutPerson(order: Order, at: string): Order {
  const { tabName: _name, customerNotes: _notes, allergies: _allergies, fulfilment, ...rest } = order;
  const { address: _address, instructions: _instructions, arrivalNote: _where, ...times } = fulfilment;
  return {
    ...rest,
    customer: { name: '', phone: '', email: '' },
    fulfilment: times,
    history: order.history.map((event) => (event.by === GUEST ? { ...event, byName: undefined } : event)),
    erasedAt: at,
  };
}

/** Its kitchen items that said something of the person, without it. */
export const kitchenItemsWithoutPerson = (items: readonly KitchenItem[]): KitchenItem[] =>
  items.flatMap(({ allergies, ...item }) => (allergies === undefined ? [] : [item]));

/** The instant before which orders are erased, ISO; the same day of an earlier month. */
export function erasedBefore(now: number, retentionMonths: number): string {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - retentionMonths);
  return cutoff.toISOString();
}
