import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../lib/testing/an-order.ts';
import { documentOf } from '../../../lib/testing/memory-platform.ts';
import { readOrders } from './read-orders.ts';

describe('documents as orders', () => {
  it('one that cannot be read is named with its fault, and hides no other', () => {
    const good = anOrder();
    const broken = { id: 'broken-1', data: { ...good, status: 'eaten' } };
    const { orders, unreadable } = readOrders([broken, documentOf(good)]);
    expect(orders).toEqual([good]);
    expect(unreadable).toEqual([{ id: 'broken-1', problem: expect.stringMatching(/^status: /) }]);
  });

  it.each([
    ['a word there is none of', { status: 'eaten' }, 'status: Choose one of these'],
    ['no number', { orderId: undefined }, 'orderId: Enter a number'],
    ['no list', { items: 'soup' }, 'items: Must be a list'],
  ])('%s is told in plain words', (_what, change, problem) => {
    const { unreadable } = readOrders([{ id: 'broken-1', data: { ...anOrder(), ...change } }]);
    expect(unreadable).toEqual([{ id: 'broken-1', problem }]);
  });

  it('an unchanged document gives the very same order, so that its card is not drawn again', () => {
    const document = documentOf(anOrder());
    const [first] = readOrders([document]).orders;
    expect(readOrders([document]).orders[0]).toBe(first);
    expect(readOrders([{ ...document }]).orders[0]).not.toBe(first);
  });

  it('I4-11 I4-14 what an old record leaves out gets its default', () => {
    const { status: _status, lifecycleState: _lifecycle, ...rest } = anOrder();
    const [order] = readOrders([{ id: 'old', data: rest }]).orders;
    expect(order).toMatchObject({ status: 'newOrder', lifecycleState: 'draft' });
  });
});
