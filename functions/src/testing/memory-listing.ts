// The listing service and its grants in memory, with faults: an answer can be lost before or after the call took effect, the quota can
// be used up, and the process can end.
import { createHash } from 'node:crypto';
import { MINUTE } from '@bite/shared/kernel/durations';
import type { ServiceAccount } from '@bite/shared/listing/service-account.schema';
import type { ServiceAttribute } from '@bite/shared/listing/service-attributes.schema';
import type { ServiceFoodMenu } from '@bite/shared/listing/service-food-menus.schema';
import type { ServiceLocation } from '@bite/shared/listing/service-location.schema';
import type { ServicePost } from '@bite/shared/listing/service-post.schema';
import type { ServiceReply, ServiceReview } from '@bite/shared/listing/service-review.schema';
import { averageRating, starsOf } from '@bite/shared/listing/stars';
import type { GoogleFailure, GooglePage, GoogleResult } from '../ports/google-result.ts';
import type { GrantedTokens, ListingGrants } from '../ports/listing-grants.ts';
import type { ListingService } from '../ports/listing-service.ts';
import { ProcessEnded } from './memory-card-gateway.ts';

export type ListingCallName = keyof ListingService | 'exchange' | 'refresh' | 'revoke';

/**
 * lostBefore: nothing happened, and no answer came; lostAfter: it happened, and no answer came. `cut…`: the process ends then. The others
 * are answered.
 */
export type ListingFault =
  | 'lostBefore'
  | 'lostAfter'
  | 'cutBefore'
  | 'cutAfter'
  | Exclude<GoogleFailure['reason'], 'unclear'>;

export interface MemoryLocation {
  accountId: string;
  location: ServiceLocation;
  attributes: ServiceAttribute[];
  menus: ServiceFoodMenu[];
  /** The newest first. */
  reviews: ServiceReview[];
  posts: (ServicePost & { name: string })[];
}

export interface MemoryListing {
  grants: ListingGrants;
  service: ListingService;
  /** The code that comes of a person's consent. */
  consent(): string;
  /** Ends all consents, and their tokens. */
  endConsents(): void;
  addAccount(account: ServiceAccount): void;
  addLocation(accountId: string, location: ServiceLocation): MemoryLocation;
  location(locationId: string): MemoryLocation;
  /** Adds it, or replaces the one with its id, as the newest. */
  putReview(locationId: string, review: ServiceReview): void;
  reviewAt(locationId: string, reviewId: string): ServiceReview;
  /** Where the account's notifications go. */
  topicOf(accountId: string): string | undefined;
  failNext(call: ListingCallName, ...faults: (ListingFault | undefined)[]): void;
  /** All calls so far, with their times in milliseconds. */
  calls(): readonly { name: ListingCallName; at: number }[];
}

export interface MemoryListingOptions {
  /** Milliseconds. */
  now: () => number;
  /** Calls a minute of one API; none is refused if absent. */
  quota?: number;
  /** A page of reviews begins with the last review of the page before, as the service's pages may. */
  repeats?: boolean;
  reviewsPage?: number;
}

const TOKEN_LIFE = 60 * MINUTE;
const failed = (reason: GoogleFailure['reason'], more: Partial<GoogleFailure> = {}): GoogleFailure => ({
  ...{ outcome: 'failed', reason },
  ...more,
});
const answered = <Value>(value: Value): GoogleResult<Value> => ({ outcome: 'answered', value });

const apiOf = (name: ListingCallName): string => {
  if (['exchange', 'refresh', 'revoke'].includes(name)) return 'token';
  if (name === 'notify') return 'notifications';
  return ['accounts', 'locations', 'location', 'patchLocation', 'attributes'].includes(name)
    ? 'information'
    : 'version 4';
};

