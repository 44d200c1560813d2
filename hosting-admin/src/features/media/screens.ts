// The screen of a restaurant's pictures.
import { Images } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';

export const mediaScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'pictures',
    title: 'Pictures',
    load: async () => (await import('./picture-library-page.tsx')).PictureLibraryPage,
    navigation: [
      {
        group: 'Catalogue',
        label: 'Pictures',
        symbol: Images,
        isFor: (may, restaurant) => may('website.read', restaurant),
      },
    ],
  },
];
