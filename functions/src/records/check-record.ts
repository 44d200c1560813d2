// Validates a record beyond its schema: references exist, and amounts fit the currency.

import { valuesAt } from '@bite/shared/catalogue/field-paths';
import { moneyErrors } from '@bite/shared/catalogue/money-errors';
import { type ExistingIds, missingReferences, referencedKinds } from '@bite/shared/catalogue/references';
import type { Fields } from '@bite/shared/kernel/fields';
import type { EntityType } from '@bite/shared/kernel/identifiers';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { collectionOfType } from '../collections/collision.ts';
import { definitionOf, invalidFields } from '../collections/record-collection.ts';
import type { RecordReader, RecordSchema } from '../ports/records.ts';

/** A record to check, and the prefix of its field paths in the request: '' or 'subgroups.0.'. */
export interface Checked {
  fields: Fields;
  at: string;
  /** Of a record that is about to be stored under it, and of those that come with it: it may refer to these. */
  ids?: readonly number[];
}

/** Only tests whether the record exists. */
const anything: RecordSchema<true> = { safeParse: () => ({ success: true, data: true }) };

/** Throws VALIDATION_FAILED with a message for every broken reference. Reads each record once. */
export async function assertReferences(
  reader: Pick<RecordReader, 'getAll'>,
  kind: RecordKind,
  place: RestaurantRef,
  records: readonly Checked[],
): Promise<void> {
  const { references } = definitionOf(kind);
  const existing = await existingIds(reader, kind, place, records);
  const missing = records.flatMap(({ fields, at }) =>
    missingReferences(fields, references, existing).map((fault) => ({ ...fault, field: at + fault.field })),
  );
  if (missing.length > 0) throw invalidFields(missing);
}

async function existingIds(
  reader: Pick<RecordReader, 'getAll'>,
  kind: RecordKind,
  place: RestaurantRef,
  records: readonly Checked[],
): Promise<ExistingIds> {
  const { references } = definitionOf(kind);
  const existing: { [Kind in EntityType]?: ReadonlySet<number> } = {};
  const lookUp = async (type: EntityType): Promise<void> => {
    const fields = Object.entries(references).filter(([, named]) => named === type);
    const named = fields.flatMap(([path]) => records.flatMap((record) => valuesAt(record.fields, path)));
    const ids = [...new Set(named.map(({ value }) => value).filter((value) => typeof value === 'number'))];
    const at = { path: paths.restaurantCollection(place, collectionOfType[type]), schema: anything };
    const found = await reader.getAll(at, ids.map(String));
    const own = type === kind ? records.flatMap(({ ids: stored = [] }) => stored) : [];
    existing[type] = new Set([...ids.filter((_id, index) => found[index]), ...own]);
  };
  await Promise.all(referencedKinds(references).map(lookUp));
  return existing;
}

/** Throws VALIDATION_FAILED with a message for every amount with more decimals than `currency` (ISO 4217) has. */
export function assertAmounts(records: readonly Checked[], currency: string): void {
  const faults = records.flatMap(({ fields, at }) =>
    moneyErrors(fields, currency).map((fault) => ({ ...fault, field: at + fault.field })),
  );
  if (faults.length > 0) throw invalidFields(faults);
}
