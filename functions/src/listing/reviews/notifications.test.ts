import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTING_CONNECTION, listingConnectionsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { aListedRestaurant, listed } from '../../testing/a-listed-restaurant.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { member, place } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { syncReviewsNow, updateListingSync } from './change-sync-settings.ts';
import { syncAt, syncWorkId } from './listing-sync.ts';
import { takeNotification } from './notifications.ts';
import { syncListing } from './sync-listing.ts';

const topic = 'projects/bite/topics/listings';
const as = (role: 'admin' | 'manager') => ({ user: member(role), requestId: 'request-1' });

async function world() {
  const here = await aListedRestaurant();
  const deps = { ...here, log: silentLog, dueWorkQueue: memoryDueWorkQueue() };
  return {
    ...deps,
    sync: () => syncListing({ ...deps, listingTopic: topic }, place),
    syncWithoutTopic: () => syncListing({ ...deps, listingTopic: undefined }, place),
    set: (change: object) => updateListingSync(deps, as('admin'), place, change),
    work: () => here.records.get(dueWork, syncWorkId(place)),
    take: (message: unknown) => takeNotification(deps, JSON.stringify({ message })),
  };
}

let here: Awaited<ReturnType<typeof world>>;
beforeEach(async () => {
  here = await world();
});

const data = (sent: unknown) => Buffer.from(JSON.stringify(sent)).toString('base64');

describe('a notification of the service', () => {
  it.each([
    [
      'a new review',
      { data: data({ notificationType: 'NEW_REVIEW', location: 'accounts/101/locations/2001' }) },
    ],
    ['a review', { data: data({ review: 'accounts/101/locations/2001/reviews/r1' }) }],
    ['an attribute', { attributes: { location: 'locations/2001' } }],
  ])('I3.8-13 with %s has its location read, and nothing else', async (_, message) => {
    await here.take(message);
    expect(await here.work()).toMatchObject({ kind: 'syncReviews', data: place });
    expect(here.dueWorkQueue.asked).toHaveLength(1);
  });

  it.each([
    ['of a location that nobody has', { attributes: { location: 'locations/20011' } }],
    ['without a location', { data: data({ hello: 1 }) }],
    ['of no known form', { data: 7 }],
    ['without anything', undefined],
  ])('%s is forgotten', async (_, message) => {
    await here.take(message);
    expect(await here.work()).toBeUndefined();
  });

  it('of a listing that was disconnected is forgotten', async () => {
    const connection = await here.records.get(listingConnectionsOf(place), LISTING_CONNECTION);
    if (!connection) throw new Error('not connected');
    const after = { ...connection, status: 'disconnected' as const };
    here.records.put(listingConnectionsOf(place), LISTING_CONNECTION, after);
    await here.take({ attributes: { location: 'locations/2001' } });
    expect(await here.work()).toBeUndefined();
  });
});

describe('how often a listing is read', () => {
  it('I3.2-01 I3.8-13 I9-02 is chosen by administrators, and counts from then on', async () => {
    expect(await here.set({ syncFrequency: 'hourly' })).toMatchObject({
      syncFrequency: 'hourly',
      nextSyncAt: new Date(here.now() + HOUR).toISOString(),
    });
    expect(await here.set({ isAutoSyncEnabled: false })).not.toHaveProperty('nextSyncAt');
    expect(await here.set({ isAutoSyncEnabled: true, syncFrequency: 'weekly' })).toMatchObject({
      nextSyncAt: new Date(here.now() + 7 * DAY).toISOString(),
    });
    expect(here.audited().filter(({ kind }) => kind === 'listing_syncs')).toHaveLength(3);
    const byManager = updateListingSync(here, as('manager'), place, { syncFrequency: 'daily' });
    expect(await refused(byManager)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('I3.8-13 at once asks the service to tell of its account, once', async () => {
    await here.set({ syncFrequency: 'realtime' });
    await here.sync();
    expect(here.listing.topicOf(listed.accountId)).toBe(topic);
    expect(await syncAt(here.records, place)).toMatchObject({ isNotified: true });
    await here.sync();
    expect(here.listing.calls().filter(({ name }) => name === 'notify')).toHaveLength(1);
    expect(await syncAt(here.records, place)).toMatchObject({
      nextReviewsSyncAt: new Date(here.now() + HOUR).toISOString(),
    });
  });

  it('I3.8-13 at once is every five minutes without a topic, and while the service does not take it', async () => {
    await here.set({ syncFrequency: 'realtime' });
    const soon = { nextReviewsSyncAt: new Date(here.now() + 5 * MINUTE).toISOString() };
    await here.syncWithoutTopic();
    expect(await syncAt(here.records, place)).toMatchObject(soon);
    here.listing.failNext('notify', 'forbidden');
    await here.sync();
    expect(await syncAt(here.records, place)).toMatchObject(soon);
    expect(await syncAt(here.records, place)).not.toHaveProperty('isNotified');
  });

  it('of one that is read daily asks for no notifications', async () => {
    await here.sync();
    expect(here.listing.topicOf(listed.accountId)).toBeUndefined();
  });
});

describe('reading a listing now', () => {
  it('I3.8-13 is asked for by those who may reply, and is under way', async () => {
    expect(await syncReviewsNow(here, as('manager'), place)).toMatchObject({ isUnderWay: true });
    expect(await here.work()).toMatchObject({ kind: 'syncReviews' });
    expect(here.dueWorkQueue.asked).toHaveLength(1);
  });

  it('needs a connection', async () => {
    here.records.remove(listingConnectionsOf(place), LISTING_CONNECTION);
    for (const asked of [syncReviewsNow(here, as('admin'), place), here.set({ syncFrequency: 'hourly' })])
      expect(await refused(asked)).toMatchObject({ code: 'CONFLICT' });
  });
});
