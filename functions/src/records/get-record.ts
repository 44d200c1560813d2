// One record.
import type { RecordDeps, RecordRequest } from './entering.ts';
import { entering } from './entering.ts';
import { collectionOf, recordNotFound } from './kinds.ts';
import { type ShownRecord, shownRecord } from './shown-record.ts';

/** Throws NOT_FOUND where there is none with that number. */
export async function getRecord(
  deps: Pick<RecordDeps, 'records'>,
  request: Omit<RecordRequest, 'requestId'>,
  recordId: number,
): Promise<ShownRecord> {
  const { kind, place, user } = request;
  await entering(deps, request, 'read');
  const record = await deps.records.get(collectionOf(kind, place), String(recordId));
  if (!record) throw recordNotFound(kind, recordId);
  return shownRecord(kind, place, user, record);
}
