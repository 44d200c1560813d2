// Takes a record off the lists of all others before it is deleted, and puts it back into them when it comes back
// (docs/decisions/044-taken-off-with-a-deletion.md).
import { DomainError } from '@bite/shared/kernel/errors';
import { isFields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { canBeTakenOff } from '@bite/shared/records/batch';
import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import type { AuditedTransaction } from '../audit/write-path.ts';
import type { TakenOff } from '../collections/deleted-records.ts';
import { applied, collectionOf, definitionOf, type StoredRecord } from '../collections/record-collection.ts';
import type { InTransaction } from './authorize-restaurant.ts';
import type { InBatch } from './in-batch.ts';
import { refusable } from './refusable.ts';
import { readableRecord, readableRecordIfThere } from './stored-record.ts';
import { fieldsReferring } from './uses.ts';

type Within = Pick<InTransaction, 'deps' | 'request' | 'transaction'>;

/** A list of a kind that refers to another: 'tagIds', or 'items' with the id of each entry at 'itemId'. */
interface ReferringList {
  field: string;
  key: string | undefined;
}

function listsOf(user: RecordKind, kind: RecordKind): ReferringList[] {
  return fieldsReferring(user, kind).map((path) => {
    const [field = '', key] = path.split('.');
    return { field, key };
  });
}

/** The kinds that list records of this one. Not the kind itself: its batch in the history is of deletions alone. */
const usersOf = (kind: RecordKind): RecordKind[] =>
  recordKinds.filter((user) => user !== kind && listsOf(user, kind).length > 0);

const idIn = (entry: unknown, { key }: ReferringList): unknown =>
  key === undefined ? entry : isFields(entry) ? entry[key] : undefined;

const entriesOf = (record: Readonly<Record<string, unknown>>, { field }: ReferringList): unknown[] => {
  const value = record[field];
  return Array.isArray(value) ? value : [];
};

/** A deleted record is one document of at most 1 MiB. */
const MOST_CHARACTERS_KEPT = 600_000;

/**
 * Returns what it was taken off; nothing of a kind that cannot be. Reads before it writes. Throws RECORD_UNREADABLE for a record
 * that refers to it and cannot be read, and PAYLOAD_TOO_LARGE for more than can be kept to be put back.
 */
export async function takeOff(
  within: Within & Pick<InBatch, 'transaction'>,
  recordId: number,
): Promise<TakenOff[]> {
  const { request, transaction } = within;
  const { kind, place } = request;
  if (!canBeTakenOff(kind)) return [];
  const taken: TakenOff[] = [];
  const writes: (() => void)[] = [];
  for (const user of usersOf(kind)) {
    const lists = listsOf(user, kind);
    const at = collectionOf(user, place);
    for (const { id } of await transaction.referring(at, fieldsReferring(user, kind), recordId)) {
      const userId = Number(id);
      const before = await readableRecord(transaction, user, place, userId);
      const { changes, parts } = without(before, lists, recordId);
      taken.push(...parts.map((part) => ({ kind: user, recordId: userId, ...part })));
      writes.push(replacing(within, user, before, changes));
    }
  }
  if (JSON.stringify(taken).length > MOST_CHARACTERS_KEPT)
    throw new DomainError('PAYLOAD_TOO_LARGE', 'Too much refers to this to take it off in one step.');
  for (const write of writes) write();
  return taken;
}

/** The lists as they are without it, and what they lose. */
function without(before: StoredRecord, lists: readonly ReferringList[], recordId: number) {
  const changes: Record<string, unknown[]> = {};
  const parts: Pick<TakenOff, 'field' | 'index' | 'value'>[] = [];
  for (const list of lists) {
    const { field } = list;
    const entries = entriesOf(before, list);
    const own = entries.flatMap((value, index) =>
      idIn(value, list) === recordId ? [{ field, index, value }] : [],
    );
    if (own.length === 0) continue;
    changes[field] = entries.filter((value) => idIn(value, list) !== recordId);
    parts.push(...own);
  }
  return { changes, parts };
}

/** Throws VALIDATION_FAILED at once where the record may not be so. */
function replacing(
  { deps, request: { place }, transaction }: Within,
  kind: RecordKind,
  before: StoredRecord,
  changes: Readonly<Record<string, unknown[]>>,
): () => void {
  const after = { ...applied(kind, before, changes), updatedAt: new Date(deps.now()).toISOString() };
  const id = String(before[definitionOf(kind).idField]);
  return () => transaction.replace(collectionOf(kind, place), id, before, after);
}

/**
 * Reads what the record was taken off, and returns the function that puts it back: where it stood, or at the end. What is gone,
 * has it again or may not have it any more stays as it is.
 */
export async function preparePutBack(
  within: Within,
  recordId: number,
  taken: readonly TakenOff[],
): Promise<() => void> {
  const { request, transaction } = within;
  const writes: (() => void)[] = [];
  for (const parts of Map.groupBy(taken, (part) => `${part.kind} ${part.recordId}`).values()) {
    const [{ kind, recordId: userId } = parts[0] as TakenOff] = parts;
    const write = await refusable(async () => {
      const before = await readableRecordIfThere(transaction, kind, request.place, userId);
      const changes = before && changesBack(before, kind, request.kind, recordId, parts);
      return before && changes && replacing(within, kind, before, changes);
    });
    if (typeof write === 'function') writes.push(write);
  }
  return () => {
    for (const write of writes) write();
  };
}

function changesBack(
  before: StoredRecord,
  user: RecordKind,
  kind: RecordKind,
  recordId: number,
  parts: readonly TakenOff[],
): Record<string, unknown[]> | undefined {
  const changes: Record<string, unknown[]> = {};
  for (const list of listsOf(user, kind)) {
    const present = entriesOf(before, list);
    const own = parts.filter(({ field }) => field === list.field);
    if (own.length === 0 || present.some((entry) => idIn(entry, list) === recordId)) continue;
    const entries = [...present];
    for (const { index, value } of own) entries.splice(index, 0, value);
    changes[list.field] = entries;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** One line each in the history of the place, for the records that were changed along with those of this kind. */
export function noteUsers(
  transaction: Pick<AuditedTransaction, 'noteBatch'>,
  place: RestaurantRef,
  kind: RecordKind,
): void {
  if (!canBeTakenOff(kind)) return;
  for (const user of usersOf(kind))
    transaction.noteBatch({ path: collectionOf(user, place).path, action: 'update', changes: [] });
}
