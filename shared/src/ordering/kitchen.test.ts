import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canGo } from '../kernel/transitions.ts';
import { holds } from '../testing/holds.ts';
import { reachable } from '../testing/reachable.ts';
import { boardMove, followKitchen, kitchenFollows, kitchenStateAt, rollUp } from './board.ts';
import {
  type KitchenState,
  kitchenStates,
  kitchenTransitions,
  type LifecycleState,
  lifecycleStates,
  lifecycleTransitions,
  type OrderStatus,
  orderStatuses,
} from './transitions.ts';

describe('kitchen items that follow their order', () => {
  it.each<[KitchenState, KitchenState[]]>([
    ['pending', ['sentToKitchen', 'fired', 'inPreparation', 'ready', 'served', 'cancelled']],
    ['sentToKitchen', ['fired', 'inPreparation', 'ready', 'served', 'cancelled']],
    ['fired', ['inPreparation', 'ready', 'served', 'cancelled']],
    ['inPreparation', ['ready', 'served', 'cancelled']],
    ['ready', ['served', 'cancelled']],
    ['served', []],
    ['cancelled', []],
  ])('I4-17 from %s go on to %j and never back', (from, expected) => {
    expect(kitchenStates.filter((to) => kitchenFollows(from, to)).sort()).toEqual([...expected].sort());
  });

  it('I4-17 go nowhere that single steps of the table would not lead', () => {
    for (const from of kitchenStates) {
      const further = reachable(kitchenTransitions, from);
      const followed = kitchenStates.filter((to) => kitchenFollows(from, to));
      expect(followed.filter((to) => !further.has(to))).toEqual([]);
    }
  });

  it('return, when a tap is taken back, to where the order’s state says', () => {
    const returns = lifecycleStates
      .map((state) => [state, kitchenStateAt(state)])
      .filter(([, kitchen]) => kitchen !== 'pending');
    expect(returns).toEqual([
      ['sentToKitchen', 'sentToKitchen'],
      ['inPreparation', 'inPreparation'],
      ['ready', 'ready'],
      ['served', 'served'],
    ]);
  });

  it('stand, after a tap on the board, where the order’s new state says', () => {
    for (const action of ['accept', 'start', 'ready'] as const) {
      for (const lifecycleState of lifecycleStates) {
        const from = {
          status: 'inProgress',
          lifecycleState,
          paymentStatus: 'unpaid',
          type: 'takeOut',
        } as const;
        const move = boardMove(from, action);
        if (move) expect(kitchenStateAt(move.to.lifecycleState)).toBe(move.kitchen);
      }
    }
  });
});

describe('what the kitchen’s items add up to', () => {
  it.each<[string, KitchenState[], ReturnType<typeof rollUp>]>([
    ['no items', [], undefined],
    ['none begun', ['pending', 'sentToKitchen', 'fired'], undefined],
    ['one begun', ['sentToKitchen', 'inPreparation'], 'inPreparation'],
    ['one ready, the other not begun', ['ready', 'sentToKitchen'], 'inPreparation'],
    ['all but one ready', ['ready', 'ready', 'inPreparation'], 'inPreparation'],
    ['all ready', ['ready', 'ready'], 'ready'],
    ['some served, the others ready', ['served', 'ready'], 'ready'],
    ['all served', ['served'], 'ready'],
    ['all ready but the cancelled one', ['ready', 'cancelled'], 'ready'],
    ['one served, the other not begun', ['served', 'sentToKitchen'], 'inPreparation'],
    ['one served, one begun', ['served', 'inPreparation'], 'inPreparation'],
    ['all cancelled', ['cancelled', 'cancelled'], undefined],
    ['cancelled, and one not begun', ['cancelled', 'pending'], undefined],
    ['one recalled', ['ready', 'inPreparation'], 'inPreparation'],
  ])('%s', (_, items, expected) => {
    expect(rollUp(items)).toBe(expected);
  });

  it('does not depend on the order of the items, and cancelled ones add nothing', () => {
    holds(
      fc.property(fc.array(fc.constantFrom(...kitchenStates), { maxLength: 6 }), (items) => {
        expect(rollUp([...items].reverse())).toBe(rollUp(items));
        expect(rollUp([...items, 'cancelled'])).toBe(rollUp(items));
      }),
    );
  });
});

describe('an order that follows its kitchen', () => {
  const follow = (
    lifecycleState: LifecycleState,
    items: KitchenState[],
    status: OrderStatus = 'inProgress',
  ) => followKitchen({ status, lifecycleState }, items);

  it.each<[string, LifecycleState, KitchenState[], ReturnType<typeof rollUp>]>([
    ['starts with its first item', 'sentToKitchen', ['inPreparation', 'pending'], 'inPreparation'],
    ['is ready with its last', 'inPreparation', ['ready', 'ready'], 'ready'],
    ['is ready at once where the first tap was skipped', 'sentToKitchen', ['ready'], 'ready'],
    ['goes back on a recall', 'ready', ['ready', 'inPreparation'], 'inPreparation'],
    ['stays where it is already', 'inPreparation', ['inPreparation'], undefined],
    ['stays ready while its items are handed over', 'ready', ['served', 'ready'], undefined],
    ['stays where the kitchen says nothing', 'sentToKitchen', ['pending'], undefined],
    ['stays served', 'served', ['ready'], undefined],
    ['stays served on a late recall', 'served', ['inPreparation'], undefined],
    ['stays paid', 'paid', ['ready'], undefined],
    ['stays a draft', 'draft', ['ready'], undefined],
    ['stays started until it is sent', 'started', ['inPreparation'], undefined],
    ['stays canceled', 'canceled', ['ready'], undefined],
  ])('I4-14, I4-17 %s', (_, from, items, expected) => {
    expect(follow(from, items)).toBe(expected);
  });

  it('I4-11 follows only once it is accepted, and no more once it is over', () => {
    const following = orderStatuses.filter((status) => follow('sentToKitchen', ['inPreparation'], status));
    expect(following).toEqual(['inProgress']);
  });

  it('I4-14 follows the table, whatever the items are', () => {
    const items = fc.array(fc.constantFrom(...kitchenStates), { maxLength: 5 });
    holds(
      fc.property(fc.constantFrom(...lifecycleStates), items, (from, states) => {
        const to = follow(from, states);
        if (to === undefined) return;
        const isStep = canGo(lifecycleTransitions, from, to);
        const isTwoSteps = canGo(lifecycleTransitions, from, 'inPreparation') && to === 'ready';
        expect(isStep || isTwoSteps).toBe(true);
        expect(follow(to, states)).toBeUndefined();
      }),
    );
  });
});
