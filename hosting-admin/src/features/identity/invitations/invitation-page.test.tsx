import { CallError } from '@bite/shared/api/client';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthError } from '../../../lib/ports.ts';
import { aUser, MemoryAuth, type MemoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { aProfile } from '../../../lib/testing/people.ts';
import { openSignInPage, slowly } from '../sign-in/auth-testing.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const code = 'a-secret-of-at-least-twenty-letters';
const invitation = {
  email: 'ada@example.com',
  tenantName: 'Bella Group',
  tenantRole: 'manager',
  displayName: 'Ada Lovelace',
  expiresAt: '2026-06-08T12:00:00.000Z',
} as const;
const ada = { ...aUser, uid: 'uid-ada', email: 'Ada@example.com' };
const heading = (name: string) => screen.findByRole('heading', { name }, slowly);

const open = (auth = new MemoryAuth(), handlers: MemoryPlatform['handlers'] = {}) =>
  openSignInPage({
    at: `/auth/invitation#code=${code}`,
    auth,
    handlers: {
      readInvitation: () => ({ invitation }),
      acceptInvitation: () => ({ user: aProfile() }),
      ...handlers,
    },
  });

describe('an invitation', () => {
  it('says who invites whom as what, and asks by the code alone', async () => {
    const { asked, field } = open();
    await heading('Join Bella Group');
    expect(screen.getByText(/You are invited to work for/).textContent).toBe(
      'You are invited to work for Bella Group as a manager. The invitation is for ada@example.com and open until June 8.',
    );
    expect(asked('readInvitation').map(({ body }) => body)).toEqual([{ code }]);
    expect(field('Email').value).toBe('ada@example.com');
    expect(field('Email').readOnly).toBe(true);
    expect([field('First name').value, field('Last name').value]).toEqual(['Ada', 'Lovelace']);
  });

  it('I4-27 is accepted with a new account, and leads inside', async () => {
    const { user, field, asked, auth, isIn } = open();
    await heading('Join Bella Group');
    await user.type(field('Password'), 'analytical');
    await user.click(screen.getByRole('button', { name: 'Create account and join' }));
    await heading('Welcome to Bella Group');
    expect(auth.passwords.get('ada@example.com')).toBe('analytical');
    expect(asked('acceptInvitation').map(({ body }) => body)).toEqual([
      { code, firstName: 'Ada', lastName: 'Lovelace' },
    ]);
    expect(asked('signUp')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Start' }));
    await isIn();
  });

  it('asks for what is missing, each at its field', async () => {
    const { user, field } = open();
    await heading('Join Bella Group');
    await user.clear(field('First name'));
    await user.click(screen.getByRole('button', { name: 'Create account and join' }));
    expect(await screen.findByText('First name is required')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(document.activeElement).toBe(field('First name'));
  });

  it('is accepted by signing in, with the address as it stands', async () => {
    const { user, field, asked, auth } = open();
    await heading('Join Bella Group');
    await user.click(screen.getByRole('button', { name: 'I have an account already' }));
    expect(field('Email').readOnly).toBe(true);
    await user.type(field('Password'), 'analytical');
    await user.click(screen.getByRole('button', { name: 'Sign in and accept' }));
    await heading('Welcome to Bella Group');
    expect(asked('acceptInvitation').map(({ body }) => body)).toEqual([{ code }]);
    expect(auth.user?.email).toBe('ada@example.com');
  });

  it('asks for the password of the account that there is', async () => {
    const { user, field, auth } = open();
    await heading('Join Bella Group');
    auth.refusal = new AuthError('emailInUse', 'no');
    await user.type(field('Password'), 'analytical');
    await user.click(screen.getByRole('button', { name: 'Create account and join' }));
    expect(await screen.findByText(/There is an account with this email address already/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in and accept' })).toBeTruthy();
  });

  it('is accepted at once by whoever is signed in as the one invited', async () => {
    const { user, asked } = open(new MemoryAuth(ada));
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }, slowly));
    await heading('Welcome to Bella Group');
    expect(asked('acceptInvitation').map(({ body }) => body)).toEqual([{ code }]);
  });

  it('asks an account without a record for its names', async () => {
    const { user, field, asked } = open(new MemoryAuth({ ...ada, displayName: undefined }), {
      getSession: () => Promise.reject(new CallError('NOT_FOUND', 'User not found in Firestore', 404)),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }, slowly));
    await heading('Welcome to Bella Group');
    expect(field).toBeTruthy();
    expect(asked('acceptInvitation').map(({ body }) => body)).toEqual([
      { code, firstName: 'Ada', lastName: 'Lovelace' },
    ]);
  });

  it('offers whoever is signed in as somebody else to sign out, and stays on the page', async () => {
    const { user, auth, asked, address } = open(new MemoryAuth(aUser));
    expect((await screen.findByRole('alert', {}, slowly)).textContent).toContain(
      'You are signed in as sam@example.com. Sign out, then accept the invitation as ada@example.com.',
    );
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('button', { name: 'Create account and join' });
    expect(auth.user).toBeUndefined();
    expect(asked('signOut')).toHaveLength(1);
    expect(address()).toBe(`/auth/invitation#code=${code}`);
  });

  it('says why it was not accepted', async () => {
    const { user } = open(new MemoryAuth(ada), {
      acceptInvitation: () => Promise.reject(new CallError('CONFLICT', 'Taken back a minute ago', 409)),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }, slowly));
    expect((await screen.findByRole('alert')).textContent).toBe('Taken back a minute ago');
  });
});

describe('an invitation that opens nothing', () => {
  it('because it was used, taken back or has expired', async () => {
    open(new MemoryAuth(), {
      readInvitation: () => Promise.reject(new CallError('NOT_FOUND', 'no', 404)),
    });
    await heading('This invitation is no longer valid');
  });

  it('because the server is out of reach can be tried again', async () => {
    let isReachable = false;
    const { user } = open(new MemoryAuth(), {
      readInvitation: () => {
        if (!isReachable) throw new CallError('NETWORK', 'lost');
        return { invitation };
      },
    });
    await heading('The invitation could not be opened');
    isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Join Bella Group');
  });

  it('because the link was cut off', async () => {
    openSignInPage({ at: '/auth/invitation' });
    await heading('This link is not complete');
  });
});
