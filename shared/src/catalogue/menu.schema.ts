// A restaurant's stored menu: the kinds of entities that make it up, with their schemas and ids.
import { z } from 'zod';
import { type Course, course } from './course.schema.ts';
import { type Item, item } from './item.schema.ts';
import { type MenuGroup, menuGroup } from './menu-group.schema.ts';
import { type ModifierGroup, modifierGroup } from './modifier-group.schema.ts';
import { type SalesCategory, salesCategory } from './sales-category.schema.ts';
import { type Tag, tag } from './tag.schema.ts';
import { type TaxRate, taxRate } from './tax-rate.schema.ts';

export interface Menu {
  tags: Tag[];
  courses: Course[];
  salesCategories: SalesCategory[];
  taxRates: TaxRate[];
  modifierGroups: ModifierGroup[];
  items: Item[];
  menuGroups: MenuGroup[];
}

export type MenuKind = keyof Menu;

/** In an order in which each kind refers only to earlier kinds and to itself. */
export const menuKinds = [
  'tags',
  'courses',
  'salesCategories',
  'taxRates',
  'modifierGroups',
  'items',
  'menuGroups',
] as const satisfies MenuKind[];

export const isMenuKind = (kind: string): kind is MenuKind => menuKinds.some((known) => known === kind);

export const menuSchemas: { readonly [Kind in MenuKind]: z.ZodType<Menu[Kind][number]> } = {
  tags: tag,
  courses: course,
  salesCategories: salesCategory,
  taxRates: taxRate,
  modifierGroups: modifierGroup,
  items: item,
  menuGroups: menuGroup,
};

export const idFields = {
  tags: 'tagId',
  courses: 'courseId',
  salesCategories: 'salesCategoryId',
  taxRates: 'taxRateId',
  modifierGroups: 'modifierGroupId',
  items: 'itemId',
  menuGroups: 'menuGroupId',
} as const satisfies { readonly [Kind in MenuKind]: keyof Menu[Kind][number] };

export function idOf<Kind extends MenuKind>(kind: Kind, entity: Menu[Kind][number]): number {
  return (entity as unknown as Record<string, number>)[idFields[kind]] ?? 0;
}

export const emptyMenu = (): Menu => byMenuKind(() => []) as unknown as Menu;

/** A table with an entry for each kind. */
export const byMenuKind = <Value>(make: (kind: MenuKind) => Value): Record<MenuKind, Value> =>
  Object.fromEntries(menuKinds.map((kind) => [kind, make(kind)])) as Record<MenuKind, Value>;

const ids = z.record(z.string(), z.int().positive()).default({});

/** The entity for each outside object, by kind and outside id. For sizes and modifiers: the id within their owner. */
export const importedIds = z.object({
  tags: ids,
  courses: ids,
  salesCategories: ids,
  taxRates: ids,
  modifierGroups: ids,
  modifiers: ids,
  items: ids,
  sizes: ids,
  menuGroups: ids,
  /**
   * Only of a copy that is kept in step: how each aspect of a record was left here, by 'items <key>'. More than one version
   * while a step is being written.
   */
  left: z.record(z.string(), z.record(z.string(), z.array(z.string()))).optional(),
});

export type ImportedIds = z.output<typeof importedIds>;
