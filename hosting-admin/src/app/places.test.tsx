// The screens of a restaurant's listings: its place on Google Maps, and other platforms.
import { CallError } from '@bite/shared/api/client';
import { place } from '@bite/shared/places/place.schema';
import { placesListingOf } from '@bite/shared/places/places-listing';
import { aWholePlace } from '@bite/shared/testing/places-records';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlaceRecord } from '../features/places/place-queries.ts';
import { MemoryAuth, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { slowly, visit } from './app-testing.tsx';

const RESTAURANT = '/t/10000001/r/20000001';
const AT = `${RESTAURANT}/listing/google-maps`;
const PLATFORMS = `${RESTAURANT}/listing/other-platforms`;
const FETCHED = '2026-06-10T12:00:00.000Z';

const choices = { connectedAt: '2026-06-01T00:00:00.000Z', syncEnabled: true, autoSync: false };
const listing = placesListingOf(place.parse(aWholePlace), choices, Date.parse(FETCHED));
const connection = {
  ...{ enabled: true, placeId: 'place-1', placeName: 'Bella', placeAddress: '1 Main Street, Albany' },
  ...{ ...choices, lastSyncAt: FETCHED },
};
const connected = (change: Partial<typeof connection> & { problem?: 'ended' } = {}): PlaceRecord => ({
  isConfigured: true,
  connection: { ...connection, ...change },
  listing,
});

const enter = (handlers: MemoryPlatform['handlers'], at = AT, profile = withRole('owner')) =>
  visit({
    at,
    profile,
    handlers: {
      getRestaurant: () => aRestaurantRecord(),
      listAuditEntries: () => ({ entries: [] }),
      getPlaceSearch: () => ({ isConfigured: true }),
      ...handlers,
    },
  });

const sent = ({ requests }: MemoryPlatform, name: string) => requests.filter((one) => one.name === name);
const button = (name: string | RegExp) => screen.findByRole('button', { name }, slowly);

describe('the place on Google Maps', { timeout: 60_000 }, () => {
  it('I3.9-07 I5.5-01 is searched for by the restaurant’s own name and address first, and connected', async () => {
    const { platform, user } = enter({
      getPlaceConnection: () => ({ isConfigured: true }),
      searchPlaces: () => ({
        places: [{ id: 'place-1', displayName: { text: 'Bella' }, formattedAddress: '1 Main Street' }],
      }),
      connectPlace: () => connected(),
    });
    await user.click(await button('Connect Bella, 1 Main Street'));
    await screen.findByText('4.6');
    expect(sent(platform, 'searchPlaces')[0]).toMatchObject({
      query: { textQuery: 'Bella Napoli, 12 Mulberry Street, New York, NY', pageSize: 5 },
    });
    expect(sent(platform, 'connectPlace')[0]).toMatchObject({
      body: { placeId: 'place-1', sessionToken: expect.any(String) },
    });
  });

  it('I5.5-01 is searched for by what is typed, with one session for the keystrokes and the place', async () => {
    const { platform, user } = enter({
      getPlaceConnection: () => ({ isConfigured: true }),
      searchPlaces: () => ({ places: [] }),
      suggestPlaces: () => ({ suggestions: [{ placeId: 'place-2', main: 'Napoli', secondary: '2 Main' }] }),
      connectPlace: () => connected({ placeId: 'place-2' }),
    });
    await user.type(await screen.findByLabelText('Name and address', {}, slowly), 'Napoli');
    await user.click(await button('Connect Napoli, 2 Main'));
    await waitFor(() => expect(sent(platform, 'connectPlace')).toHaveLength(1));
    const session = sent(platform, 'suggestPlaces').at(-1) as { query?: { sessionToken?: string } };
    expect(sent(platform, 'connectPlace')[0]).toMatchObject({
      body: { placeId: 'place-2', sessionToken: session.query?.sessionToken },
    });
  });

  it('says so where the installation has no key, and offers nothing', async () => {
    enter({ getPlaceConnection: () => ({ isConfigured: false }) });
    await screen.findByText(/Places search is not set up here/, {}, slowly);
    expect(screen.queryByLabelText('Name and address')).toBeNull();
  });

  it('I3.2-06 I3.2-07 I3.2-08 I3.2-09 I3.2-10 shows what is known, with its authors and its source', async () => {
    enter({ getPlaceConnection: () => connected() });
    await screen.findByText('4.6', {}, slowly);
    screen.getByText('of 5, from 321 ratings');
    screen.getByText('Temporarily closed');
    screen.getByText('Moderate');
    screen.getByText('Wednesday: 12:00 – 11:59 PM');
    screen.getByText('Very good');
    screen.getByText('5 of 5 stars');
    expect(screen.getAllByText(/Summarised by a machine/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(
      'https://maps.example.com/contrib/1',
    );
    expect(screen.getByRole('link', { name: 'Kim' })).toBeTruthy();
    const photo = screen.getByRole('img', { name: /Photo 1 of the place, by .*Ada/ });
    expect(photo.getAttribute('src')).toBe('/api/v1/google-places/photos/place-1/photo-1?maxWidthPx=480');
    expect(screen.getByRole('link', { name: 'Open on Google Maps' }).getAttribute('href')).toBe(
      'https://maps.example.com/?cid=1',
    );
    screen.getByText('Outdoor seating', { exact: false });
    expect(screen.getAllByText('Google Maps').length).toBeGreaterThan(3);
  });

  it('switches at once whether it is fetched by itself, and fetches it now', async () => {
    const { platform, user } = enter({
      getPlaceConnection: () => connected(),
      updatePlaceConnection: () => connected({ autoSync: true }),
      refreshPlace: () => connected({ autoSync: true }),
    });
    await user.click(await screen.findByLabelText('Fetch it again by itself', {}, slowly));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Fetch it again by itself').checked).toBe(true),
    );
    expect(sent(platform, 'updatePlaceConnection')[0]).toMatchObject({ body: { autoSync: true } });
    await user.click(await button('Fetch now'));
    await screen.findByText('Fetched from Google Maps');
  });

  it('says that a place has ended, and offers to search for it again', async () => {
    enter({
      getPlaceConnection: () => ({ isConfigured: true, connection: { ...connection, problem: 'ended' } }),
    });
    await screen.findByText(/knows this place no longer/, {}, slowly);
    await button('Search for it again');
    expect(screen.queryByRole('button', { name: 'Fetch now' })).toBeNull();
  });

  it('says why it could not be fetched, and keeps what is shown', async () => {
    const { user } = enter({
      getPlaceConnection: () => connected(),
      refreshPlace: () => {
        throw new CallError('RATE_LIMITED', 'The search for places has used up what it may cost today.', 429);
      },
    });
    await user.click(await button('Fetch now'));
    await screen.findByText(/has used up what it may cost today/);
    screen.getByText('4.6');
  });

  it('is disconnected after a question, and forgotten', async () => {
    const { user } = enter({
      getPlaceConnection: () => connected(),
      searchPlaces: () => ({ places: [] }),
      disconnectPlace: () => ({ isConfigured: true }),
    });
    await user.click(await button('Disconnect'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('Connect this restaurant');
    expect(screen.queryByText('4.6')).toBeNull();
  });

  it('O7.2-06 O9-07 I3.9-03 gives the restaurant only the facts that are ticked, from old to new', async () => {
    const facts = {
      ...{ id: 'place-1', displayName: { text: 'Bella' }, internationalPhoneNumber: '+1 212-555-0100' },
      regularOpeningHours: aWholePlace['regularOpeningHours'],
    };
    const { platform, user } = enter({
      getPlaceConnection: () => connected(),
      getPlaceDetails: () => place.parse(facts),
      updateRestaurant: () => aRestaurantRecord({ name: 'Bella Napoli' }, 'v2'),
    });
    await user.click(await button('Take over facts'));
    const dialog = await screen.findByRole('dialog');
    const hours = await within(dialog).findByRole('checkbox', { name: 'Opening hours' });
    expect(within(dialog).getByRole('checkbox', { name: 'Name' })).toBeTruthy();
    expect(within(dialog).queryByRole('checkbox', { name: 'Phone' })).toBeNull();
    within(dialog).getByText('On Google Maps: 11:30 AM – 1 AM the next day');
    const take = within(dialog).getByRole('button', { name: 'Take over what is ticked' });
    await user.click(take);
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
    await user.click(hours);
    await user.click(take);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [change] = sent(platform, 'updateRestaurant');
    expect(change).toMatchObject({
      body: {
        version: 'v1',
        changes: { operatingHours: { mon: { open: '11:30', close: '01:00' }, tue: { closed: true } } },
      },
    });
    expect(change?.body).not.toHaveProperty('changes.name');
    expect(sent(platform, 'getPlaceDetails')[0]).toMatchObject({
      query: { fields: expect.stringContaining('regularOpeningHours') },
    });
  });

  it('says so where nothing differs, and what failed where somebody else was quicker', async () => {
    let isSame = false;
    const { user } = enter({
      getPlaceConnection: () => connected(),
      getPlaceDetails: () =>
        place.parse({ id: 'place-1', displayName: { text: isSame ? 'Bella Napoli' : 'Bella' } }),
      updateRestaurant: () => {
        throw new CallError('CONFLICT', 'Somebody else has changed this restaurant.', 409);
      },
    });
    await user.click(await button('Take over facts'));
    await user.click(await screen.findByRole('checkbox', { name: 'Name' }));
    await user.click(await button('Take over what is ticked'));
    await screen.findByText(/Somebody else has changed this restaurant/);
    isSame = true;
    await user.click(await button('Cancel'));
  });

  it('is seen by managers, who change nothing, and not by employees', async () => {
    enter({ getPlaceConnection: () => connected() }, AT, withRole('manager'));
    await screen.findByText('4.6', {}, slowly);
    for (const name of ['Fetch now', 'Disconnect', 'Take over facts', 'Change the place'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is not seen by employees', async () => {
    const { platform } = enter({}, AT, withRole('employee'));
    await screen.findByText(/see its listings/, {}, slowly);
    expect(sent(platform, 'getPlaceConnection')).toEqual([]);
  });
});

describe('an address that a screen had before', { timeout: 60_000 }, () => {
  it.each([
    ['listings/google-maps', AT],
    ['listings/google-maps?from=mail', `${AT}?from=mail`],
    ['listings/other-platforms', PLATFORMS],
  ])('%s leads to where the screen is now', async (former, expected) => {
    const { address } = enter({ getPlaceConnection: () => connected() }, `${RESTAURANT}/${former}`);
    await screen.findByRole('heading', { level: 1 }, slowly);
    expect(address()).toBe(expected);
  });

  it('leads there also by way of the sign-in', async () => {
    const { address } = visit({ at: `${RESTAURANT}/listings/google-maps`, auth: new MemoryAuth() });
    await waitFor(() => expect(address()).toBe(`/auth?returnUrl=${encodeURIComponent(AT)}`), slowly);
  });
});

describe('other platforms', { timeout: 60_000 }, () => {
  it('I3.2-02 keeps by hand where the restaurant is listed, under which link, with a note', async () => {
    const { platform, user } = enter({ updateRestaurant: () => aRestaurantRecord({}, 'v2') }, PLATFORMS);
    await user.selectOptions(await screen.findByLabelText('On Yelp', {}, slowly), 'listed');
    await user.type(screen.getByLabelText('Link to Yelp'), 'yelp');
    await user.click(await button('Save'));
    expect((await screen.findAllByText(/Please enter a web address/)).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText('Link to Yelp'));
    await user.type(screen.getByLabelText('Link to Yelp'), 'https://www.yelp.com/biz/bella');
    await user.selectOptions(screen.getByLabelText('On DoorDash'), 'notListed');
    await user.type(screen.getByLabelText('Note on DoorDash'), 'Left in May');
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toEqual({
      version: 'v1',
      changes: {
        platformSync: {
          platforms: {
            yelp: { presence: { state: 'listed', link: 'https://www.yelp.com/biz/bella' } },
            doordash: { presence: { state: 'notListed', note: 'Left in May' } },
          },
        },
      },
    });
  });

  it('I3.2-02 forgets the link of a platform that it is no longer listed on', async () => {
    const yelp = { presence: { state: 'listed' as const, link: 'https://www.yelp.com/biz/bella' } };
    const { platform, user } = enter(
      {
        getRestaurant: () => aRestaurantRecord({ platformSync: { platforms: { yelp } } }),
        updateRestaurant: () => aRestaurantRecord({}, 'v2'),
      },
      PLATFORMS,
    );
    await user.selectOptions(await screen.findByLabelText('On Yelp', {}, slowly), 'notListed');
    await user.click(await button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { platformSync: { platforms: { yelp: { presence: { state: 'notListed', link: null } } } } },
    });
  });

  it('is only read by managers', async () => {
    enter({}, PLATFORMS, withRole('manager'));
    await screen.findByText(/You can look at this/, {}, slowly);
  });
});

describe('a new restaurant', { timeout: 60_000 }, () => {
  const NEW = '/t/10000001/restaurants/new';
  const business = { getTenant: () => aTenantRecord({ plan: 'enterprise' }) };

  it('I3.9-01 I3.9-03 is filled from its place, and may still be changed', async () => {
    const { user } = enter(
      {
        ...business,
        suggestPlaces: () => ({ suggestions: [{ placeId: 'place-1', main: 'Bella', secondary: '1 Main' }] }),
        getPlaceDetails: () => place.parse(aWholePlace),
      },
      NEW,
    );
    await user.click(await button('Find it on Google Maps'));
    await user.type(await screen.findByLabelText('Name and address'), 'Bella');
    await user.click(await button('Use Bella, 1 Main'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bella'));
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+1 518-555-0100');
    screen.getByRole('button', { name: /^Monday 11:30 AM – 1 AM the next day/ });
    screen.getByRole('button', { name: /^Tuesday Closed/ });
  });

  it('offers no search where the installation has no key', async () => {
    enter({ ...business, getPlaceSearch: () => ({ isConfigured: false }) }, NEW);
    await screen.findByLabelText('Name', {}, slowly);
    expect(screen.queryByRole('button', { name: 'Find it on Google Maps' })).toBeNull();
  });
});
