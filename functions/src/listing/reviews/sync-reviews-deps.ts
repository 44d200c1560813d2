// What the synchronisation of reviews needs.
import type { RecordStore } from '../../ports/records.ts';
import type { CallListingDeps } from '../call-listing.ts';

export interface SyncReviewsDeps extends CallListingDeps {
  records: RecordStore;
  newGuid: () => string;
}
