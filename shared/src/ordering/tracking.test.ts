import { describe, expect, it } from 'vitest';
import { modifierLabels, type TrackingStep, trackingStep, trackingSteps } from './tracking.ts';
import { type LifecycleState, lifecycleStates, type OrderStatus, orderStatuses } from './transitions.ts';

describe('how far an order is, as the diner sees it', () => {
  it.each<[OrderStatus, LifecycleState, TrackingStep | undefined]>([
    ['newOrder', 'started', 'placed'],
    ['inProgress', 'sentToKitchen', 'accepted'],
    ['inProgress', 'inPreparation', 'preparing'],
    ['inProgress', 'ready', 'ready'],
    ['inProgress', 'served', 'done'],
    ['inProgress', 'paid', 'done'],
    ['completed', 'completed', 'done'],
    ['completed', 'ready', 'done'],
    ['inProgress', 'completed', 'done'],
    ['cancelled', 'canceled', undefined],
    ['voided', 'voided', undefined],
  ])('%s and %s: %s', (status, lifecycleState, expected) => {
    expect(trackingStep({ status, lifecycleState })).toBe(expected);
  });

  it('never goes back while the order goes on', () => {
    const onTheWay = lifecycleStates.filter((state) => state !== 'canceled' && state !== 'voided');
    const positions = onTheWay.map((lifecycleState) => {
      const step = trackingStep({ status: 'inProgress', lifecycleState });
      return step ? trackingSteps.indexOf(step) : -1;
    });
    expect(positions).toEqual([...positions].sort());
  });

  it('is known for every pair of states', () => {
    for (const status of orderStatuses) {
      for (const lifecycleState of lifecycleStates) {
        const isOver = status === 'cancelled' || status === 'voided';
        expect(trackingStep({ status, lifecycleState }) === undefined).toBe(isOver);
      }
    }
  });
});

describe('options in words', () => {
  it('say which group they are of, and how many where it is more than one', () => {
    const modifier = (name: string, quantity: number) => ({
      modifierId: 1,
      modifierGuid: 'g',
      name,
      priceDelta: 0,
      quantity,
    });
    const group = (name: string, ...modifiers: ReturnType<typeof modifier>[]) => ({
      modifierGroupId: 1,
      name,
      modifiers,
    });
    expect(
      modifierLabels({
        modifierGroups: [
          group('Left half', modifier('Olives', 1), modifier('Ham', 2)),
          group('Right half', modifier('Olives', 1)),
        ],
      }),
    ).toEqual(['Left half: Olives, 2 × Ham', 'Right half: Olives']);
    expect(modifierLabels({ modifierGroups: [] })).toEqual([]);
  });
});
