import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { STAMPED } from '../testing/records.ts';
import { counter } from './counter.schema.ts';

describe('counter', () => {
  it('C3-31, O9-42 keeps the entity it counts, the id it holds, and when', () => {
    const whole = { entityType: 'taxRates', nextId: 12, ...STAMPED };
    expect(counter.parse(whole)).toEqual(whole);
  });

  it('C3-31, O9-42 holds 0 where nothing else is said', () => {
    expect(counter.parse({ entityType: 'items', ...STAMPED }).nextId).toBe(0);
  });

  it.each([
    { entityType: 'reviews' },
    { entityType: undefined },
    { nextId: -1 },
    { nextId: 1.5 },
    { createdAt: undefined },
    { updatedAt: undefined },
  ])('C3-31, O9-42 with %j is refused', (change) => {
    expect(issuesOf(counter, { entityType: 'items', nextId: 0, ...STAMPED, ...change })).toHaveLength(1);
  });
});
