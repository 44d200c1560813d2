import { CallError } from '@bite/shared/api/client';
import { errorStatus } from '@bite/shared/kernel/errors';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRestaurant, aUser, MemoryAuth, memoryPlatform } from '../lib/testing/memory-platform.ts';
import { App } from './app.tsx';
import { slowly, visit, visitWith } from './app-testing.tsx';
import { routes } from './router.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

  it('I8.2-11 has words for a failure that is no Error', async () => {
    const router = createMemoryRouter(routes);
    render(<App start={() => Promise.reject({ code: 17 })} router={router} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Unknown error');
  });
});

describe('where the back office stands', () => {
  it.each([
    ['staging', 'Staging: no guest sees what you do here.'],
    ['development', 'Development: no guest sees what you do here.'],
    ['emulators', 'Emulators: everything here is made up.'],
  ] as const)('I9-18 O9-47 is said above every page: %s', async (environment, words) => {
    visitWith({ ...memoryPlatform(), environment }, '/nowhere');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('I9-18 O9-47 has no mark in production', async () => {
    visit({ at: '/nowhere' });
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(document.body.textContent).not.toMatch(/no guest sees|made up/);
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

describe('a session that ends while somebody works', () => {
  const refusing = (code: 'UNAUTHENTICATED' | 'FORBIDDEN') => () =>
    Promise.reject(new CallError(code, 'The server says no', errorStatus[code]));

  it('O4-11 O8-02 leads back to sign-in with the first answer that says so', async () => {
    const refused = refusing('UNAUTHENTICATED');
    const { platform, address } = visit({ handlers: { listMyTenants: refused, listMyRestaurants: refused } });
    platform.handlers.getSession = async () =>
      platform.requests.some(({ name }) => name === 'listMyTenants') ? refused() : { user: aUser };
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(platform.auth.user).toBeUndefined();
    expect(address()).toBe('/auth?returnUrl=%2F');
  });

  it('I4-26 tells somebody who was dismissed that the account is not active', async () => {
    const refused = refusing('FORBIDDEN');
    const { platform } = visit({ handlers: { listMyTenants: refused, listMyRestaurants: refused } });
    platform.handlers.getSession = () => ({
      user: { ...aUser, isActive: !platform.requests.some(({ name }) => name === 'listMyTenants') },
    });
    await waitFor(
      () => expect(screen.getByRole('alert').textContent).toContain('You are signed in as sam@example.com'),
      slowly,
    );
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
    const { signout: _news, ...kept } = { ...localStorage };
    expect(kept).toEqual({ 'bite-theme': 'dark' });
    expect(platform.live.listeners).toBe(0);
  });

  it('O4-12 cleans up even where signing out itself fails', async () => {
    const auth = new MemoryAuth(aUser);
    auth.signOutFailure = new Error('offline');
    await signOut(auth);
    await waitFor(() => expect(localStorage.getItem('default_selected_restaurant_id')).toBeNull());
  });
});
