// One record.
import type { RecordDeps, RecordRequest } from './authorize-restaurant.ts';
import { authorizeRestaurant } from './authorize-restaurant.ts';
import { readableRecord } from './stored-record.ts';
import { type VisibleRecord, visibleRecord } from './visible-record.ts';

/** Throws NOT_FOUND where there is none with that number, and RECORD_UNREADABLE. */
export async function getRecord(
  deps: Pick<RecordDeps, 'records'>,
  request: Omit<RecordRequest, 'requestId'>,
  recordId: number,
): Promise<VisibleRecord> {
  const { kind, place, user } = request;
  await authorizeRestaurant(deps, request, 'read');
  const record = await readableRecord(deps.records, kind, place, recordId);
  return visibleRecord(kind, place, user, record);
}
