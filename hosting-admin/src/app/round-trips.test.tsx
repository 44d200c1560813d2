// How often somebody waits for the API, one answer after the other, until a page shows what it is about.
import type { SomeCallOptions } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../lib/testing/an-order.ts';
import { aRestaurant, aUser, type MemoryPlatform, memoryPlatform } from '../lib/testing/memory-platform.ts';
import { aProfile, aTenant } from '../lib/testing/people.ts';
import { aRestaurantRecord } from '../lib/testing/tenancy-records.ts';
import { visitWith } from './app-testing.tsx';

const patient = { timeout: 60_000 };
configure({ asyncUtilTimeout: 20_000 });

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
