// What is stored of a restaurant's business listing. No client writes any of it; reviews alone are read live.
import { type ListingConnectionView, listingConnectionView } from '@bite/shared/listing/connection.schema';
import { type StoredListingProfile, storedListingProfile } from '@bite/shared/listing/stored-profile.schema';
import { collections } from '@bite/shared/paths';
import type { RecordCollectionGroup } from '../ports/records.ts';
import { ofRestaurant } from './of-restaurant.ts';

/** The connection without its tokens, in the document LISTING_CONNECTION. */
export const listingConnectionsOf = ofRestaurant<ListingConnectionView>(
  collections.listingConnections,
  listingConnectionView,
);
export const LISTING_CONNECTION = 'current';

/** The profile as it was last read, in the document LISTING_PROFILE. */
export const listingProfilesOf = ofRestaurant<StoredListingProfile>(
  collections.listingProfiles,
  storedListingProfile,
);
export const LISTING_PROFILE = 'current';

/** Of the schedule that refreshes access ahead of its end; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.listingConnections,
    queryScope: 'COLLECTION_GROUP',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'tokenExpiresAt', order: 'ASCENDING' },
    ],
  },
];

/** Which locations a business has already, and what one person gave access to. */
export const fieldOverrides = [
  ...['tenantGuid', 'grantee'].map((fieldPath) => ({
    collectionGroup: collections.listingConnections,
    fieldPath,
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  })),
  // Long texts that nobody searches.
  ...['remote', 'menus', 'profile'].map((fieldPath) => ({
    collectionGroup: collections.listingProfiles,
    fieldPath,
    indexes: [],
  })),
];

export const everyListingConnection: RecordCollectionGroup<ListingConnectionView> = {
  group: collections.listingConnections,
  schema: listingConnectionView,
};
