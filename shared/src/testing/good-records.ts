// One valid record of each kind, as staff create and change it.

import { recordKindTable } from '../records/record-kinds.ts';
import { type RecordKind, recordKinds } from '../records/record-names.ts';
import { aGuid } from './a-storefront.ts';
import { STAMPED } from './records.ts';

interface Bodies {
  create: Readonly<Record<string, unknown>>;
  /** Of fields that `create` sets, so that tests can put them back. */
  changes: Readonly<Record<string, unknown>>;
  /** The text field in which no two records of the kind are the same. */
  unique?: string;
}

export const goodRecords: Readonly<Record<RecordKind, Bodies>> = {
  items: { create: { name: 'Tiramisu', basePrice: 7.5 }, changes: { basePrice: 8 } },
  menuGroups: { create: { name: 'Desserts' }, changes: { name: 'Sweets' } },
  modifierGroups: { create: { name: 'Toppings' }, changes: { name: 'Extras' } },
  taxRates: { create: { name: 'Sales tax', rate: 8.875 }, changes: { rate: 9 } },
  deliveryZones: {
    create: { name: 'Downtown', postalCodes: ['11201', '11205..11217'], fee: 3 },
    changes: { fee: 4 },
  },
  salesCategories: { create: { name: 'Food', code: 'F' }, changes: { name: 'Meals' } },
  courses: { create: { name: 'Mains' }, changes: { name: 'Main courses' } },
  tags: { create: { name: 'Vegan' }, changes: { name: 'Plants only' } },
  employees: { create: { firstName: 'Grace', lastName: 'Hopper' }, changes: { lastName: 'Murray' } },
  jobs: { create: { title: 'Line cook' }, changes: { title: 'Cook' } },
  prepStations: { create: { name: 'Grill' }, changes: { name: 'Oven' } },
  promotions: {
    create: { code: 'SUMMER10', name: 'Summer', type: 'percentage', percent: 10 },
    changes: { name: 'Late summer' },
    unique: 'code',
  },
  printers: { create: { name: 'Counter', model: 'TM-30' }, changes: { name: 'Bar' } },
};

for (const kind of recordKinds) {
  const { create, changes } = goodRecords[kind];
  const others = Object.keys(changes).filter((field) => !Object.hasOwn(create, field));
  if (others.length > 0)
    throw new Error(
      `goodRecords.${kind}: "changes" has ${others.join(', ')}, which "create" does not set, too`,
    );
}

/** What creates the record with this number, beside those with other numbers. */
export function goodRecord(kind: RecordKind, number: number): Bodies['create'] {
  const { create, unique } = goodRecords[kind];
  return unique === undefined ? create : { ...create, [unique]: `${create[unique]}-${number}` };
}

const stored = new Map<string, unknown>();

/** The stored record with this id: the same object each time, since thousands of tests store it. */
export function storedRecord(kind: RecordKind, id: number): unknown {
  const key = `${kind}/${id}`;
  const { entity, idField } = recordKindTable[kind];
  const { create } = goodRecords[kind];
  const record =
    stored.get(key) ?? entity.stored.parse({ ...create, [idField]: id, guid: aGuid(7000 + id), ...STAMPED });
  stored.set(key, record);
  return record;
}
