// Replies for restaurants that have no templates of their own for a rating. Twenty-five in a row have at most one sentence in common, and
// the same review always begins with the same one.
import type { SiteLanguage } from '../website/languages.ts';
import type { AutoReplyConfig } from './auto-reply.schema.ts';
import { englishReplies } from './english-replies.ts';
import type { BuiltInStyle, ReplyPhrases, ReviewTone } from './reply-phrases.ts';
import { fillTemplate, type ReplyValues } from './reply-template.ts';
import { spanishReplies } from './spanish-replies.ts';

export const replyPhrases: Readonly<Record<SiteLanguage, ReplyPhrases>> = {
  en: englishReplies,
  es: spanishReplies,
};

export type BuiltInWish = Pick<AutoReplyConfig, 'responseLength' | 'includeBusinessInfo'> & {
  language: SiteLanguage;
  style: BuiltInStyle;
  rating: number;
  /** The review has stars alone: the reply does not speak of what was said. */
  isWordless: boolean;
  /** Where the choice begins. */
  seed: number;
};

const FIVE = 5;

const toneOf = (rating: number): ReviewTone => {
  if (rating >= 4) return 'glad';
  return rating === 3 ? 'mixed' : 'sorry';
};

/** All of them, those that differ most first. */
export function* builtInReplies(wish: BuiltInWish, values: ReplyValues): Generator<string> {
  const { language, style, rating, seed, responseLength, isWordless } = wish;
  const tone = toneOf(rating);
  const phrases = replyPhrases[language];
  const { openings, closings } = phrases.frames[style][tone];
  const bodies = phrases.substance[tone];
  for (const [opening, body, closing] of combinations(seed)) {
    const sentences = [openings[opening] as string, bodies[body] as string];
    if (responseLength === 'long') sentences.push(bodies[(body + 2) % FIVE] as string);
    if (responseLength !== 'short') sentences.push(closings[closing] as string);
    const said = isWordless ? sentences.map((one) => phrases.withoutWords[one] ?? one) : sentences;
    const text = withoutGaps(said.join(' '), values, wish, phrases);
    const filled = fillTemplate(text, values);
    if (filled !== undefined) yield filled;
  }
}

/** A closing for a text that is the restaurant's own otherwise. */
export function* builtInClosings(wish: BuiltInWish, values: ReplyValues): Generator<string> {
  const phrases = replyPhrases[wish.language];
  const { closings } = phrases.frames[wish.style][toneOf(wish.rating)];
  for (let step = 0; step < FIVE; step += 1) {
    const closing = closings[(wish.seed + step) % FIVE] as string;
    const filled = fillTemplate(withoutGaps(closing, values, wish, phrases), values);
    if (filled !== undefined) yield filled;
  }
}

/** Any two of the first twenty-five have at most one number in common (two orthogonal Latin squares). */
function* combinations(seed: number): Generator<readonly [number, number, number]> {
  const begin = seed % FIVE ** 2;
  for (let turn = 0; turn < FIVE; turn += 1)
    for (let step = 0; step < FIVE ** 2; step += 1) {
      const at = (begin + step) % FIVE ** 2;
      const [opening, body] = [Math.floor(at / FIVE), at % FIVE];
      yield [opening, body, (opening + body + turn) % FIVE];
    }
}

function withoutGaps(
  text: string,
  values: ReplyValues,
  { includeBusinessInfo }: BuiltInWish,
  { businessGap }: ReplyPhrases,
): string {
  const unnamed = values.reviewerName === undefined ? text.replaceAll(/,? \{reviewerName\}/g, '') : text;
  return includeBusinessInfo && values.businessName !== undefined
    ? unnamed
    : unnamed.replaceAll(businessGap, '');
}
