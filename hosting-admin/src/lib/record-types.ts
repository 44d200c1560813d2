// Records as the API answers them.
import type { RecordKindTable } from '@bite/shared/records/record-kinds';
import type { RecordKind } from '@bite/shared/records/record-names';
import type { z } from 'zod';

export type RecordOf<Kind extends RecordKind> = z.output<RecordKindTable[Kind]['shown']>;
/** The form values of such a record. */
export type InputOf<Kind extends RecordKind> = z.input<RecordKindTable[Kind]['entity']['create']>;

/** A record as it was read; a change names that version. */
export interface Versioned<Kind extends RecordKind> {
  record: RecordOf<Kind>;
  version: string;
}

export interface DeletedRecord<Kind extends RecordKind> extends Versioned<Kind> {
  deletedAt: string;
  /** By name; absent if nobody knows. */
  deletedBy?: string;
}

export interface ListOf<Kind extends RecordKind> {
  records: Versioned<Kind>[];
  /** Unreadable records, which are left out. */
  unreadable: { recordId: string; reason: string }[];
}
