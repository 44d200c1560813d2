// Creates a record. Everything is validated before an id is taken, so that no id is wasted, and again in the transaction.
import { may } from '@bite/shared/identity/roles';
import type { Fields } from '@bite/shared/kernel/fields';
import { collectionOf, definitionOf, parsed, type StoredRecord } from '../collections/record-collection.ts';
import { forbidden } from '../identity/assert-may.ts';
import { authorOf } from '../identity/caller.ts';
import { changesWages } from '../people/wages.ts';
import type { RecordReader } from '../ports/records.ts';
import {
  authorizeRestaurant,
  type InTransaction,
  type RecordDeps,
  type RecordRequest,
} from './authorize-restaurant.ts';
import { assertAmounts, assertReferences, type Checked } from './check-record.ts';
import { withParts } from './parts.ts';
import { presentedOne } from './presented.ts';
import { hooksOf } from './record-hooks.ts';
import { prepareSideEffects } from './side-effects.ts';
import type { VisibleRecord } from './visible-record.ts';

/** @param sent As the kind's `create` schema reads it. */
export async function createRecord(
  deps: RecordDeps,
  request: RecordRequest,
  sent: Fields,
): Promise<VisibleRecord> {
  const { kind, place } = request;
  const restaurant = await authorizeRestaurant(deps, request, 'create');
  const { settings } = restaurant;
  const made = newRecord(deps, request, sent);
  const record = await deps.writePath.once(async (path) => {
    await check(deps.records, request, settings, made, 1);
    const recordId = await deps.ids.reserve(kind, place, made.ids);
    return path.transact(authorOf(request), (transaction) =>
      createIn({ deps, request, settings, transaction }, made, recordId),
    );
  });
  return presentedOne(deps, request, restaurant, record);
}

export interface NewRecord {
  sent: Fields;
  /** The complete record with this id. */
  make: (recordId: number) => StoredRecord;
  siblings: readonly Checked[];
  /** How many ids it needs: its own, and one for each new sibling after it. */
  ids: number;
}

/** Throws VALIDATION_FAILED, and FORBIDDEN for wages that are not the caller's to set. References are checked later. */
export function newRecord(deps: RecordDeps, request: RecordRequest, sent: Fields): NewRecord {
  const { kind, place, user } = request;
  const make = maker(deps, request, sent);
  if (changesWages(kind, undefined, make(1)) && !may(user, 'wages.write', place)) throw forbidden();
  const siblings = hooksOf(kind).siblings?.(sent) ?? [];
  return { sent, make, siblings, ids: 1 + siblings.filter(({ isNew }) => isNew).length };
}

/** The creation within a transaction; the caller is authorized already. */
export async function createIn(
  { deps, request, settings, transaction }: InTransaction,
  made: NewRecord,
  recordId: number,
): Promise<StoredRecord> {
  const { kind, place } = request;
  const record = await check(transaction, request, settings, made, recordId);
  let lastId = recordId;
  const writeSideEffects = await prepareSideEffects(deps, request, {
    transaction,
    recordId,
    sent: made.sent,
    before: undefined,
    after: record,
    nextId: () => ++lastId,
    now: record.createdAt,
  });
  transaction.create(collectionOf(kind, place), String(recordId), record);
  writeSideEffects();
  return record;
}

/** Builds the complete record from the request; the same each time, except for its id. */
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
  reader: Pick<RecordReader, 'getAll'>,
  { kind, place }: RecordRequest,
  { currency }: InTransaction['settings'],
  { make, siblings }: NewRecord,
  recordId: number,
): Promise<StoredRecord> {
  const record = make(recordId);
  const made = [{ fields: record, at: '' }, ...siblings];
  assertAmounts(made, currency);
  await assertReferences(reader, kind, place, made);
  return record;
}
