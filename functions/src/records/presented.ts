// Records as answers show them: what their reader may see, with fields that are stored elsewhere.
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { StoredRecord } from '../collections/record-collection.ts';
import type { RecordDeps, RecordRequest } from './authorize-restaurant.ts';
import { hooksOf } from './record-hooks.ts';
import { type VisibleRecord, visibleRecord } from './visible-record.ts';

/** The versions are those of the records alone: what is stored elsewhere changes without them. */
export async function presented(
  { records: reader, now }: Pick<RecordDeps, 'records' | 'now'>,
  { kind, place, user }: Pick<RecordRequest, 'kind' | 'place' | 'user'>,
  { guid }: Pick<Restaurant, 'guid'>,
  records: readonly StoredRecord[],
): Promise<VisibleRecord[]> {
  const visible = records.map((record) => visibleRecord(kind, place, user, record));
  const { present } = hooksOf(kind);
  if (!present || visible.length === 0) return visible;
  const shown = await present(
    reader,
    { place, restaurantGuid: guid, now: now() },
    visible.map(({ record }) => record),
  );
  return visible.map((each, index) => ({ ...each, record: shown[index] ?? each.record }));
}

/** The same for one record. */
export async function presentedOne(
  deps: Pick<RecordDeps, 'records' | 'now'>,
  request: Pick<RecordRequest, 'kind' | 'place' | 'user'>,
  restaurant: Pick<Restaurant, 'guid'>,
  record: StoredRecord,
): Promise<VisibleRecord> {
  const [shown] = await presented(deps, request, restaurant, [record]);
  return shown ?? visibleRecord(request.kind, request.place, request.user, record);
}
