import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { aListingReview, aResponseTemplate } from '../testing/listing-records.ts';
import { responseTemplate } from './auto-reply.schema.ts';
import { replyPhrases } from './built-in-replies.ts';
import { type DraftConfig, draftReply } from './reply-draft.ts';
import { highestSimilarity, SIMILARITY_BOUND, trigramsOf } from './reply-similarity.ts';
import { listingReview } from './review.schema.ts';
import { languageOf } from './text-language.ts';

const SPANISH = 'La comida fue muy buena y el servicio también, todo con mucho cariño.';
const business = { businessName: 'Bella', phoneNumber: '+1 518 555 0100' };
const configOf = (change: Partial<DraftConfig> = {}): DraftConfig => ({
  ...{ responseStyle: 'professional', responseLength: 'medium', responseTemplates: [] },
  includeBusinessInfo: true,
  ...change,
});
const reviewOf = (change: Record<string, unknown> = {}) => listingReview.parse(aListingReview(change));
const draft = (
  config: Partial<DraftConfig> = {},
  review: Record<string, unknown> = {},
  earlier: readonly string[] = [],
) => draftReply(configOf(config), reviewOf(review), { business, earlier });
const templates = (...texts: string[]) =>
  texts.map((template, index) =>
    responseTemplate.parse(aResponseTemplate({ templateId: `t${index}`, rating: 4, template })),
  );

describe('a reply from the restaurant’s own templates', () => {
  it('I3.8-08 is as it was written', () => {
    const responseTemplates = templates('Thanks, {reviewerName}!');
    expect(draft({ responseTemplates })).toEqual({ text: 'Thanks, Kim!' });
  });

  it('I3.8-08 takes another template, then another ending, where it would repeat itself', () => {
    const responseTemplates = templates('Thanks a lot for coming to us.', 'So good that you liked it here.');
    const earlier: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { text, waits } = draft({ responseTemplates }, { reviewId: `r${count}` }, earlier);
      expect(waits).toBeUndefined();
      expect(highestSimilarity(text, earlier.map(trigramsOf))).toBeLessThan(SIMILARITY_BOUND);
      earlier.unshift(text);
    }
    expect(new Set(earlier).size).toBe(4);
  });

  it('I3.8-08 waits for a person where every variation resembles an earlier reply', () => {
    const template =
      'We thank you for coming to our restaurant last week and for all that you have written about the pizza, the pasta, the wine, the dessert and the people who brought it to your table.';
    const earlier = [template];
    expect(draft({ responseTemplates: templates(template) }, {}, earlier)).toMatchObject({
      waits: 'similar',
    });
  });

  it('I3.8-08 waits for a person where no template of the rating can be filled', () => {
    const responseTemplates = templates('See {websiteUrl}');
    const { text, waits } = draft({ responseTemplates });
    expect(waits).toBe('template');
    expect(text).not.toContain('{');
  });

  it('I3.8-08 is the one for the language of the review, or else for any; never that for another one', () => {
    const [any, english, spanish] = templates('Hello', 'Thank you', 'Gracias');
    const of = (...responseTemplates: unknown[]) =>
      responseTemplates.map((one) => responseTemplate.parse(one));
    const all = of(any, { ...english, language: 'en' }, { ...spanish, language: 'es' });
    const text = (responseTemplates: typeof all, comment?: string) =>
      draft({ responseTemplates }, { comment }).text;
    expect([text(all, SPANISH), text(all, 'Great food'), text(all)]).toEqual([
      ...['Gracias', 'Thank you', 'Thank you'],
    ]);
    expect([text(all.slice(0, 2), SPANISH), text(all.slice(0, 1))]).toEqual(['Hello', 'Hello']);
    expect(languageOf(text(all.slice(1, 2), SPANISH))).toBe('es');
  });

  it('I3.8-08 are never those of another rating', () => {
    expect(draft({ responseTemplates: templates('Four') }, { rating: 5 }).text).not.toContain('Four');
  });

  it.each([
    ['Visit evil.example', true],
    ['Call 518 555 0199', true],
    ['{businessName}', true],
    ['Anna Maria de la Cruz-Ö’Neil Jr.', false],
    ['A Google user', true],
  ])('takes %j for a name to publish: not %s', (reviewerName, isRefused) => {
    const isReviewerAnonymous = reviewerName === 'A Google user';
    const responseTemplates = templates('Dear {reviewerName}', 'Dear guest');
    const { text } = draft({ responseTemplates }, { reviewerName, isReviewerAnonymous, reviewId: 'r' });
    if (isRefused) expect(text).toBe('Dear guest');
    else expect(['Dear guest', `Dear ${reviewerName}`]).toContain(text);
  });

  it('I9-03 is cut to what the service takes', () => {
    const responseTemplates = templates('é'.repeat(3000));
    expect(draft({ responseTemplates }).text).toBe('é'.repeat(2048));
  });
});

