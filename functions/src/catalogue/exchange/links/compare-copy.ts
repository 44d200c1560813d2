// Tells aspect by aspect whether a copied record is as the last step left it, or was changed at the copy since.
import { aspectOf, aspectsOf, type LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import { exchangedFields, partsField } from '@bite/shared/catalogue/exchange/menu-entities';
import {
  type ImportedIds,
  idOf,
  type Menu,
  type MenuKind,
  menuKinds,
} from '@bite/shared/catalogue/menu.schema';
import type { Fields } from '@bite/shared/kernel/fields';
import { versionOf } from '../../../audit/version.ts';

export type Left = NonNullable<ImportedIds['left']>;
type Entity = Menu[MenuKind][number];

/** Short, since a menu has thousands of them. */
const LENGTH = 12;
const hashOf = (value: object): string => versionOf(value).slice(0, LENGTH);

/** A release that adds a field changes every version: what an earlier one left is then not compared. */
export const fieldsVersion = (): string =>
  hashOf(Object.fromEntries(menuKinds.map((kind) => [kind, exchangedFields(kind)])));
export const FIELDS = '#fields';

/** Ids of the items that the source has: what a location adds to a copied group is its own, and no change of it. */
export type CopiedItems = ReadonlySet<number>;

export function versionsOf(kind: MenuKind, entity: Entity, copied: CopiedItems): Map<LinkAspect, string> {
  const all = comparable(kind, entity, copied);
  return new Map(
    aspectsOf(kind).map((aspect) => [
      aspect,
      hashOf(
        Object.fromEntries(
          exchangedFields(kind)
            .filter((field) => aspectOf(kind, field) === aspect)
            .map((field) => [field, all[field]]),
        ),
      ),
    ]),
  );
}

/** Without guids of parts, which differ here and there, and in an order that tells nothing. */
export function comparable(kind: MenuKind, entity: Entity, copied: CopiedItems): Fields {
  const stored = entity as unknown as Fields;
  const parts = partsField[kind];
  const own = parts === undefined ? undefined : (stored[parts] as readonly Fields[]);
  const all: Fields = {
    ...stored,
    ...(parts !== undefined && { [parts]: own?.map(({ guid: _guid, ...rest }) => rest) }),
  };
  if (kind !== 'menuGroups') return all;
  const { items } = entity as Menu['menuGroups'][number];
  return {
    ...all,
    items: [...items]
      .sort((one, other) => one.position - other.position)
      .filter(({ itemId }) => copied.has(itemId))
      .map(({ itemId, isRequired }) => [itemId, isRequired]),
  };
}

export const entitiesById = (kind: MenuKind, menu: Menu): Map<number, Entity> =>
  new Map((menu[kind] as Entity[]).map((one) => [idOf<MenuKind>(kind, one), one]));
