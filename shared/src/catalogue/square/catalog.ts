// A Square catalogue as the import works on it: parsed objects by type, variations and modifiers with their owners.
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

/** Names an object for a person. */
export interface ObjectName {
  type: string;
  id: string;
  /** '' where it has none. */
  name: string;
}

/** What is wrong with the file, and where. `message` goes on where the field's path ends. */
export interface Fault extends ObjectName {
  field: string;
  message: string;
}

/** An object as it stands in the file, without the objects nested in it. */
export interface Source extends ObjectName {
  raw: Fields;
  /** How many of its values stand in the file a second time, in its twin. */
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
  /** Every object of the file, those that are deleted, unknown or broken included. */
  sources: Source[];
  /** What the file says beside its objects. */
  beside: Source;
}

export type Placement = Pick<
  Envelope,
  'present_at_all_locations' | 'present_at_location_ids' | 'absent_at_location_ids'
>;

export const objectKey = ({ type, id }: ObjectName): string => `${type} ${id}`;
