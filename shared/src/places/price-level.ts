// The place-search service's words for how expensive a place is, and their numbers (I3.9-02).
export const priceLevels = [
  'PRICE_LEVEL_FREE',
  'PRICE_LEVEL_INEXPENSIVE',
  'PRICE_LEVEL_MODERATE',
  'PRICE_LEVEL_EXPENSIVE',
  'PRICE_LEVEL_VERY_EXPENSIVE',
] as const;

export type PriceLevel = (typeof priceLevels)[number];

/** 0 (free) to 4 (very expensive); 0 if the level is unknown, too. */
export function priceLevelNumber(word: string | undefined): number {
  return Math.max(0, priceLevels.indexOf(word as PriceLevel));
}
