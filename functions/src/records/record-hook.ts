// The interface of a record hook; record-hooks.ts says which kinds have one.
import type { Fields } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import type { AuditedTransaction } from '../audit/write-path.ts';
import type { StoredRecord } from '../collections/record-collection.ts';
import type { RecordReader } from '../ports/records.ts';
import type { Checked } from './check-record.ts';

export interface RecordWrite {
  transaction: AuditedTransaction;
  place: RestaurantRef;
  recordId: number;
  /** As sent; empty if the record is deleted or restored. */
  sent: Fields;
  /** Absent for a new or restored record. */
  before: StoredRecord | undefined;
  /** Absent for a deleted record. */
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

interface PresentContext {
  place: RestaurantRef;
  restaurantGuid: string;
  /** Milliseconds. */
  now: number;
}

export interface RecordHooks {
  /** Selects the fields of the record itself from the request for a new record. */
  recordFields?(sent: Fields): Fields;
  /** Other records of the same kind in the request, such as a menu group's sections. */
  siblings?(sent: Fields): (Checked & { isNew: boolean })[];
  /** Fills in the fields that the server sets; an unchanged record keeps its own. */
  complete?(record: StoredRecord, before: StoredRecord | undefined, context: WriteContext): StoredRecord;
  /** Adds fields that are stored elsewhere; the records keep their order. */
  present?(
    reader: Pick<RecordReader, 'getAll'>,
    context: PresentContext,
    records: readonly Fields[],
  ): Promise<Fields[]>;
  /**
   * Changes other documents with the record. Reads and validates, and returns the function that writes them.
   */
  sideEffects?(write: RecordWrite): Promise<() => void>;
}
