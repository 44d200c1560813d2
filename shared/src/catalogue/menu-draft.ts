// Menu entities before they have ids, as an import or the back office wants to write them. Drafts refer to each other by key,
// and to stored entities by id.
import type { CourseInput } from './course.schema.ts';
import type { ItemInput, ItemModifierGroupReference, ModifierGroupReference } from './item.schema.ts';
import type { MenuGroupInput } from './menu-group.schema.ts';
import type { ModifierGroupInput } from './modifier-group.schema.ts';
import type { SalesCategoryInput } from './sales-category.schema.ts';
import type { TagInput } from './tag.schema.ts';
import type { TaxRateInput } from './tax-rate.schema.ts';

/** The id of a stored entity, or the key of a draft in the same menu. */
export type Reference = number | string;

/** Merged into the stored entity: an absent field stays, an undefined one is removed. */
type Patch<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

type Own<Fields, Id extends string, Replaced extends string = never> = Patch<
  Omit<Fields, Id | Replaced | 'guid' | 'createdAt' | 'updatedAt'>
>;

export interface Draft<Fields> {
  /** The caller's own name for it, unique among the drafts of its kind. */
  key: string;
  /** The id of the entity it replaces; absent for a new one. An id that is no longer stored is reused. */
  id?: number | undefined;
  fields: Fields;
  /** Only for a new entity: fields that staff decide on afterwards. */
  initially?: Fields;
}

/** A size of an item or a modifier of a group. Its id is unique within these. */
export interface PartDraft {
  key: string;
  id?: number | undefined;
  name: string;
  price: number;
}

export type ModifierGroupUse = Omit<ModifierGroupReference, 'modifierGroupId'> & {
  modifierGroupId: Reference;
};

export type ItemModifierGroupUse = Omit<ItemModifierGroupReference, 'modifierGroupId' | 'optionPrices'> & {
  modifierGroupId: Reference;
  /** By the id of a stored option, or the key of a draft of the same group. */
  optionPrices?: { modifierId: Reference; price: number }[] | undefined;
};

export interface MenuGroupEntry {
  itemId: Reference;
  position: number;
  isRequired?: boolean;
}

export type TagFields = Own<TagInput, 'tagId'>;
export type CourseFields = Own<CourseInput, 'courseId'>;
export type SalesCategoryFields = Own<SalesCategoryInput, 'salesCategoryId'>;
export type TaxRateFields = Own<TaxRateInput, 'taxRateId'>;

export type ModifierGroupFields = Own<ModifierGroupInput, 'modifierGroupId', 'modifiers'> & {
  modifiers?: PartDraft[];
};

type ReferringField =
  | 'modifierGroups'
  | 'taxRateIds'
  | 'tagIds'
  | 'courseId'
  | 'salesCategoryId'
  | 'goesWellWith';

export type ItemFields = Own<ItemInput, 'itemId', 'sizePrice' | ReferringField> & {
  sizePrice?: PartDraft[];
  modifierGroups?: ItemModifierGroupUse[];
  taxRateIds?: Reference[] | undefined;
  tagIds?: Reference[] | undefined;
  courseId?: Reference | undefined;
  salesCategoryId?: Reference | undefined;
  goesWellWith?: Reference[] | undefined;
};

export type MenuGroupFields = Own<
  MenuGroupInput,
  'menuGroupId',
  'items' | 'modifierGroups' | 'parentId' | 'tagIds'
> & {
  parentId?: Reference | undefined;
  tagIds?: Reference[] | undefined;
  items?: MenuGroupEntry[];
  modifierGroups?: ModifierGroupUse[];
};

export interface MenuDraft {
  tags: Draft<TagFields>[];
  courses: Draft<CourseFields>[];
  salesCategories: Draft<SalesCategoryFields>[];
  taxRates: Draft<TaxRateFields>[];
  modifierGroups: Draft<ModifierGroupFields>[];
  items: Draft<ItemFields>[];
  menuGroups: Draft<MenuGroupFields>[];
}

export const emptyDraft = (): MenuDraft => ({
  tags: [],
  courses: [],
  salesCategories: [],
  taxRates: [],
  modifierGroups: [],
  items: [],
  menuGroups: [],
});
