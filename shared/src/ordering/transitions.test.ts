import { describe, expect, it } from 'vitest';
import {
  canGo,
  kitchenStates,
  kitchenTransitions,
  lifecycleStates,
  lifecycleTransitions,
  orderStatuses,
  orderStatusTransitions,
  paymentStatuses,
  paymentTransitions,
  type Transitions,
} from './transitions.ts';

/** 'a → b, c' for each state, as decisions write them. */
const written = <State extends string>(table: Transitions<State>) =>
  (Object.entries(table) as [State, readonly State[]][]).map(
    ([from, to]) => `${from} → ${to.join(', ') || 'nothing'}`,
  );

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

  it('I4-14 its lifecycle, with a way out to canceled and voided from every state before completed', () => {
    expect(written(lifecycleTransitions)).toEqual([
      'draft → started, canceled, voided',
      'started → sentToKitchen, canceled, voided',
      'sentToKitchen → inPreparation, canceled, voided',
      'inPreparation → ready, canceled, voided',
      'ready → served, canceled, voided',
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
    expect([...kitchenStates].sort()).toEqual(
      ['pending', 'sentToKitchen', 'inPreparation', 'ready', 'served', 'fired', 'cancelled'].sort(),
    );
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

  it('a state may go where its table says, and nowhere else, not even to itself', () => {
    for (const from of kitchenStates) {
      for (const to of kitchenStates) {
        expect(canGo(kitchenTransitions, from, to)).toBe(kitchenTransitions[from].includes(to));
      }
      expect(canGo(kitchenTransitions, from, from)).toBe(false);
    }
  });
});
