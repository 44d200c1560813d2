// How often somebody waits for the API, one answer after the other, until a page shows what it is about.
import type { SomeCallOptions } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiCall } from '../lib/api-call.ts';
import { noteTabUser, rememberSession } from '../lib/session-memory.ts';
import { anOrder } from '../lib/testing/an-order.ts';
import { HeldAuth, heldNetwork } from '../lib/testing/held-network.ts';
import { aRestaurant, aUser, type MemoryPlatform, memoryPlatform } from '../lib/testing/memory-platform.ts';
import { aProfile, aTenant } from '../lib/testing/people.ts';
import { aRestaurantRecord } from '../lib/testing/tenancy-records.ts';
import { visitWith } from './app-testing.tsx';

const patient = { timeout: 60_000 };

/** An API that answers nothing until it is told to, and then everything that has been asked. */
function answeringInRounds(handlers: MemoryPlatform['handlers']) {
  let waiting: { name: string; answer: () => void }[] = [];
  const held = Object.entries(handlers).map(([name, handler]) => {
    const hold = async (options: SomeCallOptions) => {
      await new Promise<void>((answer) => waiting.push({ name, answer }));
      return handler(options);
    };
    return [name, hold];
  });
  return {
    platform: memoryPlatform({ handlers: Object.fromEntries(held) }),
    /** Once all of these are waiting. */
    async answer(...names: RouteName[]) {
      await waitFor(() => expect(waiting.map(({ name }) => name)).toEqual(expect.arrayContaining(names)));
      const asked = waiting;
      waiting = [];
      for (const { answer } of asked) answer();
    },
  };
}

const handlers: MemoryPlatform['handlers'] = {
  getSession: () => ({ user: aUser }),
  getProfile: () => ({ user: aProfile({ isSiteAdmin: true, lastLogin: '2026-03-01T12:00:00.000Z' }) }),
  listMyTenants: () => ({ tenants: [aTenant()] }),
  listMyRestaurants: () => ({ restaurants: [aRestaurant()] }),
  getRestaurant: () => aRestaurantRecord(),
  listAdminUsers: () => ({ users: [] }),
};

const START: RouteName[] = ['getSession', 'getProfile', 'listMyTenants', 'listMyRestaurants'];
const PLACE = '/t/10000001/r/20000001';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('at the start', patient, () => {
  it('the board listens to its orders after one wait for the API', async () => {
    const { platform, answer } = answeringInRounds(handlers);
    platform.live.storeOrders(anOrder());
    visitWith(platform, `${PLACE}/orders`);
    await answer(...START);
    expect(await screen.findByRole('article', { name: 'Order #042' })).toBeTruthy();
  });

  it('a page shows its content after two: who somebody is and where they work, then the content', async () => {
    const { platform, answer } = answeringInRounds(handlers);
    visitWith(platform, `${PLACE}/settings`);
    await answer(...START);
    await answer('getRestaurant');
    expect(await screen.findByLabelText('Tax rate (%)')).toBeTruthy();
  });

  it('so does a page of the platform', async () => {
    const { platform, answer } = answeringInRounds(handlers);
    visitWith(platform, '/platform/users');
    await answer(...START);
    await answer('listAdminUsers');
    expect(await screen.findByText('Nobody here yet')).toBeTruthy();
  });

  it('asks for each list once', async () => {
    const { platform, answer } = answeringInRounds(handlers);
    visitWith(platform, `${PLACE}/settings`);
    await answer(...START);
    await answer('getRestaurant');
    await screen.findByLabelText('Tax rate (%)');
    for (const name of START)
      expect(platform.requests.filter((request) => request.name === name)).toHaveLength(1);
  });
});

describe('at the start, while Firebase still asks about the sign-in', patient, () => {
  const answers = {
    getSession: { user: aUser },
    getProfile: { user: aProfile({ lastLogin: '2026-03-01T12:00:00.000Z', isSiteAdmin: true }) },
    listMyTenants: { tenants: [aTenant()] },
    listMyRestaurants: { restaurants: [aRestaurant()] },
    getRestaurant: aRestaurantRecord(),
    createClientToken: { customToken: 'custom' },
  };

  function open(at: string, stored?: typeof aUser) {
    const session = { user: aUser, sessionToken: 'a'.repeat(64), expiresAt: '2100-01-01T00:00:00.000Z' };
    rememberSession(localStorage, session, true);
    const network = heldNetwork(answers, { tenantId: 10_000_001, restaurantId: 20_000_001 });
    const auth = new HeldAuth(network.hold, stored);
    const platform = { ...memoryPlatform({ auth }), call: apiCall(auth, { fetch: network.fetch }) };
    visitWith(platform, at);
    return { ...network, auth, live: platform.live };
  }

  it('a tab that was open before shows its page after two rounds, and Firebase’s answer changes nothing', async () => {
    noteTabUser(sessionStorage, aUser.uid);
    const { answer, asked, auth } = open(`${PLACE}/settings`, aUser);
    await answer(...START);
    await answer('getRestaurant');
    const field = await screen.findByLabelText('Tax rate (%)');
    expect(asked.filter(({ authorization }) => authorization !== null)).toEqual([]);
    await answer('accounts:lookup');
    await waitFor(async () => expect(await auth.token()).toBe('token'));
    expect(screen.getByLabelText('Tax rate (%)')).toBe(field);
    expect(asked.filter(({ what }) => what === 'getSession')).toHaveLength(1);
  });

  it('so does a new tab that has the session cookie alone, while the client is signed in beside it', async () => {
    const { answer, asked, auth } = open(`${PLACE}/settings`);
    await answer(...START);
    await answer('getRestaurant');
    const field = await screen.findByLabelText('Tax rate (%)');
    expect(auth.user).toBeUndefined();
    await answer('createClientToken');
    await answer('accounts:signInWithCustomToken');
    await waitFor(() => expect(auth.user?.uid).toBe(aUser.uid));
    expect(screen.getByLabelText('Tax rate (%)')).toBe(field);
    for (const name of START) expect(asked.filter(({ what }) => what === name)).toHaveLength(1);
  });

  it('the board, which the database feeds, listens as soon as the client is in, and not before', async () => {
    const { answer, live } = open(`${PLACE}/orders`);
    live.storeOrders(anOrder());
    await answer(...START);
    expect(await screen.findByRole('heading', { name: /Orders of/ })).toBeTruthy();
    await answer('createClientToken');
    expect(live.listeners).toBe(0);
    await answer('accounts:signInWithCustomToken');
    expect(await screen.findByRole('article', { name: 'Order #042' })).toBeTruthy();
  });

  it('somebody else who is signed in in this tab sees nothing of whom the cookie names', async () => {
    noteTabUser(sessionStorage, 'uid-another');
    const { answer, asked } = open(`${PLACE}/settings`, { ...aUser, uid: 'uid-another' });
    await answer('accounts:lookup');
    await answer(...START);
    const toApi = asked.filter(({ what }) => !what.startsWith('accounts:'));
    expect(new Set(toApi.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token']));
  });
});
