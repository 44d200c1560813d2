// One record as it is stored, whether its schema can read it or not.
import type { RecordKind } from '@bite/shared/api/record-names';
import { DomainError } from '@bite/shared/kernel/errors';
import { isFields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { asStored, getReadable } from '../collections/find-readable.ts';
import { collectionOf, recordNotFound, type StoredRecord } from '../collections/record-kinds.ts';
import type { RecordReader } from '../ports/records.ts';

type Reader = Pick<RecordReader, 'getAll'>;

/** Throws NOT_FOUND, and RECORD_UNREADABLE with the fields at fault. */
export async function readableRecord(
  reader: Reader,
  kind: RecordKind,
  place: RestaurantRef,
  recordId: number,
): Promise<StoredRecord> {
  const { found, unreadable } = await getReadable(reader, collectionOf(kind, place), [String(recordId)]);
  const fault = unreadable?.[0];
  if (fault) throw new DomainError('RECORD_UNREADABLE', `This record cannot be read: ${fault.reason}`);
  if (!found[0]) throw recordNotFound(kind, recordId);
  return found[0].record;
}

/** For what must work with a broken record, too: its fields may be anything. Throws NOT_FOUND. */
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
