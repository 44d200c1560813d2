// The screen of a restaurant's website.
import { Globe } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';

export const websiteScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'website',
    title: 'Website',
    load: async () => (await import('./website-page.tsx')).WebsitePage,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Website',
        symbol: Globe,
        isFor: (may, restaurant) => may('website.read', restaurant),
      },
    ],
  },
];
