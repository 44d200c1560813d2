import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import type { ListingPost } from '@bite/shared/listing/post.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { writePath } from '../../audit/write-path.ts';
import { LISTING_CONNECTION, listingConnectionsOf, listingPostsOf } from '../../collections/listing.ts';
import { type AttemptDeps, attemptNow } from '../../due-work/attempt-work.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import type { Caller } from '../../identity/caller.ts';
import { aListedRestaurant, type ListedRestaurant, listed } from '../../testing/a-listed-restaurant.ts';
import { ProcessEnded } from '../../testing/memory-card-gateway.ts';
import type { ListingFault } from '../../testing/memory-listing.ts';
import { member, place, putPeople } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { publishPost } from './publish-post.ts';
import { listPosts, readPost } from './read-posts.ts';
import { syncPosts } from './sync-posts.ts';
import { createPost, deletePost, updatePost, type WritePostDeps } from './write-post.ts';

const owner = member('owner');
const caller: Caller = { user: owner, requestId: 'request-1' };

let here: ListedRestaurant;
let deps: ListedRestaurant & WritePostDeps;

beforeEach(async () => {
  here = await aListedRestaurant();
  putPeople(here.records, owner);
  const attempt = (workId: string) => attemptNow(attempting(), workId);
  deps = { ...here, writePath: writePath({ records: here.records, now: here.now, attempt }) };
});

const attempting = (): AttemptDeps => ({
  ...{ records: here.records, log: silentLog, now: here.now },
  handlers: { publishListingPost: ({ postId, ...at }) => publishPost(here, at, postId) },
});

/** Does what is due by then, as the schedule does. */
async function pass(minutes: number): Promise<void> {
  here.clock.minutes += minutes;
  await finishDueWork(attempting());
}

const atGoogle = () => here.listing.location(listed.locationId).posts;
const stored = async (postId: string): Promise<ListingPost | undefined> =>
  here.records.get(listingPostsOf(place), postId);
const write = (post: object, publish = true) =>
  createPost(deps, caller, place, { post: { content: 'Pizza for two', ...post }, publish });
const judge = (state: string) => {
  for (const post of atGoogle()) post.state = state;
};

