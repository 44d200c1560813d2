// A diner's account on the site: signing in by a mailed code, the profile, and signing out.
import type { DinerProfile } from '@bite/shared/diners/customer.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, lost, ok, refused } from '../testing/fake-api.ts';
import { renderSite } from '../testing/render-site.tsx';

const ada: DinerProfile = {
  uid: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  phone: '+1 518 555 0100',
  addresses: [],
  marketing: [],
};
const signedOut = () => refused(401, { code: 'UNAUTHENTICATED' });
const noSessions = () => ok('listDinerSessions', { sessions: [] });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const rememberSignIn = () => window.localStorage.setItem('bite-signed-in', 'true');
const heading = () => screen.findByRole('heading', { level: 1 });

describe('signing in', () => {
  it('O2.3-05 begins with the button of the header and asks nothing of the server', async () => {
    const { asked } = fakeApi();
    const { user } = renderSite();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect((await heading()).textContent).toBe('Sign in');
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(asked.filter(({ path }) => path.startsWith('/diner'))).toEqual([]);
  });

  it('takes the address, then the code, and shows the account', async () => {
    const { asked } = fakeApi({
      requestSignInCode: () => ok('requestSignInCode', { requestId: 'request' }),
      signInDiner: () => ok('signInDiner', { diner: ada }),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    const code = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(code);
    expect(screen.getByText(/We have mailed a code to/).textContent).toContain('ada@example.com');
    await user.type(code, '12 34 56{Enter}');
    await screen.findByRole('heading', { name: 'Your account' });
    expect(asked.find(({ path }) => path === '/diner/session')?.body).toEqual({
      requestId: 'request',
      code: '123456',
      rememberMe: true,
    });
    expect(screen.getByRole('link', { name: 'Account' })).toBeTruthy();
    expect(window.localStorage.getItem('bite-signed-in')).toBe('true');
  });

  it('says what is wrong with a code, at its field, and lets another one be sent', async () => {
    let sent = 0;
    fakeApi({
      requestSignInCode: () => ok('requestSignInCode', { requestId: `request-${(sent += 1)}` }),
      signInDiner: () => refused(401, { code: 'UNAUTHENTICATED', message: 'This code is not right.' }),
    });
    const { user } = renderSite({ at: '/account' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
    const code = await screen.findByLabelText('Code');
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('This code is not right.')).toBeTruthy();
    expect(document.activeElement).toBe(code);
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    await screen.findByText(/another code/, { selector: 'p' });
    expect(sent).toBe(2);
    expect((code as HTMLInputElement).value).toBe('');
  });

  it('uses the link of the mail by a press, and takes it out of the address at once', async () => {
    const { asked } = fakeApi({
      signInDiner: () => ok('signInDiner', { diner: ada }),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account#sign-in=id.secret' });
    await screen.findByText('You have opened the link of our mail.');
    expect(window.location.hash).toBe('');
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Your account' });
    expect(asked.find(({ path }) => path === '/diner/session')?.body).toEqual({
      link: 'id.secret',
      rememberMe: true,
    });
  });

  it('keeps what was typed when the mail could not be sent', async () => {
    fakeApi({ requestSignInCode: lost });
    const { user } = renderSite({ at: '/account' });
    const email = await screen.findByLabelText('Email');
    await user.type(email, 'ada@example.com{Enter}');
    await screen.findByText(/We could not reach the restaurant/);
    expect((email as HTMLInputElement).value).toBe('ada@example.com');
  });
});

describe('the account', () => {
  it('asks for consent to offers apart, and never assumes it', async () => {
    rememberSignIn();
    const { asked } = fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      updateDiner: () => ok('updateDiner', { diner: { ...ada, name: 'Ada Lovelace' } }),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account' });
    const details = within(await screen.findByRole('region', { name: 'Your details' }));
    const offers = details.getByRole('checkbox', { name: /may mail me offers/ });
    expect((offers as HTMLInputElement).checked).toBe(false);
    await user.type(details.getByLabelText('Name'), ' Lovelace');
    await user.click(details.getByRole('button', { name: 'Save' }));
    await details.findByText('Saved.');
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      name: 'Ada Lovelace',
      phone: ada.phone,
      marketing: { isAgreed: false },
    });
  });

  it('shows the other devices and signs one of them out', async () => {
    rememberSignIn();
    const at = '2025-11-20T12:00:00.000Z';
    const session = { host: 'luigis.example', createdAt: at, expiresAt: at };
    const here = { ...session, sessionToken: 'a'.repeat(64), userAgent: 'Chrome Android', isCurrent: true };
    const other = { ...session, sessionToken: 'b'.repeat(64), userAgent: 'Firefox Linux', isCurrent: false };
    let sessions = [here, other];
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: () => ok('listDinerSessions', { sessions }),
      revokeDinerSession: () => {
        sessions = [here];
        return ok('revokeDinerSession', null);
      },
    });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
    await screen.findByText('Signed out: Firefox on Linux.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull());
    expect(screen.getByText(/this device/)).toBeTruthy();
  });

  it('forgets the person on this device when signing out', async () => {
    rememberSignIn();
    window.localStorage.setItem('bite-diner', '{"version":1,"name":"Ada","phone":"1","email":"a@b.c"}');
    fakeApi({
      getDiner: () => ok('getDiner', { diner: ada }),
      listDinerSessions: noSessions,
      signOutDiner: () => ok('signOutDiner', { signedOut: true }),
    });
    const { user } = renderSite({ at: '/account' });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await screen.findByLabelText('Email');
    expect(window.localStorage.getItem('bite-diner')).toBeNull();
    expect(window.localStorage.getItem('bite-signed-in')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('asks to sign in again once the session has ended', async () => {
    rememberSignIn();
    fakeApi({ getDiner: signedOut });
    renderSite({ at: '/account' });
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(window.localStorage.getItem('bite-signed-in')).toBeNull();
  });

  it('says when nobody can be reached, and tries again', async () => {
    rememberSignIn();
    let isDown = true;
    fakeApi({
      getDiner: () => (isDown ? lost() : ok('getDiner', { diner: ada })),
      listDinerSessions: noSessions,
    });
    const { user } = renderSite({ at: '/account' });
    await screen.findByText('We cannot reach the restaurant right now.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ada@example.com')).toBeTruthy();
  });
});
