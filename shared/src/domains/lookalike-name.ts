// Names that mix scripts, in which one letter passes for another: 'pаypal' with a Cyrillic а. Judged by label, as browsers do
// (Unicode TS 39, "highly restrictive").

/** Scripts that are written together. Latin goes with the East Asian ones. */
const combinations: readonly (readonly RegExp[])[] = [
  [/\p{sc=Latin}/u, /\p{sc=Han}/u, /\p{sc=Hiragana}/u, /\p{sc=Katakana}/u],
  [/\p{sc=Latin}/u, /\p{sc=Han}/u, /\p{sc=Bopomofo}/u],
  [/\p{sc=Latin}/u, /\p{sc=Han}/u, /\p{sc=Hangul}/u],
  ...[/\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Hebrew}/u, /\p{sc=Arabic}/u].map(
    (one) => [one],
  ),
  ...[/\p{sc=Devanagari}/u, /\p{sc=Bengali}/u, /\p{sc=Tamil}/u, /\p{sc=Telugu}/u, /\p{sc=Kannada}/u].map(
    (one) => [one],
  ),
  ...[/\p{sc=Malayalam}/u, /\p{sc=Gujarati}/u, /\p{sc=Gurmukhi}/u, /\p{sc=Sinhala}/u, /\p{sc=Thai}/u].map(
    (one) => [one],
  ),
  ...[/\p{sc=Lao}/u, /\p{sc=Myanmar}/u, /\p{sc=Khmer}/u, /\p{sc=Georgian}/u, /\p{sc=Ethiopic}/u].map(
    (one) => [one],
  ),
];

/** Digits, hyphens and marks belong to every script. */
const common = /[\p{sc=Common}\p{sc=Inherited}]/u;

/** Letters of Cyrillic, Greek and Armenian that look Latin: a label of these alone passes for a Latin one. */
const passesForLatin = /^[асԁеһіјӏорԛѕԝхуүѵαοрνιυκсјյօոսցհ0-9-]+$/u;

/** Latin letters that no language writes, only phoneticians, and that look like others: ɑ, ɡ, ɩ. The ı of Turkish names is none. */
const isPhonetic = /[\u0251\u0261\u0269]/u;

export const LOOKALIKE =
  'This name mixes letters that look alike. Please write it with the letters of one script';

/** @param name In Unicode. */
export const isLookalike = (name: string): boolean => name.split('.').some(isLookalikeLabel);

function isLookalikeLabel(label: string): boolean {
  const letters = [...label].filter((letter) => !common.test(letter));
  const isOneScript = combinations.some((scripts) =>
    letters.every((letter) => scripts.some((script) => script.test(letter))),
  );
  const isForeign = letters.some((letter) => !/\p{sc=Latin}/u.test(letter));
  return !isOneScript || isPhonetic.test(label) || (isForeign && passesForLatin.test(label));
}
