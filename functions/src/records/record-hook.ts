// What a record hook is given and what it may do; record-hooks.ts says which kinds have one.
import type { Fields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import type { AuditedTransaction } from '../audit/write-path.ts';
import type { StoredRecord } from '../collections/record-kinds.ts';
import type { Checked } from './check-record.ts';

export interface RecordWrite {
  transaction: AuditedTransaction;
  place: RestaurantRef;
  recordId: number;
  /** As it was sent; empty where the record is deleted. */
  sent: Fields;
  /** Absent where the record is new. */
  before: StoredRecord | undefined;
  /** Absent where it is deleted. */
  after: StoredRecord | undefined;
  /** The next of the ids that were reserved for the siblings. */
  nextId: () => number;
  newGuid: () => string;
  /** ISO instant. */
  now: string;
}

interface WriteContext {
  place: RestaurantRef;
  uid: string;
  now: string;
}

export interface RecordHooks {
  /** Of what was sent for a new record, the fields of the record itself. */
  recordFields?(sent: Fields): Fields;
  /** Other records of the same kind that were sent with this one, such as a menu group's sections. */
  siblings?(sent: Fields): (Checked & { isNew: boolean })[];
  /** The record with the fields that the server fills in; an unchanged record keeps those it has. */
  complete?(record: StoredRecord, before: StoredRecord | undefined, context: WriteContext): StoredRecord;
  /**
   * Other documents that change with the record. Reads and validates, and returns the function that writes them.
   */
  sideEffects?(write: RecordWrite): Promise<() => void>;
}
