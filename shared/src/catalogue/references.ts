// The fields of an entity that refer to other entities, as data, so that the write path can refuse broken references.
import type { EntityType } from '../kernel/identifiers.ts';
import { type FieldPath, mapField, valuesAt } from './field-paths.ts';
import type { Item } from './item.schema.ts';
import type { MenuGroup } from './menu-group.schema.ts';

/** The kind of entity that each field refers to. */
export type References<Entity = Record<string, unknown>> = {
  readonly [Field in FieldPath<Entity>]?: EntityType;
};

export const itemReferences = {
  'modifierGroups.modifierGroupId': 'modifierGroups',
  prepStationIds: 'prepStations',
  courseId: 'courses',
  salesCategoryId: 'salesCategories',
  taxRateIds: 'taxRates',
  tagIds: 'tags',
  goesWellWith: 'items',
} as const satisfies References<Item>;

export const menuGroupReferences = {
  parentId: 'menuGroups',
  'items.itemId': 'items',
  'modifierGroups.modifierGroupId': 'modifierGroups',
  tagIds: 'tags',
} as const satisfies References<MenuGroup>;

export const nouns: Readonly<Record<EntityType, string>> = {
  tenants: 'tenant',
  restaurants: 'restaurant',
  domainMappings: 'domain mapping',
  items: 'item',
  courses: 'course',
  salesCategories: 'sales category',
  deliveryZones: 'delivery zone',
  taxRates: 'tax rate',
  modifierGroups: 'modifier group',
  menuGroups: 'menu group',
  tags: 'tag',
  prepStations: 'prep station',
  printers: 'printer',
  employees: 'employee',
  jobs: 'job title',
  promotions: 'promotion',
  orders: 'order',
  carts: 'cart',
};

export const missingMessage = (kind: EntityType, reference: unknown): string =>
  `There is no ${nouns[kind]} ${reference}`;

/** 'a tag', 'an item' */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export interface MissingReference {
  /** 'items.0.itemId' */
  field: string;
  kind: EntityType;
  id: unknown;
  message: string;
}

/** The existing ids by kind. A kind that is left out has none. */
export type ExistingIds = { readonly [Kind in EntityType]?: ReadonlySet<number> };

/** Every broken reference of `entity`, by field. */
export function missingReferences(
  entity: object,
  references: References,
  existing: ExistingIds,
): MissingReference[] {
  return kindsOf(references).flatMap(([path, kind]) =>
    valuesAt(entity, path)
      .filter(({ value }) => !existing[kind]?.has(value as number))
      .map(({ field, value }) => ({
        field,
        kind,
        id: value,
        message: `It names ${withArticle(nouns[kind])} that was deleted`,
      })),
  );
}

/** A copy with every reference mapped, for example from a draft's key to an id. */
export function mapReferences(
  fields: object,
  references: References,
  change: (kind: EntityType, reference: unknown, field: string) => unknown,
): Record<string, unknown> {
  return kindsOf(references).reduce<Record<string, unknown>>(
    (mapped, [path, kind]) =>
      mapField(mapped, path, (value, field) => change(kind, value, field)) as Record<string, unknown>,
    { ...fields },
  );
}

/** The kinds in `references`, without duplicates: a write must look up their ids. */
export function referencedKinds(references: References): EntityType[] {
  return [...new Set(kindsOf(references).map(([, kind]) => kind))];
}

const kindsOf = (references: References): [path: string, kind: EntityType][] =>
  Object.entries(references).flatMap(([path, kind]) => (kind ? [[path, kind]] : []));
