import { describe, expect, it } from 'vitest';
import { offerText } from './offer-text.ts';

const summer = { name: 'Summer', code: 'SUMMER10', type: 'percentage', percent: 10, scope: 'order' } as const;

describe('the first words of an offer', () => {
  it.each([
    [{}, 'Summer: 10% off your order with the code SUMMER10.'],
    [{ lastDay: '2026-07-31' }, 'Summer: 10% off your order with the code SUMMER10, until July 31, 2026.'],
    [{ scope: 'items' }, 'Summer: 10% off selected dishes with the code SUMMER10.'],
    [
      { type: 'fixedAmount', amount: 5, minimumSubtotal: 30 },
      'Summer: $5.00 off your order from $30.00 with the code SUMMER10.',
    ],
    [{ type: 'freeItem' }, 'Summer: a dish for free with the code SUMMER10.'],
    [{ type: 'freeDelivery' }, 'Summer: free delivery with the code SUMMER10.'],
  ] as const)('say what the promotion takes off, its code and its last day: %j', (change, text) => {
    expect(offerText({ ...summer, ...change }, 'USD')).toBe(text);
  });
});
