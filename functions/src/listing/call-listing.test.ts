import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { callsForPeople, callsPerMinute } from '@bite/shared/listing/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aListedRestaurant, type ListedRestaurant } from '../testing/a-listed-restaurant.ts';
import { elsewhere, place } from '../testing/memory-place.ts';
import { callListing, connectionAt, type ListingCall } from './call-listing.ts';
import { openTokens } from './connection/listing-tokens.ts';

let deps: ListedRestaurant;
beforeEach(async () => {
  deps = await aListedRestaurant();
});

const reading = (urgency: ListingCall<unknown>['urgency'] = 'person'): ListingCall<unknown> => ({
  ...{ api: 'locations', urgency },
  send: (service, token, { locationId }) => service.location(token, locationId),
});
const call = (urgency?: ListingCall<unknown>['urgency']) => callListing(deps, place, reading(urgency));
const names = () => deps.listing.calls().map(({ name }) => name);

describe('a call to the listing service', () => {
  it('goes to the location that staff have chosen', async () => {
    expect(await call()).toMatchObject({ outcome: 'answered', value: { title: 'Location 2001' } });
  });

  it('of a restaurant that is not connected is not sent', async () => {
    const sent = names().length;
    expect(await callListing(deps, elsewhere, reading())).toEqual({
      outcome: 'failed',
      reason: 'notConnected',
    });
    expect(names()).toHaveLength(sent);
  });

  it('with a token that ends soon has a fresh one, which is kept', async () => {
    deps.clock.minutes = 59.5;
    expect(await call()).toMatchObject({ outcome: 'answered' });
    expect(names().slice(-2)).toEqual(['refresh', 'location']);
    expect((await openTokens(deps.vault, place))?.expiresAt).toBe(deps.now() + HOUR);
    expect((await connectionAt(deps, place))?.tokenExpiresAt).toBe(new Date(deps.now() + HOUR).toISOString());
    await call();
    expect(names().at(-2)).toBe('location');
  });

  it('whose token is refused before its time is sent once more with a fresh one', async () => {
    deps.listing.failNext('location', 'revoked');
    expect(await call()).toMatchObject({ outcome: 'answered' });
    expect(names().slice(-3)).toEqual(['location', 'refresh', 'location']);
  });

  it('that is sent twice counts twice, and waits where the quota has no room for the second time', async () => {
    deps.listing.failNext('location', 'revoked');
    const rooms = [0, 30];
    const callBudget = { ...deps.callBudget, take: async () => rooms.shift() ?? 0 };
    expect(await callListing({ ...deps, callBudget }, place, reading())).toEqual({
      outcome: 'failed',
      reason: 'limited',
      retryAfter: 30,
    });
    expect(names().slice(-2)).toEqual(['location', 'refresh']);
    expect(await connectionAt(deps, place)).toMatchObject({ status: 'connected' });
  });

  it('I4-04 of an access that was taken back puts the connection in error, and a success ends that', async () => {
    deps.listing.failNext('location', 'revoked');
    deps.listing.failNext('refresh', 'revoked');
    expect(await call()).toMatchObject({ outcome: 'failed', reason: 'revoked' });
    expect(await connectionAt(deps, place)).toMatchObject({
      status: 'error',
      problem: 'Google has ended our access. Please connect again.',
    });
    expect(await call()).toMatchObject({ outcome: 'answered' });
    const { status, problem } = (await connectionAt(deps, place)) ?? {};
    expect({ status, problem }).toEqual({ status: 'connected', problem: undefined });
  });

  it('that fails otherwise leaves the connection as it is', async () => {
    for (const fault of [
      'lostBefore',
      'limited',
      'forbidden',
      'notFound',
      'refused',
      'unreachable',
    ] as const) {
      deps.listing.failNext('location', fault);
      expect(await call()).toMatchObject({ outcome: 'failed' });
      expect(await connectionAt(deps, place)).toMatchObject({ status: 'connected' });
    }
  });

  it('beside others takes no more of the quota than is sent', async () => {
    const background = callsPerMinute - callsForPeople;
    for (let sent = 0; sent < background; sent += 10) {
      const results = await Promise.all(Array.from({ length: 10 }, () => call('background')));
      expect(results.every(({ outcome }) => outcome === 'answered')).toBe(true);
    }
    expect(await call('background')).toMatchObject({ reason: 'limited' });
  });

  it('is not sent once the quota of the minute is used up, and work in the background leaves some to people', async () => {
    for (let sent = 0; sent < callsPerMinute - callsForPeople; sent += 1)
      expect(await call('background')).toMatchObject({ outcome: 'answered' });
    expect(await call('background')).toEqual({ outcome: 'failed', reason: 'limited', retryAfter: 60 });
    for (let sent = 0; sent < callsForPeople; sent += 1)
      expect(await call('person')).toMatchObject({ outcome: 'answered' });
    deps.clock.minutes += 0.5;
    expect(await call('person')).toEqual({ outcome: 'failed', reason: 'limited', retryAfter: 30 });
    deps.clock.minutes += 0.5;
    expect(await call('background')).toMatchObject({ outcome: 'answered' });
    expect(deps.now() % MINUTE).toBe(0);
  });
});
