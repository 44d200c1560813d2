// Deleted records of a restaurant, kept for a while so that they can be brought back. No client reads them.

import { DAY } from '@bite/shared/kernel/durations';
import type { Fields } from '@bite/shared/kernel/fields';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { z } from 'zod';
import type { RecordCollection } from '../ports/records.ts';

const LIFETIME = 30 * DAY;

const deletedRecord = z.object({
  /** Its fields as they were stored, even if its own schema cannot parse them. */
  record: z.record(z.string(), z.unknown()),
  expiresAt: isoTime,
});
type DeletedRecord = z.output<typeof deletedRecord>;

/** deleted_records/tax_rates-60000001, below the restaurant. */
export const deletedRecordsOf = (place: RestaurantRef): RecordCollection<DeletedRecord> => ({
  path: paths.restaurantCollection(place, collections.deletedRecords),
  schema: deletedRecord,
});

export const deletedRecordId = (kind: RecordKind, recordId: number): string =>
  `${recordNames[kind].collection}-${recordId}`;

/** They expire by the TTL policy; nobody queries their content. */
export const fieldOverrides = [
  { collectionGroup: collections.deletedRecords, fieldPath: 'expiresAt', ttl: true, indexes: [] },
  { collectionGroup: collections.deletedRecords, fieldPath: 'record', indexes: [] },
];

export const deletedNow = (record: Fields, now: number): DeletedRecord => ({
  record,
  expiresAt: new Date(now + LIFETIME).toISOString(),
});

/** The TTL policy may be a day late. */
export const isExpired = ({ expiresAt }: DeletedRecord, now: number): boolean => Date.parse(expiresAt) <= now;
