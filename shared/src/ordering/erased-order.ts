// An order without the person who placed it: what taxes ask for stays, the items, the figures and the times
// (docs/decisions/062).
import type { KitchenItem, Order } from './order.schema.ts';
import { GUEST } from './order-actors.ts';

/** @param at ISO instant. */
export function withoutPerson(order: Order, at: string): Order {
  const {
    tabName: _name,
    customerNotes: _notes,
    allergies: _allergies,
    pushDevices: _devices,
    phoneKey: _phone,
    fulfilment,
    promotion,
    ...rest
  } = order;
  const { address: _address, instructions: _instructions, arrivalNote: _where, ...times } = fulfilment;
  return {
    ...rest,
    // People write of themselves in them: 'for Sam's birthday', 'I am allergic to nuts'.
    items: order.items.map(({ notes: _, ...item }) => item),
    // Hashes of phone and email, which whoever tries all numbers turns back.
    ...(promotion && { promotion: { ...promotion, guests: [] } }),
    // A hash, too, of the whole request with the person in it. Nothing matches an empty one.
    requestHash: '',
    customer: { name: '', phone: '', email: '' },
    fulfilment: times,
    history: order.history.map((event) => (event.by === GUEST ? { ...event, byName: undefined } : event)),
    erasedAt: at,
  };
}

/** Its kitchen items that said something of the person, without it. */
export const kitchenItemsWithoutPerson = (items: readonly KitchenItem[]): KitchenItem[] =>
  items.flatMap(({ allergies, notes, ...item }) =>
    allergies === undefined && notes === undefined ? [] : [item],
  );

/** The instant before which orders are erased, ISO; the same day of an earlier month. */
export function erasedBefore(now: number, retentionMonths: number): string {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - retentionMonths);
  return cutoff.toISOString();
}
