import { HOUR } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { dueWork } from '../../due-work/due-work.ts';
import {
  aListedRestaurant,
  connectListing,
  type ListedRestaurant,
} from '../../testing/a-listed-restaurant.ts';
import { type MemoryMailer, memoryMailer } from '../../testing/memory-mailer.ts';
import { elsewhere, member, place, putPeople } from '../../testing/memory-place.ts';
import { connectionAt } from '../call-listing.ts';
import { listingTokensAt, openTokens } from './listing-tokens.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { tellListingEnded } from './tell-ended.ts';

let deps: ListedRestaurant;
let errors: string[];
let mailer: MemoryMailer;
beforeEach(async () => {
  deps = await aListedRestaurant();
  errors = [];
  mailer = memoryMailer();
  await connectListing(deps, elsewhere, { accountId: '101', locationId: '2009' });
  putPeople(deps.records, member('owner'), member('admin'), member('manager'));
});

const log = { info: () => undefined, error: (message: string) => void errors.push(message) };
const run = () => refreshTokens({ ...deps, log });
const expiry = async (at = place) => (await openTokens(deps.vault, at))?.expiresAt;
const works = () =>
  Object.entries(deps.records.documents()).filter(([path]) => path.startsWith(`${dueWork.path}/`));

describe('refreshing access ahead of its end', () => {
  it('I3.8-09 leaves tokens that are good for long, and refreshes each before it ends', async () => {
    expect(await run()).toEqual({ refreshed: 0, ended: 0, failed: 0 });
    deps.clock.minutes = 50;
    expect(await run()).toEqual({ refreshed: 2, ended: 0, failed: 0 });
    expect(await expiry()).toBe(deps.now() + HOUR);
    expect((await connectionAt(deps, place))?.tokenExpiresAt).toBe(new Date(deps.now() + HOUR).toISOString());
    expect(await run()).toEqual({ refreshed: 0, ended: 0, failed: 0 });
  });

  it('I4-04 puts a restaurant whose access has ended in error, tells its administrators once, and leaves the others alone', async () => {
    deps.clock.minutes = 50;
    deps.listing.failNext('refresh', 'revoked');
    expect(await run()).toEqual({ refreshed: 1, ended: 1, failed: 0 });
    const states = await Promise.all(
      [place, elsewhere].map(async (at) => (await connectionAt(deps, at))?.status),
    );
    expect(states.sort()).toEqual(['connected', 'error']);
    expect(works()).toHaveLength(1);
    deps.clock.minutes = 55;
    expect(await run()).toEqual({ refreshed: 0, ended: 0, failed: 0 });
    expect(works()).toHaveLength(1);
  });

  it('mails owners and administrators how to connect again, unless somebody has meanwhile', async () => {
    const telling = { ...deps, mailer, adminOrigin: 'https://admin.bite.example' };
    await tellListingEnded(telling, place);
    expect(mailer.sent).toEqual([]);
    deps.clock.minutes = 50;
    deps.listing.failNext('refresh', 'revoked', 'revoked');
    await run();
    await tellListingEnded(telling, place);
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(['admin@example.com', 'owner@example.com']);
    expect(mailer.sent[0]?.text).toContain('/t/10000001/r/20000001/listing/connection');
  });

  it('that fails for one restaurant stops no other one, and is tried again', async () => {
    deps.clock.minutes = 50;
    await deps.vault.remove(listingTokensAt(place));
    expect(await run()).toEqual({ refreshed: 1, ended: 0, failed: 1 });
    expect(errors).toEqual(['the access to a listing was not refreshed']);
    deps.listing.failNext('refresh', 'unreachable');
    deps.clock.minutes = 105;
    expect(await run()).toMatchObject({ refreshed: 0, failed: 2 });
    expect(await run()).toMatchObject({ refreshed: 1, failed: 1 });
  });
});
