// Finds references to a record: a record in use cannot be deleted.

import { DomainError } from '@bite/shared/kernel/errors';
import { isolated } from '@bite/shared/kernel/isolated';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import { restaurantsOf } from '../collections/collections.ts';
import { collectionOf, definitionOf, type StoredRecord } from '../collections/record-collection.ts';
import type { RecordReader } from '../ports/records.ts';
import type { BufferedTransaction } from './buffered-transaction.ts';

/** The maximum number of references in the error. */
const NAMED = 20;

export interface Use {
  /** A kind of record, or 'restaurants'. */
  kind: string;
  id: number;
  name: string;
}

/** The fields of `user` that name records of `kind`. */
export const fieldsReferring = (user: RecordKind, kind: RecordKind): string[] =>
  Object.entries(definitionOf(user).references).flatMap(([field, named]) => (named === kind ? [field] : []));

type Reader = Pick<BufferedTransaction, 'get' | 'referring'>;

/**
 * Unreadable records count as well. Throws IN_USE with `details.usedBy` and their number, `details.total`.
 * @param without Those that it is taken off, and those that are deleted with it.
 */
export async function assertUnused(
  reader: Reader,
  kind: RecordKind,
  place: RestaurantRef,
  { recordId, record }: { recordId: number; record: StoredRecord },
  without: readonly { kind: RecordKind; recordId: number }[] = [],
): Promise<void> {
  const left = new Set(without.map((one) => `${one.kind} ${one.recordId}`));
  const uses = (await usesOf(reader, kind, place, recordId)).filter(
    (use) => !left.has(`${use.kind} ${use.id}`),
  );
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

async function usesOf(reader: Reader, kind: RecordKind, place: RestaurantRef, id: number): Promise<Use[]> {
  const uses: Use[] = kind === 'menuGroups' ? await websiteUsing(reader, place, id) : [];
  for (const user of recordKinds) {
    const fields = fieldsReferring(user, kind);
    if (fields.length === 0) continue;
    const found = await reader.referring(collectionOf(user, place), fields, id);
    for (const { id: documentId, record } of found) {
      const isOwn = user === kind && documentId === String(id);
      if (!isOwn) uses.push({ kind: user, id: Number(documentId), name: nameOf(record as StoredRecord) });
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
  const person = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  return String(name ?? title ?? (person || 'A record that cannot be read'));
}
