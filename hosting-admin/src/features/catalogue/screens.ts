// The screens of a restaurant's catalogue.
import { BookOpen } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';
import { screensOfRecords } from '../../ui/records/screens-of-records.tsx';
import { catalogueRecords } from './records/record-entries.ts';

export const catalogueScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'menu-display',
    title: 'Menu display',
    load: async () => (await import('./menu-display-route.tsx')).MenuDisplayRoute,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Menu display',
        symbol: BookOpen,
        isFor: (may, restaurant) => may('website.read', restaurant),
      },
    ],
  },
  ...screensOfRecords(catalogueRecords, 'Catalogue'),
];
