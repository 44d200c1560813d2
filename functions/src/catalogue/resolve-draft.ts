// Turns a draft into the fields of its entity: references become ids, and sizes and modifiers keep the ids they have.

import { isMenuKind, type Menu, type MenuKind } from '@bite/shared/catalogue/menu.schema';
import type {
  CourseFields,
  ItemFields,
  MenuDraft,
  MenuGroupFields,
  ModifierGroupFields,
  PartDraft,
  Reference,
  SalesCategoryFields,
  TagFields,
  TaxRateFields,
} from '@bite/shared/catalogue/menu-draft';
import {
  itemReferences,
  mapReferences,
  menuGroupReferences,
  type References,
} from '@bite/shared/catalogue/references';
import { lastPartField, lastPartOf } from '../records/parts.ts';

export interface Resolver {
  /** The id of a reference. An unknown one reports an error for `field` and returns an id that no entity has. */
  idOf(kind: MenuKind, reference: Reference, field: string): number;
  newGuid(): string;
  /** The id of an option of a group that is written before the item. */
  optionId(key: string): number | undefined;
  /** Records the id of a size or modifier. */
  keep(kind: 'sizes' | 'modifiers', key: string, id: number): void;
}

type Fields = Record<string, unknown>;
type Stored<Kind extends MenuKind> = Menu[Kind][number] | undefined;

/** One per kind of entity; `stored` is the entity that the draft replaces. */
export const resolvers: {
  readonly [Kind in MenuKind]: (
    fields: MenuDraft[Kind][number]['fields'],
    stored: Stored<Kind>,
    resolver: Resolver,
  ) => Fields;
} = {
  tags: (fields: TagFields) => ({ ...fields }),
  courses: (fields: CourseFields) => ({ ...fields }),
  salesCategories: (fields: SalesCategoryFields) => ({ ...fields }),
  taxRates: (fields: TaxRateFields) => ({ ...fields }),
  modifierGroups: (fields: ModifierGroupFields, stored, resolver) => ({
    ...fields,
    ...(fields.modifiers &&
      partsField('modifiers', 'modifiers', fields.modifiers, stored?.modifiers, stored, resolver)),
  }),
  items: (fields: ItemFields, stored, resolver) => ({
    ...resolveReferences(withOptionIds(fields, resolver), itemReferences, resolver),
    ...(fields.sizePrice &&
      partsField('sizes', 'sizePrice', fields.sizePrice, stored?.sizePrice, stored, resolver)),
  }),
  menuGroups: (fields: MenuGroupFields, _stored, resolver) =>
    resolveReferences(fields, menuGroupReferences, resolver),
};

/** Drafts refer to menu entities by key or id, and to other kinds, such as prep stations, by id. */
function resolveReferences(fields: object, references: References, resolver: Resolver): Fields {
  return mapReferences(fields, references, (kind, reference, field) =>
    isMenuKind(kind) ? resolver.idOf(kind, reference as Reference, field) : reference,
  );
}

/** Own prices of an option that is not written are dropped: they would change nothing. */
function withOptionIds(fields: ItemFields, resolver: Resolver): ItemFields {
  if (!fields.modifierGroups) return fields;
  const idOf = (option: Reference) => (typeof option === 'string' ? resolver.optionId(option) : option);
  return {
    ...fields,
    modifierGroups: fields.modifierGroups.map(({ optionPrices, ...use }) => ({
      ...use,
      ...(optionPrices && {
        optionPrices: optionPrices.flatMap(({ modifierId, price }) => {
          const id = idOf(modifierId);
          return id === undefined ? [] : [{ modifierId: id, price }];
        }),
      }),
    })),
  };
}

interface Part {
  id: number;
  guid: string;
}

/**
 * The field with its parts. An existing part keeps its guid and all fields that the draft does not set; a new one gets an id
 * that no part of the entity ever had.
 */
function partsField(
  kind: 'sizes' | 'modifiers',
  field: 'sizePrice' | 'modifiers',
  drafts: readonly PartDraft[],
  known: readonly Part[] = [],
  stored: { lastPartId?: number | undefined } | undefined,
  resolver: Resolver,
): Fields {
  const taken = new Set<number>();
  let last = lastPartOf(stored?.lastPartId, [...known, ...drafts]);
  const parts = drafts.map(({ key, id: wanted, ...fields }) => {
    const id = wanted !== undefined && !taken.has(wanted) ? wanted : ++last;
    taken.add(id);
    resolver.keep(kind, key, id);
    const before = known.find((part) => part.id === id);
    return { ...before, id, guid: before?.guid ?? resolver.newGuid(), ...fields };
  });
  return { [field]: parts, lastPartId: lastPartField(last, parts).lastPartId ?? undefined };
}
