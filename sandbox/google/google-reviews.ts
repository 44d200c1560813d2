// Reviews, replies and posts, as version 4 has them.
import { type Answer, answered, badField, failed, notFound } from './google-answers.ts';
import { edit, tokenOf } from './google-profile.ts';
import {
  type Call,
  locationFor,
  nanoTime,
  nextNumber,
  pageOf,
  pageSizeOf,
  type Service,
} from './google-service.ts';
import {
  type Location,
  type Post,
  REFUSED_WORD,
  type Reply,
  type Resource,
  type Review,
} from './google-state.ts';

const stars = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;
const REPLY_BYTES = 4096;
const POST_LENGTH = 1500;

const judgedState = (
  { settings, now }: Service,
  text: string,
  at: number,
  [waiting, good, bad]: readonly [string, string, string],
): string => {
  if (now() < at + settings.judgedAfter) return waiting;
  return text.toLowerCase().includes(REFUSED_WORD) ? bad : good;
};

const replyStates = ['PENDING', 'APPROVED', 'REJECTED'] as const;

export const replyView = (service: Service, { comment, updatedAt }: Reply): Resource => ({
  comment,
  updateTime: nanoTime(updatedAt),
  state: judgedState(service, comment, updatedAt, replyStates),
});

const nameOf = ({ account, id }: Location): string => `${account}/locations/${id}`;

export function reviewView(service: Service, location: Location, review: Review): Resource {
  const { reviewId, author, isAnonymous, comment, createdAt, updatedAt, reply } = review;
  return {
    ...{ name: `${nameOf(location)}/reviews/${reviewId}`, reviewId },
    reviewer: isAnonymous
      ? { isAnonymous, displayName: 'A Google User' }
      : { displayName: author, profilePhotoUrl: `https://lh3.googleusercontent.com/a/${reviewId}` },
    starRating: stars[review.stars - 1] ?? 'STAR_RATING_UNSPECIFIED',
    ...(comment !== undefined && { comment }),
    ...{ createTime: nanoTime(createdAt), updateTime: nanoTime(updatedAt) },
    ...(reply && { reviewReply: replyView(service, reply) }),
  };
}

const orders: Readonly<Record<string, (one: Review, other: Review) => number>> = {
  'updateTime desc': (one, other) => other.updatedAt - one.updatedAt,
  rating: (one, other) => one.stars - other.stars,
  'rating desc': (one, other) => other.stars - one.stars,
};

const unverified = (): Answer => failed(403, 'The location is not verified.');

/** GET …/reviews */
export function listReviews(service: Service, { query, email }: Call, id: string): Answer {
  const location = locationFor(service, email, id);
  if (!location) return notFound();
  if (!location.isVerified) return unverified();
  const size = pageSizeOf(query, 50);
  if (size === undefined) return badField('page_size', 'Page size must be from 1 to 50');
  const order = orders[query.get('orderBy') ?? 'updateTime desc'];
  if (!order) return badField('order_by', 'Unknown order');
  const sorted = location.reviews.toSorted(order);
  const page = pageOf(sorted, size, query.get('pageToken'));
  if (!page) return badField('page_token', 'Invalid page token');
  const [first] = page.items;
  const before = first && service.settings.repeats ? sorted[sorted.indexOf(first) - 1] : undefined;
  const shown = before ? [before, ...page.items] : page.items;
  const sum = location.reviews.reduce((total, review) => total + review.stars, 0);
  return answered({
    ...(shown.length > 0 && { reviews: shown.map((review) => reviewView(service, location, review)) }),
    ...(sorted.length > 0 && { averageRating: sum / sorted.length, totalReviewCount: sorted.length }),
    ...tokenOf(page),
  });
}

/** GET …/reviews/{review} */
export function readReview(service: Service, { email }: Call, id: string, reviewId: string): Answer {
  const location = locationFor(service, email, id);
  const review = location?.reviews.find((one) => one.reviewId === reviewId);
  if (!location || !review) return notFound();
  return location.isVerified ? answered(reviewView(service, location, review)) : unverified();
}

/** PUT and DELETE …/reviews/{review}/reply */
export function reply(service: Service, call: Call, id: string, reviewId: string): Answer {
  const location = locationFor(service, call.email, id);
  const review = location?.reviews.find((one) => one.reviewId === reviewId);
  if (!location || !review) return notFound();
  if (!location.isVerified) return unverified();
  if (call.method === 'DELETE') {
    if (!review.reply) return notFound();
    delete review.reply;
    return answered({});
  }
  const { comment } = call.body;
  if (typeof comment !== 'string' || comment.trim() === '') return badField('comment', 'Comment is required');
  if (Buffer.byteLength(comment) > REPLY_BYTES)
    return badField('comment', `Comment is longer than ${REPLY_BYTES} bytes`);
  review.reply = { comment, updatedAt: service.now() };
  return answered(replyView(service, review.reply));
}

