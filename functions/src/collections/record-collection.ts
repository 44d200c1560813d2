// The generic view of a record kind below a restaurant, used by the use-cases of all kinds.

import { missingMessage } from '@bite/shared/catalogue/references';
import type { PlaceAction } from '@bite/shared/identity/roles';
import { messagesByField } from '@bite/shared/kernel/entity';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Fields } from '@bite/shared/kernel/fields';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { type RecordKindDefinition, recordKindTable } from '@bite/shared/records/record-kinds';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import type { RecordCollection, RecordSchema } from '../ports/records.ts';

/** A record of any kind. Only its schema knows its own fields. */
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

/** Parses a whole record or throws VALIDATION_FAILED. */
export const parsed = (kind: RecordKind, record: object): StoredRecord =>
  definitionOf(kind).entity.parse(record) as StoredRecord;

/** Applies a change to the record or throws VALIDATION_FAILED. */
export const applied = (kind: RecordKind, before: StoredRecord, changes: Fields): StoredRecord =>
  definitionOf(kind).entity.apply(before as never, changes as never) as StoredRecord;

export const recordNotFound = (kind: RecordKind, recordId: number): DomainError =>
  new DomainError('NOT_FOUND', missingMessage(kind, recordId));

/** VALIDATION_FAILED with a message per field. */
export function invalidFields(faults: readonly { field: string; message: string }[]): DomainError {
  const issues = faults.map(({ field, message }) => ({ path: [field], message }));
  return new DomainError(
    'VALIDATION_FAILED',
    faults[0]?.message ?? 'Invalid input',
    messagesByField({ issues }),
  );
}
