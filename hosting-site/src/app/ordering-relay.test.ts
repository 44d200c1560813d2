import { describe, expect, it } from 'vitest';
import type { OrderingActions } from '../lib/ordering-actions.ts';
import { createOrderingRelay } from './ordering-relay.ts';

const line = (menuItemId: number) => ({ menuItemId, quantity: 1, modifiers: [] });

function orderingCode() {
  const added: number[] = [];
  const nothing = () => undefined;
  const actions: OrderingActions = {
    openItem: nothing,
    openCart: nothing,
    openOrderDetails: nothing,
    openOrderTimes: nothing,
    openSignIn: nothing,
    setQuantity: nothing,
    editLine: nothing,
    add: ({ menuItemId }) => added.push(menuItemId),
  };
  return { added, actions };
}

describe('what is tapped before the code for ordering has arrived', () => {
  it('waits for it, in its order, and is done once', async () => {
    const { added, actions } = orderingCode();
    const relay = createOrderingRelay(() => Promise.resolve());
    relay.actions.add(line(1));
    relay.actions.add(line(2));
    const disconnect = relay.connect(actions);
    relay.actions.add(line(3));
    disconnect();
    relay.connect(actions);
    expect(added).toEqual([1, 2, 3]);
  });

  it('is given up when that fails to load, said, and asked for again by the next tap', async () => {
    const { added, actions } = orderingCode();
    const attempts = [Promise.reject(new Error('offline')), Promise.resolve()];
    const relay = createOrderingRelay(() => attempts.shift() ?? Promise.resolve());
    relay.actions.add(line(1));
    await expect.poll(() => relay.hasFailed.get()).toBe(true);
    relay.actions.add(line(2));
    expect(relay.hasFailed.get()).toBe(false);
    relay.connect(actions);
    expect(added).toEqual([2]);
  });
});
