import type { StoredListingProfile } from '@bite/shared/listing/stored-profile.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Caller } from '../../identity/caller.ts';
import type { Comparison } from './compare-profile.ts';
import type { OwnProfile } from './own-sources.ts';

/** What a decision of staff is about, as they saw it. */
export interface Applied {
  place: RestaurantRef;
  caller: Caller;
  own: OwnProfile;
  stored: StoredListingProfile;
  comparison: Comparison;
}
