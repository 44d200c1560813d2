// Google Business Profile: accounts and locations are of version 1, reviews and posts of version 4, which names the account too.
import { accountsMaxPageSize, locationsMaxPageSize } from '@bite/shared/listing/limits';
import { serviceAttributes } from '@bite/shared/listing/service-attributes.schema';
import { serviceFoodMenus } from '@bite/shared/listing/service-food-menus.schema';
import { accountsAnswer, locationReadMask, locationsAnswer } from '@bite/shared/listing/service-lists.schema';
import { serviceLocation } from '@bite/shared/listing/service-location.schema';
import { servicePost, servicePosts } from '@bite/shared/listing/service-post.schema';
import { serviceReply, serviceReview, serviceReviews } from '@bite/shared/listing/service-review.schema';
import type { GooglePage } from '../../ports/google-result.ts';
import type { ListingLocationRef, ListingService } from '../../ports/listing-service.ts';
import type { AskGoogle } from './ask-google.ts';

const accountManagement = 'mybusinessaccountmanagement.googleapis.com';
const businessInformation = 'mybusinessbusinessinformation.googleapis.com';
const version4 = 'mybusiness.googleapis.com';
const notifications = 'mybusinessnotifications.googleapis.com';
export const businessProfileHosts = [
  accountManagement,
  businessInformation,
  version4,
  notifications,
] as const;

const notificationTypes = ['NEW_REVIEW', 'UPDATED_REVIEW', 'GOOGLE_UPDATE'];

const REVIEWS_PAGE = 50;
const POSTS_PAGE = 100;

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const pathOf = ({ accountId, locationId }: ListingLocationRef): string[] => [
  ...['v4', 'accounts', accountId, 'locations', locationId],
];

const paged = <Item>(items: Item[], nextPageToken: string | undefined): GooglePage<Item> => ({
  items,
  ...(nextPageToken && { nextPageToken }),
});

const nothing = (): void => undefined;

