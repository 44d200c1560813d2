// What still refers to a record: nothing that is in use is deleted.

import { type RecordKind, recordKinds } from '@bite/shared/api/record-names';
import { valuesAt } from '@bite/shared/catalogue/field-paths';
import { DomainError } from '@bite/shared/kernel/errors';
import { isolated } from '@bite/shared/kernel/isolated';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import type { RecordReader } from '../ports/records.ts';
import { restaurantsOf } from './collections.ts';
import { collectionOf, definitionOf, idOf, type StoredRecord } from './kinds.ts';

/** More than a restaurant has of anything: beyond it nobody knows what refers to what, and nothing is deleted. */
const MOST = 10_000;
/** How many users of it are named. */
const NAMED = 20;

export interface Use {
  /** A kind of record, or 'restaurants'. */
  kind: string;
  id: number;
  name: string;
}

/** Throws IN_USE, naming what refers to the record in `details.usedBy` and how much there is in `details.total`. */
export async function assertUnused(
  reader: Pick<RecordReader, 'get' | 'find'>,
  kind: RecordKind,
  place: RestaurantRef,
  record: StoredRecord,
): Promise<void> {
  const id = idOf(kind, record);
  const uses = await usesOf(reader, kind, place, id);
  if (uses.length === 0) return;
  const others = uses.length > 1 ? ` and ${uses.length - 1} more` : '';
  throw new DomainError(
    'IN_USE',
    `${isolated(nameOf(record))} is used by ${isolated(uses[0]?.name ?? '')}${others}`,
    {
      usedBy: uses.slice(0, NAMED),
      total: uses.length,
    },
  );
}

async function usesOf(
  reader: Pick<RecordReader, 'get' | 'find'>,
  kind: RecordKind,
  place: RestaurantRef,
  id: number,
): Promise<Use[]> {
  const uses: Use[] = kind === 'menuGroups' ? await websiteUsing(reader, place, id) : [];
  for (const user of recordKinds) {
    const fields = Object.entries(definitionOf(user).references).filter(([, named]) => named === kind);
    if (fields.length === 0) continue;
    const found = await reader.find(collectionOf(user, place), { limit: MOST });
    if (found.length === MOST) throw new DomainError('IN_USE', 'There is too much here to tell what uses it');
    for (const { record } of found) {
      const isOwn = user === kind && idOf(user, record) === id;
      const names = fields.some(([path]) => valuesAt(record, path).some(({ value }) => value === id));
      if (names && !isOwn) uses.push({ kind: user, id: idOf(user, record), name: nameOf(record) });
    }
  }
  return uses;
}

/** The menu that the restaurant's website shows. */
async function websiteUsing(
  reader: Pick<RecordReader, 'get'>,
  { tenantId, restaurantId }: RestaurantRef,
  menuGroupId: number,
): Promise<Use[]> {
  const restaurant = await reader.get(restaurantsOf(tenantId), String(restaurantId));
  return restaurant?.websiteConfig.parentMenuGroupId === menuGroupId
    ? [{ kind: collections.restaurants, id: restaurantId, name: restaurant.name }]
    : [];
}

function nameOf(record: StoredRecord): string {
  const { name, title, firstName, lastName } = record;
  return String(name ?? title ?? `${firstName} ${lastName}`);
}
