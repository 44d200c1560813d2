// What an import says about its file: what came over, what did not and why, down to the single value.
import type { ObjectName } from './catalog.ts';

export interface FieldCount {
  /** 'ITEM item_data.abbreviation' */
  field: string;
  count: number;
}

/** Values of one field that stay behind. */
export interface FieldNote extends FieldCount {
  /** '' where there is simply no place for them. */
  why: string;
  example: ObjectName;
}

/** Objects that stay behind as a whole. */
export interface ObjectNote {
  type: string;
  why: string;
  objects: ObjectName[];
}

/** Something to know about these objects. */
export interface Remark {
  text: string;
  objects: ObjectName[];
}

export interface OnlineReport {
  /** Items that the file marks as not sold online or sold elsewhere only, each once. */
  items: ObjectName[];
  reasons: Remark[];
  /** They are sold online all the same, because that was asked for. */
  isOverruled: boolean;
}

/** Every single value of the file stands in exactly one of the counts after `inFile`. */
export interface ValueCounts {
  inFile: number;
  carried: number;
  notNeeded: number;
  notCarried: number;
  inObjectsLeftOut: number;
}

export interface CarriedCounts {
  menuGroups: number;
  items: number;
  sizes: number;
  modifierGroups: number;
  modifiers: number;
  taxRates: number;
}

export interface SquareReport {
  /** In the file, by type, nested ones too. */
  objects: { type: string; count: number }[];
  /** Square's ids of the locations that the file names. */
  locations: string[];
  carried: CarriedCounts;
  notSoldOnline: OnlineReport;
  remarks: Remark[];
  leftOut: ObjectNote[];
  notCarried: FieldNote[];
  /** Bookkeeping, defaults and empty texts. */
  notNeeded: FieldCount[];
  values: ValueCounts;
}