export function businessProfile(ask: AskGoogle): ListingService {
  return {
    accounts: (token, pageToken) =>
      ask({
        ...{ name: 'accounts', method: 'GET', host: accountManagement, path: ['v1', 'accounts'] },
        ...bearer(token),
        query: { pageSize: String(accountsMaxPageSize), pageToken },
        read: (json) => {
          const { accounts, nextPageToken } = accountsAnswer.parse(json);
          return paged(accounts, nextPageToken);
        },
      }),
    locations: (token, accountId, pageToken) =>
      ask({
        ...{ name: 'locations', method: 'GET', host: businessInformation },
        path: ['v1', 'accounts', accountId, 'locations'],
        ...bearer(token),
        query: { pageSize: String(locationsMaxPageSize), pageToken, readMask: locationReadMask },
        read: (json) => {
          const { locations, nextPageToken } = locationsAnswer.parse(json);
          return paged(locations, nextPageToken);
        },
      }),
    location: (token, locationId) =>
      ask({
        ...{ name: 'location', method: 'GET', host: businessInformation },
        path: ['v1', 'locations', locationId],
        ...bearer(token),
        query: { readMask: locationReadMask },
        read: (json) => serviceLocation.parse(json),
      }),
    patchLocation: (token, locationId, { patch, fields, validateOnly }) =>
      ask({
        ...{ name: 'patchLocation', method: 'PATCH', host: businessInformation },
        path: ['v1', 'locations', locationId],
        ...bearer(token),
        query: { updateMask: fields.join(','), validateOnly: validateOnly && 'true' },
        body: patch,
        // A validation answers nothing.
        read: (json) => serviceLocation.parse({ name: `locations/${locationId}`, ...(json as object) }),
      }),
    attributes: (token, locationId) =>
      ask({
        ...{ name: 'attributes', method: 'GET', host: businessInformation },
        path: ['v1', 'locations', locationId, 'attributes'],
        ...bearer(token),
        read: (json) => serviceAttributes.parse(json).attributes,
      }),
    foodMenus: (token, at) =>
      ask({
        ...{ name: 'foodMenus', method: 'GET', host: version4, path: [...pathOf(at), 'foodMenus'] },
        ...bearer(token),
        read: (json) => serviceFoodMenus.parse(json).menus,
      }),
    putFoodMenus: (token, at, menus) =>
      ask({
        ...{ name: 'putFoodMenus', method: 'PATCH', host: version4, path: [...pathOf(at), 'foodMenus'] },
        ...bearer(token),
        query: { updateMask: 'menus' },
        body: { menus },
        read: (json) => serviceFoodMenus.parse(json).menus,
      }),
    reviews: (token, at, pageToken) =>
      ask({
        ...{ name: 'reviews', method: 'GET', host: version4, path: [...pathOf(at), 'reviews'] },
        ...bearer(token),
        query: { pageSize: String(REVIEWS_PAGE), pageToken, orderBy: 'updateTime desc' },
        read: (json) => {
          const { reviews, nextPageToken, averageRating, totalReviewCount } = serviceReviews.parse(json);
          return {
            ...paged(reviews, nextPageToken),
            ...(averageRating !== undefined && { averageRating }),
            ...(totalReviewCount !== undefined && { totalReviewCount }),
          };
        },
      }),
    review: (token, at, reviewId) =>
      ask({
        ...{ name: 'review', method: 'GET', host: version4, path: [...pathOf(at), 'reviews', reviewId] },
        ...bearer(token),
        read: (json) => serviceReview.parse(json),
      }),
    putReply: (token, { reviewId, ...at }, comment) =>
      ask({
        ...{ name: 'putReply', method: 'PUT', host: version4 },
        path: [...pathOf(at), 'reviews', reviewId, 'reply'],
        ...bearer(token),
        body: { comment },
        read: (json) => serviceReply.parse(json),
      }),
    deleteReply: (token, { reviewId, ...at }) =>
      ask({
        ...{ name: 'deleteReply', method: 'DELETE', host: version4 },
        path: [...pathOf(at), 'reviews', reviewId, 'reply'],
        ...bearer(token),
        read: nothing,
      }),
    posts: (token, at, pageToken) =>
      ask({
        ...{ name: 'posts', method: 'GET', host: version4, path: [...pathOf(at), 'localPosts'] },
        ...bearer(token),
        query: { pageSize: String(POSTS_PAGE), pageToken },
        read: (json) => {
          const { localPosts, nextPageToken } = servicePosts.parse(json);
          return paged(localPosts, nextPageToken);
        },
      }),
    createPost: (token, at, post) =>
      ask({
        ...{ name: 'createPost', method: 'POST', host: version4, path: [...pathOf(at), 'localPosts'] },
        ...bearer(token),
        body: post,
        read: (json) => servicePost.parse(json),
      }),
    patchPost: (token, { postId, ...at }, { post, fields }) =>
      ask({
        ...{ name: 'patchPost', method: 'PATCH', host: version4 },
        path: [...pathOf(at), 'localPosts', postId],
        ...bearer(token),
        query: { updateMask: fields.join(',') },
        body: post,
        read: (json) => servicePost.parse(json),
      }),
    notify: (token, accountId, pubsubTopic) =>
      ask({
        ...{ name: 'notify', method: 'PATCH', host: notifications },
        path: ['v1', 'accounts', accountId, 'notificationSetting'],
        ...bearer(token),
        query: { updateMask: 'pubsubTopic,notificationTypes' },
        body: { pubsubTopic, notificationTypes },
        read: nothing,
      }),
    deletePost: (token, { postId, ...at }) =>
      ask({
        ...{ name: 'deletePost', method: 'DELETE', host: version4 },
        path: [...pathOf(at), 'localPosts', postId],
        ...bearer(token),
        read: nothing,
      }),
  };
}
