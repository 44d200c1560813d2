// One record.
import type { RecordDeps, RecordRequest } from './entering.ts';
import { entering } from './entering.ts';
import { type ShownRecord, shownRecord } from './shown-record.ts';
import { readableRecord } from './stored-record.ts';

/** Throws NOT_FOUND where there is none with that number, and RECORD_UNREADABLE. */
export async function getRecord(
  deps: Pick<RecordDeps, 'records'>,
  request: Omit<RecordRequest, 'requestId'>,
  recordId: number,
): Promise<ShownRecord> {
  const { kind, place, user } = request;
  await entering(deps, request, 'read');
  const record = await readableRecord(deps.records, kind, place, recordId);
  return shownRecord(kind, place, user, record);
}