describe('a post', () => {
  it('I3.8-12 I4-06 stays a draft, which the service does not hear of, until it is published', async () => {
    const { post, version } = await write({}, false);
    expect(post).toMatchObject({ state: 'draft', isInReview: false });
    expect(atGoogle()).toEqual([]);
    const changes = { content: 'Pizza for three' };
    await updatePost(deps, caller, place, post.postId, { version, changes, publish: true });
    expect(atGoogle()).toMatchObject([{ summary: 'Pizza for three' }]);
  });

  it('I4-06 is looked at by the service, and then live or rejected', async () => {
    const { post } = await write({});
    expect(post).toMatchObject({ state: 'draft', isInReview: true, serviceId: expect.any(String) });
    judge('LIVE');
    await pass(1);
    expect(await stored(post.postId)).toMatchObject({ state: 'live', isInReview: false });
    judge('REJECTED');
    await syncPosts(here, place, 'person');
    expect(await stored(post.postId)).toMatchObject({ state: 'rejected' });
  });

  it('is published at its time, and not before', async () => {
    const { post } = await write({ publishTime: new Date(here.now() + HOUR).toISOString() });
    await pass(59);
    expect(atGoogle()).toEqual([]);
    await pass(1);
    expect(atGoogle()).toHaveLength(1);
    expect(await stored(post.postId)).toMatchObject({ isInReview: true });
  });

  it('that is moved to a later time, or taken back, is not published at the first one', async () => {
    const soon = new Date(here.now() + HOUR).toISOString();
    const [moved, back] = [await write({ publishTime: soon }), await write({ publishTime: soon })];
    const publishTime = new Date(here.now() + 2 * HOUR).toISOString();
    await updatePost(deps, caller, place, moved.post.postId, {
      ...{ version: moved.version, changes: { publishTime }, publish: true },
    });
    await updatePost(deps, caller, place, back.post.postId, {
      ...{ version: back.version, changes: {}, publish: false },
    });
    await pass(60);
    expect(atGoogle()).toEqual([]);
    await pass(60);
    expect(atGoogle()).toHaveLength(1);
    expect(await stored(back.post.postId)).toMatchObject({ state: 'draft', isInReview: false });
  });

  it('that is there is changed there, and deleted there and here', async () => {
    const { post, version } = await write({ callToAction: { actionType: 'call' } });
    const changes = { content: 'Pizza for four', callToAction: null };
    await updatePost(deps, caller, place, post.postId, { version, changes, publish: false });
    const [there] = atGoogle();
    expect(there).toMatchObject({ summary: 'Pizza for four' });
    expect(there?.callToAction).toBeUndefined();
    expect(await deletePost(deps, caller, place, post.postId)).toBeUndefined();
    expect([atGoogle(), await stored(post.postId)]).toEqual([[], undefined]);
  });

  it('that was removed there can be published again', async () => {
    const { post, version } = await write({});
    here.listing.location(listed.locationId).posts = [];
    await pass(1);
    expect(await stored(post.postId)).toMatchObject({
      ...{ state: 'draft', isInReview: false },
      problem: 'This post was removed at Google. It can be published again.',
    });
    await updatePost(deps, caller, place, post.postId, { version, changes: {}, publish: true });
    expect(atGoogle()).toHaveLength(1);
    expect((await stored(post.postId))?.problem).toBeUndefined();
  });

  it('that the service refuses says why, and is not sent again by itself', async () => {
    here.listing.failNext('createPost', 'refused');
    const { post } = await write({});
    expect(post).toMatchObject({ state: 'draft', problem: expect.stringContaining('does not accept') });
    expect(post.task).toBeUndefined();
    await pass(60);
    expect(atGoogle()).toEqual([]);
  });

  it('of a restaurant that is not connected is not written', async () => {
    here.records.remove(listingConnectionsOf(place), LISTING_CONNECTION);
    expect(await refused(write({}))).toMatchObject({
      code: 'CONFLICT',
      message: 'Please connect the Google listing first',
    });
  });

  it('is not changed by whoever read an older one', async () => {
    const { post, version } = await write({}, false);
    const change = (content: string) =>
      updatePost(deps, caller, place, post.postId, { version, changes: { content }, publish: false });
    await change('One');
    expect(await refused(change('Two'))).toMatchObject({ code: 'CONFLICT' });
  });

  it('is for administrators to write, and for managers to read', async () => {
    const manager: Caller = { user: member('manager'), requestId: 'request-2' };
    expect(
      await refused(createPost(deps, manager, place, { post: { content: 'x' }, publish: true })),
    ).toMatchObject({ code: 'FORBIDDEN' });
    const { post } = await write({}, false);
    expect(await readPost(deps, manager, place, post.postId)).toMatchObject({
      post: { content: post.content },
    });
    expect(await listPosts(deps, manager, place, { limit: 10 })).toMatchObject({
      posts: [{ post: { postId: post.postId } }],
      connection: 'connected',
    });
  });
});

describe('a post whose publication fails half-way', () => {
  const faults: ListingFault[] = [
    'lostBefore',
    'lostAfter',
    'cutBefore',
    'cutAfter',
    'unreachable',
    'limited',
  ];
  it.each(faults)('is at the service once in the end: %s', async (fault) => {
    here.listing.failNext('createPost', fault);
    await write({}).catch((error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error;
    });
    for (let round = 0; round < 8; round += 1) await pass(2);
    expect(atGoogle()).toHaveLength(1);
    const [post] = (await listPosts(deps, caller, place, { limit: 10 })).posts;
    expect(post?.post).toMatchObject({ isInReview: true, serviceId: expect.any(String) });
    expect(post?.post.task).toBeUndefined();
  });

  it.each(['lostAfter', 'cutAfter', 'lostBefore'] as const)(
    'is gone in the end if it is deleted meanwhile: %s',
    async (fault) => {
      here.listing.failNext('createPost', fault);
      await write({}).catch(() => undefined);
      const [{ post } = { post: { postId: '' } }] = (await listPosts(deps, caller, place, { limit: 1 }))
        .posts;
      await deletePost(deps, caller, place, post.postId);
      for (let round = 0; round < 8; round += 1) await pass(2);
      expect([atGoogle(), await stored(post.postId)]).toEqual([[], undefined]);
    },
  );

  it.each(['lostAfter', 'cutBefore', 'limited'] as const)(
    'is changed there in the end: %s',
    async (fault) => {
      const { post, version } = await write({});
      here.listing.failNext('patchPost', fault);
      const changes = { content: 'Pizza for five' };
      await updatePost(deps, caller, place, post.postId, { version, changes, publish: false }).catch(
        () => undefined,
      );
      for (let round = 0; round < 4; round += 1) await pass(2);
      expect(atGoogle()).toMatchObject([{ summary: 'Pizza for five' }]);
      expect((await stored(post.postId))?.task).toBeUndefined();
    },
  );

  it('is sent once although two processes take it at once', async () => {
    const { post } = await write({ publishTime: new Date(here.now() + MINUTE).toISOString() });
    here.clock.minutes += 1;
    await Promise.allSettled([
      publishPost(here, place, post.postId),
      publishPost(here, place, post.postId),
      publishPost(here, place, post.postId),
    ]);
    expect(atGoogle()).toHaveLength(1);
  });
});

