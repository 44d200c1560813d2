import { createHash } from 'node:crypto';
import { MINUTE } from '@bite/shared/kernel/durations';
import type { ServiceLocation } from '@bite/shared/listing/service-location.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf } from '../../collections/collections.ts';
import { LISTING_CONNECTION, listingConnectionsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { hashOf } from '../../identity/one-time-code.ts';
import { aListedRestaurant, type ListedRestaurant, listed } from '../../testing/a-listed-restaurant.ts';
import { member, place, putPeople, putSister, sister } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { connectionAt } from '../call-listing.ts';
import { chooseLocation } from './choose-location.ts';
import { disconnectListing } from './disconnect.ts';
import { finishConsent } from './finish-consent.ts';
import { listAccounts, listLocations } from './list-accounts.ts';
import { listingConsents } from './listing-consent.ts';
import { openTokens } from './listing-tokens.ts';
import { readConnection } from './read-connection.ts';
import { startConsent } from './start-consent.ts';

type Deps = ListedRestaurant & { adminOrigin: string };

const adminOrigin = 'https://admin.bite.example';
const redirectUrl = `${adminOrigin}/listing/connected`;
const owner = member('owner');
const caller = (user = owner, sessionToken = 'session-1') => ({
  ...{ user, requestId: 'request-1' },
  session: { sessionToken },
});
const asked = { tenantId: aGuid(2), restaurantId: aGuid(1), redirectUrl, nonce: 'nonce-1' };

let deps: Deps;
beforeEach(async () => {
  deps = { ...(await aListedRestaurant()), adminOrigin };
  putSister(deps.records);
  putPeople(deps.records, owner);
});

const start = async (at: RestaurantRef = place, by = caller()) => {
  const restaurant = await deps.records.get(restaurantsOf(at.tenantId), String(at.restaurantId));
  const { url } = await startConsent(deps, by, at, { ...asked, restaurantId: restaurant?.guid ?? '' });
  return new URL(url).searchParams.get('state') ?? '';
};
const connect = async (at: RestaurantRef = place, by = caller()) =>
  finishConsent(deps, by, { state: await start(at, by), code: deps.listing.consent() });
const stored = (at: RestaurantRef = place) => connectionAt(deps, at);
const google = async (at: RestaurantRef = place) =>
  (await deps.records.get(restaurantsOf(at.tenantId), String(at.restaurantId)))?.platformSync.platforms
    .googleMyBusiness;
const works = () =>
  Object.entries(deps.records.documents())
    .filter(([path]) => path.startsWith(`${dueWork.path}/`))
    .map(([, work]) => (work as { kind: string }).kind);

describe('asking for access', () => {
  it('I3.8-15 leads to the consent page with a state, a challenge and our own page to come back to', async () => {
    const { url } = await startConsent(deps, caller(), place, asked);
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({
      ...{ redirect_uri: redirectUrl, response_type: 'code', code_challenge_method: 'S256' },
      ...{ access_type: 'offline', prompt: 'select_account consent' },
    });
    expect(query['state']).toMatch(/^[\w-]{43}\.nonce-1$/);
    const verifier = deps.listingGrants.application?.verifierOf(query['state'] ?? '') ?? '';
    expect(query['code_challenge']).toBe(createHash('sha256').update(verifier).digest('base64url'));
  });

  it('I3.8-15 stores neither the state nor the verifier in the clear, and names when it ends', async () => {
    const state = await start();
    const document = await deps.records.get(listingConsents, hashOf(state));
    expect(document).toEqual({
      ...place,
      ...{ uid: 'owner', sessionToken: 'session-1' },
      expiresAt: new Date(deps.now() + 10 * MINUTE).toISOString(),
    });
    const all = JSON.stringify(deps.records.documents());
    expect(all).not.toContain(state);
    expect(all).not.toContain(deps.listingGrants.application?.verifierOf(state));
  });

  it.each([
    ['tenantId', { tenantId: aGuid(9) }],
    ['restaurantId', { restaurantId: aGuid(9) }],
    ['redirectUrl', { redirectUrl: 'https://evil.example/listing/connected' }],
  ])('I3.8-15 is refused with another %s than our own', async (field, change) => {
    expect(await refused(startConsent(deps, caller(), place, { ...asked, ...change }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is refused, with a reason, where the installation has no application', async () => {
    const without = { ...deps, listingGrants: { ...deps.listingGrants, application: undefined } };
    expect(await refused(startConsent(without, caller(), place, asked))).toMatchObject({ code: 'CONFLICT' });
    expect(await readConnection(without, caller(), place)).toMatchObject({ isConfigured: false });
  });

  it('is for administrators', async () => {
    for (const role of ['manager', 'employee'] as const)
      expect(await refused(startConsent(deps, caller(member(role)), place, asked))).toMatchObject({
        code: 'FORBIDDEN',
      });
  });
});

describe('the answer of the service', () => {
  it('I3.8-09, I4-04 makes a pending connection; its tokens are in the vault and in no document', async () => {
    expect(await connect(sister)).toEqual({ ...sister, hasLocation: false });
    expect(await stored(sister)).toMatchObject({ status: 'pending', connectedBy: 'owner', grantee: '101' });
    const { accessToken = '', refreshToken = '' } = (await openTokens(deps.vault, sister)) ?? {};
    expect(accessToken && refreshToken).toBeTruthy();
    const all = JSON.stringify(deps.records.documents());
    expect(all).not.toContain(`"${accessToken}"`);
    expect(all).not.toContain(`"${refreshToken}"`);
    expect(await google(sister)).toMatchObject({ enabled: false, syncStatus: 'idle' });
  });

  it.each([
    ['somebody else', () => caller(member('admin'))],
    ['another session', () => caller(owner, 'session-2')],
  ])('is refused for %s, and stays good for whoever asked', async (_who, other) => {
    const state = await start(sister);
    const code = deps.listing.consent();
    expect(await refused(finishConsent(deps, other(), { state, code }))).toMatchObject({ code: 'CONFLICT' });
    expect(await finishConsent(deps, caller(), { state, code })).toMatchObject(sister);
  });

  it('is good once', async () => {
    const state = await start(sister);
    const answers = await Promise.allSettled(
      [deps.listing.consent(), deps.listing.consent()].map((code) =>
        finishConsent(deps, caller(), { state, code }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is good for ten minutes', async () => {
    const state = await start(sister);
    deps.clock.minutes += 10;
    const answer = { state, code: deps.listing.consent() };
    expect(await refused(finishConsent(deps, caller(), answer))).toMatchObject({ code: 'CONFLICT' });
    expect(await stored(sister)).toBeUndefined();
  });

  it('without lasting access is refused, and nothing is stored', async () => {
    const { listingGrants } = deps;
    const hourly: typeof listingGrants = {
      ...listingGrants,
      exchange: async () => ({
        outcome: 'answered',
        value: { accessToken: 'a', expiresAt: deps.now() + 60 * MINUTE },
      }),
    };
    const answer = { state: await start(sister), code: 'c' };
    expect(await refused(finishConsent({ ...deps, listingGrants: hourly }, caller(), answer))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await stored(sister)).toBeUndefined();
  });

  it.each(['revoked', 'refused', 'unreachable', 'lostAfter'] as const)(
    'whose code cannot be exchanged (%s) is told without the code or the state',
    async (fault) => {
      deps.listing.failNext('exchange', fault);
      const answer = { state: await start(sister), code: 'the-code' };
      const error = await refused(finishConsent(deps, caller(), answer));
      expect(error.code).toBe('CONFLICT');
      expect(JSON.stringify([error.message, error.details])).not.toMatch(/the-code|nonce-1/);
    },
  );

  it('I4-04 connects the location of before again after an error, if the account still sees it', async () => {
    const before = await stored();
    deps.records.put(listingConnectionsOf(place), LISTING_CONNECTION, {
      ...(before as NonNullable<typeof before>),
      ...{ status: 'error', problem: 'Google has ended our access.' },
    });
    expect(await connect()).toMatchObject({ hasLocation: true });
    expect(await stored()).toMatchObject({
      ...listed,
      connectionId: before?.connectionId,
      status: 'connected',
    });
    expect((await stored())?.problem).toBeUndefined();
  });

  it('I4-04 asks for a location again if the new account does not see the one of before', async () => {
    deps.listing.failNext('location', 'notFound');
    expect(await connect()).toMatchObject({ hasLocation: false });
    expect(await stored()).toMatchObject({ status: 'pending' });
    expect((await stored())?.locationId).toBeUndefined();
  });
});

const aLocation = (id: string, change: Partial<ServiceLocation> = {}): ServiceLocation => ({
  ...{ name: `locations/${id}`, title: `Shop ${id}` },
  storefrontAddress: { addressLines: ['1 Main Street'], locality: 'Albany', administrativeArea: 'NY' },
  metadata: { hasVoiceOfMerchant: true },
  ...change,
});

describe('choosing a location', () => {
  beforeEach(() => {
    deps.listing.addLocation('101', aLocation('2002'));
    deps.listing.addLocation('101', aLocation('2003', { metadata: {} }));
  });

  it('I3.7-01, I3.7-02, I7.2-01, I7.2-02, I4-05 shows accounts and locations, who has one already, and which is not verified', async () => {
    await connect(sister);
    expect(await listAccounts(deps, caller(), sister, {})).toEqual({
      accounts: [{ accountId: '101', name: 'Bella Group', type: 'PERSONAL', isVerified: false }],
    });
    const { locations } = await listLocations(deps, caller(), sister, { accountId: '101' });
    expect(locations).toEqual([
      {
        ...{ locationId: '2001', title: 'Location 2001', verification: 'unverified' },
        takenBy: { restaurantId: place.restaurantId, name: 'Bella' },
      },
      {
        ...{ locationId: '2002', title: 'Shop 2002', verification: 'verified' },
        address: '1 Main Street, Albany, NY',
      },
      {
        ...{ locationId: '2003', title: 'Shop 2003', verification: 'unverified' },
        address: '1 Main Street, Albany, NY',
      },
    ]);
  });

  it('I3.8-09, I3.2-03, I3.2-04 connects, and the restaurant’s record says so without tokens', async () => {
    await connect(sister);
    await chooseLocation(deps, caller(), sister, { accountId: '101', locationId: '2002' });
    const connection = await stored(sister);
    expect(connection).toMatchObject({
      ...{ status: 'connected', accountName: 'Bella Group', locationTitle: 'Shop 2002' },
      connectedAt: new Date(deps.now()).toISOString(),
    });
    expect(await google(sister)).toEqual({
      ...{ enabled: true, connectionId: connection?.connectionId, accountId: '101', locationId: '2002' },
      syncStatus: 'connected',
    });
  });

  it('that another restaurant of the business has is refused with its name', async () => {
    await connect(sister);
    const error = await refused(
      chooseLocation(deps, caller(), sister, { accountId: '101', locationId: '2001' }),
    );
    expect(error).toMatchObject({ code: 'CONFLICT' });
    expect(error.message).toContain('Bella is connected to this location');
  });

  it('other than before gives the connection a new id, by which the data of before are forgotten', async () => {
    const before = await stored();
    await chooseLocation(deps, caller(), place, { accountId: '101', locationId: '2003' });
    expect((await stored())?.connectionId).not.toBe(before?.connectionId);
    expect(works()).toEqual(['forgetListing', 'syncReviews']);
  });

  it('again leaves everything as it is', async () => {
    const before = await stored();
    await chooseLocation(deps, caller(), place, listed);
    expect((await stored())?.connectionId).toBe(before?.connectionId);
    expect(works()).toEqual([]);
  });
});

describe('disconnecting', () => {
  it('I4-04 leaves nothing of the person or the location, and stores the work that forgets the rest', async () => {
    await chooseLocation(deps, caller(), place, listed);
    expect(await google()).toMatchObject({ enabled: true });
    expect(await disconnectListing(deps, caller(), place)).toMatchObject({
      connection: { status: 'disconnected' },
    });
    const { connectedBy, locationId, accountId } = (await stored()) ?? {};
    expect([connectedBy, locationId, accountId]).toEqual([undefined, undefined, undefined]);
    expect(works()).toEqual(['forgetListing']);
    expect(await google()).toEqual({ enabled: false, syncStatus: 'idle' });
  });

  it('lets nobody connect until it is forgotten', async () => {
    await disconnectListing(deps, caller(), place);
    expect(await refused(startConsent(deps, caller(), place, asked))).toMatchObject({ code: 'CONFLICT' });
  });
});
