import { CallError } from '@bite/shared/api/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, MemoryAuth } from '../lib/testing/memory-platform.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { visit } from './app-testing.tsx';
import { admin, button, enterPlatform, patient, sent } from './platform-testing.tsx';

describe('the door of the site’s administration', patient, () => {
  it('O2.9-25 asks whoever is not signed in to sign in, and remembers the page', async () => {
    const { address, user } = visit({ at: '/platform/users', auth: new MemoryAuth() });
    expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeTruthy();
    expect(screen.getByText('Site administrator privileges are required to access this page.')).toBeTruthy();
    await user.click(button('Sign In as Admin'));
    await waitFor(() => expect(address()).toBe('/auth?returnUrl=%2Fplatform%2Fusers'));
  });

  it('leads from its own address to the first screen that the person may see', async () => {
    const { address } = enterPlatform('/platform', { listTenants: () => ({ tenants: [] }) });
    expect(await screen.findByRole('heading', { name: 'Businesses' })).toBeTruthy();
    expect(address()).toBe('/platform/tenants');
  });

  it('O2.9-23 shows everybody else that they have no access, and asks the server for nothing', async () => {
    const { platform } = enterPlatform('/platform/tenants', {}, withRole('owner'));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(
      screen.getByText(
        "You don't have permission to access this admin area. Site administrator privileges are required.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Main Site' }).getAttribute('href')).toBe('/');
    expect(sent(platform, 'listTenants')).toEqual([]);
  });

  it('O2.9-23 O2.9-22 opens at another try, once the person has become a site administrator', async () => {
    let profile = withRole('owner');
    const { user } = enterPlatform('/platform/tenants', {
      getProfile: () => ({ user: profile }),
      listTenants: () => ({ tenants: [] }),
    });
    await screen.findByRole('heading', { name: 'Access Denied' });
    profile = admin;
    await user.click(button('Try Again'));
    expect(await screen.findByRole('heading', { name: 'Businesses' })).toBeTruthy();
  });

  it('O2.9-23 signs out from there, and says that it is under way', async () => {
    let finish: () => void = () => undefined;
    const { user } = enterPlatform(
      '/platform/tenants',
      {
        signOut: () =>
          new Promise((resolve) => {
            finish = () => resolve({ signedOut: true });
          }),
      },
      withRole('owner'),
    );
    await screen.findByRole('heading', { name: 'Access Denied' });
    await user.click(button('Sign Out'));
    expect(await screen.findByRole('button', { name: 'Signing Out...' })).toBeTruthy();
    finish();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Access Denied' })).toBeNull());
  });

  it('O2.9-24 says what went wrong where the person could not be told, and tries again', async () => {
    let isBroken = true;
    const { user } = enterPlatform('/platform/tenants', {
      getProfile: () => {
        if (isBroken) throw new CallError('FORBIDDEN', 'Session validation failed', 403);
        return { user: admin };
      },
      listTenants: () => ({ tenants: [] }),
    });
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    expect(screen.getByText('Session validation failed')).toBeTruthy();
    isBroken = false;
    await user.click(button('Try Again'));
    expect(await screen.findByRole('heading', { name: 'Businesses' })).toBeTruthy();
  });

  it('O2.9-22 opens by the session’s flag alone', async () => {
    visit({
      at: '/platform/tenants',
      handlers: {
        getSession: () => ({ user: { ...aUser, isSiteAdmin: true } }),
        getProfile: () => new Promise(() => undefined),
        listTenants: () => ({ tenants: [aTenantRecord()] }),
      },
    });
    expect(await screen.findByRole('link', { name: /Bella Group/ })).toBeTruthy();
  });

  it('O2.9-21 lets support look at everything and change nothing', async () => {
    const { user } = enterPlatform(
      '/platform/tenants',
      { listTenants: () => ({ tenants: [aTenantRecord()] }) },
      aProfile({ siteRole: 'support' }),
    );
    await screen.findByRole('link', { name: /Bella Group/ });
    expect(screen.queryByRole('link', { name: 'New business' })).toBeNull();
    await user.click(button('Actions for Bella Group'));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Open', 'Team']);
  });
});
