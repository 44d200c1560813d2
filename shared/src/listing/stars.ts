// Stars of a review: the business-listing service writes them as words.
export const starWords = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;
export type StarWord = (typeof starWords)[number];

export const ratings = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof ratings)[number];

/** Undefined for STAR_RATING_UNSPECIFIED and for any word that is none of the five. */
export function starsOf(word: string): Stars | undefined {
  return ratings[starWords.indexOf(word as StarWord)];
}

export function starWordOf(stars: Stars): StarWord {
  return starWords[stars - 1] as StarWord;
}

/** To one decimal, as listings show it; undefined where there is nothing to average. */
export function averageRating(given: readonly number[]): number | undefined {
  if (given.length === 0) return undefined;
  const sum = given.reduce((total, stars) => total + stars, 0);
  return Math.round((sum * 10) / given.length) / 10;
}
