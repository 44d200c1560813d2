// The fields of each kind of menu entity that a menu file carries: all but those that only the server sets, and what is no
// part of the menu but a state of the day.
import type { z } from 'zod';
import { courseEntity } from '../course.schema.ts';
import { itemEntity } from '../item.schema.ts';
import type { MenuKind } from '../menu.schema.ts';
import { menuGroupEntity } from '../menu-group.schema.ts';
import { modifierGroupEntity } from '../modifier-group.schema.ts';
import { itemReferences, menuGroupReferences, type References } from '../references.ts';
import { salesCategoryEntity } from '../sales-category.schema.ts';
import { tagEntity } from '../tag.schema.ts';
import { taxRateEntity } from '../tax-rate.schema.ts';

interface MenuEntity {
  serverFields: ReadonlySet<string>;
  fields: Readonly<Record<string, z.ZodType>>;
  stored: { shape: object };
}

const entities: Readonly<Record<MenuKind, MenuEntity>> = {
  tags: tagEntity,
  courses: courseEntity,
  salesCategories: salesCategoryEntity,
  taxRates: taxRateEntity,
  modifierGroups: modifierGroupEntity,
  items: itemEntity,
  menuGroups: menuGroupEntity,
};

/** Whether an item is sold out is a state of the day. */
const states: ReadonlySet<string> = new Set(['soldOut']);

export const exchangedFields = (kind: MenuKind): string[] => {
  const { serverFields, stored } = entities[kind];
  return Object.keys(stored.shape).filter((field) => !serverFields.has(field) && !states.has(field));
};

/** The schemas of what somebody sends, by field: stricter than those of stored records (stored-form.schema.ts). */
export const sentFieldsOf = (kind: MenuKind): Readonly<Record<string, z.ZodType>> => entities[kind].fields;

export const referencesOf: Readonly<Partial<Record<MenuKind, References>>> = {
  items: itemReferences,
  menuGroups: menuGroupReferences,
};

/** The list field with an entity's parts: the sizes of an item, the modifiers of a group. */
export const partsField: Readonly<Partial<Record<MenuKind, string>>> = {
  items: 'sizePrice',
  modifierGroups: 'modifiers',
};
