import { describe, expect, it } from 'vitest';
import { releasableAt } from './purchase-release.ts';

const askedAt = '2026-06-10T12:00:00.000Z';

describe('an order whose outcome is unclear', () => {
  it.each([
    ['buy', '2026-06-10T12:15:00.000Z'],
    ['renew', '2026-06-10T14:00:00.000Z'],
    ['transfer', '2026-06-11T12:00:00.000Z'],
  ] as const)('I7.3-08 to %s is released by hand from %s on', (what, at) => {
    for (const state of ['unclear', 'asked'] as const)
      expect(releasableAt({ what, state, askedAt })).toBe(at);
  });

  it.each([
    [{ state: 'done' }],
    [{ state: 'failed' }],
    [{ state: 'ordered', orderId: 'order-1' }],
    [{ state: 'unclear', orderId: 'order-1' }],
  ] as const)('is not released once its end or its number is known: %j', (known) => {
    expect(releasableAt({ what: 'buy', askedAt, ...known })).toBeUndefined();
  });
});
