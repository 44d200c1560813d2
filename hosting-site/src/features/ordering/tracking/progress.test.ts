import { describe, expect, it } from 'vitest';
import { headline, progressOf } from './progress.ts';

const states = [
  ['newOrder', 'started', 'Your order is with the restaurant', 'Order placed'],
  ['inProgress', 'sentToKitchen', 'Your order has been accepted', 'Accepted'],
  ['inProgress', 'inPreparation', 'Your food is being prepared', 'In preparation'],
  ['inProgress', 'ready', 'Your order is ready to be picked up', 'Ready for pickup'],
] as const;

describe('the progress of an order', () => {
  it.each(states)('%s and %s read “%s”', (status, lifecycleState, words, step) => {
    const order = { status, lifecycleState, type: 'takeOut' as const };
    expect(headline(order)).toBe(words);
    expect(progressOf(order).find(({ state }) => state === 'current')?.label).toBe(step);
  });

  it('is done to the last step when the food is handed over', () => {
    const order = { status: 'completed', lifecycleState: 'completed', type: 'delivery' } as const;
    expect(headline(order)).toBe('Enjoy your meal!');
    expect(progressOf(order).map(({ state }) => state)).toEqual(Array(4).fill('done'));
    expect(progressOf(order).at(-1)?.label).toBe('Delivered');
  });

  it('a delivery reads Received, Preparing, On its way, Delivered', () => {
    const order = { status: 'inProgress', lifecycleState: 'served', type: 'delivery' } as const;
    expect(headline(order)).toBe('Your order is on its way');
    expect(progressOf(order).map(({ label, state }) => [label, state])).toEqual([
      ['Received', 'done'],
      ['Preparing', 'done'],
      ['On its way', 'current'],
      ['Delivered', 'ahead'],
    ]);
  });

  it('a delivery that was delivered by itself is there, though its payment is still open', () => {
    const order = { status: 'inProgress', lifecycleState: 'served', type: 'delivery' } as const;
    const delivered = { ...order, deliveredAt: '2026-06-10T23:00:00.000Z' };
    expect(headline(delivered)).toBe('Enjoy your meal!');
    expect(progressOf(delivered).map(({ state }) => state)).toEqual(Array(4).fill('done'));
  });

  it.each(['cancelled', 'voided'] as const)('has no steps once %s', (status) => {
    const order = { status, lifecycleState: 'canceled', type: 'takeOut' } as const;
    expect(progressOf(order)).toEqual([]);
    expect(headline(order)).toBe('This order was cancelled');
  });
});
