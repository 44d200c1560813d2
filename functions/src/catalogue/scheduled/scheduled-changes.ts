// Changes that are planned for a time: where they are stored, and how they are answered.
import {
  type ScheduledChange,
  type ScheduledSummary,
  scheduledChange,
} from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import stringify from 'safe-stable-stringify';
import { nameFor } from '../../audit/changed-by.ts';
import { users } from '../../collections/collections.ts';
import { type DueWork, newWork } from '../../due-work/due-work.ts';
import type { RecordCollection, RecordReader } from '../../ports/records.ts';

export const scheduledChangesOf = (place: RestaurantRef): RecordCollection<ScheduledChange> => ({
  path: paths.restaurantCollection(place, collections.scheduledChanges),
  schema: scheduledChange,
});

/** Those that still wait, by their times. */
export const indexes = [
  {
    collectionGroup: collections.scheduledChanges,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'state', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'ASCENDING' },
    ],
  },
];

/** Nobody queries what would change. */
export const fieldOverrides = [
  { collectionGroup: collections.scheduledChanges, fieldPath: 'records', indexes: [] },
  { collectionGroup: collections.scheduledChanges, fieldPath: 'outcome', indexes: [] },
];

/** Of the work that makes it at its time. */
export const workIdOf = (scheduledChangeId: string): string => `scheduled-${scheduledChangeId}`;

/** The work that makes it at its time. Followed, not enqueued, which would try it at once. */
export const workOf = (
  place: RestaurantRef,
  { scheduledChangeId, at }: Pick<ScheduledChange, 'scheduledChangeId' | 'at'>,
  now: number,
): DueWork =>
  newWork('applyScheduledChange', { ...place, scheduledChangeId }, now, {
    dueAt: Date.parse(at),
    id: workIdOf(scheduledChangeId),
  });

/** Throws NOT_FOUND. */
export async function readScheduledChange(
  reader: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
  scheduledChangeId: string,
): Promise<ScheduledChange> {
  const planned = await reader.get(scheduledChangesOf(place), scheduledChangeId);
  if (!planned) throw new DomainError('NOT_FOUND', 'There is no such planned change');
  return planned;
}

/** Without its records, and with the author's name as far as the reader may know it. */
export async function summaries(
  records: Pick<RecordReader, 'getAll'>,
  reader: User,
  planned: readonly ScheduledChange[],
): Promise<ScheduledSummary[]> {
  const uids = [...new Set(planned.map(({ by }) => by))];
  const authors = await records.getAll(users, uids);
  const names = new Map(uids.map((uid, index) => [uid, nameFor(reader, authors[index])]));
  return planned.map(({ records: _records, ...rest }) => ({ ...rest, byName: names.get(rest.by) ?? '' }));
}

/** The fields that a change names, as the record has them. */
export const fieldsOf = (record: Fields, changes: Fields): Fields =>
  Object.fromEntries(
    Object.keys(changes).flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  );

export const DELETED_MEANWHILE = 'Somebody has deleted it since it was planned';
export const CHANGED_MEANWHILE = 'Somebody has changed this since it was planned';

export const LEFT_BY_BEGINNING = 'Its beginning left it as it was';

/** The records that an end finds as they were before, since its beginning could not change them. */
export const leftBy = (start: ScheduledChange | undefined): ReadonlySet<number> =>
  new Set(start?.outcome?.refused.map(({ recordId }) => recordId));

/** Whether it still has the values that it had when the change was planned. */
export const isUnchanged = (before: Fields, record: Fields, changes: Fields): boolean =>
  stringify(before) === stringify(fieldsOf(record, changes));
