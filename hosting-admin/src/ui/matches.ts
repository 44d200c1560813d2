// Whether these texts contain every typed word, ignoring accents and case.
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export function matches(term: string, texts: readonly string[]): boolean {
  const whole = plain(texts.join(' '));
  return plain(term)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
