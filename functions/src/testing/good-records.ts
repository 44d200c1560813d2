// One record of each kind, as staff create and change it, so that tests can ask every kind's endpoints.
import type { RecordKind } from '@bite/shared/api/record-names';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { STAMPED } from '@bite/shared/testing/records';

interface Bodies {
  create: Readonly<Record<string, unknown>>;
  changes: Readonly<Record<string, unknown>>;
}

export const goodRecords: Readonly<Record<RecordKind, Bodies>> = {
  items: { create: { name: 'Tiramisu', basePrice: 7.5 }, changes: { basePrice: 8 } },
  menuGroups: { create: { name: 'Desserts' }, changes: { name: 'Sweets' } },
  modifierGroups: { create: { name: 'Toppings' }, changes: { name: 'Extras' } },
  taxRates: { create: { name: 'Sales tax', rate: 8.875 }, changes: { rate: 9 } },
  salesCategories: { create: { name: 'Food', code: 'F' }, changes: { name: 'Meals' } },
  courses: { create: { name: 'Mains' }, changes: { name: 'Main courses' } },
  tags: { create: { name: 'Vegan' }, changes: { name: 'Plants only' } },
  employees: { create: { firstName: 'Grace', lastName: 'Hopper' }, changes: { lastName: 'Murray' } },
  jobs: { create: { title: 'Line cook' }, changes: { title: 'Cook' } },
  prepStations: { create: { name: 'Grill' }, changes: { name: 'Oven' } },
  printers: { create: { name: 'Counter', model: 'TM-30' }, changes: { name: 'Bar' } },
};

/** As it is stored once it has this id. */
export function storedRecord(kind: RecordKind, id: number): unknown {
  const { entity, idField } = recordKindTable[kind];
  const { create } = goodRecords[kind];
  return entity.stored.parse({ ...create, [idField]: id, guid: aGuid(7000 + id), ...STAMPED });
}
