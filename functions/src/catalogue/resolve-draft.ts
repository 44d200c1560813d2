// From what a draft says to the fields of its entity: references become ids, sizes and modifiers keep the ids they have.

import type { Menu, MenuKind } from '@bite/shared/catalogue/menu.schema';
import type {
  ItemFields,
  MenuDraft,
  MenuGroupFields,
  ModifierGroupFields,
  ModifierGroupUse,
  PartDraft,
  Reference,
  TaxRateFields,
} from '@bite/shared/catalogue/menu-draft';

export interface Resolver {
  /** The id behind a reference; an unknown one is a fault of `field`, and 0. */
  idOf(kind: MenuKind, reference: Reference, field: string): number;
  newGuid(): string;
  /** Is told the id that a size or modifier got. */
  keep(kind: 'sizes' | 'modifiers', key: string, id: number): void;
}

type Fields = Record<string, unknown>;
type Stored<Kind extends MenuKind> = Menu[Kind][number] | undefined;

/** One for each kind of entity; `stored` is what the draft will replace. */
export const resolvers: {
  readonly [Kind in MenuKind]: (
    fields: MenuDraft[Kind][number]['fields'],
    stored: Stored<Kind>,
    resolver: Resolver,
  ) => Fields;
} = {
  taxRates: (fields: TaxRateFields) => ({ ...fields }),
  modifierGroups: (fields: ModifierGroupFields, stored, resolver) => ({
    ...fields,
    ...(fields.modifiers && {
      modifiers: resolveParts('modifiers', fields.modifiers, stored?.modifiers ?? [], resolver),
    }),
  }),
  items: (fields: ItemFields, stored, resolver) => ({
    ...fields,
    ...(fields.sizePrice && {
      sizePrice: resolveParts('sizes', fields.sizePrice, stored?.sizePrice ?? [], resolver),
    }),
    ...resolveUses(fields.modifierGroups, resolver),
    ...(fields.taxRateIds && {
      taxRateIds: fields.taxRateIds.map((rate, index) =>
        resolver.idOf('taxRates', rate, `taxRateIds.${index}`),
      ),
    }),
  }),
  menuGroups: (fields: MenuGroupFields, _stored, resolver) => ({
    ...fields,
    ...(fields.parentId !== undefined && {
      parentId: resolver.idOf('menuGroups', fields.parentId, 'parentId'),
    }),
    ...(fields.items && {
      items: fields.items.map((entry, index) => ({
        ...entry,
        itemId: resolver.idOf('items', entry.itemId, `items.${index}.itemId`),
      })),
    }),
    ...resolveUses(fields.modifierGroups, resolver),
  }),
};

function resolveUses(uses: readonly ModifierGroupUse[] | undefined, resolver: Resolver): Fields {
  if (!uses) return {};
  const modifierGroups = uses.map((use, index) => ({
    ...use,
    modifierGroupId: resolver.idOf(
      'modifierGroups',
      use.modifierGroupId,
      `modifierGroups.${index}.modifierGroupId`,
    ),
  }));
  return { modifierGroups };
}

interface Part {
  id: number;
  guid: string;
}

/** A part that was there keeps its guid and what the draft does not speak of; a new one gets the next free id. */
function resolveParts(
  kind: 'sizes' | 'modifiers',
  drafts: readonly PartDraft[],
  stored: readonly Part[],
  resolver: Resolver,
): Fields[] {
  const taken = new Set<number>();
  let last = Math.max(0, ...stored.map(({ id }) => id), ...drafts.map(({ id }) => id ?? 0));
  return drafts.map(({ key, id: wanted, ...fields }) => {
    const id = wanted !== undefined && !taken.has(wanted) ? wanted : ++last;
    taken.add(id);
    resolver.keep(kind, key, id);
    const before = stored.find((part) => part.id === id);
    return { ...before, id, guid: before?.guid ?? resolver.newGuid(), ...fields };
  });
}
