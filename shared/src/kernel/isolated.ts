// Isolates a name inside a sentence from the sentence's text direction: a right-to-left name would otherwise reorder the text
// around it. In markup, <bdi> does the same.

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** Right-to-left letters, and the invisible mark that counts as one. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Embeddings, overrides and isolates, in text that was stored before they were refused. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Most names need no isolation and stay unchanged, so that copied or searched text has no invisible characters. */
export function isolated(text: string): string {
  const plain = text.replace(directions, '');
  return rightToLeft.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_DIRECTIONAL_ISOLATE}` : plain;
}
