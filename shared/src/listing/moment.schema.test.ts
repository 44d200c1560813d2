import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import {
  aListingConnection,
  aListingPost,
  aListingProfile,
  aListingReview,
  aReviewResponse,
  aSyncError,
} from '../testing/listing-records.ts';
import { listingConnection } from './connection.schema.ts';
import { listingPost } from './post.schema.ts';
import { listingProfile } from './profile.schema.ts';
import { listingReview, reviewResponse } from './review.schema.ts';
import { listingSyncStatus, syncError } from './sync-status.schema.ts';

const aStatus = (change: Record<string, unknown>) => ({ connectionId: 'connection-1', ...change });

describe.each([
  [listingConnection, aListingConnection, 'tokenExpiresAt', 'Token expires at'],
  [listingConnection, aListingConnection, 'connectedAt', 'Connected at'],
  [listingConnection, aListingConnection, 'lastSyncAt', 'Last sync at'],
  [listingConnection, aListingConnection, 'createdAt', 'Created at'],
  [listingConnection, aListingConnection, 'updatedAt', 'Updated at'],
  [listingProfile, aListingProfile, 'lastUpdatedAt', 'Last updated at'],
  [listingProfile, aListingProfile, 'syncedAt', 'Synced at'],
  [reviewResponse, aReviewResponse, 'updateTime', 'Update time'],
  [listingReview, aListingReview, 'reviewTime', 'Review time'],
  [listingReview, aListingReview, 'createTime', 'Create time'],
  [listingReview, aListingReview, 'updateTime', 'Update time'],
  [listingReview, aListingReview, 'syncedAt', 'Synced at'],
  [listingPost, aListingPost, 'publishTime', 'Publish time'],
  [listingPost, aListingPost, 'updateTime', 'Update time'],
  [listingPost, aListingPost, 'syncedAt', 'Synced at'],
  [syncError, aSyncError, 'occurredAt', 'Occurred at'],
  [syncError, aSyncError, 'resolvedAt', 'Resolved at'],
  [listingSyncStatus, aStatus, 'lastFullSync', 'Last full sync'],
  [listingSyncStatus, aStatus, 'lastProfileSync', 'Last profile sync'],
  [listingSyncStatus, aStatus, 'lastReviewsSync', 'Last reviews sync'],
  [listingSyncStatus, aStatus, 'lastPostsSync', 'Last posts sync'],
])('a date of the business listing', (schema, build, field, words) => {
  it.each(['2026-06-10', '2026-06-10T22:00', 'now', '', 7, null])(`I5.4-06 ${field} is never %j`, (value) => {
    expect(issuesOf(schema, build({ [field]: value }))).toEqual([
      `${field}: ${words} must be a valid ISO date-time string`,
    ]);
  });

  it(`I5.4-06 ${field} may be an instant`, () => {
    expect(issuesOf(schema, build({ [field]: '2026-06-10T22:00:00Z' }))).toEqual([]);
  });
});
