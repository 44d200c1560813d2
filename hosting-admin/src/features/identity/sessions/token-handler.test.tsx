import { CallError } from '@bite/shared/api/client';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSignInPage, slowly } from '../sign-in/auth-testing.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const exchangeCode = () => ({ customToken: 'custom', rememberMe: false });
const failed = () => screen.findByRole('heading', { name: 'Authentication Error' }, slowly);

describe('a sign-in that was handed over', () => {
  it.each(['firebaseToken', 'token'])('O2.9-26 the code in %s becomes a session', async (name) => {
    const { isIn, address, asked, auth } = openSignInPage({
      at: `/orders?tab=ready&${name}=the-code#top`,
      handlers: { exchangeCode },
    });
    await isIn();
    expect(address()).toBe('/orders?tab=ready#top');
    expect(asked('exchangeCode').map(({ body }) => body)).toEqual([{ code: 'the-code' }]);
    expect(asked('signIn').map(({ body }) => body)).toEqual([{ idToken: 'token', rememberMe: false }]);
    expect(auth.isRemembered).toBe(false);
  });

  it.each([
    ['the address', '&rememberMe=true', false],
    ['the code', '', true],
  ])('O2.9-26 is remembered where %s says so', async (_, parameter, rememberMe) => {
    const { isIn, address, asked } = openSignInPage({
      at: `/orders?firebaseToken=the-code${parameter}`,
      handlers: { exchangeCode: () => ({ customToken: 'custom', rememberMe }) },
    });
    await isIn();
    expect(address()).toBe('/orders');
    expect(asked('signIn').map(({ body }) => body)).toEqual([{ idToken: 'token', rememberMe: true }]);
  });

  it('O2.9-26 is out of the address before anything is asked', async () => {
    const seen: string[] = [];
    const { isIn, address } = openSignInPage({
      at: '/orders?firebaseToken=the-code&rememberMe=true',
      handlers: {
        exchangeCode: () => {
          seen.push(address());
          return exchangeCode();
        },
      },
    });
    await isIn();
    expect(seen).toEqual(['/orders']);
  });

  it('O2.9-26 says what went wrong, and tries again', async () => {
    let isReachable = false;
    const { isIn, user, auth } = openSignInPage({
      at: '/orders?firebaseToken=the-code',
      handlers: {
        exchangeCode: () => {
          if (!isReachable) throw new CallError('NETWORK', 'Check your connection');
          return exchangeCode();
        },
      },
    });
    await failed();
    expect(screen.getByRole('alert').textContent).toContain('Check your connection');
    expect(auth.user).toBeUndefined();
    isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await isIn();
  });

  it('O2.9-26 says "Authentication failed" where nobody said why', async () => {
    openSignInPage({
      at: '/orders?firebaseToken=the-code',
      handlers: { exchangeCode: () => Promise.reject(new Error('')) },
    });
    await failed();
    expect(screen.getByText('Authentication failed')).toBeTruthy();
  });

  it('a code that is used up leaves the other ways in', async () => {
    const { user } = openSignInPage({
      at: '/orders?firebaseToken=the-code',
      handlers: { exchangeCode: () => Promise.reject(new CallError('UNAUTHENTICATED', 'no', 401)) },
    });
    await failed();
    expect(screen.getByText('This sign-in link has expired or has been used already.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign in another way' }));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
  });
});
