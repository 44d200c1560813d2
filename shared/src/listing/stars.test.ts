import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { averageRating, ratings, starsOf, starWordOf } from './stars.ts';

describe('stars', () => {
  it.each([
    ['ONE', 1],
    ['TWO', 2],
    ['THREE', 3],
    ['FOUR', 4],
    ['FIVE', 5],
  ] as const)('the word %s is %d, both ways', (word, stars) => {
    expect(starsOf(word)).toBe(stars);
    expect(starWordOf(stars)).toBe(word);
  });

  it.each(['STAR_RATING_UNSPECIFIED', 'SIX', 'one', ''])('the word %j stands for no rating', (word) => {
    expect(starsOf(word)).toBeUndefined();
  });

  it('no rating is lost on the way to its word and back', () => {
    expect(ratings.map((stars) => starsOf(starWordOf(stars)))).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [[5], 5],
    [[1, 2], 1.5],
    [[5, 5, 4], 4.7],
    [[1, 1, 2], 1.3],
    [[4, 4, 4, 5], 4.3],
  ])('%j is %d on average', (given, average) => {
    expect(averageRating(given)).toBe(average);
  });

  it('nothing has no average', () => {
    expect(averageRating([])).toBeUndefined();
  });

  it('an average lies between the lowest and the highest, whatever the order', () => {
    holds(
      fc.property(fc.array(fc.constantFrom(...ratings), { minLength: 1 }), (given) => {
        const average = averageRating(given);
        expect(average).toBeGreaterThanOrEqual(Math.min(...given));
        expect(average).toBeLessThanOrEqual(Math.max(...given));
        expect(averageRating([...given].reverse())).toBe(average);
      }),
    );
  });
});
