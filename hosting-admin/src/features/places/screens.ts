// The screens of where guests find a restaurant: its place on Google Maps, and other platforms.
import { MapPin, Store } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';

export const placeScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'listing/google-maps',
    formerPaths: ['listings/google-maps'],
    title: 'Place on Google Maps',
    load: async () => (await import('./place-page.tsx')).PlacePage,
    navigation: [
      {
        group: 'Listings',
        label: 'Place on Google Maps',
        symbol: MapPin,
        words: ['Google', 'rating', 'photos', 'opening hours', 'take over'],
        isFor: (may, restaurant) => may('listing.read', restaurant),
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'listing/other-platforms',
    formerPaths: ['listings/other-platforms'],
    title: 'Other platforms',
    load: async () => (await import('./other-platforms-page.tsx')).OtherPlatformsPage,
    navigation: [
      {
        group: 'Listings',
        label: 'Other platforms',
        symbol: Store,
        words: ['Yelp', 'Facebook', 'Instagram', 'Apple Maps', 'DoorDash', 'Uber Eats'],
        isFor: (may, restaurant) => may('listing.read', restaurant),
      },
    ],
  },
];
