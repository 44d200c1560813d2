// The screens of a restaurant's business listing.
import { Link2, Megaphone, Store } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';
import { autoReplyScreens } from './auto-replies/auto-reply-screens.ts';
import { businessReviewScreens, reviewScreens } from './reviews/review-screens.ts';

export const listingScreens: readonly Screen[] = [
  ...reviewScreens,
  ...autoReplyScreens,
  {
    area: 'restaurant',
    path: 'listing/posts',
    title: 'Posts',
    load: async () => (await import('./posts/posts-page.tsx')).PostsPage,
    navigation: [
      {
        group: 'Listings',
        label: 'Posts',
        symbol: Megaphone,
        words: ['Google', 'news', 'offers', 'updates'],
        isFor: (may, restaurant) => may('listing.read', restaurant),
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'listing/posts/new',
    title: 'New post',
    load: async () => (await import('./posts/post-page.tsx')).NewPostPage,
  },
  {
    area: 'restaurant',
    path: 'listing/posts/:postId',
    title: 'Post',
    load: async () => (await import('./posts/post-page.tsx')).PostPage,
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

/** After the business's own settings and people. */
export const businessListingScreens: readonly Screen[] = [...businessReviewScreens];
