// Record hooks: what a kind of record does besides what all kinds do. Fields that the server fills in, and side effects
// that are written in the same transaction.
import type { RecordKind } from '@bite/shared/api/record-names';
import type { Fields } from '@bite/shared/kernel/fields';
import { suggestedPlu } from '@bite/shared/kernel/identifiers';
import type { RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../audit/version.ts';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { sectionsIn, withoutSections, writeSections } from '../catalogue/menu-sections.ts';
import { completeEmployee, updateLinkedUsers } from '../people/employees.ts';
import type { Checked } from './check-record.ts';
import type { StoredRecord } from './kinds.ts';

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

const hooks: Readonly<Partial<Record<RecordKind, RecordHooks>>> = {
  items: {
    complete: (item, before) =>
      before || item['plu'] !== undefined
        ? item
        : { ...item, plu: suggestedPlu('items', Number(item['itemId']), String(item['name'])) },
  },
  menuGroups: {
    recordFields: withoutSections,
    siblings: (sent) =>
      sectionsIn(sent).map(({ menuGroupId, fields, field }) => ({
        isNew: menuGroupId === undefined,
        fields,
        at: `${field}.`,
      })),
    sideEffects: writeSections,
  },
  employees: { complete: completeEmployee, sideEffects: updateLinkedUsers },
  jobs: {
    complete: (job, before, { uid }) =>
      before && versionOf(job) === versionOf(before) ? job : { ...job, updatedBy: uid },
  },
};

export const hooksOf = (kind: RecordKind): RecordHooks => hooks[kind] ?? {};