export function memoryListing({
  now,
  quota = Number.POSITIVE_INFINITY,
  repeats = true,
  reviewsPage = 50,
}: MemoryListingOptions): MemoryListing {
  const accounts: ServiceAccount[] = [];
  const locations = new Map<string, MemoryLocation>();
  const accessTokens = new Map<string, { refreshToken: string; expiresAt: number }>();
  const refreshTokens = new Set<string>();
  const codes = new Set<string>();
  const topics = new Map<string, string>();
  const faults = new Map<ListingCallName, (ListingFault | undefined)[]>();
  const calls: { name: ListingCallName; at: number }[] = [];
  /** By API and minute. */
  const taken = new Map<string, number>();
  /** Counts the call; tokens have no quota. */
  function countedPast(name: ListingCallName): boolean {
    const minute = `${apiOf(name)} ${Math.floor(now() / MINUTE)}`;
    const count = (taken.get(minute) ?? 0) + 1;
    taken.set(minute, count);
    return count > quota && apiOf(name) !== 'token';
  }
  let count = 0;

  const next = (prefix: string): string => `${prefix}-${++count}`;
  const iso = (): string => new Date(now()).toISOString();

  /** Every call goes through here. @param effect What it does, once. */
  async function call<Value>(
    name: ListingCallName,
    effect: () => GoogleResult<Value>,
  ): Promise<GoogleResult<Value>> {
    calls.push({ name, at: now() });
    const isLimited = countedPast(name);
    const fault = faults.get(name)?.shift();
    if (fault === 'cutBefore') throw new ProcessEnded();
    if (fault === 'lostBefore') return failed('unclear');
    if (fault !== undefined && fault !== 'lostAfter' && fault !== 'cutAfter') return failed(fault);
    if (isLimited) return failed('limited');
    const result = effect();
    if (fault === 'cutAfter') throw new ProcessEnded();
    return fault === 'lostAfter' ? failed('unclear') : result;
  }

  const authorized = <Value>(
    name: ListingCallName,
    token: string,
    effect: () => GoogleResult<Value>,
  ): Promise<GoogleResult<Value>> =>
    call(name, () => {
      const known = accessTokens.get(token);
      const isGood = known && known.expiresAt > now() && refreshTokens.has(known.refreshToken);
      return isGood ? effect() : failed('revoked');
    });

  const grant = (refreshToken: string): GrantedTokens => {
    const [accessToken, expiresAt] = [next('access'), now() + TOKEN_LIFE];
    accessTokens.set(accessToken, { refreshToken, expiresAt });
    return { accessToken, expiresAt };
  };

  const grants: ListingGrants = {
    application: {
      clientId: 'client',
      consentPage: 'https://accounts.google.example/o/oauth2/v2/auth',
      verifierOf: (state) => createHash('sha256').update(`a secret ${state}`).digest('base64url'),
    },
    exchange: ({ code }) =>
      call('exchange', () => {
        if (!codes.delete(code)) return failed('revoked');
        const refreshToken = next('refresh');
        refreshTokens.add(refreshToken);
        return answered({ ...grant(refreshToken), refreshToken });
      }),
    refresh: (refreshToken) =>
      call('refresh', () =>
        refreshTokens.has(refreshToken) ? answered(grant(refreshToken)) : failed('revoked'),
      ),
    revoke: (token) =>
      call('revoke', () => {
        refreshTokens.delete(token);
        refreshTokens.delete(accessTokens.get(token)?.refreshToken ?? '');
        return answered(undefined);
      }),
  };

  const at = <Value>(locationId: string, effect: (found: MemoryLocation) => GoogleResult<Value>) => {
    const found = locations.get(locationId);
    return found ? effect(found) : failed('notFound');
  };
  const reviewIn = <Value>(
    locationId: string,
    reviewId: string,
    effect: (review: ServiceReview) => GoogleResult<Value>,
  ) =>
    at(locationId, ({ reviews }) => {
      const review = reviews.find((one) => one.reviewId === reviewId);
      return review ? effect(review) : failed('notFound');
    });
  const postIn = <Value>(
    locationId: string,
    postId: string,
    effect: (post: MemoryLocation['posts'][number], all: MemoryLocation) => GoogleResult<Value>,
  ) =>
    at(locationId, (all) => {
      const post = all.posts.find(({ name }) => name.endsWith(`/${postId}`));
      return post ? effect(post, all) : failed('notFound');
    });

  const service: ListingService = {
    accounts: (token) => authorized('accounts', token, () => answered({ items: structuredClone(accounts) })),
    locations: (token, accountId) =>
      authorized('locations', token, () =>
        answered({
          items: [...locations.values()]
            .filter((one) => one.accountId === accountId)
            .map(({ location }) => structuredClone(location)),
        }),
      ),
    location: (token, locationId) =>
      authorized('location', token, () =>
        at(locationId, ({ location }) => answered(structuredClone(location))),
      ),
    patchLocation: (token, locationId, { patch, fields, validateOnly }) =>
      authorized('patchLocation', token, () =>
        at(locationId, (found) => {
          const changes = Object.fromEntries(fields.map((field) => [field, structuredClone(patch[field])]));
          const after = { ...found.location, ...changes };
          if (!validateOnly) found.location = after;
          return answered(after);
        }),
      ),
    attributes: (token, locationId) =>
      authorized('attributes', token, () =>
        at(locationId, ({ attributes }) => answered(structuredClone(attributes))),
      ),
    foodMenus: (token, { locationId }) =>
      authorized('foodMenus', token, () => at(locationId, ({ menus }) => answered(structuredClone(menus)))),
    putFoodMenus: (token, { locationId }, menus) =>
      authorized('putFoodMenus', token, () =>
        at(locationId, (found) => {
          found.menus = structuredClone([...menus]);
          return answered(structuredClone(found.menus));
        }),
      ),
    reviews: (token, { locationId }, pageToken) =>
      authorized('reviews', token, () =>
        at(locationId, ({ reviews }) => answered(pageOfReviews(reviews, Number(pageToken ?? 0)))),
      ),
    review: (token, { locationId }, reviewId) =>
      authorized('review', token, () =>
        reviewIn(locationId, reviewId, (review) => answered(structuredClone(review))),
      ),
    putReply: (token, { locationId, reviewId }, comment) =>
      authorized('putReply', token, () =>
        reviewIn(locationId, reviewId, (review) => {
          const reply: ServiceReply = { comment, updateTime: iso(), state: 'PENDING' };
          review.reviewReply = reply;
          return answered({ ...reply });
        }),
      ),
    deleteReply: (token, { locationId, reviewId }) =>
      authorized('deleteReply', token, () =>
        reviewIn(locationId, reviewId, (review) => {
          if (!review.reviewReply) return failed('notFound');
          delete review.reviewReply;
          return answered(undefined);
        }),
      ),
    posts: (token, { locationId }) =>
      authorized('posts', token, () =>
        at(locationId, ({ posts }) => answered({ items: structuredClone(posts) })),
      ),
    createPost: (token, { accountId, locationId }, post) =>
      authorized('createPost', token, () =>
        at(locationId, ({ posts }) => {
          const name = `accounts/${accountId}/locations/${locationId}/localPosts/${next('post')}`;
          const made = { ...post, name, state: 'PROCESSING', createTime: iso(), updateTime: iso() };
          posts.unshift(made);
          return answered({ ...made });
        }),
      ),
    patchPost: (token, { locationId, postId }, { post, fields }) =>
      authorized('patchPost', token, () =>
        postIn(locationId, postId, (found) => {
          Object.assign(found, Object.fromEntries(fields.map((field) => [field, post[field]])));
          return answered({ ...found, updateTime: iso() });
        }),
      ),
    notify: (token, accountId, topic) =>
      authorized('notify', token, () => {
        topics.set(accountId, topic);
        return answered(undefined);
      }),
    deletePost: (token, { locationId, postId }) =>
      authorized('deletePost', token, () =>
        postIn(locationId, postId, (found, all) => {
          all.posts = all.posts.filter((one) => one !== found);
          return answered(undefined);
        }),
      ),
  };

  function pageOfReviews(
    reviews: readonly ServiceReview[],
    from: number,
  ): GooglePage<ServiceReview> & {
    averageRating?: number;
    totalReviewCount?: number;
  } {
    const begin = repeats ? Math.max(0, from - 1) : from;
    const end = from + reviewsPage;
    const average = averageRating(reviews.flatMap(({ starRating }) => starsOf(starRating ?? '') ?? []));
    return {
      items: structuredClone(reviews.slice(begin, end)),
      ...(end < reviews.length && { nextPageToken: String(end) }),
      ...(average !== undefined && { averageRating: average, totalReviewCount: reviews.length }),
    };
  }

  const locationOf = (locationId: string): MemoryLocation => {
    const found = locations.get(locationId);
    if (!found) throw new Error(`There is no location ${locationId}`);
    return found;
  };

  return {
    grants,
    service,
    consent() {
      const code = next('code');
      codes.add(code);
      return code;
    },
    endConsents: () => refreshTokens.clear(),
    addAccount: (account) => void accounts.push(account),
    addLocation(accountId, location) {
      const added: MemoryLocation = {
        ...{ accountId, location, attributes: [], menus: [] },
        ...{ reviews: [], posts: [] },
      };
      locations.set(location.name.split('/').at(-1) ?? '', added);
      return added;
    },
    location: locationOf,
    putReview(locationId, review) {
      const found = locationOf(locationId);
      found.reviews = [review, ...found.reviews.filter(({ reviewId }) => reviewId !== review.reviewId)];
    },
    reviewAt(locationId, reviewId) {
      const found = locationOf(locationId).reviews.find((one) => one.reviewId === reviewId);
      if (!found) throw new Error(`There is no review ${reviewId}`);
      return found;
    },
    topicOf: (accountId) => topics.get(accountId),
    failNext: (name, ...next) => void faults.set(name, [...(faults.get(name) ?? []), ...next]),
    calls: () => calls,
  };
}
