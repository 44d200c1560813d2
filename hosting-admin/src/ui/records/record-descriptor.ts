// One kind of record as the back office shows it: the words, the columns and the fields are the kind's own, everything else
// follows (record-screens.tsx). The layout of a form is written by hand: nothing is made up from a schema.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/api/record-names';
import type { RecordKindTable } from '@bite/shared/records/record-kinds';
import type { ComponentType } from 'react';
import type { InputOf, RecordOf, Versioned } from '../../lib/records.ts';
import type { Column, TableFilter } from '../table-types.ts';

export interface RecordDescriptor<Kind extends RecordKind> {
  kind: Kind;
  entity: RecordKindTable[Kind]['entity'];
  /** In sentences: 'tax rate', 'tax rates'. */
  one: string;
  many: string;
  /** What it is for, in a line: below the title of its list. */
  help: string;
  /** What to do first, where there is none yet. */
  firstStep: string;
  /** What fields are called: { name: 'Name', 'taxTable.amount': 'Amount' }. */
  names: Readonly<Record<string, string>>;
  idOf: (record: RecordOf<Kind>) => number;
  nameOf: (record: RecordOf<Kind>) => string;
  /** What the form of a new one begins with. */
  blank: InputOf<Kind>;
  /** The column that names the record is made a link by the list. */
  columns: (restaurant: MyRestaurant) => readonly Column<Versioned<Kind>>[];
  filters?: readonly TableFilter<Versioned<Kind>>[];
  /** Changes that make sense for many at once. */
  bulkChanges?: readonly BulkChange<Kind>[];
  Fields: ComponentType<{ restaurant: MyRestaurant }>;
}

export interface BulkChange<Kind extends RecordKind> {
  /** 'Switch off' */
  label: string;
  /** In what is said afterwards: 'switched off'. */
  done: string;
  /** What it sets; the same to undo it is what stood there before. */
  changes: Partial<InputOf<Kind>>;
}

export interface RecordScreenProps {
  restaurant: MyRestaurant;
  mayWrite: boolean;
  mayReadHistory: boolean;
}

/** What the form holds of a stored record: everything but what the server alone sets. */
export function valuesOf<Kind extends RecordKind>(
  { entity }: Pick<RecordDescriptor<Kind>, 'entity'>,
  record: RecordOf<Kind>,
): InputOf<Kind> {
  const fields = Object.entries(record).filter(([field]) => !entity.serverFields.has(field));
  return Object.fromEntries(fields) as InputOf<Kind>;
}

/** 'tax rates' → 'Tax rates' */
export const titleOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
