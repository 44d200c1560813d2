import { describe, expect, it } from 'vitest';
import { priceLevelNumber, priceLevels } from './price-level.ts';

describe('price levels', () => {
  it.each([
    ['PRICE_LEVEL_FREE', 0],
    ['PRICE_LEVEL_INEXPENSIVE', 1],
    ['PRICE_LEVEL_MODERATE', 2],
    ['PRICE_LEVEL_EXPENSIVE', 3],
    ['PRICE_LEVEL_VERY_EXPENSIVE', 4],
    ['PRICE_LEVEL_UNSPECIFIED', 0],
    ['price_level_moderate', 0],
    ['', 0],
    [undefined, 0],
  ])('I3.9-02 %s is %d', (word, number) => {
    expect(priceLevelNumber(word)).toBe(number);
  });

  it('I3.9-02 there are five', () => {
    expect(priceLevels).toHaveLength(5);
  });
});
