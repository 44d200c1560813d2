// The search for places and a restaurant's connection to its place, in memory.
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { keptPlaceConnection } from '@bite/shared/places/place-connection.schema';
import { aWholePlace } from '@bite/shared/testing/places-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { CURRENT, placeConnectionsOf, placesListingsOf } from '../collections/places.ts';
import { aTenancy, siteAdmin, staffOf, support, viewer } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { aPicture, memoryPlaceSearch } from '../testing/memory-place-search.ts';
import { refused } from '../testing/refused.ts';
import { connectPlace } from './connect-place.ts';
import { disconnectPlace } from './disconnect-place.ts';
import { readPlaceConnection } from './read-connection.ts';
import { readPlaceDetails } from './read-place-details.ts';
import { readPlacePhoto } from './read-place-photo.ts';
import { readPlaceSearch } from './read-place-search.ts';
import { refreshPlace } from './refresh-place.ts';
import { searchPlaces } from './search-places.ts';
import { suggestPlaces } from './suggest-places.ts';
import { syncPlaces } from './sync-places.ts';
import { updatePlaceConnection } from './update-place-connection.ts';

const BELLA = 10_000_901;
const PLACE = { tenantId: BELLA, restaurantId: 20_000_901 };
const NAPOLI = { tenantId: BELLA, restaurantId: 20_000_902 };
const owner = callerOf(staffOf(BELLA, 'owner'));
const manager = callerOf(staffOf(BELLA, 'manager'));
const employee = callerOf(staffOf(BELLA, 'employee', PLACE.restaurantId));

function setUp() {
  const tenancy = aTenancy();
  tenancy.putTenant(BELLA);
  for (const { restaurantId } of [PLACE, NAPOLI]) tenancy.putRestaurant(BELLA, restaurantId);
  const placeSearch = memoryPlaceSearch([
    aWholePlace,
    { id: 'place-2', displayName: { text: 'Napoli' }, formattedAddress: '2 Main Street' },
  ]);
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (...line: unknown[]) => void errors.push(line) };
  const deps = { ...tenancy, placeSearch, allowances: memoryAllowances(), placeCallsADay: 1000, log };
  const connectionAt = (place: typeof PLACE) => deps.records.get(placeConnectionsOf(place), CURRENT);
  const listingAt = (place: typeof PLACE) => deps.records.get(placesListingsOf(place), CURRENT);
  return { ...deps, deps, errors, connectionAt, listingAt };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

const connect = (place = PLACE, placeId = 'place-1') => connectPlace(world.deps, owner, place, { placeId });

