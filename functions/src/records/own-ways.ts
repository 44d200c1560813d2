// What some kinds of records do beyond what all of them do: fields that the server fills in, and what else is written in
// the same step.
import type { RecordKind } from '@bite/shared/api/record-names';
import { suggestedPlu } from '@bite/shared/kernel/identifiers';
import type { RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../audit/version.ts';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { savedWithSections, sectionsIn, withoutSections } from '../catalogue/menu-sections.ts';
import { completeEmployee, linkedUsers } from '../people/employees.ts';
import type { Checked } from './check-record.ts';
import type { Fields, StoredRecord } from './kinds.ts';

export interface Saving {
  transaction: AuditedTransaction;
  place: RestaurantRef;
  recordId: number;
  /** As it was sent; empty where the record is deleted. */
  sent: Fields;
  /** Absent where the record is new. */
  before: StoredRecord | undefined;
  /** Absent where it is deleted. */
  after: StoredRecord | undefined;
  /** The next of the ids that were reserved for what is written beside it. */
  nextId: () => number;
  newGuid: () => string;
  /** ISO instant. */
  now: string;
}

interface Writing {
  place: RestaurantRef;
  uid: string;
  now: string;
}

export interface OwnWays {
  /** The fields of the record itself, of all that was sent for a new one. */
  ownFields?(sent: Fields): Fields;
  /** Other records of the same kind that were sent with it. */
  beside?(sent: Fields): (Checked & { isNew: boolean })[];
  /** With the fields that the server fills in; what has not changed keeps them. */
  complete?(record: StoredRecord, before: StoredRecord | undefined, writing: Writing): StoredRecord;
  /** Reads what else changes and refuses what may not be; answers how it is written. */
  alsoWrites?(saving: Saving): Promise<() => void>;
}

const ways: Readonly<Partial<Record<RecordKind, OwnWays>>> = {
  items: {
    complete: (item, before) =>
      before || item['plu'] !== undefined
        ? item
        : { ...item, plu: suggestedPlu('items', Number(item['itemId']), String(item['name'])) },
  },
  menuGroups: {
    ownFields: withoutSections,
    beside: (sent) =>
      sectionsIn(sent).map(({ menuGroupId, fields, field }) => ({
        isNew: menuGroupId === undefined,
        fields,
        at: `${field}.`,
      })),
    alsoWrites: savedWithSections,
  },
  employees: { complete: completeEmployee, alsoWrites: linkedUsers },
  jobs: {
    complete: (job, before, { uid }) =>
      before && versionOf(job) === versionOf(before) ? job : { ...job, updatedBy: uid },
  },
};

export const ownWaysOf = (kind: RecordKind): OwnWays => ways[kind] ?? {};
