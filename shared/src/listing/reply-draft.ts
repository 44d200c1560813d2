// The text of an automatic reply, from the restaurant's own templates or else from the built-in ones: one that does not resemble the last
// replies, if there is any.
import type { SiteLanguage } from '../website/languages.ts';
import type { AutoReplyConfig } from './auto-reply.schema.ts';
import { type BuiltInWish, builtInClosings, builtInReplies } from './built-in-replies.ts';
import { cutReply } from './reply.ts';
import { addressableName } from './reply-check.ts';
import { replyLanguageOf } from './reply-language.ts';
import type { BuiltInStyle } from './reply-phrases.ts';
import { COMPARED_REPLIES, highestSimilarity, SIMILARITY_BOUND, trigramsOf } from './reply-similarity.ts';
import { fillTemplate, type ReplyValues, templatesFor } from './reply-template.ts';
import type { ListingReview } from './review.schema.ts';
import type { AutoReplyReason } from './review-reply.schema.ts';
import { speaksOtherwise } from './text-language.ts';

export type BusinessValues = Omit<ReplyValues, 'rating' | 'reviewerName'>;

export type DraftConfig = Pick<
  AutoReplyConfig,
  'responseStyle' | 'responseLength' | 'responseTemplates' | 'includeBusinessInfo'
>;

export type DraftReview = Pick<
  ListingReview,
  'reviewId' | 'rating' | 'reviewerName' | 'isReviewerAnonymous' | 'comment'
>;

export interface ReplyDraft {
  text: string;
  /** Why a person has to see it first. */
  waits?: Extract<AutoReplyReason, 'similar' | 'template' | 'tone' | 'language'>;
}

export interface DraftSurroundings {
  business: BusinessValues;
  /** The restaurant's replies, the newest first. */
  earlier: readonly string[];
  /** By default that of the review. */
  language?: SiteLanguage;
}

export function draftReply(
  config: DraftConfig,
  review: DraftReview,
  { business, earlier, language = replyLanguageOf(review.comment) }: DraftSurroundings,
): ReplyDraft {
  const values = { ...business, ...valuesOf(review) };
  const wish = wishOf(config, review, language);
  const own = templatesFor(config.responseTemplates, review.rating, language);
  const filled = own.flatMap(({ template }) => fillTemplate(template, values) ?? []);
  const isOwn = filled.length > 0;
  const candidates = isOwn ? ownReplies(filled, wish, values) : builtInReplies(wish, values);
  const { text, isVaried } = leastSimilar(candidates, earlier.slice(0, COMPARED_REPLIES));
  const waits = whyItWaits();
  return { text, ...(waits && { waits }) };

  function whyItWaits(): ReplyDraft['waits'] {
    if (!isOwn && own.length > 0) return 'template';
    if (!isOwn && config.responseStyle === 'custom') return 'tone';
    if (!isVaried) return 'similar';
    return speaksOtherwise(text, review.comment) ? 'language' : undefined;
  }
}

/** What a review gives to a template. */
export function valuesOf({ rating, reviewerName, isReviewerAnonymous }: DraftReview): ReplyValues {
  const name = addressableName(reviewerName, isReviewerAnonymous);
  return { rating, ...(name !== undefined && { reviewerName: name }) };
}

function wishOf(
  config: DraftConfig,
  { rating, reviewId, comment }: DraftReview,
  language: SiteLanguage,
): BuiltInWish {
  const isWordless = (comment ?? '').trim() === '';
  const { responseStyle, responseLength, includeBusinessInfo } = config;
  // Nobody but a person or the model writes in a tone of the restaurant's own.
  const style: BuiltInStyle = responseStyle === 'custom' ? 'professional' : responseStyle;
  return {
    ...{ language, style, rating, isWordless, responseLength, includeBusinessInfo },
    seed: seedOf(reviewId),
  };
}

/** As they are, each review beginning with another one; then with a closing. */
function* ownReplies(filled: readonly string[], wish: BuiltInWish, values: ReplyValues): Generator<string> {
  const rotated = filled.map((_, index) => filled[(wish.seed + index) % filled.length] as string);
  yield* rotated;
  for (const closing of builtInClosings(wish, values)) for (const text of rotated) yield `${text} ${closing}`;
}

function leastSimilar(
  candidates: Iterable<string>,
  earlier: readonly string[],
): { text: string; isVaried: boolean } {
  const known = earlier.map(trigramsOf);
  let best = { text: '', similarity: Number.POSITIVE_INFINITY };
  for (const candidate of candidates) {
    const text = cutReply(candidate);
    const similarity = highestSimilarity(text, known);
    if (similarity < SIMILARITY_BOUND) return { text, isVaried: true };
    if (similarity < best.similarity) best = { text, similarity };
  }
  return { text: best.text, isVaried: false };
}

/** The same for the same review (FNV-1a). */
function seedOf(reviewId: string): number {
  let hash = 0x811c9dc5;
  for (const unit of reviewId) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
