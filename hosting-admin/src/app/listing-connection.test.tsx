import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConnection, aConnectionRecord } from '../lib/testing/listing-records.ts';
import { MemoryAuth, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const AT = '/t/10000001/r/20000001/listing/connection';
const enter = (handlers: MemoryPlatform['handlers'], profile = withRole('owner'), at = AT) =>
  visit({ at, profile, handlers: { listAuditEntries: () => ({ entries: [] }), ...handlers } });
const sent = ({ requests }: MemoryPlatform, name: string) => requests.filter((one) => one.name === name);
const button = (name: string) => screen.findByRole('button', { name }, slowly);

beforeEach(() => sessionStorage.clear());

const pending = aConnectionRecord({
  connection: aConnection({ status: 'pending', locationId: undefined, locationTitle: undefined }),
});

describe('the Google connection', { timeout: 60_000 }, () => {
  it('I3.8-15 leads to Google with the ids of the place, our page and a nonce', async () => {
    const { user, platform } = enter({
      getListingConnection: () => aConnectionRecord(),
      startListingConsent: () => ({ url: 'https://accounts.google.example/consent' }),
    });
    await user.click(await button('Connect to Google'));
    await waitFor(() => expect(platform.visited).toEqual(['https://accounts.google.example/consent']));
    expect(sent(platform, 'startListingConsent')[0]?.body).toEqual({
      tenantId: aConnectionRecord().tenantGuid,
      restaurantId: aConnectionRecord().restaurantGuid,
      redirectUrl: `${location.origin}/listing/connected`,
      nonce: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('says where the installation has no application, and offers nothing', async () => {
    enter({ getListingConnection: () => aConnectionRecord({ isConfigured: false }) });
    await screen.findByText(/This installation has no application at Google/, {}, slowly);
    expect(screen.queryByRole('button', { name: 'Connect to Google' })).toBeNull();
  });

  it('is shown to managers, who cannot change it', async () => {
    enter({ getListingConnection: () => aConnectionRecord() }, withRole('manager'));
    await screen.findByText(/can connect it/, {}, slowly);
    expect(screen.queryByRole('button', { name: 'Connect to Google' })).toBeNull();
  });

  const chain = Array.from({ length: 120 }, (_, index) => ({
    ...{
      locationId: String(3001 + index),
      title: `Noodles No. ${index + 1}`,
      address: `${index + 1} Main Street`,
    },
    verification: index === 6 ? ('unverified' as const) : ('verified' as const),
    ...(index === 1 && { takenBy: { restaurantId: 20_000_009, name: 'Noodle Bar' } }),
  }));

  it('I7.2-01, I7.2-02, I4-05, I6-03 finds one of 120 locations, marks those not verified and those of other restaurants, and connects', async () => {
    const { user, platform } = enter({
      getListingConnection: () => pending,
      listListingAccounts: () => ({
        accounts: [
          { accountId: '100', name: 'Charlie', type: 'PERSONAL', role: 'PRIMARY_OWNER', isVerified: true },
          { accountId: '103', name: 'Noodles Everywhere', type: 'LOCATION_GROUP', isVerified: true },
        ],
      }),
      listListingLocations: ({ query }) =>
        query?.['pageToken'] === 'two'
          ? { locations: chain.slice(100) }
          : { locations: chain.slice(0, 100), nextPageToken: 'two' },
      chooseListingLocation: () => aConnectionRecord({ connection: aConnection() }),
    });
    await screen.findByText('120 locations', {}, slowly);
    expect(sent(platform, 'listListingLocations')[0]?.parameters).toMatchObject({ accountId: '103' });
    const taken = screen.getByRole<HTMLInputElement>('radio', { name: 'Noodles No. 2' });
    expect(taken.disabled).toBe(true);
    expect(screen.getByText('Is Noodle Bar')).toBeTruthy();
    expect(screen.getByText('Not verified')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'no. 113');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Noodles No. 113' }));
    await user.click(await button('Connect this location'));
    await screen.findByRole('heading', { name: 'Luigi’s Pizzeria' });
    expect(sent(platform, 'chooseListingLocation')[0]?.body).toEqual({
      accountId: '103',
      locationId: '3113',
    });
  });

  it('says why a location cannot be connected, and keeps the choice', async () => {
    const message = 'Noodle Bar is connected to this location. Please disconnect it there first.';
    const { user } = enter({
      getListingConnection: () => pending,
      listListingAccounts: () => ({ accounts: [{ accountId: '103', name: 'Noodles', isVerified: true }] }),
      listListingLocations: () => ({ locations: chain.slice(0, 1) }),
      chooseListingLocation: () => {
        throw new CallError('CONFLICT', message, 409);
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Noodles No. 1' }, slowly));
    await user.click(await button('Connect this location'));
    await screen.findByText(new RegExp(message));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Noodles No. 1' }).checked).toBe(true);
  });

  it('offers another Google account where this one has no locations, and gives it back without loss', async () => {
    const { user } = enter({
      getListingConnection: () => pending,
      listListingAccounts: () => ({ accounts: [{ accountId: '103', name: 'Noodles', isVerified: true }] }),
      listListingLocations: () => ({ locations: [] }),
    });
    await screen.findByText(/This account has no locations/, {}, slowly);
    expect(await button('Use another Google account')).toBeTruthy();
    await user.click(await button('Give the access back'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Give the access back?' });
    expect(dialog.textContent).toContain('nothing is lost here');
    expect(dialog.textContent).not.toContain('forgotten');
  });

  it('I4-04 asks to connect again after an error', async () => {
    const problem = 'Google has ended our access. Please connect again.';
    enter({
      getListingConnection: () =>
        aConnectionRecord({ connection: aConnection({ status: 'error', problem }) }),
    });
    await screen.findByText(new RegExp(problem), {}, slowly);
    expect(await button('Connect again')).toBeTruthy();
  });

  it('I4-04 disconnects once the name of the location was typed', async () => {
    const { user, platform } = enter({
      getListingConnection: () => aConnectionRecord({ connection: aConnection() }),
      disconnectListing: () => aConnectionRecord(),
    });
    await user.click(await button('Disconnect'));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Disconnect' });
    expect(confirm.disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox'), 'Luigi’s Pizzeria');
    await user.click(confirm);
    await screen.findByRole('heading', { name: 'Not connected' });
    expect(sent(platform, 'disconnectListing')).toHaveLength(1);
  });
});

describe('coming back from Google', { timeout: 60_000 }, () => {
  const back = (query: string, handlers: MemoryPlatform['handlers'] = {}) =>
    enter(handlers, withRole('owner'), `/listing/connected?${query}`);
  const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
  const remember = (nonce: string) =>
    sessionStorage.setItem('bite.listing-consent', JSON.stringify({ ...place, nonce }));

  it('I3.8-15 sends the answer once, and goes on to the choice of a location, without it in the address', async () => {
    remember('n1');
    const { platform, address } = back('code=c1&state=s.n1&scope=x', {
      finishListingConsent: () => ({ ...place, hasLocation: false }),
      getListingConnection: () => pending,
      listListingAccounts: () => ({ accounts: [] }),
    });
    await waitFor(() => expect(address()).toBe(AT), slowly);
    expect(sent(platform, 'finishListingConsent').map(({ body }) => body)).toEqual([
      { code: 'c1', state: 's.n1' },
    ]);
  });

  it.each([
    ['error=access_denied&state=s.n1', 'You did not give access at Google. Nothing was connected.'],
    ['error=server_error&state=s.n1', 'Google could not ask you for access. Please try again.'],
    ['code=c1&state=s.other', /for an earlier question/],
  ])('of %s says so, asks nobody, and leads back', async (query, message) => {
    remember('n1');
    const { platform, address } = back(query);
    await screen.findByText(message, {}, slowly);
    await waitFor(() => expect(address()).toBe('/listing/connected'));
    expect(screen.getByRole('link', { name: 'Back to the connection' }).getAttribute('href')).toBe(AT);
    expect(sent(platform, 'finishListingConsent')).toEqual([]);
  });

  it('says why an answer is not taken', async () => {
    back('code=c1&state=s.n1', {
      finishListingConsent: () => {
        throw new CallError('CONFLICT', 'This answer of Google is not valid any more.', 409);
      },
    });
    await screen.findByText(/This answer of Google is not valid any more/, {}, slowly);
    expect(screen.getByRole('link', { name: 'Your restaurants' })).toBeTruthy();
  });

  it('without a session takes no answer along to the sign-in', async () => {
    const { address } = visit({ at: '/listing/connected?code=c1&state=s.n1', auth: new MemoryAuth() });
    await screen.findByRole('form', { name: 'Sign in' }, slowly);
    expect(address()).toBe(`/auth?returnUrl=${encodeURIComponent('/listing/connected')}`);
  });
});
