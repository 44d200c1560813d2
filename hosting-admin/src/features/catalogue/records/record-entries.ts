// The catalogue's kinds of records with screens: their sidebar entries, and the modules of their screens.
import { BadgePercent, ChartPie, ListChecks, ListTree, Pizza, Soup, Tag, TicketPercent } from 'lucide-react';
import type { RecordEntry } from '../../../ui/records/record-entry.ts';

export const catalogueRecords: readonly RecordEntry[] = [
  {
    kind: 'menuGroups',
    area: 'catalogue',
    label: 'Menus',
    one: 'Menu group',
    symbol: ListTree,
    load: async () => (await import('./menu-groups.tsx')).menuGroupScreens,
  },
  {
    kind: 'items',
    area: 'catalogue',
    label: 'Items',
    one: 'Item',
    symbol: Pizza,
    load: async () => (await import('./items.tsx')).itemScreens,
  },
  {
    kind: 'modifierGroups',
    area: 'catalogue',
    label: 'Modifier groups',
    one: 'Modifier group',
    symbol: ListChecks,
    load: async () => (await import('./modifier-groups.tsx')).modifierGroupScreens,
  },
  {
    kind: 'tags',
    area: 'catalogue',
    label: 'Tags',
    one: 'Tag',
    symbol: Tag,
    load: async () => (await import('./tags.tsx')).tagScreens,
  },
  {
    kind: 'promotions',
    area: 'catalogue',
    label: 'Promotions',
    one: 'Promotion',
    words: ['promo code', 'coupon', 'voucher', 'discount'],
    symbol: TicketPercent,
    load: async () => (await import('./promotions.tsx')).promotionScreens,
  },
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
