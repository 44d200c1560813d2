// Reads one record.
import type { RecordDeps, RecordRequest } from './authorize-restaurant.ts';
import { authorizeRestaurant } from './authorize-restaurant.ts';
import { presentedOne } from './presented.ts';
import { readableRecord } from './stored-record.ts';
import type { VisibleRecord } from './visible-record.ts';

/** Throws NOT_FOUND if there is none with that id, and RECORD_UNREADABLE. */
export async function getRecord(
  deps: Pick<RecordDeps, 'records' | 'now'>,
  request: Omit<RecordRequest, 'requestId'>,
  recordId: number,
): Promise<VisibleRecord> {
  const { kind, place } = request;
  const restaurant = await authorizeRestaurant(deps, request, 'read');
  const record = await readableRecord(deps.records, kind, place, recordId);
  return presentedOne(deps, request, restaurant, record);
}
