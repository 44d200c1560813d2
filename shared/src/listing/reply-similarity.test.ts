import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { highestSimilarity, similarity, trigramsOf } from './reply-similarity.ts';

const alike = (one: string, other: string) => similarity(trigramsOf(one), trigramsOf(other));

describe('how much two replies have in common', () => {
  it.each([
    ['Thank you for coming', 'Thank you for coming', 1],
    ['Thank you for coming', 'THANK YOU, for coming!', 1],
    ['one two three four', 'one two three five', 1 / 3],
    ['one two three four', 'five six seven eight', 0],
    ['Thanks', 'Thanks!', 1],
    ['Thanks', 'Cheers', 0],
    ['', '…', 1],
    ['', 'Thanks', 0],
  ])('I3.8-08 %j and %j: %d', (one, other, expected) => {
    expect(alike(one, other)).toBeCloseTo(expected);
  });

  it('is between 0 and 1, the same both ways, and 1 with itself', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'é', '!'), { maxLength: 12 })
      .map((all) => all.join(' '));
    holds(
      fc.property(text, text, (one, other) => {
        const value = alike(one, other);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(alike(other, one)).toBe(value);
        expect(alike(one, one)).toBe(1);
      }),
    );
  });

  it('is that of the one most alike, and none where nothing was said before', () => {
    expect(highestSimilarity('one two three', [])).toBe(0);
    expect(
      highestSimilarity('one two three four', ['five', 'one two three five'].map(trigramsOf)),
    ).toBeCloseTo(1 / 3);
  });
});
