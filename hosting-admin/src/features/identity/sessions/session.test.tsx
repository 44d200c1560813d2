// Who is let in, and how: the session provider and the guard together.
import { CallError } from '@bite/shared/api/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberSession } from '../../../lib/session-memory.ts';
import { aUser, MemoryAuth } from '../../../lib/testing/memory-platform.ts';
import { aProfile } from '../../../lib/testing/people.ts';
import { openSignInPage, slowly } from '../sign-in/auth-testing.tsx';
import { broadcastSignOut } from './sign-out.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const refuse = (code: ConstructorParameters<typeof CallError>[0], status: number) => () =>
  Promise.reject(new CallError(code, 'The server says no', status));
const unfinished = () => new Promise<never>(() => undefined);
const heading = (name: string) => screen.findByRole('heading', { name }, slowly);

describe('the authentication guard', () => {
  it('O2.9-04 shows that it is loading while it checks', () => {
    openSignInPage({ at: '/orders', auth: new MemoryAuth(aUser), handlers: { getSession: unfinished } });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('O2.9-01 O2.9-02 O2.9-03 O2.9-04 redirects whoever is not signed in once, to the service that is configured', async () => {
    const authUrl = 'https://auth.example.com/';
    const { platform, user } = openSignInPage({ at: '/orders?tab=ready', authUrl });
    await heading('Authentication Required');
    expect(screen.getByText('Please sign in to access this page.')).toBeTruthy();
    const address = `https://auth.example.com/?returnUrl=${encodeURIComponent(`${location.origin}/orders?tab=ready`)}`;
    await waitFor(() => expect(platform.visited).toEqual([address]));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(platform.visited).toEqual([address, address]);
  });

  it('O2.9-03 leads to the pages of this site where none is configured', async () => {
    const { address } = openSignInPage({ at: '/t/1/r/2/orders' });
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(address()).toBe('/auth?returnUrl=%2Ft%2F1%2Fr%2F2%2Forders');
  });

  it('O2.9-05 lets in whoever the client is signed in as, even where the server is out of reach', async () => {
    const { isIn } = openSignInPage({
      at: '/orders',
      auth: new MemoryAuth(aUser),
      handlers: { getSession: refuse('NETWORK', 0) },
    });
    await isIn();
  });

  it('O2.9-05 lets in whom the session cookie names, and signs the client in for live screens', async () => {
    const { isIn, auth, asked } = openSignInPage({
      at: '/orders',
      handlers: {
        getSession: () => ({ user: aUser }),
        createClientToken: () => ({ customToken: 'custom' }),
      },
    });
    await isIn();
    expect(auth.user?.uid).toBe(aUser.uid);
    expect(auth.isRemembered).toBe(false);
    expect(asked('getSession')).toHaveLength(1);
  });

  it('O2.9-05 a session is enough where the client cannot be signed in', async () => {
    const { isIn } = openSignInPage({
      at: '/orders',
      handlers: { getSession: () => ({ user: aUser }), createClientToken: refuse('UNAVAILABLE', 503) },
    });
    await isIn();
  });

  it('O4-11 O7.1-01 signs out a client whom the server no longer knows', async () => {
    const { auth, address } = openSignInPage({
      at: '/orders',
      auth: new MemoryAuth(aUser),
      handlers: { getSession: refuse('UNAUTHENTICATED', 401) },
    });
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(auth.user).toBeUndefined();
    expect(address()).toBe('/auth?returnUrl=%2Forders');
  });

  it('O4-11 O7.1-07 says within moments that the session was ended elsewhere, and lets one sign in again', async () => {
    const { auth, platform, isIn } = openSignInPage({ at: '/orders', auth: new MemoryAuth(aUser) });
    await isIn();
    expect(screen.queryByText(/You have been signed out/)).toBeNull();
    platform.handlers.getSession = refuse('UNAUTHENTICATED', 401);
    // As the database does when the record of the person says that a session was ended.
    act(() => platform.live.notifyWatchers(`users/${aUser.uid}`));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(screen.getByRole('status').textContent).toContain('You have been signed out');
    expect(auth.user).toBeUndefined();
  });

  const remembered = { user: aUser, sessionToken: 'a'.repeat(64), expiresAt: '2100-01-01T00:00:00.000Z' };

  it('O2.9-24 says that nobody can tell, and tries again', async () => {
    rememberSession(localStorage, remembered, true);
    const refused = refuse('UNAUTHENTICATED', 401);
    const { user, platform, address } = openSignInPage({
      at: '/orders',
      handlers: { getSession: () => Promise.reject(new CallError('INTERNAL', 'It broke', 500)) },
    });
    await heading('Authentication Error');
    expect(screen.getByRole('alert').textContent).toContain('It broke');
    platform.handlers.getSession = refused;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(address()).toBe('/auth?returnUrl=%2Forders');
  });

  it('O4-13 a tab whose client is not in yet is signed out with the others, and the client stays out', async () => {
    rememberSession(localStorage, remembered, true);
    let bringToken: (answer: { customToken: string }) => void = () => undefined;
    const { auth, platform, isIn } = openSignInPage({
      at: '/orders',
      handlers: {
        getSession: () => ({ user: aUser }),
        createClientToken: () =>
          new Promise((resolve) => {
            bringToken = resolve;
          }),
      },
    });
    await isIn();
    platform.handlers.getSession = refuse('UNAUTHENTICATED', 401);
    act(() => broadcastSignOut(localStorage, location.origin));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    await act(async () => bringToken({ customToken: 'custom' }));
    expect(auth.user).toBeUndefined();
  });

  it('O2.9-04 waits for the answer where this device began a session, and for nothing where it did not', async () => {
    rememberSession(localStorage, remembered, true);
    const waiting = openSignInPage({ at: '/orders', handlers: { getSession: unfinished } });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(waiting.address()).toBe('/orders');
    cleanup();
    localStorage.clear();
    openSignInPage({ at: '/orders', handlers: { getSession: unfinished } });
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
  });

  it('I3.4-03 I4-26 tells an inactive person what to wait for, and lets them in once somebody has', async () => {
    const auth = new MemoryAuth({ ...aUser, isActive: false, emailVerified: false } as typeof aUser);
    const { user, asked, isIn } = openSignInPage({
      at: '/orders',
      auth,
      handlers: { sendVerification: () => null },
    });
    await heading('Your account is not active');
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    await screen.findByText(/^Sent\./);
    expect(asked('sendVerification')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Behind the door' })).toBeNull();
    const early = asked('getProfile').length;
    auth.user = aUser;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isIn();
    // What was answered while the account was inactive counts no more.
    await waitFor(() => expect(asked('getProfile')).toHaveLength(early + 1));
  });
});

describe('the first visit', () => {
  const profile = aProfile();

  it('O2.9-14 notes when somebody signed in first', async () => {
    const { isIn, asked } = openSignInPage({
      at: '/orders',
      auth: new MemoryAuth(aUser),
      handlers: {
        getProfile: () => ({ user: profile }),
        stampLastLogin: () => ({ user: { ...profile, lastLogin: '2026-03-01T12:00:00.000Z' } }),
      },
    });
    await isIn();
    await waitFor(() => expect(asked('stampLastLogin')).toHaveLength(1));
  });

  it('O2.9-14 leaves what is noted', async () => {
    const { isIn, asked } = openSignInPage({ at: '/orders', auth: new MemoryAuth(aUser) });
    await isIn();
    await waitFor(() => expect(asked('getProfile')).toHaveLength(1));
    await act(async () => undefined);
    expect(asked('stampLastLogin')).toHaveLength(0);
  });
});

describe('an account without a record', () => {
  const noRecord = refuse('NOT_FOUND', 404);

  it('I5.1-13 is asked for the names first, then goes on to where it wanted to', async () => {
    let hasRecord = false;
    const known = () => (hasRecord ? Promise.resolve({ user: aUser }) : noRecord());
    const { address, user, field, isIn, asked } = openSignInPage({
      at: '/orders',
      auth: new MemoryAuth({ ...aUser, displayName: 'Sam van Dam', emailVerified: false }),
      handlers: {
        getSession: known,
        signIn: async () => ({
          ...(await known()),
          sessionToken: 'c'.repeat(64),
          expiresAt: '2030-01-01T00:00:00.000Z',
        }),
        signUp: () => {
          hasRecord = true;
          return { user: aProfile() };
        },
        sendVerification: () => null,
      },
    });
    await heading('One last step');
    expect(address()).toBe('/auth/complete?returnUrl=%2Forders');
    expect([field('First name').value, field('Last name').value]).toEqual(['Sam van', 'Dam']);
    await user.clear(field('First name'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('First name is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('First name'));
    await user.type(field('First name'), 'Sam');
    await user.type(field('Phone (optional)'), '212 555 0123');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await isIn();
    expect(address()).toBe('/orders');
    expect(asked('signUp').map(({ body }) => body)).toEqual([
      { firstName: 'Sam', lastName: 'Dam', phone: '212 555 0123' },
    ]);
    expect(asked('sendVerification')).toEqual([]);
  });

  it('keeps what was typed when it could not be stored', async () => {
    const { user, field } = openSignInPage({
      at: '/auth/complete',
      auth: new MemoryAuth(aUser),
      handlers: { getSession: noRecord, signUp: refuse('NETWORK', 0) },
    });
    await heading('One last step');
    await user.type(field('Last name'), 'Dam');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection/);
    expect(field('Last name').value).toBe('Dam');
  });

  it('can be left for another one', async () => {
    const { user, auth } = openSignInPage({
      at: '/auth/complete',
      auth: new MemoryAuth(aUser),
      handlers: { getSession: noRecord },
    });
    await heading('One last step');
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(auth.user).toBeUndefined();
  });
});
