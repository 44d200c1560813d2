// The screens of a restaurant's business listing.
import { Link2, Store } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';
import { autoReplyScreens } from './auto-replies/auto-reply-screens.ts';
import { businessReviewScreens, reviewScreens } from './reviews/review-screens.ts';

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
    area: 'restaurant',
    path: 'listing/profile',
    title: 'Google profile',
    load: async () => (await import('./profile/profile-page.tsx')).ProfilePage,
    navigation: [
      {
        group: 'Listings',
        label: 'Google profile',
        symbol: Store,
        words: ['business profile', 'maps', 'hours', 'phone', 'differences', 'sync'],
        isFor: (may, restaurant) => may('listing.read', restaurant),
      },
    ],
  },
  ...reviewScreens,
  ...autoReplyScreens,
  {
    area: 'own',
    path: 'listing/connected',
    title: 'Google connection',
    load: async () => (await import('./connection/connected-page.tsx')).ConnectedPage,
  },
];

/** After the business's own settings and people. */
export const businessListingScreens: readonly Screen[] = [...businessReviewScreens];
