// What each kind of record below a restaurant is called in routes, addresses and paths. Kinds are named as entity types are.
import { collections } from '../paths.ts';

export interface RecordNames {
  /** 'TaxRate', as in createTaxRate. */
  one: string;
  /** 'TaxRates', as in listTaxRates. */
  many: string;
  /** 'tax-rates' */
  path: string;
  /** 'tax_rates' */
  collection: string;
}

export const recordNames = {
  items: { one: 'Item', many: 'Items', path: 'items', collection: collections.items },
  menuGroups: {
    one: 'MenuGroup',
    many: 'MenuGroups',
    path: 'menu-groups',
    collection: collections.menuGroups,
  },
  modifierGroups: {
    one: 'ModifierGroup',
    many: 'ModifierGroups',
    path: 'modifier-groups',
    collection: collections.modifierGroups,
  },
  taxRates: { one: 'TaxRate', many: 'TaxRates', path: 'tax-rates', collection: collections.taxRates },
  deliveryZones: {
    one: 'DeliveryZone',
    many: 'DeliveryZones',
    path: 'delivery-zones',
    collection: collections.deliveryZones,
  },
  salesCategories: {
    one: 'SalesCategory',
    many: 'SalesCategories',
    path: 'sales-categories',
    collection: collections.salesCategories,
  },
  courses: { one: 'Course', many: 'Courses', path: 'courses', collection: collections.courses },
  tags: { one: 'Tag', many: 'Tags', path: 'tags', collection: collections.tags },
  employees: { one: 'Employee', many: 'Employees', path: 'employees', collection: collections.employees },
  jobs: { one: 'JobTitle', many: 'JobTitles', path: 'job-titles', collection: collections.jobTitles },
  prepStations: {
    one: 'PrepStation',
    many: 'PrepStations',
    path: 'prep-stations',
    collection: collections.prepStations,
  },
  printers: { one: 'Printer', many: 'Printers', path: 'printers', collection: collections.printers },
  promotions: {
    one: 'Promotion',
    many: 'Promotions',
    path: 'promotions',
    collection: collections.promotions,
  },
} as const satisfies Record<string, RecordNames>;

export type RecordKind = keyof typeof recordNames;
export const recordKinds = Object.keys(recordNames) as RecordKind[];
