import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, type MemoryPlatform, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { aProfile } from '../../../lib/testing/people.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { AccountPage } from './account-page.tsx';

const profile = aProfile({
  firstName: 'Sam',
  lastName: 'Dam',
  phoneNumber: { countryCode: '+1', number: '2125550123' },
});
const here = 'a'.repeat(64);
const there = 'b'.repeat(64);
const sessionOf = (
  sessionToken: string,
  userAgent: string,
  isCurrent = false,
): Answers['listSessions']['sessions'][number] => ({
  sessionToken,
  userAgent,
  createdAt: '2026-03-01T12:00:00.000Z',
  expiresAt: '2030-03-15T12:00:00.000Z',
  isCurrent,
});
const sessions = [
  sessionOf(here, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', true),
  sessionOf(there, 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'),
];

beforeEach(() => localStorage.clear());

function open(handlers: MemoryPlatform['handlers'] = {}, user = aUser) {
  const platform = memoryPlatform({
    handlers: {
      getProfile: () => ({ user: profile }),
      listSessions: () => ({ sessions }),
      revokeSession: () => null,
      ...handlers,
    },
  });
  const onSignOut = vi.fn();
  renderScreen(platform, <AccountPage onSignOut={onSignOut} />, { phase: 'signedIn', user });
  const asked = (name: string) => platform.requests.filter((request) => request.name === name);
  return { platform, onSignOut, asked, user: userEvent.setup() };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });

describe('one’s own profile', () => {
  it('I3.4-02 shows the names and the telephone, and stores what was changed', async () => {
    const stored = { ...profile, firstName: 'Samuel', updatedAt: '2026-03-02T12:00:00.000Z' };
    const { user, asked } = open({ updateProfile: () => ({ user: stored }) });
    const first = await field('First name');
    expect(first.value).toBe('Sam');
    expect((await field('Phone')).value).toBe('2125550123');
    await user.type(first, 'uel');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    expect(asked('updateProfile').map(({ body }) => body)).toEqual([
      {
        firstName: 'Samuel',
        lastName: 'Dam',
        displayName: 'Sam',
        phoneNumber: { countryCode: '+1', number: '2125550123' },
      },
    ]);
  });

  it('an empty number takes the telephone away', async () => {
    const { user, asked } = open({ updateProfile: () => ({ user: profile }) });
    await user.clear(await field('Phone'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked('updateProfile').map(({ body }) => body)).toMatchObject([{ phoneNumber: null }]),
    );
  });

  it('C5-12 says at the field what is wrong, and stores nothing', async () => {
    const { user, asked } = open();
    await user.clear(await field('First name'));
    await user.clear(await field('Country code'));
    await user.type(await field('Country code'), '49');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('First name is required')).toBeTruthy();
    expect(screen.getByText("Country code must start with a '+'")).toBeTruthy();
    expect(asked('updateProfile')).toEqual([]);
  });

  it('the email address is shown, cannot be changed, and is confirmed by a mail', async () => {
    const { user, asked } = open({ sendVerification: () => null }, { ...aUser, emailVerified: false });
    const card = within(await screen.findByRole('region', { name: 'Email' }));
    expect(card.getByText('sam@example.com')).toBeTruthy();
    expect(card.queryByRole('textbox')).toBeNull();
    expect(card.getByText('Not confirmed')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Send the mail again' }));
    expect(await card.findByText(/^Sent\./)).toBeTruthy();
    expect(asked('sendVerification')).toHaveLength(1);
  });

  it('is not asked to be confirmed twice', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: 'Email' }));
    expect(card.getByText('Confirmed')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('says why it could not be loaded', async () => {
    open({
      getProfile: () => Promise.reject(new CallError('NOT_FOUND', 'User not found in Firestore', 404)),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('User not found in Firestore');
  });
});

describe('where one is signed in', () => {
  const list = async () => within(await screen.findByRole('region', { name: 'Where you are signed in' }));

  it('names the devices, and this one among them', async () => {
    open();
    const devices = await (await list()).findAllByRole('listitem');
    expect(devices.map((device) => device.querySelector('p')?.textContent)).toEqual([
      'Safari on iPhoneThis device',
      'Edge on Windows',
    ]);
  });

  it('another device can be signed out', async () => {
    let left = sessions;
    const { user, asked, onSignOut } = open({
      listSessions: () => ({ sessions: left }),
      revokeSession: ({ parameters }) => {
        left = left.filter(({ sessionToken }) => sessionToken !== parameters?.sessionToken);
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Sign out this device: Edge on Windows/ }));
    await waitFor(() => expect(screen.queryByText('Edge on Windows')).toBeNull());
    expect(asked('revokeSession').map(({ parameters }) => parameters)).toEqual([{ sessionToken: there }]);
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it('a device that could not be signed out stays in the list', async () => {
    const { user } = open({ revokeSession: () => Promise.reject(new CallError('NETWORK', 'lost')) });
    await user.click(await screen.findByRole('button', { name: /^Sign out this device: Edge/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('The device is still signed in.');
  });

  it('this device is signed out the usual way', async () => {
    const { user, asked, onSignOut } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out this device' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(asked('revokeSession')).toEqual([]);
  });

  it('all can be signed out at once, after a question', async () => {
    const { user, asked, onSignOut } = open({ signOut: () => ({ signedOut: true }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
    expect(onSignOut).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(onSignOut).toHaveBeenCalledTimes(1));
    expect(asked('signOut').map(({ body }) => body)).toEqual([{ everywhere: true }]);
  });

  it('nobody is signed out here where the others could not be', async () => {
    const { user, onSignOut } = open({ signOut: () => Promise.reject(new CallError('NETWORK', 'lost')) });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(onSignOut).not.toHaveBeenCalled();
  });
});

describe('another password', () => {
  const answers = {
    changePassword: () => null,
    signIn: () => ({
      user: aUser,
      sessionToken: here,
      expiresAt: '2030-03-15T12:00:00.000Z',
      customToken: 'custom',
    }),
  };

  async function change(present: string, password: string, handlers: MemoryPlatform['handlers'] = {}) {
    const opened = open({ ...answers, ...handlers });
    await opened.user.type(await field('Current password'), present);
    await opened.user.type(await field('New password'), password);
    await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
    return opened;
  }

  it('is sent with a proof of the present one', async () => {
    const { asked } = await change('the-present-one', 'a long walk at noon');
    await waitFor(() =>
      expect(asked('changePassword').map(({ body }) => body)).toEqual([
        { idToken: 'a-proof', password: 'a long walk at noon' },
      ]),
    );
  });

  it('is refused at the field of the present one where that is wrong, and nothing is sent', async () => {
    const { asked } = await change('another', 'a long walk at noon');
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Current password'));
    expect((await field('New password')).value).toBe('a long walk at noon');
    expect(asked('changePassword')).toEqual([]);
  });

  it('C5-12 has six characters at least', async () => {
    const { asked } = await change('the-present-one', 'short');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    expect(asked('changePassword')).toEqual([]);
  });

  it('that is too common is said at its field', async () => {
    const message = 'This password is one of the first that others would try.';
    await change('the-present-one', 'password1', {
      changePassword: () =>
        Promise.reject(
          new CallError('VALIDATION_FAILED', message, 400, {
            code: 'VALIDATION_FAILED',
            message,
            requestId: 'r-1',
            details: { fields: { password: message } },
          }),
        ),
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(await field('New password'));
  });

  it('is set by mail where somebody has none', async () => {
    const { user, asked } = open({ requestPasswordReset: () => null }, { ...aUser, hasPassword: false });
    const card = within(await screen.findByRole('region', { name: 'Password' }));
    await user.click(card.getByRole('button', { name: 'Mail me a link' }));
    expect(await card.findByText(/^Sent\./)).toBeTruthy();
    expect(asked('requestPasswordReset').map(({ body }) => body)).toEqual([{ email: 'sam@example.com' }]);
  });
});
