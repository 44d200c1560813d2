import { CallError } from '@bite/shared/api/client';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthError, type AuthProblem } from '../../../lib/ports.ts';
import { aUser, MemoryAuth } from '../../../lib/testing/memory-platform.ts';
import { openSignInPage, slowly } from './auth-testing.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

async function open(visit: Parameters<typeof openSignInPage>[0] = {}) {
  const door = openSignInPage(visit);
  await screen.findByRole('form', { name: 'Sign in' }, slowly);
  const { user, field } = door;
  const submit = () => user.click(screen.getByRole('button', { name: 'Sign in' }));
  const fill = async (email = 'sam@example.com', password = 'secret') => {
    await user.type(field('Email'), email);
    await user.type(field('Password'), password);
  };
  return { ...door, submit, fill };
}

describe('the sign-in form', () => {
  it('asks for what is missing, each at its field, and goes to the first', async () => {
    const { submit, field } = await open();
    await submit();
    expect(await screen.findByText('Please enter your email address')).toBeTruthy();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    const described = field('Password').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Please enter your password');
    expect(document.activeElement).toBe(field('Email'));
  });

  it('refuses what is no address before asking anyone', async () => {
    const { fill, submit, auth } = await open();
    auth.refusal = new AuthError('unknown', 'was asked');
    await fill('sam');
    await submit();
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[AuthProblem, RegExp]>([
    ['credentials', /The email address or the password is not right/],
    ['tooManyAttempts', /Too many attempts. Please wait a few minutes/],
    ['offline', /Check your connection/],
    ['notOffered', /choose another/],
    ['unknown', /did not work/],
  ])('says what went wrong: %s', async (problem, message) => {
    const { auth, fill, submit, field } = await open();
    auth.refusal = new AuthError(problem, 'Firebase: internals');
    await fill();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(message);
    expect(alert.textContent).not.toContain('Firebase');
    expect(field('Email').value).toBe('sam@example.com');
  });

  it('takes the address without the blanks around it', async () => {
    const { fill, submit, isIn } = await open();
    await fill('  sam@example.com ');
    await submit();
    await isIn();
    expect(screen.getByText('sam@example.com is in')).toBeTruthy();
  });

  it('shows and hides the password', async () => {
    const { user, field } = await open();
    await user.type(field('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });

  it.each([true, false])('O7.1-06 makes a session that is remembered: %s', async (rememberMe) => {
    const { user, fill, submit, isIn, asked, auth } = await open();
    await fill();
    if (rememberMe) await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit();
    await isIn();
    expect(asked('signIn').map(({ body }) => body)).toEqual([{ idToken: 'token', rememberMe }]);
    expect(auth.isRemembered).toBe(rememberMe);
  });

  it('O8-03 lets nobody in where the server’s session cannot be made, and says why', async () => {
    const { fill, submit, auth } = await open({
      handlers: { signIn: () => Promise.reject(new CallError('NETWORK', 'lost')) },
    });
    await fill();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection/);
    expect(auth.user).toBeUndefined();
  });

  it('O8-03 trusts no answer that is no session', async () => {
    const { fill, submit, auth } = await open({
      handlers: { signIn: () => ({ user: { uid: 'uid-1' } }) as never },
    });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(auth.user).toBeUndefined();
  });
});

describe('signing in with an account from elsewhere', () => {
  it.each(['Google', 'Facebook', 'Apple'])('%s', async (name) => {
    const { user, isIn } = await open();
    await user.click(screen.getByRole('button', { name: `Continue with ${name}` }));
    await isIn();
    expect(screen.getByText(`sam@${name.toLowerCase()}.example.com is in`)).toBeTruthy();
  });

  it('I4-28 I8.2-04 a pop-up that was closed shows nothing and is not logged', async () => {
    const logged = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info'), vi.spyOn(console, 'log')];
    const { user, auth } = await open();
    auth.refusal = new AuthError('popupCancelled', 'POPUP_CANCELLED');
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
    for (const log of logged) expect(log).not.toHaveBeenCalled();
  });

  it.each<[AuthProblem, RegExp]>([
    ['popupBlocked', /blocked the sign-in window/],
    ['accountExistsWithOtherProvider', /in another way before/],
  ])('says what to do: %s', async (problem, message) => {
    const { user, auth } = await open();
    auth.refusal = new AuthError(problem, 'Firebase: internals');
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
  });
});

describe('after signing in', () => {
  it('O2.9-03 leads back to the page that asked for it', async () => {
    const { fill, submit, isIn, address } = await open({ at: '/auth?returnUrl=%2Ft%2F1%2Fr%2F2%2Forders' });
    await fill();
    await submit();
    await isIn();
    expect(address()).toBe('/t/1/r/2/orders');
  });

  it('O2.9-05 asks nobody who is signed in already', async () => {
    const { isIn, address } = openSignInPage({
      auth: new MemoryAuth(aUser),
      at: '/auth?returnUrl=%2Forders',
    });
    await isIn();
    expect(address()).toBe('/orders');
  });

  const elsewhere = '/auth?returnUrl=https%3A%2F%2Fpos.example.com%2Fstart';

  it('O2.9-13 goes to another host by way of the choice of a restaurant', async () => {
    const { isIn, address, platform } = openSignInPage({ auth: new MemoryAuth(aUser), at: elsewhere });
    await isIn();
    expect(address()).toBe('/restaurants?returnUrl=https%3A%2F%2Fpos.example.com%2Fstart');
    expect(platform.visited).toEqual([]);
  });
});
