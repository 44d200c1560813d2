// The descriptor of one kind of record in the back office: texts, columns and form fields are the kind's own, everything else is
// generic (record-screens.tsx). The layout of a form is written by hand, never generated from a schema.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import type { RecordKindTable } from '@bite/shared/records/record-kinds';
import type { RecordKind } from '@bite/shared/records/record-names';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, RefObject } from 'react';
import type { Place } from '../../lib/place.tsx';
import type { InputOf, RecordOf, Versioned } from '../../lib/records.ts';
import type { Section } from '../section-nav.tsx';
import type { Column, TableFilter } from '../table-types.ts';

export interface RecordDescriptor<Kind extends RecordKind> {
  kind: Kind;
  entity: RecordKindTable[Kind]['entity'];
  /** Within sentences: 'tax rate', 'tax rates'. */
  one: string;
  many: string;
  /** Its purpose in one line, below the title of its list. */
  help: string;
  /** The first step, if there are none yet. */
  firstStep: string;
  /** Field labels: { name: 'Name', 'taxTable.amount': 'Amount' }. */
  names: Readonly<Record<string, string>>;
  idOf: (record: RecordOf<Kind>) => number;
  nameOf: (record: RecordOf<Kind>) => string;
  /** The initial values of a new record's form. */
  blank: InputOf<Kind>;
  /** What of them depends on the records that are there, such as the last place in an order. */
  blankAmong?: (others: readonly RecordOf<Kind>[]) => Partial<InputOf<Kind>>;
  /** The list makes a link of the column that names the record. */
  columns: (restaurant: MyRestaurant, others: OtherRecords) => readonly Column<Versioned<Kind>>[];
  /** The kinds of records that its columns and filters look up in `others`. */
  related?: readonly RecordKind[];
  filters?: readonly TableFilter<Versioned<Kind>>[];
  /** A hook: filters that depend on other records or on the time. */
  useFilters?: (others: OtherRecords) => readonly TableFilter<Versioned<Kind>>[];
  /** A field's value in words, where `valueWords` does not do: 'Half a cent up', '$0.50'; '' where it means nothing. */
  wordsOf?: (field: string, record: RecordOf<Kind>, restaurant: MyRestaurant) => string | undefined;
  /** Changes that make sense for several records at once, by one button each. */
  bulkChanges?: readonly BulkChange<Kind>[];
  /** Fields that may be set on several records at once, with their inputs of the form, in its order. */
  bulkFields?: BulkFields<Kind>;
  /** What else can be done with one or several of them, in a dialog each. */
  tools?: readonly RecordTool<Kind>[];
  /** The groups of a long form, which are listed beside it. */
  sections?: readonly Section[];
  /** The values of a copy, where it does not have all of its original's. */
  copyOf?: (values: InputOf<Kind>) => InputOf<Kind>;
  /** A copy lacks what only a person can choose, such as a code: several are not copied at once. */
  isCopiedByHand?: boolean;
  Fields: FieldsOf;
  /** What has to be known of a record before it is changed, above its form. */
  Notice?: ComponentType<RecordNoticeProps>;
  /** Above their list: what they mean together. */
  Above?: ComponentType<AboveListProps<Kind>>;
}

export interface AboveListProps<Kind extends RecordKind> {
  restaurant: MyRestaurant;
  records: readonly RecordOf<Kind>[];
}

export interface RecordNoticeProps {
  kind: RecordKind;
  restaurant: MyRestaurant;
  recordId: number;
  mayWrite: boolean;
  /** The form's labels of fields. */
  names: Readonly<Record<string, string>>;
}

/** All records of a related kind; undefined while they load, or if they could not be loaded. */
export type OtherRecords = <Other extends RecordKind>(kind: Other) => readonly RecordOf<Other>[] | undefined;

export interface FieldsProps {
  restaurant: MyRestaurant;
  /** Undefined for a new record, and for several at once. */
  recordId?: number;
  /** Of a new record on a page of its own: takes what is to be done with it once it is created. */
  afterCreation?: AfterCreation;
}

