// The id of a review's document: the service's own where a document can have it.
import { wellFormed } from '../kernel/well-formed.ts';

/** A longer one is none of the service's; it would not fit once it is encoded. */
export const reviewIdMaxLength = 150;

const PLAIN = /^[\w-]+$/;
/** No plain id begins so. */
const MADE = '~';

/** Different ids make different documents, and the same id makes the same one, on whatever page it stands. */
export function reviewDocumentId(reviewId: string): string {
  const isPlain = PLAIN.test(reviewId) && !reviewId.startsWith('__');
  return isPlain ? reviewId : `${MADE}${encodeURIComponent(wellFormed(reviewId)).replaceAll('.', '%2E')}`;
}
