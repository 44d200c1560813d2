import type { Answers } from '@bite/shared/api/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guidOf } from '../lib/testing/an-order.ts';
import { enterPlatform, patient, sent } from './platform-testing.tsx';

describe('the search for restaurants', patient, () => {
  const found: Answers['searchRestaurants'] = {
    restaurants: [
      {
        tenantId: 10_000_001,
        restaurantId: 20_000_001,
        guid: guidOf(1),
        slug: 'bella-napoli',
        name: 'Bella Napoli',
        concept: 'Pizzeria',
        tenantName: 'Bella Group LLC',
        tenantDisplayName: 'Bella Group',
        city: 'New York',
        state: 'NY',
        status: 'active',
      },
    ],
  };

  it('C2-07 O9-46 shows none before something is typed, and asks nobody', async () => {
    const { platform, user } = enterPlatform('/platform/restaurants', { searchRestaurants: () => found });
    expect(await screen.findByText('Which restaurant?')).toBeTruthy();
    expect(sent(platform, 'searchRestaurants')).toEqual([]);
    await user.type(screen.getByRole('searchbox', { name: 'Search restaurants' }), '   ');
    expect(screen.getByText('Which restaurant?')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'pizz');
    const row = await screen.findByRole('row', { name: /Bella Napoli/ });
    expect(
      within(row)
        .getByRole('link', { name: /Bella Napoli/ })
        .getAttribute('href'),
    ).toBe('/t/10000001/r/20000001/settings');
    expect(sent(platform, 'searchRestaurants').map(({ query }) => query?.['searchTerm'])).toEqual(['pizz']);
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Which restaurant?')).toBeTruthy();
  });

  it('C2-07 says so where nothing matches', async () => {
    enterPlatform('/platform/restaurants?q=zzz', { searchRestaurants: () => ({ restaurants: [] }) });
    expect(await screen.findByText('Nothing matches “zzz”')).toBeTruthy();
  });

  it('C2-07 says nothing of what was typed before its answer has come', async () => {
    const { platform, user } = enterPlatform('/platform/restaurants?q=zzz', {
      searchRestaurants: ({ query }) =>
        query?.['searchTerm'] === 'zzz' ? { restaurants: [] } : new Promise<never>(() => undefined),
    });
    await screen.findByText('Nothing matches “zzz”');
    await user.type(screen.getByRole('searchbox'), 'a');
    await waitFor(() => expect(sent(platform, 'searchRestaurants')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
  });
});
