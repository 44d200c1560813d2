import { describe, expect, it } from 'vitest';
import { DAY } from '../kernel/durations.ts';
import { isLinkTooOld } from './tracking-link-age.ts';

const createdAt = '2026-01-01T12:00:00.000Z';
const end = '2026-01-02T12:00:00.000Z';
const daysAfter = (days: number): number => Date.parse(end) + days * DAY;

describe('the link that a guest got with an order', () => {
  it.each([
    { status: 'completed', completedAt: end },
    { status: 'cancelled', canceledAt: end },
    { status: 'voided', voidedAt: end },
  ] as const)('opens it for ninety days after it was $status', (ended) => {
    expect(isLinkTooOld({ createdAt, ...ended }, daysAfter(90) - 1)).toBe(false);
    expect(isLinkTooOld({ createdAt, ...ended }, daysAfter(90))).toBe(true);
  });

  it.each(['newOrder', 'inProgress'] as const)('opens it as long as it is %s', (status) => {
    expect(isLinkTooOld({ createdAt, status }, daysAfter(1000))).toBe(false);
  });
});