describe('posts of a location that another one was chosen instead of', () => {
  const choose = (change: object) =>
    here.records.transact(async (transaction) => {
      const before = await transaction.get(listingConnectionsOf(place), LISTING_CONNECTION);
      if (before) transaction.set(listingConnectionsOf(place), LISTING_CONNECTION, { ...before, ...change });
    });

  it('are not published at the new one', async () => {
    const { post } = await write({ publishTime: new Date(here.now() + HOUR).toISOString() });
    here.listing.addLocation(listed.accountId, { name: 'locations/2002', title: 'Location 2002' });
    await choose({ connectionId: 'another', locationId: '2002' });
    here.clock.minutes += 60;
    await publishPost(here, place, post.postId);
    expect([atGoogle(), here.listing.location('2002').posts]).toEqual([[], []]);
  });

  it.each([
    ['of another location', { connectionId: 'another', locationId: '2002' }],
    ['that has ended', { status: 'disconnected' }],
  ])('are not kept with a connection %s, if they were being read meanwhile', async (_, change) => {
    const name = `accounts/101/locations/${listed.locationId}/localPosts/77`;
    atGoogle().push({ name, summary: 'From the phone', topicType: 'STANDARD', state: 'LIVE' });
    const posts: typeof here.listingService.posts = async (...call) => {
      const answer = await here.listingService.posts(...call);
      await choose(change);
      return answer;
    };
    await syncPosts({ ...here, listingService: { ...here.listingService, posts } }, place, 'person');
    expect((await listPosts(deps, caller, place, { limit: 10 })).posts).toEqual([]);
  });
});

describe('posts that were written at the service', () => {
  it('are shown, not changed here, and deleted there and here', async () => {
    const name = `accounts/101/locations/${listed.locationId}/localPosts/77`;
    atGoogle().push({ name, summary: 'From the phone', topicType: 'STANDARD', state: 'LIVE' });
    await syncPosts(here, place, 'person');
    const [found] = (await listPosts(deps, caller, place, { limit: 10 })).posts;
    expect(found?.post).toMatchObject({ content: 'From the phone', isForeign: true, state: 'live' });
    const { postId = '' } = found?.post ?? {};
    const change = { version: found?.version ?? '', changes: { content: 'x' }, publish: false };
    expect(await refused(updatePost(deps, caller, place, postId, change))).toMatchObject({
      code: 'TRANSITION_REFUSED',
    });
    await deletePost(deps, caller, place, postId);
    expect([atGoogle(), await stored(postId)]).toEqual([[], undefined]);
  });

  it('disappear here with their end there', async () => {
    const name = `accounts/101/locations/${listed.locationId}/localPosts/77`;
    atGoogle().push({ name, summary: 'From the phone', state: 'LIVE' });
    await syncPosts(here, place, 'person');
    here.clock.minutes += 1;
    here.listing.location(listed.locationId).posts = [];
    await syncPosts(here, place, 'person');
    expect((await listPosts(deps, caller, place, { limit: 10 })).posts).toEqual([]);
  });

  it('stay here although there are more of them than are read', async () => {
    const { post } = await write({});
    const posts: typeof here.listingService.posts = async () => ({
      outcome: 'answered',
      value: { items: [], nextPageToken: 'another' },
    });
    here.clock.minutes += 1;
    await syncPosts({ ...here, listingService: { ...here.listingService, posts } }, place, 'person');
    expect(await stored(post.postId)).toMatchObject({ serviceId: expect.any(String), isInReview: true });
  });

  it('are none of ours whose answer was lost', async () => {
    here.listing.failNext('createPost', 'lostAfter');
    await write({});
    await syncPosts(here, place, 'person');
    for (let round = 0; round < 4; round += 1) await pass(2);
    expect((await listPosts(deps, caller, place, { limit: 10 })).posts).toHaveLength(1);
  });
});
