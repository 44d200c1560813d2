// The business-listing service (Google Business Profile): accounts, locations, reviews and posts of whoever gave access.
import type { ServiceAccount } from '@bite/shared/listing/service-account.schema';
import type { ServiceAttribute } from '@bite/shared/listing/service-attributes.schema';
import type { ServiceFoodMenu } from '@bite/shared/listing/service-food-menus.schema';
import type { ServiceLocation } from '@bite/shared/listing/service-location.schema';
import type { ServicePost } from '@bite/shared/listing/service-post.schema';
import type { ServiceReply, ServiceReview } from '@bite/shared/listing/service-review.schema';
import type { GooglePage, GoogleResult } from './google-result.ts';

/** An access token, as listing-grants gives it. Never stored in the clear, logged or sent to a client. */
export type AccessToken = string;

/** The ids are the last parts of the service's names: '101' of 'accounts/101'. */
export interface ListingLocationRef {
  accountId: string;
  locationId: string;
}

export interface ReviewPage extends GooglePage<ServiceReview> {
  /** To one decimal or more; absent where there are no reviews. */
  averageRating?: number;
  totalReviewCount?: number;
}

/** A field of a location as it can be changed, by the service's name. */
export type LocationField =
  | 'title'
  | 'phoneNumbers'
  | 'websiteUri'
  | 'regularHours'
  | 'specialHours'
  | 'profile';

export interface ListingService {
  accounts(token: AccessToken, pageToken?: string): Promise<GoogleResult<GooglePage<ServiceAccount>>>;
  locations(
    token: AccessToken,
    accountId: string,
    pageToken?: string,
  ): Promise<GoogleResult<GooglePage<ServiceLocation>>>;
  location(token: AccessToken, locationId: string): Promise<GoogleResult<ServiceLocation>>;
  /** Sets the fields of the mask, and removes those that `patch` lacks. At most ten times a minute for a location. */
  patchLocation(
    token: AccessToken,
    locationId: string,
    change: { patch: Partial<ServiceLocation>; fields: readonly LocationField[]; validateOnly?: true },
  ): Promise<GoogleResult<ServiceLocation>>;
  attributes(token: AccessToken, locationId: string): Promise<GoogleResult<ServiceAttribute[]>>;
  /** Only of locations whose metadata say that they can have them (canHaveFoodMenus). */
  foodMenus(token: AccessToken, at: ListingLocationRef): Promise<GoogleResult<ServiceFoodMenu[]>>;
  /** Replaces all menus. Counts as an edit of the location. */
  putFoodMenus(
    token: AccessToken,
    at: ListingLocationRef,
    menus: readonly ServiceFoodMenu[],
  ): Promise<GoogleResult<ServiceFoodMenu[]>>;
  /** The newest first. A review may stand on two pages. Only verified locations have them. */
  reviews(token: AccessToken, at: ListingLocationRef, pageToken?: string): Promise<GoogleResult<ReviewPage>>;
  review(token: AccessToken, at: ListingLocationRef, reviewId: string): Promise<GoogleResult<ServiceReview>>;
  /** Replaces an earlier reply, whoever wrote it: read the review just before. */
  putReply(
    token: AccessToken,
    at: ListingLocationRef & { reviewId: string },
    comment: string,
  ): Promise<GoogleResult<ServiceReply>>;
  deleteReply(token: AccessToken, at: ListingLocationRef & { reviewId: string }): Promise<GoogleResult<void>>;
  posts(
    token: AccessToken,
    at: ListingLocationRef,
    pageToken?: string,
  ): Promise<GoogleResult<GooglePage<ServicePost>>>;
  createPost(
    token: AccessToken,
    at: ListingLocationRef,
    post: ServicePost,
  ): Promise<GoogleResult<ServicePost>>;
  /** @param fields Of `post` that are set. */
  patchPost(
    token: AccessToken,
    at: ListingLocationRef & { postId: string },
    change: { post: ServicePost; fields: readonly (keyof ServicePost & string)[] },
  ): Promise<GoogleResult<ServicePost>>;
  /** Has it tell a topic of Pub/Sub of new and changed reviews, and of its own changes, at all locations of the account. */
  notify(token: AccessToken, accountId: string, topic: string): Promise<GoogleResult<void>>;
  deletePost(token: AccessToken, at: ListingLocationRef & { postId: string }): Promise<GoogleResult<void>>;
}
