// What is stored of a restaurant's business listing. No client writes any of it; reviews alone are read live.
import { type AutoReplyConfig, autoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import { type ListingConnectionView, listingConnectionView } from '@bite/shared/listing/connection.schema';
import { type StoredReview, storedReview } from '@bite/shared/listing/review.schema';
import { isFollowed, reviewFacts } from '@bite/shared/listing/review-filters';
import {
  type AutoReplyCount,
  autoReply,
  autoReplyCount,
  type ReviewReply,
} from '@bite/shared/listing/review-reply.schema';
import { type StoredListingProfile, storedListingProfile } from '@bite/shared/listing/stored-profile.schema';
import { type StoredListingSync, storedListingSync } from '@bite/shared/listing/sync-status.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordCollection, RecordCollectionGroup } from '../ports/records.ts';
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

const everywhere = [
  // Which restaurants a location has, which locations a business has already, and what one person gave access to.
  ...['locationId', 'tenantGuid', 'grantee'].map((fieldPath) => ({
    ...{ collectionGroup: collections.listingConnections, fieldPath },
  })),
  // Whose turn it is to be synchronised.
  { collectionGroup: collections.listingSyncs, fieldPath: 'nextReviewsSyncAt' },
];

/** Long texts that no query compares. */
const unsearched = [
  ...['remote', 'menus', 'profile'].map((fieldPath) => ({
    ...{ collectionGroup: collections.listingProfiles, fieldPath },
  })),
  ...['comment', 'response.comment'].map((fieldPath) => ({
    ...{ collectionGroup: collections.reviews, fieldPath },
  })),
];

/** What the queries need beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const fieldOverrides = [
  ...everywhere.map((field) => ({
    ...field,
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  })),
  ...unsearched.map((field) => ({ ...field, indexes: [] })),
];

export const everyListingConnection: RecordCollectionGroup<ListingConnectionView> = {
  group: collections.listingConnections,
  schema: listingConnectionView,
};

/** By the ids that reviewDocumentId makes of the service's. */
export const reviewsOf = (place: RestaurantRef): RecordCollection<StoredReview> => ({
  path: paths.restaurantCollection(place, collections.reviews),
  schema: storedReview,
  /** A list across locations asks for the tenant, and no query finds an absent field. */
  queryFields: (review) => ({ ...place, ...reviewFacts(review), isFollowed: isFollowed(review) }),
});

export const everyReview: RecordCollectionGroup<StoredReview> = {
  group: collections.reviews,
  schema: storedReview,
};

/** Automatic replies, by the ids of their reviews' documents. */
export const reviewRepliesOf = ofRestaurant<ReviewReply>(collections.reviewReplies, autoReply);

/** How far the listing is synchronised, in the document LISTING_SYNC. */
export const listingSyncsOf = ofRestaurant<StoredListingSync>(collections.listingSyncs, storedListingSync);
export const LISTING_SYNC = 'current';

export const everyListingSync: RecordCollectionGroup<StoredListingSync> = {
  group: collections.listingSyncs,
  schema: storedListingSync,
};

/** When and how reviews are answered automatically, in the document AUTO_REPLY_CONFIG. */
export const autoReplyConfigsOf = ofRestaurant<AutoReplyConfig>(
  collections.autoReplyConfigs,
  autoReplyConfig,
);
export const AUTO_REPLY_CONFIG = 'current';

/** How many automatic replies were sent, by day (YYYY-MM-DD). Removed by themselves. */
export const autoReplyCountsOf = ofRestaurant<AutoReplyCount>(collections.autoReplyCounts, autoReplyCount);
