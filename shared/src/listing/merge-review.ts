// Joins what the service tells of a review with what is kept of it: who wrote the reply, and since when it is known.
import { isSameContent } from '../kernel/fields.ts';
import type { ReadReview } from './read-review.ts';
import type { StoredResponse, StoredReview } from './review.schema.ts';
import { isSameReply } from './same-reply.ts';

/** A reply that was made here without a person, as far as it got. */
export interface OwnReply {
  state: string;
  text?: string | undefined;
}

interface Known {
  stored: StoredReview | undefined;
  automatic: OwnReply | undefined;
}

/** @param now ISO instant. @returns Undefined where nothing has changed. */
export function mergeReview(
  read: ReadReview,
  { stored, automatic }: Known,
  { connectionId, now }: { connectionId: string; now: string },
): StoredReview | undefined {
  const { response, ...review } = read;
  const signed = response && signedResponse(response, stored, automatic);
  const merged: StoredReview = {
    ...review,
    connectionId,
    ...(signed && { response: signed }),
    ...stillSending(signed, stored),
    syncedAt: now,
    firstSeenAt: stored?.firstSeenAt ?? now,
    changedAt: now,
  };
  if (stored && isSameContent(withoutTimes(stored), withoutTimes(merged))) return undefined;
  return merged;
}

/** The reply with who wrote it here, where it is the one that was sent from here. */
function signedResponse(
  response: StoredResponse,
  stored: StoredReview | undefined,
  automatic: OwnReply | undefined,
): StoredResponse {
  const { response: known, sending } = stored ?? {};
  if (sending && isSameReply(sending.comment, response.comment)) return { ...response, by: 'staff' };
  if (known?.by && isSameReply(known.comment, response.comment))
    return { ...response, by: known.by, isAiGenerated: known.isAiGenerated };
  const isAutomatic =
    automatic?.text !== undefined &&
    ['sending', 'sent'].includes(automatic.state) &&
    isSameReply(automatic.text, response.comment);
  return isAutomatic ? { ...response, by: 'auto', isAiGenerated: true } : response;
}

/** A change of the reply that the service does not show is still open; one that it shows is done. */
function stillSending(
  response: StoredResponse | undefined,
  stored: StoredReview | undefined,
): Pick<StoredReview, 'sending'> {
  const { sending } = stored ?? {};
  if (!sending || isDone(sending, response)) return {};
  return { sending };
}

/** Whether the reply is now what was to be sent; a removal is to leave none. */
export const isDone = (
  { comment }: { comment?: string | undefined },
  response: Pick<StoredResponse, 'comment'> | undefined,
): boolean => isSameReply(comment, response?.comment);

function withoutTimes(review: StoredReview): object {
  const { syncedAt: _, firstSeenAt: __, changedAt: ___, ...rest } = review;
  return rest;
}
