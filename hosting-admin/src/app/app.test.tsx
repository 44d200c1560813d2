import type { MyRestaurant } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guidOf } from '../lib/testing/an-order.ts';
import {
  aRestaurant,
  aUser,
  MemoryAuth,
  type MemoryPlatform,
  memoryPlatform,
} from '../lib/testing/memory-platform.ts';
import { App } from './app.tsx';
import { routes } from './router.tsx';

const several = (count: number): MyRestaurant[] =>
  Array.from({ length: count }, (_, index) =>
    aRestaurant({
      restaurantId: 20_000_001 + index,
      restaurantGuid: guidOf(index + 1),
      name: `Place ${index + 1}`,
    }),
  );

interface Visit {
  at?: string;
  auth?: MemoryAuth;
  restaurants?: MyRestaurant[];
}

function visit({ at = '/', auth = new MemoryAuth(aUser), restaurants = [aRestaurant()] }: Visit = {}) {
  const platform = memoryPlatform({ auth, handlers: { listMyRestaurants: () => ({ restaurants }) } });
  return visitWith(platform, at);
}

function visitWith(platform: MemoryPlatform, at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<App start={async () => platform} router={router} />);
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { platform, address, user: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// The first visit to a screen fetches its code, which takes the test runner longer than any browser.
const slowly = { timeout: 10_000 };

describe('start-up', () => {
  it('O2.10-01 says that it is loading', () => {
    const router = createMemoryRouter(routes);
    render(<App start={() => new Promise(() => undefined)} router={router} />);
    expect(screen.getByRole('status').textContent).toBe('Loading application...');
  });

  it('O2.10-01 O8-07 says that it failed, why, and what to do', async () => {
    const router = createMemoryRouter(routes);
    render(<App start={() => Promise.reject(new Error('Check your connection.'))} router={router} />);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Failed to initialize app' })).toBeTruthy();
    expect(alert.textContent).toContain('Check your connection.');
    expect(within(alert).getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});

describe('the door', () => {
  it('O2.9-03 O2.9-04 leads who is not signed in to sign-in, remembering the page', async () => {
    const { address } = visit({ at: '/t/10000001/r/20000001/orders', auth: new MemoryAuth() });
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(address()).toBe('/auth?returnUrl=%2Ft%2F10000001%2Fr%2F20000001%2Forders');
  });

  it('shows a page for addresses that lead nowhere', async () => {
    visit({ at: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('which restaurant', () => {
  it('O2.9-08 the only one is chosen, and remembered', async () => {
    const { address } = visit();
    await screen.findByRole('heading', { name: 'Orders of Bella Napoli' }, slowly);
    expect(address()).toBe('/t/10000001/r/20000001/orders');
    expect(localStorage.getItem('default_selected_restaurant_id')).toBe('20000001');
    expect(screen.queryByRole('link', { name: /switch restaurant/ })).toBeNull();
  });

  it('O2.9-09 O2.9-12 several are offered in a list, and one tap leads to its board', async () => {
    const { address, user } = visit({ restaurants: several(3) });
    await screen.findByRole('heading', { name: 'Select a Restaurant' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('link', { name: /Place 2/ }));
    await screen.findByRole('heading', { name: 'Orders of Place 2' }, slowly);
    expect(address()).toBe('/t/10000001/r/20000002/orders');
    expect(screen.getByRole('link', { name: /switch restaurant/ })).toBeTruthy();
  });

  it('O2.9-07 the remembered one opens at once', async () => {
    localStorage.setItem('default_selected_tenant_id', '10000001');
    localStorage.setItem('default_selected_restaurant_id', '20000003');
    visit({ restaurants: several(3), at: '/orders' });
    expect(await screen.findByRole('heading', { name: 'Orders of Place 3' }, slowly)).toBeTruthy();
  });

  it('O9-46 more than eight can be searched', async () => {
    const { user } = visit({ restaurants: several(12), at: '/restaurants' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'place 12');
    expect(screen.getAllByRole('link', { name: /Place/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Place 12'),
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
    expect(screen.getByText('No restaurant matches “place 12x”.')).toBeTruthy();
  });

  it('O2.9-11 without any, says so and offers the way out', async () => {
    visit({ restaurants: [] });
    expect(
      await screen.findByRole('heading', { name: 'You are not associated with any tenants.' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('I4-26 tells an inactive user that the account is not active', async () => {
    const platform = memoryPlatform({
      handlers: {
        listMyRestaurants: () => {
          throw new CallError('FORBIDDEN', 'Your account is not active.', 403);
        },
      },
    });
    visitWith(platform, '/');
    expect(await screen.findByRole('heading', { name: 'Your account is not active' })).toBeTruthy();
    expect(platform.requests).toHaveLength(1);
  });

  it('a link to a restaurant of others opens nothing', async () => {
    const { platform } = visit({ at: '/t/10000009/r/20000009/orders' });
    await screen.findByRole('heading', { name: 'This restaurant is not one of yours' }, slowly);
    expect(platform.live.listeners).toBe(0);
  });
});

describe('a screen that breaks', () => {
  it('O2.9-27 says so and offers a fresh page', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    visit({ restaurants: [aRestaurant({ timezone: 'Mars/Olympus' })] });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' }, slowly)).toBeTruthy();
    expect(
      screen.getByText('An unexpected error occurred. Please refresh the page or try again later.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    silenced.mockClear();
    warned.mockRestore();
  });
});

describe('signing out', () => {
  const signOut = async (auth: MemoryAuth) => {
    const { address, user, platform } = visit({ auth });
    await screen.findByRole('heading', { name: 'Orders of Bella Napoli' }, slowly);
    localStorage.setItem('bite-theme', 'dark');
    await user.click(screen.getByRole('button', { name: 'Account of Sam' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    return { address, platform };
  };

  it('O4-12 O9-17 forgets the selection, keeps the theme and leads to sign-in', async () => {
    const { address, platform } = await signOut(new MemoryAuth(aUser));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(address()).toBe('/auth');
    expect({ ...localStorage }).toEqual({ 'bite-theme': 'dark' });
    expect(platform.live.listeners).toBe(0);
  });

  it('O4-12 cleans up even where signing out itself fails', async () => {
    const auth = new MemoryAuth(aUser);
    auth.signOutFailure = new Error('offline');
    await signOut(auth);
    await vi.waitFor(() => expect(localStorage.getItem('default_selected_restaurant_id')).toBeNull());
  });
});
