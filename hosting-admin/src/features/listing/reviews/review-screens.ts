// The screens of reviews: a restaurant's, and those of all restaurants of a business.
import { MessageSquareQuote, Star } from 'lucide-react';
import type { Screen } from '../../../lib/screens.ts';

const words = ['Google', 'ratings', 'stars', 'replies'];

export const reviewScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'listing/reviews',
    title: 'Reviews',
    load: async () => (await import('./reviews-page.tsx')).ReviewsPage,
    navigation: [
      {
        group: 'Listings',
        label: 'Reviews',
        symbol: Star,
        words,
        isFor: (may, restaurant) => may('listing.read', restaurant),
      },
    ],
  },
];

export const businessReviewScreens: readonly Screen[] = [
  {
    area: 'business',
    path: 'listing/reviews',
    title: 'All reviews',
    load: async () => (await import('./all-reviews-page.tsx')).AllReviewsPage,
    navigation: [
      {
        group: 'Business',
        label: 'All reviews',
        symbol: MessageSquareQuote,
        words,
        isFor: (may, business) => may('listing.read', business),
      },
    ],
  },
];