describe('a built-in reply', () => {
  const styles = ['professional', 'friendly', 'casual'] as const;
  const lengths = ['short', 'medium', 'long'] as const;

  it('I3.2-05 is longer or shorter, as was chosen', () => {
    const [short, medium, long] = lengths.map((responseLength) => draft({ responseLength }).text.length);
    expect(short).toBeLessThan(medium ?? 0);
    expect(medium).toBeLessThan(long ?? 0);
  });

  it('I3.8-14 differs by style, and has the restaurant’s name', () => {
    const texts = styles.map((responseStyle) => draft({ responseStyle }).text);
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toContain('Bella');
  });

  it.each(
    styles.flatMap((style) => [
      [style, 'no words', undefined] as const,
      [style, 'Spanish words', SPANISH] as const,
    ]),
  )(
    'I3.8-14 in %s style, to a review of %s, names neither restaurant nor guest where it must not',
    (style, _, comment) => {
      for (let count = 0; count < 150; count += 1) {
        const rating = [1, 3, 5][count % 3];
        const review = { rating, comment, reviewId: `r${count}`, isReviewerAnonymous: true };
        const { text } = draft({ responseStyle: style, includeBusinessInfo: false }, review);
        expect(text).not.toMatch(/Bella|Kim|[{}]|\s[.,!]|,[.!]/);
      }
    },
  );

  it('I3.8-14 to a review of stars alone does not speak of what was said', () => {
    const spoken = {
      en: /\b(read|words|feedback|review|tell|telling|told|write|frank|candid|letting us know|hear)\b/i,
      es: /\b(leer|leerlo|palabras?|comentarios?|reseña|contar\w*|contado|decir\w*|escribir\w*|sinceridad)\b/i,
    };
    // "Tell us on the spot next time" is about another visit.
    const ofNextTime =
      /(Tell us on the spot|word from|personally what|[Uu]na palabra|palabra de|Escríbannos)[^.]*\./g;
    for (const language of ['en', 'es'] as const)
      for (const responseStyle of styles)
        for (let count = 0; count < 60; count += 1) {
          const review = reviewOf({
            rating: [1, 3, 5][count % 3],
            comment: undefined,
            reviewId: `r${count}`,
          });
          const surroundings = { business, earlier: [], language };
          const { text } = draftReply(configOf({ responseStyle }), review, surroundings);
          expect(text.replace(ofNextTime, '')).not.toMatch(spoken[language]);
        }
  });

  it('I3.8-14 of a style of its own waits for a person, who knows the tone', () => {
    expect(draft({ responseStyle: 'custom' })).toMatchObject({ waits: 'tone' });
  });

  it('I3.8-08 never resembles one of the last twenty, over a hundred reviews of any kind in a row', () => {
    const kind = fc.record({
      responseStyle: fc.constantFrom(...styles),
      responseLength: fc.constantFrom(...lengths),
      includeBusinessInfo: fc.boolean(),
      rating: fc.constantFrom(1, 2, 3, 4, 5),
      isReviewerAnonymous: fc.boolean(),
      comment: fc.constantFrom(undefined, SPANISH),
      salt: fc.string(),
    });
    holds(
      fc.property(kind, ({ rating, isReviewerAnonymous, comment, salt, ...config }) => {
        let earlier: string[] = [];
        for (let count = 0; count < 100; count += 1) {
          const review = { rating, isReviewerAnonymous, comment, reviewId: `${salt}${count}` };
          const { text, waits } = draft(config, review, earlier);
          expect(waits).toBeUndefined();
          expect(highestSimilarity(text, earlier.map(trigramsOf))).toBeLessThan(SIMILARITY_BOUND);
          earlier = [text, ...earlier].slice(0, 20);
        }
      }),
      20,
    );
  });

  it('is the same each time for the same review', () => {
    expect(draft({}, { reviewId: 'r-7' })).toEqual(draft({}, { reviewId: 'r-7' }));
  });

  it('I3.8-14 is in Spanish where the review is, and in English where its language is not known', () => {
    const text = (comment: string | undefined) => draft({}, { comment }).text;
    for (const comment of [SPANISH, 'Muy rico todo', 'Excelente servicio'])
      expect(languageOf(text(comment)), comment).toBe('es');
    for (const comment of [undefined, 'Super!', 'Great pizza'])
      expect(text(comment), comment).toMatch(/^(Hello|Thank|Good day|We|Many)/);
  });

  it('waits for a person where the review is in another language', () => {
    const comment = 'Das Essen war sehr gut und die Bedienung auch nicht schlecht.';
    expect(draft({}, { comment })).toMatchObject({ waits: 'language' });
    expect(draft({}, { comment: 'The food was very good and the service too.' }).waits).toBeUndefined();
    const responseTemplates = templates('Vielen Dank für den Besuch, wir sind sehr froh.');
    expect(draft({ responseTemplates }, { comment }).waits).toBeUndefined();
  });

  it('has each of its sentences in every language, no two alike, and none that leaves a gap', () => {
    for (const { substance, frames, businessGap, withoutWords } of Object.values(replyPhrases)) {
      const ends = Object.values(frames).flatMap((frame) => Object.values(frame));
      const closings = ends.flatMap((frame) => frame.closings);
      const all = [
        ...closings,
        ...ends.flatMap((frame) => frame.openings),
        ...Object.values(substance).flat(),
      ];
      expect(new Set(all).size).toBe(105);
      const replaced = all.map((one) => withoutWords[one] ?? one);
      expect(new Set(replaced).size).toBe(105);
      for (const sentence of Object.keys(withoutWords)) expect(all).toContain(sentence);
      for (const closing of closings) expect(closing.match(businessGap), closing).toHaveLength(1);
    }
  });
});
