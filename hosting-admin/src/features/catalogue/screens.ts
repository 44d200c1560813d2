// The screens of a restaurant's catalogue.
import { ArrowLeftRight, BookOpen, CalendarClock } from 'lucide-react';
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
  {
    area: 'restaurant',
    path: 'menu-preview',
    title: 'Menu preview',
    load: async () => (await import('./menu-tree/menu-preview-screen.tsx')).MenuPreviewScreen,
  },
  ...screensOfRecords(catalogueRecords, 'Catalogue'),
  {
    area: 'restaurant',
    path: 'import-export',
    title: 'Import and export',
    load: async () => (await import('./exchange/menu-exchange-route.tsx')).MenuExchangeRoute,
    navigation: [
      {
        group: 'Catalogue',
        label: 'Import and export',
        symbol: ArrowLeftRight,
        isFor: (may, restaurant) => may('catalogue.write', restaurant),
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'scheduled-changes',
    title: 'Planned changes',
    load: async () => (await import('./scheduled/scheduled-route.tsx')).ScheduledRoute,
    navigation: [
      {
        group: 'Catalogue',
        label: 'Planned changes',
        symbol: CalendarClock,
        isFor: (may, restaurant) => may('catalogue.write', restaurant),
      },
    ],
  },
];