/** POST /v4/{account}/locations:batchGetReviews */
export function batchGetReviews(service: Service, { body, email }: Call): Answer {
  const names = Array.isArray(body.locationNames) ? body.locationNames.map(String) : [];
  if (names.length === 0) return badField('location_names', 'Field is required');
  const found = names.map((name) => locationFor(service, email, name.split('/').at(-1) ?? ''));
  if (found.includes(undefined)) return notFound();
  const all = found
    .filter((location) => location?.isVerified)
    .flatMap((location) => (location as Location).reviews.map((review) => ({ location, review })))
    .toSorted((one, other) => other.review.updatedAt - one.review.updatedAt);
  const size = Number(body.pageSize ?? 50);
  const page = pageOf(all, size, typeof body.pageToken === 'string' ? body.pageToken : null);
  if (!page) return badField('page_token', 'Invalid page token');
  const locationReviews = page.items.map(({ location, review }) => ({
    name: nameOf(location as Location),
    review: reviewView(service, location as Location, review),
  }));
  return answered({ ...(locationReviews.length > 0 && { locationReviews }), ...tokenOf(page) });
}

const postStates = ['PROCESSING', 'LIVE', 'REJECTED'] as const;

/** Its rules for posts: the listing has a number, the text must not. */
const PHONE = /\+?[\d(](?:[\s().-]*\d){9,14}(?!\d)/;

function judgedPost(service: Service, text: string, at: number): string {
  const [waiting, good, bad] = postStates;
  return judgedState(service, text, at, [waiting, PHONE.test(text) ? bad : good, bad]);
}

export function postView(service: Service, location: Location, post: Post): Resource {
  const name = `${nameOf(location)}/localPosts/${post.id}`;
  const planned = Date.parse(String(post.body.scheduledTime ?? ''));
  const state =
    planned > service.now()
      ? 'SCHEDULED'
      : judgedPost(service, String(post.body.summary ?? ''), post.updatedAt);
  return {
    ...post.body,
    ...{ name, state, createTime: nanoTime(post.createdAt), updateTime: nanoTime(post.updatedAt) },
    searchUrl: `https://local.google.com/place?id=${location.placeId}&lpsid=${post.id}`,
  };
}

const topics: readonly unknown[] = ['STANDARD', 'EVENT', 'OFFER', 'ALERT'];
const actions: readonly unknown[] = ['BOOK', 'ORDER', 'SHOP', 'LEARN_MORE', 'SIGN_UP', 'CALL'];

function wrongPost({ summary, topicType, callToAction, media, event }: Resource): Answer | undefined {
  if (typeof summary === 'string' && summary.length > POST_LENGTH)
    return badField('summary', `Summary is longer than ${POST_LENGTH} characters`);
  if (!topics.includes(topicType)) return badField('topic_type', 'Unknown topic type');
  if (!summary && !media) return badField('summary', 'A post needs a summary or media');
  if ((topicType === 'EVENT' || topicType === 'OFFER') && !(event as Resource | undefined)?.title)
    return badField('event', 'Event with title and schedule is required');
  const pictures = Array.isArray(media) ? (media as Resource[]) : [];
  if (!pictures.every(({ sourceUrl }) => /^https?:\/\//.test(String(sourceUrl))))
    return badField('media.source_url', 'Invalid URL');
  return callToAction === undefined ? undefined : wrongAction(callToAction as Resource);
}

function wrongAction({ actionType, url }: Resource): Answer | undefined {
  if (!actions.includes(actionType)) return badField('call_to_action', 'Unknown action');
  if (actionType === 'CALL')
    return url === undefined ? undefined : badField('call_to_action.url', 'CALL takes no URL');
  return url ? undefined : badField('call_to_action.url', 'URL is required');
}

/** GET and POST …/localPosts */
export function posts(service: Service, call: Call, id: string): Answer {
  const location = locationFor(service, call.email, id);
  if (!location) return notFound();
  if (!location.isVerified) return unverified();
  if (call.method === 'POST') {
    const wrong = wrongPost(call.body) ?? edit(service, location);
    if (wrong) return wrong;
    const at = service.now();
    const post = { id: String(5000 + nextNumber(service)), body: call.body, createdAt: at, updatedAt: at };
    location.posts.unshift(post);
    return answered(postView(service, location, post));
  }
  const size = pageSizeOf(call.query, 100, 20);
  const page = size === undefined ? undefined : pageOf(location.posts, size, call.query.get('pageToken'));
  if (!page) return badField('page_size', 'Invalid page');
  const localPosts = page.items.map((post) => postView(service, location, post));
  return answered({ ...(localPosts.length > 0 && { localPosts }), ...tokenOf(page) });
}

/** GET, PATCH and DELETE …/localPosts/{post} */
export function post(service: Service, call: Call, id: string, postId: string): Answer {
  const location = locationFor(service, call.email, id);
  const found = location?.posts.find((one) => one.id === postId);
  if (!location || !found) return notFound();
  if (call.method === 'DELETE') {
    location.posts = location.posts.filter((one) => one !== found);
    return answered({});
  }
  if (call.method === 'PATCH') {
    const mask = (call.query.get('updateMask') ?? '').split(',').filter(Boolean);
    if (mask.length === 0) return badField('update_mask', 'Field is required');
    const changed = { ...found.body, ...Object.fromEntries(mask.map((name) => [name, call.body[name]])) };
    const wrong = wrongPost(changed) ?? edit(service, location);
    if (wrong) return wrong;
    found.body = changed;
    found.updatedAt = service.now();
  }
  return answered(postView(service, location, found));
}
