// Once it is placed, an order costs what it cost: nobody needs to be asked for a difference (docs/decisions/074-refunds-and-tips.md).
import { routes } from '@bite/shared/api/routes';
import { boardActions, statesOf } from '@bite/shared/ordering/board';
import { correctionTargets } from '@bite/shared/ordering/corrections';
import type { Order } from '@bite/shared/ordering/order.schema';
import { describe, expect, it } from 'vitest';
import { siteAdmin } from '../testing/a-tenancy.ts';
import { anOrder } from '../testing/an-order.ts';
import { boardChange } from './move-order.ts';

const { order, kitchenItems } = anOrder('key');
const at = new Date(Date.parse(order.createdAt) + 60_000).toISOString();

const inputs = boardActions.flatMap((action) =>
  correctionTargets.map((to) => ({ action, to, reason: 'Dropped', paidBy: 'cash' as const, undoes: '' })),
);

/** Every order that a request to the board can make of this one. */
function after(seen: Order): Order[] {
  return inputs.flatMap((input) => {
    const undoes = seen.history.at(-1)?.id ?? '';
    try {
      const change = boardChange(seen, kitchenItems, { input: { ...input, undoes }, by: siteAdmin, at });
      return change ? [change.order] : [];
    } catch {
      return [];
    }
  });
}

describe('what an order costs', () => {
  it('stays the same whatever is done with it on the board', () => {
    const known = new Map([[JSON.stringify(statesOf(order)), order]]);
    for (const seen of known.values())
      for (const one of after(seen)) {
        expect([one.totals, one.items, one.tipAmount]).toEqual([order.totals, order.items, order.tipAmount]);
        const states = JSON.stringify(statesOf(one));
        if (!known.has(states)) known.set(states, one);
      }
    expect(known.size).toBeGreaterThan(8);
  });

  it('is no matter of any request, but for the tip, which stays within what is authorized', () => {
    const written = Object.entries(routes)
      .filter(([, { method, path }]) => method !== 'GET' && /:orderGuid|\/orders\/track\//.test(path))
      .map(([name]) => name);
    expect(written.sort()).toEqual([
      'arriveForOrder',
      'cancelOrder',
      'changeTip',
      'forgetDevice',
      'judgeDish',
      'lookAtPayment',
      'moveOrder',
      'notifyDevice',
      'payAtCounter',
      'payOrder',
      'refundOrder',
      'startApplePay',
    ]);
  });
});
