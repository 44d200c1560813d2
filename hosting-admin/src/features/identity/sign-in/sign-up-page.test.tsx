import { CallError } from '@bite/shared/api/client';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthError } from '../../../lib/ports.ts';
import { MemoryAuth, type MemoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { aProfile } from '../../../lib/testing/people.ts';
import { openSignInPage, slowly } from './auth-testing.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** New people are inactive and unconfirmed. */
class StrictAuth extends MemoryAuth {
  override signUp = async (email: string, password: string) => {
    if (this.refusal) throw this.refusal;
    this.passwords.set(email, password);
    await this.signIn(email, password, false);
    this.user = { uid: 'uid-new', email, emailVerified: false, isActive: false } as typeof this.user;
  };
}

async function open(handlers: MemoryPlatform['handlers'] = {}) {
  const door = openSignInPage({
    at: '/auth/signup?returnUrl=%2Forders',
    auth: new StrictAuth(),
    handlers: { signUp: () => ({ user: aProfile() }), sendVerification: () => null, ...handlers },
  });
  await screen.findByRole('form', { name: 'Create your account' }, slowly);
  const { user, field } = door;
  const fill = async () => {
    await user.type(field('First name'), 'Ada');
    await user.type(field('Last name'), 'Lovelace');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Password'), 'analytical');
  };
  return { ...door, fill, submit: () => user.click(screen.getByRole('button', { name: 'Create account' })) };
}

describe('signing up', () => {
  it('I5.1-13 needs email, password, first name and last name, says so at each, and goes to the first', async () => {
    const { submit, field, user } = await open();
    await user.type(field('Password'), 'short');
    await submit();
    for (const message of [
      'First name is required',
      'Last name is required',
      'A valid email is required',
      'Password must be at least 6 characters',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field('First name'));
  });

  it('I5.1-13 O7.1-06 makes the account, the record and the session, and leaves it to the server to mail the one link; the phone is optional', async () => {
    const { fill, submit, platform, auth } = await open();
    await fill();
    await submit();
    await screen.findByRole('heading', { name: 'Check your mail' });
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.getByText(/Your account is not active yet/)).toBeTruthy();
    expect(auth.passwords.get('ada@example.com')).toBe('analytical');
    const calls = platform.requests.filter(({ name }) =>
      ['signUp', 'sendVerification', 'signIn'].includes(name),
    );
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ['signUp', { firstName: 'Ada', lastName: 'Lovelace' }],
      ['signIn', { idToken: 'token', rememberMe: false }],
    ]);
  });

  it('I3.4-03 leads to where somebody inactive waits', async () => {
    const { fill, submit, user } = await open();
    await fill();
    await submit();
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Your account is not active' }, slowly);
  });

  it('sends the mail again when asked to, and says where it could not', async () => {
    let isDown = true;
    const { fill, submit, user } = await open({
      sendVerification: () => {
        if (isDown) throw new CallError('UNAVAILABLE', 'no', 503);
        return null;
      },
    });
    await fill();
    await submit();
    const again = await screen.findByRole('button', { name: 'Send the mail again' });
    await user.click(again);
    expect(await screen.findByText(/No mail was sent/)).toBeTruthy();
    isDown = false;
    await user.click(again);
    expect(await screen.findByText(/^Sent\./)).toBeTruthy();
  });

  it('submitted twice makes one account and one record', async () => {
    const { fill, platform, user } = await open();
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Check your mail' });
    expect(platform.requests.filter(({ name }) => name === 'signUp')).toHaveLength(1);
  });

  it('says that there is such an account, and keeps what was typed', async () => {
    const { fill, submit, field, auth } = await open();
    auth.refusal = new AuthError('emailInUse', 'Firebase: internals');
    await fill();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /There is an account with this email address/,
    );
    expect(field('First name').value).toBe('Ada');
  });

  it('goes on with what was typed where only the account could be made', async () => {
    const { fill, submit, field, address } = await open({
      signUp: () => Promise.reject(new CallError('NETWORK', 'lost')),
      getSession: () => Promise.reject(new CallError('NOT_FOUND', 'User not found in Firestore', 404)),
    });
    await fill();
    await submit();
    await screen.findByRole('heading', { name: 'One last step' }, slowly);
    expect(address()).toBe('/auth/complete?returnUrl=%2Forders');
    expect([field('First name').value, field('Last name').value]).toEqual(['Ada', 'Lovelace']);
  });

  it('remembers the page on the way to sign-in', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(address()).toBe('/auth?returnUrl=%2Forders');
  });
});
