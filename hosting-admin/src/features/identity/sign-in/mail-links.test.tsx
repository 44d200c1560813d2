// Asking for a new password, and the pages to which the links of our mails lead.
import { CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser, MemoryAuth, type MemoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { openSignInPage, slowly } from './auth-testing.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { name }, slowly);

describe('asking for a new password', () => {
  const open = async (requestPasswordReset: () => Promise<null>) => {
    const door = openSignInPage({ at: '/auth/reset', handlers: { requestPasswordReset } });
    await heading('Choose a new password');
    return door;
  };

  it('answers the same whether there is such an account or not', async () => {
    const { user, field, asked } = await open(async () => null);
    await user.type(field('Email'), ' nobody@example.com ');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await heading('Check your mail');
    expect(screen.getByText(/^If there is an account for/).textContent).toContain('nobody@example.com');
    expect(asked('requestPasswordReset').map(({ body }) => body)).toEqual([{ email: 'nobody@example.com' }]);
  });

  it('needs an address', async () => {
    const { user, field, asked } = await open(async () => null);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Please enter your email address')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(asked('requestPasswordReset')).toEqual([]);
  });

  it('says when it could not be asked', async () => {
    const { user, field } = await open(() => Promise.reject(new CallError('RATE_LIMITED', 'slow down', 429)));
    await user.type(field('Email'), 'sam@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many attempts/);
    expect(field('Email').value).toBe('sam@example.com');
  });
});

const withCode = (user?: typeof aUser) => {
  const auth = new MemoryAuth(user);
  auth.codes.set('good', 'sam@example.com');
  return auth;
};

/** The server, with one good code; `passwords` are those that were set. */
function resetting(codes = new Map([['good', 'sam@example.com']])) {
  const passwords = new Map<string, string>();
  const over = () => new CallError('NOT_FOUND', 'This link has expired or has been used already.', 404);
  const emailOf = ({ body }: SomeCallOptions): string => {
    const email = codes.get((body as { code: string }).code);
    if (email === undefined) throw over();
    return email;
  };
  const handlers: MemoryPlatform['handlers'] = {
    readPasswordReset: (options) => ({ email: emailOf(options) }),
    resetPassword: (options) => {
      const { code, password } = options.body as { code: string; password: string };
      passwords.set(emailOf(options), password);
      codes.delete(code);
      return null;
    },
  };
  return { codes, passwords, handlers };
}

describe('the link to a new password', () => {
  const at = '/auth/action?mode=resetPassword&oobCode=good';

  it('names the account, takes a password of at least 6 characters, and leads to sign-in', async () => {
    const { handlers, passwords } = resetting();
    const { user, field } = openSignInPage({ at, handlers });
    await heading('Choose a new password');
    expect(screen.getByText('sam@example.com')).toBeTruthy();
    await user.type(field('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    expect(passwords.size).toBe(0);
    await user.type(field('New password'), 'er');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    await heading('Your password is changed');
    expect(passwords.get('sam@example.com')).toBe('shorter');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
  });

  it('that is used or expired says so, and offers a new one', async () => {
    const { user, address } = openSignInPage({
      at: '/auth/action?mode=resetPassword&oobCode=old',
      handlers: resetting().handlers,
    });
    await heading('This link no longer works');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await heading('Choose a new password');
    expect(address()).toBe('/auth/reset');
  });

  it('that expires while the form stands open says so, too', async () => {
    const { handlers, codes } = resetting();
    const { user, field } = openSignInPage({ at, handlers });
    await heading('Choose a new password');
    codes.clear();
    await user.type(field('New password'), 'longer-one');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    await heading('This link no longer works');
  });

  it('takes none of the commonest, says so at the form and keeps what was typed', async () => {
    const message = 'This password is one of the first that others would try.';
    const details = { fields: { password: message } };
    const failure = { code: 'VALIDATION_FAILED', message, requestId: 'r-1', details } as const;
    const { user, field } = openSignInPage({
      at,
      handlers: {
        ...resetting().handlers,
        resetPassword: () => Promise.reject(new CallError('VALIDATION_FAILED', message, 400, failure)),
      },
    });
    await heading('Choose a new password');
    await user.type(field('New password'), 'password1');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(field('New password').value).toBe('password1');
    expect(document.activeElement).toBe(field('New password'));
  });

  it('can be tried again without a connection', async () => {
    const { handlers } = resetting();
    const { user, platform } = openSignInPage({
      at,
      handlers: { readPasswordReset: () => Promise.reject(new CallError('NETWORK', 'no')) },
    });
    await heading('No new password yet');
    Object.assign(platform.handlers, handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Choose a new password');
  });
});

describe('the link that confirms an address', () => {
  const at = '/auth/action?mode=verifyEmail&oobCode=good';

  it('I4-26 confirms it, and the session knows it', async () => {
    const auth = withCode({ ...aUser, emailVerified: false });
    const { user, isIn } = openSignInPage({ at, auth });
    await heading('Your email address is confirmed');
    expect(auth.user?.emailVerified).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await isIn();
  });

  it('I3.4-03 I4-26 is known even where the first answer about who is signed in comes after it, and was given before', async () => {
    const unconfirmed = { ...aUser, emailVerified: false, isActive: false };
    const auth = withCode(unconfirmed);
    let answerFirst = (_: { user: typeof unconfirmed }): void => undefined;
    const first = new Promise<{ user: typeof unconfirmed }>((resolve) => {
      answerFirst = resolve;
    });
    let isFirst = true;
    const getSession = () => {
      if (!isFirst) return { user: { ...unconfirmed, emailVerified: true } };
      isFirst = false;
      return first;
    };
    const { user } = openSignInPage({ at, auth, handlers: { getSession } });
    await waitFor(() => expect(auth.user?.emailVerified).toBe(true));
    answerFirst({ user: unconfirmed });
    await user.click(await screen.findByRole('link', { name: 'Continue' }, slowly));
    await heading('Your account is not active');
    expect(screen.queryByText(/not confirmed yet/)).toBeNull();
  });

  it('works without being signed in', async () => {
    openSignInPage({ at, auth: withCode() });
    await heading('Your email address is confirmed');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('that was used says what that may mean', async () => {
    openSignInPage({ at: '/auth/action?mode=verifyEmail&oobCode=old', auth: withCode() });
    await heading('Your email address is not confirmed');
    expect(screen.getByRole('alert').textContent).toContain('has been used already');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it.each(['/auth/action', '/auth/action?mode=verifyEmail', '/auth/action?mode=recoverEmail&oobCode=good'])(
  'a link without what it needs says so: %s',
  async (at) => {
    openSignInPage({ at });
    await heading('This link is not complete');
  },
);
