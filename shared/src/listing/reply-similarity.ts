// How much two replies have in common. A page of reviews that are all answered alike looks as if nobody had read them.

/** A reply that has this much in common with one of the last replies is not sent without a person. */
export const SIMILARITY_BOUND = 0.6;
/** How many of the last replies count. */
export const COMPARED_REPLIES = 20;

/** The runs of three words of a text, without case and punctuation; of fewer words, the whole text. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 3) return new Set(words.length === 0 ? [] : [words.join(' ')]);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** Jaccard: the share of the trigrams of either that are in both. From 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 && other.size === 0) return 1;
  let both = 0;
  for (const trigram of one) if (other.has(trigram)) both += 1;
  return both / (one.size + other.size - both);
}

/** The highest similarity to any of them; 0 where there are none. */
export function highestSimilarity(text: string, earlier: readonly ReadonlySet<string>[]): number {
  const own = trigramsOf(text);
  return earlier.reduce((highest, other) => Math.max(highest, similarity(own, other)), 0);
}
