// A Square catalogue in the form that the import works on: parsed objects by type, variations and modifiers by owner.
import type { Fields } from '../../kernel/fields.ts';
import type {
  Category,
  Envelope,
  Item,
  Modifier,
  ModifierList,
  Tax,
  Variation,
} from './catalog-object.schema.ts';

/** Identifies an object for people. */
export interface ObjectName {
  type: string;
  id: string;
  /** '' if it has none. */
  name: string;
}

/** An error in the file. `message` continues the sentence that begins with the field's path. */
export interface Fault extends ObjectName {
  field: string;
  message: string;
}

/** An object of the file, without its nested objects. */
export interface Source extends ObjectName {
  raw: Fields;
  /** How many of its values the file repeats in a second copy. */
  repeated: number;
  isDeleted: boolean;
}

export interface Parsed<Data> {
  source: Source;
  data: Data;
}

export interface ParsedModifierList extends Parsed<ModifierList> {
  modifiers: Parsed<Modifier>[];
}

export interface ParsedItem extends Parsed<Item> {
  variations: Parsed<Variation>[];
}

export interface Catalog {
  categories: Parsed<Category>[];
  taxes: Parsed<Tax>[];
  modifierLists: ParsedModifierList[];
  items: ParsedItem[];
  /** Every object of the file, including deleted, unknown and broken ones. */
  sources: Source[];
  /** Fields of the file besides its objects. */
  beside: Source;
}

export type Placement = Pick<
  Envelope,
  'present_at_all_locations' | 'present_at_location_ids' | 'absent_at_location_ids'
>;

export const objectKey = ({ type, id }: ObjectName): string => `${type} ${id}`;