/** Says itself what went wrong: the record is there. */
export type AfterCreation = RefObject<((recordId: number) => Promise<void>) | undefined>;

type FieldsOf = ComponentType<FieldsProps>;

export type BulkFields<Kind extends RecordKind> = { readonly [Field in keyof InputOf<Kind>]?: FieldsOf };

export interface BulkChange<Kind extends RecordKind> extends BulkEdit<Kind> {
  /** 'Switch off' */
  label: string;
}

export interface BulkEdit<Kind extends RecordKind> {
  /** In the message afterwards: 'switched off'. */
  done: string;
  /** The fields to set, of all or of each; undefined clears one. Undo restores the previous ones. */
  changes: Partial<InputOf<Kind>> | ((record: RecordOf<Kind>) => Partial<InputOf<Kind>>);
}

export const changesOf = <Kind extends RecordKind>(
  changes: BulkEdit<Kind>['changes'],
  record: RecordOf<Kind>,
): Partial<InputOf<Kind>> => (typeof changes === 'function' ? changes(record) : changes);

/** An action of the list with a dialog of its own: on the selected records, or on one from its row's menu. */
export interface RecordTool<Kind extends RecordKind> {
  /** 'Change prices' */
  label: string;
  symbol: LucideIcon;
  /** Who it is for; by default those who may change such records. */
  isFor?: (may: Place['may']) => boolean;
  /** Mounted while it is open. */
  Dialog: ComponentType<RecordToolProps<Kind>>;
}

export interface RecordToolProps<Kind extends RecordKind> {
  restaurant: MyRestaurant;
  entries: readonly Versioned<Kind>[];
  onClose: () => void;
  /** Deselects the records in the list, except for these. Without it they stay selected. */
  onDone: (left?: readonly Versioned<Kind>[]) => void;
  /** Changes records with a message that offers Undo; resolves with those that were not changed. */
  change: (entries: readonly Versioned<Kind>[], edit: BulkEdit<Kind>) => Promise<Versioned<Kind>[]>;
  /** Plans such a change for a time; absent for kinds that cannot be planned. Throws what the server refuses it with. */
  schedule?: ScheduleChange<Kind> | undefined;
}

export type ScheduleChange<Kind extends RecordKind> = (
  entries: readonly Versioned<Kind>[],
  changes: BulkEdit<Kind>['changes'],
  plan: PlannedTime,
) => Promise<void>;

export interface PlannedTime {
  /** ISO instants: when, and when the former values come back. With the restaurant's time zone. */
  at: string;
  until?: string;
  zone: string;
  /** What the list of planned changes calls it: 'Prices of 40 items up by 10%'. @param records '40 items' */
  titleOf: (records: string) => string;
}

export interface RecordScreenProps {
  restaurant: MyRestaurant;
  may: Place['may'];
  mayWrite: boolean;
  mayReadHistory: boolean;
}

/** The form values of a stored record: everything except what only the server sets. */
export function valuesOf<Kind extends RecordKind>(
  { entity }: Pick<RecordDescriptor<Kind>, 'entity'>,
  record: RecordOf<Kind>,
): InputOf<Kind> {
  const fields = Object.entries(record).filter(([field]) => !entity.serverFields.has(field));
  return Object.fromEntries(fields) as InputOf<Kind>;
}

/** What sets these fields of the record, as a merge patch; empty if it has them already. */
export function bulkPatch<Kind extends RecordKind>(
  descriptor: Pick<RecordDescriptor<Kind>, 'entity'>,
  record: RecordOf<Kind>,
  changes: Partial<InputOf<Kind>>,
): Record<string, unknown> {
  const before = valuesOf(descriptor, record);
  return mergePatchBetween(before, { ...before, ...changes });
}

/** '3 tax rates', '1 tax rate' */
export const countOf = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count} ${count === 1 ? one : many}`;

/** 'tax rates' → 'Tax rates' */
export const titleOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
