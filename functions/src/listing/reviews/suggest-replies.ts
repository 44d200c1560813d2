// Suggests replies to a review for a person who is about to write one: the restaurant's own templates for its rating, and one of the
// built-in texts. Nothing is sent.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { type DraftConfig, draftReply, valuesOf } from '@bite/shared/listing/reply-draft';
import { replyLanguageOf } from '@bite/shared/listing/reply-language';
import { fillTemplate, templatesFor } from '@bite/shared/listing/reply-template';
import type { RestaurantRef } from '@bite/shared/paths';
import { reviewsOf } from '../../collections/listing.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { lastReplies, readReplySettings } from '../auto-replies/reply-settings.ts';

const MOST_OWN = 3;

/** Where nothing was chosen for automatic replies. */
const usual: DraftConfig = {
  ...{ responseStyle: 'professional', responseLength: 'medium' },
  ...{ responseTemplates: [], includeBusinessInfo: true },
};

/** Throws as assertMayAt does, and NOT_FOUND. */
export async function suggestReplies(
  { records }: { records: Pick<RecordReader, 'get' | 'find'> },
  { user }: Caller,
  { reviewId: id, tenantId, restaurantId }: RestaurantRef & { reviewId: string },
): Promise<Answers['suggestReplies']> {
  const place = { tenantId, restaurantId };
  await assertMayAt(records, user, 'listing.reply', place);
  const review = await records.get(reviewsOf(place), id);
  if (!review) throw new DomainError('NOT_FOUND', 'This review is not kept any more');
  const { config = usual, business } = await readReplySettings(records, place);
  const values = { ...business, ...valuesOf(review) };
  const own = templatesFor(config.responseTemplates, review.rating, replyLanguageOf(review.comment)).flatMap(
    ({ template }) => fillTemplate(template, values) ?? [],
  );
  const builtIn = draftReply({ ...config, responseTemplates: [] }, review, {
    ...{ business, earlier: await lastReplies(records, place) },
  });
  return { suggestions: [...new Set([...own.slice(0, MOST_OWN), builtIn.text])] };
}
