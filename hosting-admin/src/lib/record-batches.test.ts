import { describe, expect, it } from 'vitest';
import { inRequests } from './record-batches.ts';

const parts = (count: number, text = '') => Array.from({ length: count }, () => ({ sent: { text } }));
const sizes = (some: { sent: object }[]) => inRequests(some).map(({ length }) => length);

describe('many changes in as few requests as they need', () => {
  it.each<[string, { sent: object }[], number[]]>([
    ['none', [], []],
    ['five hundred', parts(500), [500]],
    ['more than that', parts(1001), [500, 500, 1]],
    ['large ones', parts(5, 'x'.repeat(150_000)), [2, 2, 1]],
    ['one that is larger than a request should be', parts(2, 'x'.repeat(500_000)), [1, 1]],
  ])('%s', (_what, some, expected) => {
    expect(sizes(some)).toEqual(expected);
  });
});
