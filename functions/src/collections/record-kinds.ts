// A kind of record below a restaurant, seen without knowing which: what the five use-cases of every kind work with.
import { type RecordKind, recordNames } from '@bite/shared/api/record-names';
import { missingMessage } from '@bite/shared/catalogue/references';
import type { PlaceAction } from '@bite/shared/identity/roles';
import { messagesByField } from '@bite/shared/kernel/entity';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { type RecordKindDefinition, recordKindTable } from '@bite/shared/records/record-kinds';
import type { RecordCollection, RecordSchema } from '../ports/records.ts';

/** Any of them. Its own fields are known to its schema alone. */
export interface StoredRecord {
  guid: string;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

export const definitionOf = (kind: RecordKind): RecordKindDefinition => recordKindTable[kind];

export function collectionOf(kind: RecordKind, place: RestaurantRef): RecordCollection<StoredRecord> {
  const { entity } = definitionOf(kind);
  return {
    path: paths.restaurantCollection(place, recordNames[kind].collection),
    schema: entity.stored as RecordSchema<unknown> as RecordSchema<StoredRecord>,
  };
}

export const actionOn = (kind: RecordKind, what: 'read' | 'write'): PlaceAction =>
  `${definitionOf(kind).area}.${what}`;

/** A whole record, or VALIDATION_FAILED. */
export const parsed = (kind: RecordKind, record: object): StoredRecord =>
  definitionOf(kind).entity.parse(record) as StoredRecord;

/** The record after a change, or VALIDATION_FAILED. */
export const applied = (kind: RecordKind, before: StoredRecord, changes: Fields): StoredRecord =>
  definitionOf(kind).entity.apply(before as never, changes as never) as StoredRecord;

export const recordNotFound = (kind: RecordKind, recordId: number): DomainError =>
  new DomainError('NOT_FOUND', missingMessage(kind, recordId));

/** VALIDATION_FAILED with a message for each field. */
export function invalidFields(faults: readonly { field: string; message: string }[]): DomainError {
  const issues = faults.map(({ field, message }) => ({ path: [field], message }));
  return new DomainError(
    'VALIDATION_FAILED',
    faults[0]?.message ?? 'Invalid input',
    messagesByField({ issues }),
  );
}
