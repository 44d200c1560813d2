import { describe, expect, it } from 'vitest';
import { counterName, takeIds } from '../kernel/identifiers.ts';
import { orderNumberOf } from './order-number.ts';

describe('how orders are numbered', () => {
  it.each([
    [1, '#001'],
    [12, '#012'],
    [123, '#123'],
    [1000, '#000'],
    [1234, '#234'],
    [98_765, '#765'],
  ])('order %d is called %s', (orderId, expected) => {
    expect(orderNumberOf(orderId)).toBe(expected);
  });

  it('I3.12-06, I9-15, O9-43 from 1 on: an order takes what its counter holds, and the counter goes on by one', () => {
    expect(counterName('orders')).toBe('orderId');
    const first = takeIds('orders', undefined);
    const second = takeIds('orders', first.nextId);
    expect([first, second]).toEqual([
      { first: 1, nextId: 2 },
      { first: 2, nextId: 3 },
    ]);
  });
});
