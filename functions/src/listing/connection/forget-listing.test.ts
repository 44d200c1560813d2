import { collections } from '@bite/shared/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LISTING_CONNECTION, listingConnectionsOf } from '../../collections/listing.ts';
import { ofRestaurant } from '../../collections/of-restaurant.ts';
import {
  aListedRestaurant,
  connectListing,
  type ListedRestaurant,
} from '../../testing/a-listed-restaurant.ts';
import { elsewhere, place } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { connectionAt } from '../call-listing.ts';
import { forgetListing } from './forget-listing.ts';
import { openTokens } from './listing-tokens.ts';

let deps: ListedRestaurant;
const CURRENT = `listing-${place.restaurantId}`;
const kept = [
  ...[collections.listingProfiles, collections.listingSyncs, collections.listingPosts],
  ...[collections.autoReplyConfigs, collections.reviews, collections.reviewReplies],
];
const collection = (name: string) => ofRestaurant(name, z.looseObject({}))(place);
const idsIn = (name: string) =>
  Object.keys(deps.records.documents())
    .filter((path) => path.startsWith(`${collection(name).path}/`))
    .map((path) => path.slice(path.lastIndexOf('/') + 1));

beforeEach(async () => {
  deps = await aListedRestaurant();
  for (const name of kept) {
    deps.records.put(collection(name), 'old', { connectionId: 'before' });
    deps.records.put(collection(name), 'new', { connectionId: CURRENT });
  }
});

const disconnect = async (change: object = {}) => {
  const connection = await connectionAt(deps, place);
  if (!connection) throw new Error('nothing is connected');
  deps.records.put(listingConnectionsOf(place), LISTING_CONNECTION, {
    ...{ ...connection, status: 'disconnected', grantee: '101' },
    ...change,
  });
};
const forget = (isLast = false) => forgetListing(deps, place, { isLast });
const revocations = () => deps.listing.calls().filter(({ name }) => name === 'revoke').length;

describe('forgetting a listing', () => {
  it('forgets only what belongs to another connection while one is there', async () => {
    await forget();
    for (const name of kept) expect(idsIn(name)).toEqual(['new']);
    expect(await openTokens(deps.vault, place)).toBeDefined();
    expect(revocations()).toBe(0);
  });

  it('I4-04 once it is disconnected ends the access and forgets everything, however often it runs', async () => {
    await disconnect();
    await forget();
    await forget();
    for (const name of kept) expect(idsIn(name)).toEqual([]);
    expect(await openTokens(deps.vault, place)).toBeUndefined();
    expect(await connectionAt(deps, place)).toBeUndefined();
    expect(revocations()).toBe(1);
  });

  it('forgets more than a page of reviews', async () => {
    for (let number = 0; number < 450; number += 1)
      deps.records.put(collection(collections.reviews), `r${number}`, { connectionId: CURRENT });
    await disconnect();
    await forget();
    expect(idsIn(collections.reviews)).toEqual([]);
  });

  it.each([
    ['another restaurant has its access of the same person', '101', 0],
    ['another restaurant has its access of somebody else', '102', 1],
  ])('leaves the consent at the service as it is only if %s', async (_what, grantee, ended) => {
    await connectListing(deps, elsewhere, { accountId: '101', locationId: '2009' });
    const other = await connectionAt(deps, elsewhere);
    if (!other) throw new Error('nothing is connected');
    deps.records.put(listingConnectionsOf(elsewhere), LISTING_CONNECTION, { ...other, grantee });
    await disconnect();
    await forget();
    expect(revocations()).toBe(ended);
    expect(await openTokens(deps.vault, place)).toBeUndefined();
    expect(await openTokens(deps.vault, elsewhere)).toBeDefined();
  });

  it('leaves the consent to the person where it is not known whose it is', async () => {
    await disconnect({ grantee: undefined });
    await forget();
    expect(revocations()).toBe(0);
    expect(await openTokens(deps.vault, place)).toBeUndefined();
  });

  it('is tried again while the service cannot be reached, and at last forgets all the same', async () => {
    await disconnect();
    deps.listing.failNext('revoke', 'unreachable', 'unreachable');
    expect(await refused(forget())).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await openTokens(deps.vault, place)).toBeDefined();
    await forget(true);
    expect(await openTokens(deps.vault, place)).toBeUndefined();
    expect(await connectionAt(deps, place)).toBeUndefined();
  });
});
