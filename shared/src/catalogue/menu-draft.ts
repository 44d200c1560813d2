// Menu entities before they have ids: what an import or the back office wants written. Drafts refer to each other by key,
// and to stored entities by id.
import type { ItemInput, ModifierGroupReference } from './item.schema.ts';
import type { MenuGroupInput } from './menu-group.schema.ts';
import type { ModifierGroupInput } from './modifier-group.schema.ts';
import type { TaxRateInput } from './tax-rate.schema.ts';

/** The id of a stored entity, or the key of a draft in the same menu. */
export type Reference = number | string;

/** Laid over the stored entity: an absent field stays as it is, an undefined one is removed. */
type Patch<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

type Own<Fields, Id extends string, Replaced extends string = never> = Patch<
  Omit<Fields, Id | Replaced | 'guid' | 'createdAt' | 'updatedAt'>
>;

export interface Draft<Fields> {
  /** The caller's own name for it, unique among the drafts of its kind. */
  key: string;
  /** Of the entity it replaces; a new one has none. An id that is no longer stored is used again. */
  id?: number | undefined;
  fields: Fields;
  /** Only for an entity that is not stored yet: what staff decide from then on. */
  initially?: Fields;
}

/** A size of an item or a modifier of a group. Its id is unique in there. */
export interface PartDraft {
  key: string;
  id?: number | undefined;
  name: string;
  price: number;
}

export type ModifierGroupUse = Omit<ModifierGroupReference, 'modifierGroupId'> & {
  modifierGroupId: Reference;
};

export interface MenuGroupEntry {
  itemId: Reference;
  position: number;
  isRequired?: boolean;
}

export type TaxRateFields = Own<TaxRateInput, 'taxRateId'>;

export type ModifierGroupFields = Own<ModifierGroupInput, 'modifierGroupId', 'modifiers'> & {
  modifiers?: PartDraft[];
};

export type ItemFields = Own<ItemInput, 'itemId', 'sizePrice' | 'modifierGroups' | 'taxRateIds'> & {
  sizePrice?: PartDraft[];
  modifierGroups?: ModifierGroupUse[];
  taxRateIds?: Reference[] | undefined;
};

export type MenuGroupFields = Own<MenuGroupInput, 'menuGroupId', 'items' | 'modifierGroups' | 'parentId'> & {
  parentId?: Reference | undefined;
  items?: MenuGroupEntry[];
  modifierGroups?: ModifierGroupUse[];
};

export interface MenuDraft {
  taxRates: Draft<TaxRateFields>[];
  modifierGroups: Draft<ModifierGroupFields>[];
  items: Draft<ItemFields>[];
  menuGroups: Draft<MenuGroupFields>[];
}
