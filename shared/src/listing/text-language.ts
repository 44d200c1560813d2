// The language of a review or a reply, as far as its commonest words and those of reviews tell. A guess: where little was written there is
// none, which is better than a wrong one.

const common = {
  en: 'the and was were is are for with you your our very this that they but had have not it of to we',
  es: 'el la los las y que fue muy con para por una del pero todo nos es está gracias su lo en como más',
  fr: 'le les et est était très avec pour une des nous vous mais dans pas que qui merci votre sur ce au',
  de: 'der die das und ist war sehr mit für ein eine nicht wir sie aber auch von zu den im es ich danke',
  it: 'il gli e che è molto con per una della ma non sono di grazie più come nel era anche tutto abbiamo',
  pt: 'o os e que foi muito com para uma do da mas não em por obrigado mais como está tudo nos bem',
} as const;

export type TextLanguage = keyof typeof common;

/** Of short reviews. A word of two languages stands in both, so that it decides nothing between them. */
const ofReviews: Readonly<Record<TextLanguage, string>> = {
  en: 'great good best better food service place nice amazing delicious tasty friendly staff waiter terrible awful bad worst rude cold again will back love loved excellent always never so here there my i be in an on at our hour price prices recommend recommended town family',
  es: 'comida servicio excelente rico rica riquísimo riquísima bueno buena buenos buenas buenísimo buenísima mejor mejores lugar atención mesero mesera pésimo pésima malo mala frío fría volver volveré volveremos volvería delicioso deliciosa sabor sabroso recomendado recomiendo amable amables caro precio precios siempre nunca todos estaba estuvo estaban fueron llegó tardaron hora bien ir ciudad familia hay sin mi me se un',
  fr: 'repas bon bonne service accueil excellent délicieux cuisine toujours jamais trop froid cher bien sans je on un',
  de: 'essen lecker gut gerne wieder bedienung freundlich immer nie schlecht kalt teuer super am dem den ein',
  it: 'cibo buono buona ottimo ottima personale gentile servizio sempre mai freddo caro locale bene un mi si',
  pt: 'comida atendimento excelente ótimo ótima bom boa melhor delicioso deliciosa lugar recomendo sempre nunca frio fria caro hora cidade família um',
};

const languages = Object.entries(common).map(([name, list]) => {
  const language = name as TextLanguage;
  return [language, new Set(`${list} ${ofReviews[language]}`.split(' '))] as const;
});

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
