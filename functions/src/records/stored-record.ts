// Reads one stored record, whether or not its schema can parse it.

import { DomainError } from '@bite/shared/kernel/errors';
import { isFields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { asStored, getReadable, type Readable } from '../collections/find-readable.ts';
import { collectionOf, recordNotFound, type StoredRecord } from '../collections/record-collection.ts';
import type { RecordReader } from '../ports/records.ts';

type Reader = Pick<RecordReader, 'getAll'>;

/** Throws NOT_FOUND, and RECORD_UNREADABLE with the invalid fields. */
export async function readableRecord(
  reader: Reader,
  kind: RecordKind,
  place: RestaurantRef,
  recordId: number,
): Promise<StoredRecord> {
  const record = await readableRecordIfThere(reader, kind, place, recordId);
  if (!record) throw recordNotFound(kind, recordId);
  return record;
}

/** Throws RECORD_UNREADABLE with the invalid fields. */
export async function readableRecordIfThere(
  reader: Reader,
  kind: RecordKind,
  place: RestaurantRef,
  recordId: number,
): Promise<StoredRecord | undefined> {
  return onlyReadable(await getReadable(reader, collectionOf(kind, place), [String(recordId)]));
}

/** The record of a list of at most one. Throws RECORD_UNREADABLE with the invalid fields. */
export function onlyReadable({ found, unreadable }: Readable<StoredRecord>): StoredRecord | undefined {
  const fault = unreadable?.[0];
  if (fault) throw new DomainError('RECORD_UNREADABLE', `This record cannot be read: ${fault.reason}`);
  return found[0]?.record;
}

/** For operations that must work on a broken record, too: its fields may be anything. Throws NOT_FOUND. */
export async function recordAsStored(
  reader: Reader,
  kind: RecordKind,
  place: RestaurantRef,
  recordId: number,
): Promise<StoredRecord> {
  const at = collectionOf(kind, place);
  const readable = await getReadable(reader, at, [String(recordId)]);
  if (readable.found[0]) return readable.found[0].record;
  const [raw] = await reader.getAll({ path: at.path, schema: asStored }, [String(recordId)]);
  if (!isFields(raw)) throw recordNotFound(kind, recordId);
  return raw as StoredRecord;
}
