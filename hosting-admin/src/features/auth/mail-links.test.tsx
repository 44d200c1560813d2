// Asking for a new password, and the pages to which the links of our mails lead.
import { CallError } from '@bite/shared/api/client';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthError } from '../../lib/ports.ts';
import { aUser, MemoryAuth } from '../../lib/testing/memory-platform.ts';
import { slowly, visitDoor } from './auth-testing.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { name }, slowly);

describe('asking for a new password', () => {
  const open = async (requestPasswordReset: () => Promise<null>) => {
    const door = visitDoor({ at: '/auth/reset', handlers: { requestPasswordReset } });
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

describe('the link to a new password', () => {
  const at = '/auth/action?mode=resetPassword&oobCode=good';

  it('names the account, takes a password of at least 6 characters, and leads to sign-in', async () => {
    const auth = withCode();
    const { user, field } = visitDoor({ at, auth });
    await heading('Choose a new password');
    expect(screen.getByText('sam@example.com')).toBeTruthy();
    await user.type(field('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    expect(auth.passwords.size).toBe(0);
    await user.type(field('New password'), 'er');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    await heading('Your password is changed');
    expect(auth.passwords.get('sam@example.com')).toBe('shorter');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
  });

  it('that is used or expired says so, and offers a new one', async () => {
    const { user, address } = visitDoor({
      at: '/auth/action?mode=resetPassword&oobCode=old',
      auth: withCode(),
    });
    await heading('This link opens nothing any more');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await heading('Choose a new password');
    expect(address()).toBe('/auth/reset');
  });

  it('that expires while the form stands open says so, too', async () => {
    const auth = withCode();
    const { user, field } = visitDoor({ at, auth });
    await heading('Choose a new password');
    auth.codes.clear();
    await user.type(field('New password'), 'longer-one');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    await heading('This link opens nothing any more');
  });

  it('can be tried again without a connection', async () => {
    const auth = withCode();
    auth.refusal = new AuthError('offline', 'no');
    const { user } = visitDoor({ at, auth });
    await heading('No new password yet');
    auth.refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Choose a new password');
  });
});

describe('the link that confirms an address', () => {
  const at = '/auth/action?mode=verifyEmail&oobCode=good';

  it('I4-26 confirms it, and the session knows it', async () => {
    const auth = withCode({ ...aUser, emailVerified: false });
    const { user, isIn } = visitDoor({ at, auth });
    await heading('Your email address is confirmed');
    expect(auth.user?.emailVerified).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await isIn();
  });

  it('works without being signed in', async () => {
    visitDoor({ at, auth: withCode() });
    await heading('Your email address is confirmed');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('that was used says what that may mean', async () => {
    visitDoor({ at: '/auth/action?mode=verifyEmail&oobCode=old', auth: withCode() });
    await heading('Your email address is not confirmed');
    expect(screen.getByRole('alert').textContent).toContain('has been used already');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it.each(['/auth/action', '/auth/action?mode=verifyEmail', '/auth/action?mode=recoverEmail&oobCode=good'])(
  'a link without what it needs says so: %s',
  async (at) => {
    visitDoor({ at });
    await heading('This link is not complete');
  },
);