describe('the search for places', () => {
  it('O7.2-06 I7.3-03 I3.9-06 answers the fields that are asked for, or what a screen shows', async () => {
    const some = await readPlaceDetails(world.deps, manager, {
      placeId: 'place-1',
      fields: ['rating', 'rating'],
    });
    expect(some).toEqual({ id: 'place-1', rating: 4.6 });
    const usual = await readPlaceDetails(world.deps, manager, { placeId: 'place-1' });
    expect(usual).toHaveProperty('reviews');
    expect(usual).not.toHaveProperty('takeout');
  });

  it('I5.5-01 finds places by a text, and suggests them by the keystrokes of one session', async () => {
    const { places } = await searchPlaces(world.deps, manager, { textQuery: 'Bella' } as never);
    expect(places).toMatchObject([{ id: 'place-1' }]);
    const typed = { input: 'Nap', sessionToken: 'a-session' };
    expect(await suggestPlaces(world.deps, manager, typed)).toEqual({
      suggestions: [{ placeId: 'place-2', main: 'Napoli', secondary: '2 Main Street' }],
    });
    await readPlaceDetails(world.deps, manager, { placeId: 'place-2', sessionToken: 'a-session' });
    expect(world.placeSearch.calls.slice(1)).toEqual([
      'autocomplete Nap a-session',
      'details place-2 a-session',
    ]);
  });

  it('I5.5-02 passes on a photo, and says so where its name has ended', async () => {
    const ask = (name: string) =>
      readPlacePhoto(world.deps, manager, { name, maxWidthPx: 400, maxHeightPx: undefined });
    expect(await ask('places/place-1/photos/photo-1')).toEqual(aPicture);
    expect(await refused(ask('places/place-1/photos/photo-0'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['an employee', employee, false],
    ['a viewer of the platform', callerOf(viewer), false],
    ['a manager', manager, true],
    ['support', callerOf(support), true],
    ['an administrator of the platform', callerOf(siteAdmin), true],
  ])('C6-01 %s may use it: %#', async (_who, caller, isAllowed) => {
    const asked = readPlaceSearch(world.deps, caller);
    if (isAllowed) expect(await asked).toEqual({ isConfigured: true });
    else expect(await refused(asked)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('says clearly where the installation has no key, and asks nobody', async () => {
    const deps = { ...world.deps, placeSearch: { ...world.placeSearch, isConfigured: false } };
    expect(await readPlaceSearch(deps, manager)).toEqual({ isConfigured: false });
    expect(await refused(readPlaceDetails(deps, manager, { placeId: 'place-1' }))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Places search is not set up here'),
    });
    expect(await readPlaceConnection(deps, manager, PLACE)).toEqual({ isConfigured: false });
    expect(world.placeSearch.calls).toEqual([]);
  });

  it('costs so many calls a day and no more, and goes on the next day', async () => {
    const deps = { ...world.deps, placeCallsADay: 2 };
    const ask = () => readPlaceDetails(deps, manager, { placeId: 'place-1' });
    await ask();
    await ask();
    expect(await refused(ask())).toMatchObject({ code: 'RATE_LIMITED' });
    expect(world.placeSearch.calls).toHaveLength(2);
    world.clock.now += DAY;
    expect(await ask()).toMatchObject({ id: 'place-1' });
  });

  it('leaves everybody else three quarters of a day’s calls, however many one person makes', async () => {
    const deps = { ...world.deps, placeCallsADay: 200 };
    const ask = (caller: typeof manager) => readPlaceDetails(deps, caller, { placeId: 'place-1' });
    for (let call = 0; call < 50; call += 1) await ask(manager);
    expect(await refused(ask(manager))).toMatchObject({
      ...{ code: 'RATE_LIMITED', message: expect.stringContaining('your part') },
    });
    expect(world.placeSearch.calls).toHaveLength(50);
    expect(await ask(owner)).toMatchObject({ id: 'place-1' });
    world.clock.now += DAY;
    expect(await ask(manager)).toMatchObject({ id: 'place-1' });
  });

  it.each([
    [{ reason: 'limited' as const, retryAfter: 7 }, 'RATE_LIMITED'],
    [{ reason: 'notFound' as const }, 'NOT_FOUND'],
    [{ reason: 'unreachable' as const }, 'UNAVAILABLE'],
    [{ reason: 'unclear' as const }, 'UNAVAILABLE'],
    [{ reason: 'refused' as const, message: 'API key not valid.' }, 'CONFLICT'],
    [{ reason: 'forbidden' as const }, 'CONFLICT'],
  ])('tells people what a failure means: %j', async (failure, code) => {
    world.placeSearch.fail(failure);
    const error = await refused(readPlaceDetails(world.deps, manager, { placeId: 'place-1' }));
    expect(error).toMatchObject({ code, message: expect.stringContaining('Google Maps') });
  });
});

describe('connecting a restaurant to its place', () => {
  it('I3.9-07 I3.2-06 keeps the id and what staff chose for ever, and everything else for a day', async () => {
    const answer = await connect();
    expect(answer.connection).toMatchObject({
      ...{ enabled: true, placeId: 'place-1', placeName: 'Bella', syncEnabled: true, autoSync: true },
      placeAddress: '1 Main Street, Albany, NY 12207, USA',
      lastSyncAt: '2026-06-10T22:00:00.000Z',
    });
    expect(answer.listing).toMatchObject({ rating: 4.6, reviewCount: 321, priceLevel: 2 });
    expect(await world.connectionAt(PLACE)).toEqual({
      ...{ placeId: 'place-1', syncEnabled: true, autoSync: true, connectedAt: '2026-06-10T22:00:00.000Z' },
      lastSyncAt: '2026-06-10T22:00:00.000Z',
      nextSyncAt: '2026-06-11T20:00:00.000Z',
    });
    expect((await world.listingAt(PLACE))?.expiresAt).toBe('2026-06-11T22:00:00.000Z');
    world.clock.now += DAY;
    const later = await readPlaceConnection(world.deps, manager, PLACE);
    expect(later.connection).toMatchObject({ placeId: 'place-1', placeName: '', placeAddress: '' });
    expect(later).not.toHaveProperty('listing');
  });

  it('I3.2-06 leaves in the history the id and what was chosen, and nothing that the service said', async () => {
    await connect();
    await refreshPlace(world.deps, owner, PLACE);
    await updatePlaceConnection(world.deps, owner, PLACE, { autoSync: false });
    await disconnectPlace(world.deps, owner, PLACE);
    const entries = world.audit();
    expect(entries.map(({ action, kind }) => [action, kind])).toEqual([
      ['create', 'place_connections'],
      ['update', 'place_connections'],
      ['delete', 'place_connections'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Bella');
  });

  it('I3.9-07 takes another place, which begins anew, and the same one with what was chosen', async () => {
    await connect();
    await updatePlaceConnection(world.deps, owner, PLACE, { autoSync: false });
    expect((await connect()).connection).toMatchObject({ autoSync: false });
    const other = await connect(PLACE, 'place-2');
    expect(other.connection).toMatchObject({ placeId: 'place-2', placeName: 'Napoli', autoSync: true });
  });

  it('I3.9-07 forgets everything where it is disconnected, also twice', async () => {
    await connect();
    expect(await disconnectPlace(world.deps, owner, PLACE)).toEqual({ isConfigured: true });
    expect(await disconnectPlace(world.deps, owner, PLACE)).toEqual({ isConfigured: true });
    expect([await world.connectionAt(PLACE), await world.listingAt(PLACE)]).toEqual([undefined, undefined]);
  });

  it('I3.9-07 removes the copy where nobody wants one', async () => {
    await connect();
    const off = await updatePlaceConnection(world.deps, owner, PLACE, { syncEnabled: false });
    expect(off).not.toHaveProperty('listing');
    expect(await world.listingAt(PLACE)).toBeUndefined();
    expect(await world.connectionAt(PLACE)).not.toHaveProperty('nextSyncAt');
  });

  it('keeps a newer id of the place, where the service answers it', async () => {
    await connect();
    const moved = { ...aWholePlace, id: 'place-9' };
    const { details } = world.placeSearch;
    world.placeSearch.know([moved]);
    world.placeSearch.details = (_id, ...rest) => details('place-9', ...rest);
    expect((await refreshPlace(world.deps, owner, PLACE)).connection?.placeId).toBe('place-9');
  });

  it('says that a place has ended, forgets what was known of it, and takes another', async () => {
    await connect();
    world.placeSearch.know([{ id: 'place-2' }]);
    const ended = await refreshPlace(world.deps, owner, PLACE);
    expect(ended).toMatchObject({ connection: { problem: 'ended', placeName: '' } });
    expect(ended).not.toHaveProperty('listing');
    expect((await connect(PLACE, 'place-2')).connection).not.toHaveProperty('problem');
  });

  it('changes nothing where the service does not answer', async () => {
    await connect();
    const before = world.records.documents();
    world.placeSearch.fail({ reason: 'unclear' });
    expect(await refused(refreshPlace(world.deps, owner, PLACE))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await refused(connect(NAPOLI))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(world.records.documents()).toEqual(before);
  });

  it('C6-01 is for owners and administrators; managers see it', async () => {
    const asked = connectPlace(world.deps, manager, PLACE, { placeId: 'place-1' });
    expect(await refused(asked)).toMatchObject({ code: 'FORBIDDEN' });
    expect(world.placeSearch.calls).toEqual([]);
    expect(await refused(updatePlaceConnection(world.deps, owner, PLACE, {}))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await refused(refreshPlace(world.deps, owner, PLACE))).toMatchObject({ code: 'CONFLICT' });
    await connect();
    expect(await readPlaceConnection(world.deps, manager, PLACE)).toMatchObject({
      listing: { name: 'Bella' },
    });
  });
});

describe('the copies of places', () => {
  const run = () => syncPlaces(world.deps);
  const auto = (place = PLACE) => updatePlaceConnection(world.deps, owner, place, { autoSync: true });

  it('I3.9-07 I3.2-06 are fetched again before they are a day old, where staff want that, and else removed', async () => {
    await connect();
    await auto();
    await connect(NAPOLI, 'place-2');
    await updatePlaceConnection(world.deps, owner, NAPOLI, { autoSync: false });
    expect(await run()).toEqual({ fetched: 0, removed: 0, postponed: 0, failed: 0 });
    world.clock.now += 22 * HOUR;
    expect(await run()).toMatchObject({ fetched: 1, removed: 0 });
    world.clock.now += 2 * HOUR;
    expect(await run()).toMatchObject({ fetched: 0, removed: 1 });
    expect(await world.listingAt(NAPOLI)).toBeUndefined();
    expect(await world.connectionAt(NAPOLI)).not.toHaveProperty('nextSyncAt');
    expect((await world.listingAt(PLACE))?.lastSyncAt).toBe('2026-06-11T20:00:00.000Z');
    expect(await run()).toMatchObject({ fetched: 0, removed: 0 });
  });

  it('are tried again every hour where the service fails, and removed when they are a day old all the same', async () => {
    await connect();
    await auto();
    world.clock.now += 22 * HOUR;
    world.placeSearch.fail({ reason: 'unreachable' });
    expect(await run()).toMatchObject({ postponed: 1 });
    expect(await world.listingAt(PLACE)).toBeDefined();
    expect(await run()).toMatchObject({ postponed: 0 });
    world.clock.now += 2 * HOUR;
    expect(await run()).toMatchObject({ postponed: 1 });
    expect(await world.listingAt(PLACE)).toBeUndefined();
    expect(await world.connectionAt(PLACE)).toMatchObject({ problem: 'unreachable' });
    world.placeSearch.fail(undefined);
    world.clock.now += HOUR;
    expect(await run()).toMatchObject({ fetched: 1 });
    expect(await world.connectionAt(PLACE)).not.toHaveProperty('problem');
  });

  it('of a place that has ended are removed, and not asked for again', async () => {
    await connect();
    await auto();
    world.placeSearch.know([]);
    world.clock.now += 23 * HOUR;
    expect(await run()).toMatchObject({ removed: 1 });
    expect(await world.connectionAt(PLACE)).toMatchObject({ problem: 'ended', placeId: 'place-1' });
    world.clock.now += 9 * DAY;
    expect(await run()).toMatchObject({ removed: 0, fetched: 0 });
  });

  it('leave a fifth of a day’s calls to people', async () => {
    for (const place of [PLACE, NAPOLI]) {
      await connect(place);
      await auto(place);
    }
    world.clock.now += 3 * DAY;
    const deps = { ...world.deps, placeCallsADay: 1 };
    expect(await syncPlaces(deps)).toMatchObject({ fetched: 0, postponed: 2 });
    expect(await readPlaceDetails(deps, manager, { placeId: 'place-1' })).toMatchObject({ id: 'place-1' });
  });

  it('of one restaurant that fails stop no other one, and are on the list of what failed', async () => {
    await connect();
    await auto();
    await connect(NAPOLI, 'place-2');
    await auto(NAPOLI);
    world.clock.now += 23 * HOUR;
    const { details } = world.placeSearch;
    world.placeSearch.details = (id, ...rest) => {
      if (id === 'place-1') throw new Error('connection lost');
      return details(id, ...rest);
    };
    expect(await run()).toMatchObject({ fetched: 1, failed: 1 });
    expect(world.errors).toEqual([
      ['a place could not be copied', { ...PLACE, error: 'Error: connection lost' }],
    ]);
  });

  it('of a business that is suspended are removed, and fetched again once it is active', async () => {
    await connect();
    await auto();
    world.clock.now += 23 * HOUR;
    world.putTenant(BELLA, { status: 'suspended' });
    expect(await run()).toMatchObject({ removed: 1 });
    world.putTenant(BELLA);
    world.clock.now += DAY;
    expect(await run()).toMatchObject({ fetched: 1 });
  });

  it('are left alone where somebody has connected another place meanwhile', async () => {
    await connect();
    await auto();
    world.clock.now += 23 * HOUR;
    const { details } = world.placeSearch;
    world.placeSearch.details = async (...asked) => {
      world.placeSearch.details = details;
      const answer = await details(...asked);
      await connect(PLACE, 'place-2');
      return answer;
    };
    await run();
    expect(await readPlaceConnection(world.deps, manager, PLACE)).toMatchObject({
      connection: { placeId: 'place-2', placeName: 'Napoli' },
    });
  });

  it('of many restaurants are all reached, page after page', async () => {
    const places = Array.from({ length: 250 }, (_, index) => ({
      ...PLACE,
      restaurantId: 20_001_000 + index,
    }));
    const due = keptPlaceConnection.parse({
      ...{ placeId: 'place-1', connectedAt: '2026-06-01T00:00:00.000Z', autoSync: true },
      nextSyncAt: '2026-06-10T21:00:00.000Z',
    });
    for (const place of places) world.records.put(placeConnectionsOf(place), CURRENT, due);
    expect(await run()).toEqual({ fetched: 250, removed: 0, postponed: 0, failed: 0 });
  });
});
