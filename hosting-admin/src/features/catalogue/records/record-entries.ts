// The kinds of records of the catalogue that have screens: what the sidebar says of them, and where they are loaded from.
import { BadgePercent, ChartPie, Soup } from 'lucide-react';
import type { RecordEntry } from '../../../ui/records/record-entry.ts';

export const catalogueRecords: readonly RecordEntry[] = [
  {
    kind: 'taxRates',
    area: 'catalogue',
    label: 'Tax rates',
    one: 'Tax rate',
    symbol: BadgePercent,
    load: async () => (await import('./tax-rates.tsx')).taxRateScreens,
  },
  {
    kind: 'salesCategories',
    area: 'catalogue',
    label: 'Sales categories',
    one: 'Sales category',
    symbol: ChartPie,
    load: async () => (await import('./sales-categories.tsx')).salesCategoryScreens,
  },
  {
    kind: 'courses',
    area: 'catalogue',
    label: 'Courses',
    one: 'Course',
    symbol: Soup,
    load: async () => (await import('./courses.tsx')).courseScreens,
  },
];
