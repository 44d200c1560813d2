// Builders for tests: the smallest business-listing record that each schema accepts, with what a test wants different.
// Untyped on purpose, so that a test can also hand in what must be refused.
import { aGuid } from './a-storefront.ts';
import { STAMPED } from './records.ts';

type Fields = Record<string, unknown>;

const AT = '2026-06-10T22:00:00.000Z';

export const aListingAddress = (change: Fields = {}): Fields => ({
  streetAddress: '1 Main Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  country: 'US',
  formattedAddress: '1 Main Street, Albany, NY 12207',
  ...change,
});

export const aListingProfile = (change: Fields = {}): Fields => ({
  profileId: 'profile-1',
  connectionId: 'connection-1',
  name: 'Bella',
  category: 'Italian restaurant',
  address: aListingAddress(),
  syncedAt: AT,
  ...change,
});

export const aReviewResponse = (change: Fields = {}): Fields => ({
  comment: 'Thank you!',
  updateTime: AT,
  ...change,
});

export const aListingReview = (change: Fields = {}): Fields => ({
  reviewId: 'review-1',
  connectionId: 'connection-1',
  reviewerName: 'Kim',
  rating: 4,
  reviewTime: AT,
  createTime: AT,
  updateTime: AT,
  syncedAt: AT,
  ...change,
});

export const aStoredReview = (change: Fields = {}): Fields => ({
  ...aListingReview(),
  isReviewerAnonymous: false,
  firstSeenAt: AT,
  changedAt: AT,
  ...change,
});

export const anAutoReply = (change: Fields = {}): Fields => ({
  ...{ reviewId: 'review-1', rating: 4, reviewTime: AT, reviewUpdatedAt: AT },
  ...{ state: 'planned', text: 'Thank you!', writtenBy: 'templates' },
  ...{ dueAt: AT, plannedAt: AT, changedAt: AT },
  ...change,
});

export const aListingPost = (change: Fields = {}): Fields => ({
  postId: 'post-1',
  connectionId: 'connection-1',
  content: 'Pizza for two on Tuesdays',
  ...STAMPED,
  ...change,
});

export const aListingConnection = (change: Fields = {}): Fields => ({
  connectionId: 'connection-1',
  tenantGuid: aGuid(2),
  restaurantGuid: aGuid(1),
  accessToken: 'access',
  refreshToken: 'refresh',
  tokenExpiresAt: AT,
  ...STAMPED,
  ...change,
});

export const anOAuthStart = (change: Fields = {}): Fields => ({
  tenantId: aGuid(2),
  restaurantId: aGuid(1),
  redirectUrl: 'https://admin.example.com/listing',
  nonce: 'nonce-1',
  ...change,
});

export const aSyncError = (change: Fields = {}): Fields => ({
  errorId: 'error-1',
  errorType: 'api',
  errorMessage: 'Quota exceeded',
  occurredAt: AT,
  ...change,
});

export const aResponseTemplate = (change: Fields = {}): Fields => ({
  templateId: 'template-1',
  rating: 5,
  template: 'Thank you, {reviewerName}!',
  ...change,
});

export const anAutoReplyConfig = (change: Fields = {}): Fields => ({
  configId: 'config-1',
  connectionId: 'connection-1',
  ...STAMPED,
  ...change,
});
