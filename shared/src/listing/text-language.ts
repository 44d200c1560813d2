// The language of a review or a reply, as far as its commonest words tell. A guess: short texts have none.

const words = {
  en: 'the and was were is are for with you your our very this that they but had have not it of to we',
  es: 'el la los las y que fue muy con para por una del pero todo nos es está gracias su lo en como más',
  fr: 'le les et est était très avec pour une des nous vous mais dans pas que qui merci votre sur ce au',
  de: 'der die das und ist war sehr mit für ein eine nicht wir sie aber auch von zu den im es ich danke',
  it: 'il gli e che è molto con per una della ma non sono di grazie più come nel era anche tutto abbiamo',
  pt: 'o os e que foi muito com para uma do da mas não em por obrigado mais como está tudo nos bem',
} as const;

export type TextLanguage = keyof typeof words;

const languages = Object.entries(words).map(
  ([language, list]) => [language as TextLanguage, new Set(list.split(' '))] as const,
);

/** So few common words prove nothing. */
const AT_LEAST = 2;

export function languageOf(text: string): TextLanguage | undefined {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = languages
    .map(([language, known]) => ({ language, count: said.filter((word) => known.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = counts;
  if (!best || best.count < AT_LEAST || best.count === next?.count) return undefined;
  return best.language;
}

/** Whether both are known, and differ. */
export function speaksOtherwise(reply: string, review: string | undefined): boolean {
  const [own, theirs] = [languageOf(reply), languageOf(review ?? '')];
  return own !== undefined && theirs !== undefined && own !== theirs;
}
