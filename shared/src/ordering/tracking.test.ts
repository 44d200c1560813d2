import { describe, expect, it } from 'vitest';
import { displayedStep, modifierLabels, type TrackingStep, trackingStep, trackingSteps } from './tracking.ts';
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
    expect(trackingStep({ status, lifecycleState, type: 'takeOut' })).toBe(expected);
  });

  it('never goes back while the order goes on', () => {
    const onTheWay = lifecycleStates.filter((state) => state !== 'canceled' && state !== 'voided');
    for (const type of ['takeOut', 'delivery'] as const) {
      const positions = onTheWay.map((lifecycleState) => {
        const step = trackingStep({ status: 'inProgress', lifecycleState, type });
        return step ? displayedStep(step, { type }) : -1;
      });
      expect(positions).toEqual([...positions].sort());
      expect(new Set(positions).size).toBeGreaterThan(2);
    }
  });

  it('is known for every pair of states', () => {
    for (const status of orderStatuses) {
      for (const lifecycleState of lifecycleStates) {
        const isOver = status === 'cancelled' || status === 'voided';
        expect(trackingStep({ status, lifecycleState, type: 'delivery' }) === undefined).toBe(isOver);
      }
    }
  });
});

describe('how far a delivery is', () => {
  it.each<[LifecycleState, TrackingStep, TrackingStep | undefined]>([
    ['sentToKitchen', 'accepted', 'placed'],
    ['inPreparation', 'preparing', 'preparing'],
    ['ready', 'ready', 'preparing'],
    ['served', 'onItsWay', 'onItsWay'],
    ['completed', 'done', 'done'],
  ])('%s: %s, shown at %s', (lifecycleState, step, shown) => {
    const order = { status: 'inProgress', lifecycleState, type: 'delivery' } as const;
    expect(trackingStep(order)).toBe(step);
    expect(trackingSteps(order)[displayedStep(step, order)]).toBe(shown);
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
