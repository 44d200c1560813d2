// Creates a record. Everything is validated before an id is taken, so that no id is wasted, and again in the transaction.
import { may } from '@bite/shared/identity/roles';
import type { Fields } from '@bite/shared/kernel/fields';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { WritePath } from '../audit/write-path.ts';
import { collectionOf, definitionOf, parsed, type StoredRecord } from '../collections/record-kinds.ts';
import { forbidden } from '../identity/assert-may.ts';
import { authorOf } from '../identity/caller.ts';
import { changesWages } from '../people/wages.ts';
import { authorizeRestaurant, type RecordDeps, type RecordRequest } from './authorize-restaurant.ts';
import { assertAmounts, assertReferences, type Checked } from './check-record.ts';
import { withParts } from './parts.ts';
import { hooksOf } from './record-hooks.ts';
import { type VisibleRecord, visibleRecord } from './visible-record.ts';

/** @param sent As the kind's `create` schema reads it. */
export async function createRecord(
  deps: RecordDeps,
  request: RecordRequest,
  sent: Fields,
): Promise<VisibleRecord> {
  const { kind, place, user } = request;
  const record = await deps.writePath.once((path) => write(deps, request, sent, path));
  return visibleRecord(kind, place, user, record);
}

async function write(
  deps: RecordDeps,
  request: RecordRequest,
  sent: Fields,
  path: Pick<WritePath, 'transact'>,
): Promise<StoredRecord> {
  const { kind, place } = request;
  const restaurant = await authorizeRestaurant(deps, request, 'create');
  const hooks = hooksOf(kind);
  const siblings = hooks.siblings?.(sent) ?? [];
  const make = maker(deps, request, sent);
  await check(deps, request, restaurant, make(1), siblings);
  const newOnes = siblings.filter(({ isNew }) => isNew).length;
  const recordId = await deps.ids.reserve(kind, place, 1 + newOnes);
  const record = make(recordId);
  return path.transact(authorOf(request), async (transaction) => {
    await assertReferences(transaction, kind, place, [{ fields: record, at: '' }, ...siblings]);
    let lastId = recordId;
    const writeSideEffects = await hooks.sideEffects?.({
      transaction,
      place,
      recordId,
      sent,
      before: undefined,
      after: record,
      nextId: () => ++lastId,
      newGuid: deps.newGuid,
      now: record.createdAt,
    });
    transaction.create(collectionOf(kind, place), String(recordId), record);
    writeSideEffects?.();
    return record;
  });
}

/** Makes the whole record of what was sent; the same but for its id however often it is asked. */
function maker(
  { newGuid, now }: RecordDeps,
  { kind, place, user }: RecordRequest,
  sent: Fields,
): (recordId: number) => StoredRecord {
  const { recordFields = (fields: Fields) => fields, complete = (record: StoredRecord) => record } =
    hooksOf(kind);
  const at = new Date(now()).toISOString();
  const fields = withParts(kind, recordFields(sent), undefined, newGuid);
  const given = { guid: newGuid(), createdAt: at, updatedAt: at };
  const { idField } = definitionOf(kind);
  return (recordId) =>
    complete(parsed(kind, { ...fields, ...given, [idField]: recordId }), undefined, {
      place,
      uid: user.uid,
      now: at,
    });
}

async function check(
  { records }: RecordDeps,
  { kind, place, user }: RecordRequest,
  { settings }: Restaurant,
  record: StoredRecord,
  siblings: readonly Checked[],
): Promise<void> {
  if (changesWages(kind, undefined, record) && !may(user, 'wages.write', place)) throw forbidden();
  const made = [{ fields: record, at: '' }, ...siblings];
  assertAmounts(made, settings.currency);
  await assertReferences(records, kind, place, made);
}
