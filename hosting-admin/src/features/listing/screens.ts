// The screens of a restaurant's business listing.
import { Link2 } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';

export const listingScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'listing/connection',
    title: 'Google connection',
    load: async () => (await import('./connection/connection-page.tsx')).ConnectionPage,
    navigation: [
      {
        group: 'Listings',
        label: 'Google connection',
        symbol: Link2,
        words: ['business profile', 'maps', 'location', 'account', 'disconnect'],
        isFor: (may, restaurant) => may('listing.read', restaurant),
      },
    ],
  },
  {
    area: 'own',
    path: 'listing/connected',
    title: 'Google connection',
    load: async () => (await import('./connection/connected-page.tsx')).ConnectedPage,
  },
];
