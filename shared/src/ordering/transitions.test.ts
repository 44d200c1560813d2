import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canGo, type Transitions } from '../kernel/transitions.ts';
import { holds } from '../testing/holds.ts';
import { reachable } from '../testing/reachable.ts';
import {
  kitchenPriorities,
  kitchenStates,
  kitchenTransitions,
  lifecycleStates,
  lifecycleTransitions,
  orderStatuses,
  orderStatusTransitions,
  orderTypes,
  paymentStatuses,
  paymentTransitions,
  syncPriorities,
  syncStates,
  syncTransitions,
} from './transitions.ts';

/** 'a → b, c' for each state, as decisions write them. */
const written = <State extends string>(table: Transitions<State>) =>
  (Object.entries(table) as [State, readonly State[]][]).map(
    ([from, to]) => `${from} → ${to.join(', ') || 'nothing'}`,
  );

/** All the tables, as one looks at tables of any states. */
const tables: [name: string, states: readonly string[], table: Transitions<string>, ends: string[]][] = [
  ['status', orderStatuses, orderStatusTransitions, ['completed', 'cancelled', 'voided']],
  ['payment', paymentStatuses, paymentTransitions, ['refunded']],
  ['lifecycle', lifecycleStates, lifecycleTransitions, ['completed', 'canceled', 'voided']],
  ['kitchen', kitchenStates, kitchenTransitions, ['served', 'cancelled']],
  ['sync', syncStates, syncTransitions, []],
];

describe('the states of an order and its kitchen items', () => {
  it('I4-11 the order’s status', () => {
    expect(orderStatuses).toEqual(['newOrder', 'inProgress', 'completed', 'cancelled', 'voided']);
    expect(written(orderStatusTransitions)).toEqual([
      'newOrder → inProgress, cancelled, voided',
      'inProgress → completed, cancelled, voided',
      'completed → nothing',
      'cancelled → nothing',
      'voided → nothing',
    ]);
  });

  it('I4-12 its payment', () => {
    expect(paymentStatuses).toEqual(['unpaid', 'partiallyPaid', 'paid', 'refunded', 'failed']);
    expect(written(paymentTransitions)).toEqual([
      'unpaid → partiallyPaid, paid, failed',
      'partiallyPaid → paid',
      'paid → refunded',
      'refunded → nothing',
      'failed → unpaid',
    ]);
  });

  it('I4-14 its lifecycle, with a recall from ready and a way out to canceled and voided from every state before completed', () => {
    expect(written(lifecycleTransitions)).toEqual([
      'draft → started, canceled, voided',
      'started → sentToKitchen, canceled, voided',
      'sentToKitchen → inPreparation, canceled, voided',
      'inPreparation → ready, canceled, voided',
      'ready → served, inPreparation, canceled, voided',
      'served → paid, completed, canceled, voided',
      'paid → completed, canceled, voided',
      'completed → nothing',
      'canceled → nothing',
      'voided → nothing',
    ]);
    expect(lifecycleStates).toEqual([
      'draft',
      'started',
      'sentToKitchen',
      'inPreparation',
      'ready',
      'served',
      'paid',
      'completed',
      'canceled',
      'voided',
    ]);
  });

  it('I4-17 an item in the kitchen, with a recall from ready and a way out to cancelled before served', () => {
    expect(kitchenStates).toEqual([
      'pending',
      'sentToKitchen',
      'fired',
      'inPreparation',
      'ready',
      'served',
      'cancelled',
    ]);
    expect(written(kitchenTransitions)).toEqual([
      'pending → sentToKitchen, cancelled',
      'sentToKitchen → fired, inPreparation, cancelled',
      'fired → inPreparation, cancelled',
      'inPreparation → ready, cancelled',
      'ready → served, inPreparation, cancelled',
      'served → nothing',
      'cancelled → nothing',
    ]);
  });

  it('I4-15 its synchronisation: what failed or met another version waits again, what was edited later too', () => {
    expect(syncStates).toEqual(['localOnly', 'pendingSync', 'syncing', 'synced', 'syncFailed', 'conflicted']);
    expect(written(syncTransitions)).toEqual([
      'localOnly → pendingSync',
      'pendingSync → syncing',
      'syncing → synced, syncFailed, conflicted',
      'synced → pendingSync',
      'syncFailed → pendingSync',
      'conflicted → pendingSync, synced',
    ]);
  });

  it('I4-13, I4-16, I4-18 its kinds, and how urgent its sync and its items are', () => {
    expect(orderTypes).toEqual(['dineIn', 'takeOut', 'delivery', 'quickService']);
    expect(syncPriorities).toEqual(['low', 'normal', 'high', 'critical']);
    expect(kitchenPriorities).toEqual(['low', 'normal', 'high', 'urgent']);
  });
});

describe.each(tables)('the table of %s', (_, states, table, ends) => {
  it('has a row for each state and leads to states alone, never to the same one', () => {
    expect(Object.keys(table).sort()).toEqual([...states].sort());
    for (const from of states) {
      expect(states).toEqual(expect.arrayContaining([...(table[from] ?? [])]));
      expect(canGo(table, from, from)).toBe(false);
    }
  });

  it('ends where it is said to end, and leads there from everywhere', () => {
    expect(states.filter((state) => table[state]?.length === 0)).toEqual(ends);
    const lost = states.filter(
      (from) => ends.length > 0 && !ends.some((end) => reachable(table, from).has(end)),
    );
    expect(lost).toEqual([]);
  });

  it('lets no walk leave a state that is an end', () => {
    const walk = fc.array(fc.constantFrom(...states), { maxLength: 12 });
    holds(
      fc.property(fc.constantFrom(...states), walk, (from, wishes) => {
        let here = from;
        for (const wish of wishes) {
          const next = canGo(table, here, wish) ? wish : here;
          if (ends.includes(here)) expect(next).toBe(here);
          here = next;
        }
      }),
    );
  });
});
