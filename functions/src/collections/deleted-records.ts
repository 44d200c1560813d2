// Deleted records of a restaurant, kept for a while so that they can be brought back. No client reads them.

import { DAY } from '@bite/shared/kernel/durations';
import type { Fields } from '@bite/shared/kernel/fields';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { DELETED_RECORDS_DAYS } from '@bite/shared/records/deleted-records';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import { z } from 'zod';
import type { RecordCollection } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';

const LIFETIME = DELETED_RECORDS_DAYS * DAY;

/** An entry of a list of another record, which referred to the deleted one. */
const takenOff = z.object({
  kind: z.enum(recordKinds),
  recordId: z.number(),
  /** 'tagIds' */
  field: z.string(),
  /** Where it stood in the list. */
  index: z.number(),
  value: z.unknown(),
});
export type TakenOff = z.output<typeof takenOff>;

const deletedRecord = z.object({
  /** Absent in documents of older releases, until their migration. */
  kind: z.enum(recordKinds).optional(),
  /** Its fields as they were stored, even if its own schema cannot parse them. */
  record: z.record(z.string(), z.unknown()),
  /** The uid; absent in documents of older releases. */
  deletedBy: z.string().optional(),
  /** What it was taken off with its deletion, and is put back to with its restoration. */
  takenOff: z.array(takenOff).optional(),
  expiresAt: isoTime,
});
export type DeletedRecord = z.output<typeof deletedRecord>;

/** deleted_records/tax_rates-60000001, below the restaurant. */
export const deletedRecordsOf = (place: RestaurantRef): RecordCollection<DeletedRecord> => ({
  path: paths.restaurantCollection(place, collections.deletedRecords),
  schema: deletedRecord,
});

export const deletedRecordId = (kind: RecordKind, recordId: number): string =>
  `${recordNames[kind].collection}-${recordId}`;

/** Of a document's id. */
export const recordIdIn = (documentId: string): string => documentId.slice(documentId.lastIndexOf('-') + 1);

/** The kind that a document's id names, for documents of older releases. */
export const kindIn = (documentId: string): RecordKind | undefined =>
  recordKinds.find((kind) => deletedRecordId(kind, Number(recordIdIn(documentId))) === documentId);

/** What listing them needs beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.deletedRecords,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'kind', order: 'ASCENDING' },
      { fieldPath: 'expiresAt', order: 'DESCENDING' },
    ],
  },
];

/** They expire by the TTL policy; nobody queries their content. */
export const fieldOverrides = [
  expiring(collections.deletedRecords),
  { collectionGroup: collections.deletedRecords, fieldPath: 'record', indexes: [] },
  { collectionGroup: collections.deletedRecords, fieldPath: 'takenOff', indexes: [] },
];

interface Deletion {
  kind: RecordKind;
  record: Fields;
  /** The uid. */
  by: string;
  takenOff?: readonly TakenOff[];
}

export const deletedNow = ({ kind, record, by, takenOff = [] }: Deletion, now: number): DeletedRecord => ({
  kind,
  record,
  deletedBy: by,
  ...(takenOff.length > 0 && { takenOff: [...takenOff] }),
  expiresAt: new Date(now + LIFETIME).toISOString(),
});

export const deletedAt = ({ expiresAt }: DeletedRecord): string =>
  new Date(Date.parse(expiresAt) - LIFETIME).toISOString();

/** The TTL policy may be a day late. */
export const isExpired = ({ expiresAt }: DeletedRecord, now: number): boolean => Date.parse(expiresAt) <= now;
