// What each kind of record below a restaurant is called in routes and addresses. Kinds are named as entity types are.

export interface RecordNames {
  /** 'TaxRate', as in createTaxRate. */
  one: string;
  /** 'TaxRates', as in listTaxRates. */
  many: string;
  /** 'tax-rates' */
  path: string;
}

export const recordNames = {
  items: { one: 'Item', many: 'Items', path: 'items' },
  menuGroups: { one: 'MenuGroup', many: 'MenuGroups', path: 'menu-groups' },
  modifierGroups: { one: 'ModifierGroup', many: 'ModifierGroups', path: 'modifier-groups' },
  taxRates: { one: 'TaxRate', many: 'TaxRates', path: 'tax-rates' },
  salesCategories: { one: 'SalesCategory', many: 'SalesCategories', path: 'sales-categories' },
  courses: { one: 'Course', many: 'Courses', path: 'courses' },
  tags: { one: 'Tag', many: 'Tags', path: 'tags' },
  employees: { one: 'Employee', many: 'Employees', path: 'employees' },
  jobs: { one: 'JobTitle', many: 'JobTitles', path: 'job-titles' },
  prepStations: { one: 'PrepStation', many: 'PrepStations', path: 'prep-stations' },
  printers: { one: 'Printer', many: 'Printers', path: 'printers' },
} as const satisfies Record<string, RecordNames>;

export type RecordKind = keyof typeof recordNames;
export const recordKinds = Object.keys(recordNames) as RecordKind[];
