// The report on an imported file: what was imported, what was not and why, down to the single value.
import type { ObjectName } from './catalog.ts';

export interface FieldCount {
  /** 'ITEM item_data.abbreviation' */
  field: string;
  count: number;
}

/** Values of one field that are not imported. */
export interface FieldNote extends FieldCount {
  /** '' if Bite simply has no such field. */
  why: string;
  example: ObjectName;
}

/** Objects that are not imported as a whole. */
export interface ObjectNote {
  type: string;
  why: string;
  objects: ObjectName[];
}

/** A note about these objects. */
export interface Remark {
  text: string;
  objects: ObjectName[];
}

export interface OnlineReport {
  /** Items that the file marks as not sold online or sold elsewhere only, each once. */
  items: ObjectName[];
  reasons: Remark[];
  /** They are sold online all the same, as requested. */
  isOverruled: boolean;
}

/** Every single value of the file is in exactly one of the counts after `inFile`. */
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
  /** The number of objects in the file by type, including nested ones. */
  objects: { type: string; count: number }[];
  /** Square's ids of the file's locations. */
  locations: string[];
  carried: CarriedCounts;
  notSoldOnline: OnlineReport;
  remarks: Remark[];
  leftOut: ObjectNote[];
  notCarried: FieldNote[];
  /** Metadata, defaults and empty texts. */
  notNeeded: FieldCount[];
  values: ValueCounts;
}
