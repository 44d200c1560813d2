import { CallError } from '@bite/shared/api/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, MemoryAuth } from '../../../lib/testing/memory-platform.ts';
import { openSignInPage, slowly } from '../sign-in/auth-testing.tsx';
import { SIGN_OUT_CHANNEL } from './sign-out.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

type Visit = Parameters<typeof openSignInPage>[0];

async function inside(visit: Visit = {}) {
  const door = openSignInPage({ at: '/orders', auth: new MemoryAuth(aUser), ...visit });
  await door.isIn();
  localStorage.setItem('default_selected_restaurant_id', '20000001');
  localStorage.setItem('bite-theme', 'dark');
  sessionStorage.setItem('bite-sound', 'on');
  return { ...door, signOut: () => door.user.click(screen.getByRole('button', { name: 'Sign out' })) };
}

const signInForm = () => screen.findByRole('form', { name: 'Sign in' }, slowly);

describe('signing out', () => {
  it('O4-12 O7.1-07 ends the server’s session first, then the client’s, then clears the device', async () => {
    const steps: string[] = [];
    const auth = new MemoryAuth(aUser);
    const note = (step: string) =>
      steps.push(
        `${step}, client ${auth.user ? 'in' : 'out'}, storage ${localStorage.getItem('default_selected_restaurant_id') ? 'kept' : 'clear'}`,
      );
    auth.watch((user) => !user && steps.length > 0 && note('client'));
    const { signOut, address } = await inside({
      auth,
      handlers: {
        signOut: () => {
          note('server');
          return { signedOut: true };
        },
      },
    });
    await signOut();
    await signInForm();
    expect(steps[0]).toBe('server, client in, storage kept');
    expect(steps[1]).toMatch(/^client, client out/);
    expect(address()).toBe('/auth');
    expect(Object.keys(localStorage).filter((key) => key !== 'signout')).toEqual(['bite-theme']);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('O2.9-04 says so meanwhile, and no guard redirects', async () => {
    let end: () => void = () => undefined;
    const { signOut, address } = await inside({
      handlers: {
        signOut: () =>
          new Promise((resolve) => {
            end = () => resolve({ signedOut: true });
          }),
      },
    });
    await signOut();
    expect(screen.getByRole('status').textContent).toBe('Signing Out...');
    expect(address()).toBe('/orders');
    end();
    await signInForm();
    expect(address()).toBe('/auth');
  });

  it.each([
    ['the server', { handlers: { signOut: () => Promise.reject(new CallError('NETWORK', 'lost')) } }],
    ['the client', { auth: Object.assign(new MemoryAuth(aUser), { signOutFailure: new Error('stuck') }) }],
  ] satisfies [string, Visit][])(
    'O4-12 leaves and clears the device even where %s fails',
    async (_, visit) => {
      const authUrl = 'https://auth.example.com/';
      const { signOut, platform } = await inside({ ...visit, authUrl });
      await signOut();
      await waitFor(() => expect(platform.visited).toContain(authUrl));
      expect(localStorage.getItem('default_selected_restaurant_id')).toBeNull();
      expect(localStorage.getItem('bite-theme')).toBe('dark');
    },
  );

  it('O4-12 O9-17 redirects after 100 ms; O4-13 the flag lasts 2 s and the event 1 s', async () => {
    const { platform } = await inside({ authUrl: 'https://auth.example.com/' });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(platform.visited).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(platform.visited).toEqual(['https://auth.example.com/']);
    expect(screen.getByRole('status').textContent).toBe('Signing Out...');
    expect(JSON.parse(localStorage.getItem('signout') ?? '')).toMatchObject({
      type: 'signout',
      origin: location.origin,
    });
    await act(() => vi.advanceTimersByTimeAsync(899));
    expect(localStorage.getItem('signout')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(localStorage.getItem('signout')).toBeNull();
    expect(screen.queryByText('Signing Out...')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('Signing Out...')).toBeNull();
  });
});

describe('a sign-out elsewhere', () => {
  const news = (origin: string, at: number) =>
    act(async () => {
      const newValue = JSON.stringify({ type: 'signout', origin, at });
      dispatchEvent(new StorageEvent('storage', { key: 'signout', newValue }));
    });

  it('O4-13 O9-24 of another origin within 5 seconds signs out here', async () => {
    const { auth, asked } = await inside();
    await news('https://pos.example.com', Date.now() - 4000);
    await signInForm();
    expect(auth.user).toBeUndefined();
    expect(asked('signOut')).toHaveLength(1);
    expect(localStorage.getItem('default_selected_restaurant_id')).toBeNull();
  });

  it.each([
    ['that is older', 'https://pos.example.com', 6000],
    ['of the same origin', location.origin, 0],
  ])('O4-13 O9-24 %s is ignored', async (_, origin, age) => {
    const { auth, asked } = await inside();
    await news(origin, Date.now() - age);
    expect(asked('signOut')).toEqual([]);
    expect(auth.user).toBe(aUser);
  });

  it('in another tab of this app ends this one, too, and asks nothing of the server', async () => {
    const { auth, asked } = await inside();
    const tab = new BroadcastChannel(SIGN_OUT_CHANNEL);
    tab.postMessage('signout');
    await signInForm();
    tab.close();
    expect(auth.user).toBeUndefined();
    expect({ ...sessionStorage }).toEqual({});
    expect(asked('signOut')).toEqual([]);
  });
});
