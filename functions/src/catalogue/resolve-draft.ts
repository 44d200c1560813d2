// Turns a draft into the fields of its entity: references become ids, and sizes and modifiers keep the ids they have.

import { isMenuKind, type Menu, type MenuKind } from '@bite/shared/catalogue/menu.schema';
import type {
  ItemFields,
  MenuDraft,
  MenuGroupFields,
  ModifierGroupFields,
  PartDraft,
  Reference,
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
    ...(fields.modifiers &&
      withParts('modifiers', 'modifiers', fields.modifiers, stored?.modifiers, stored, resolver)),
  }),
  items: (fields: ItemFields, stored, resolver) => ({
    ...resolveReferences(fields, itemReferences, resolver),
    ...(fields.sizePrice &&
      withParts('sizes', 'sizePrice', fields.sizePrice, stored?.sizePrice, stored, resolver)),
  }),
  menuGroups: (fields: MenuGroupFields, _stored, resolver) =>
    resolveReferences(fields, menuGroupReferences, resolver),
};

/** Drafts name entities of the menu by key or id; of other kinds, as tags, they have the ids. */
function resolveReferences(fields: object, references: References, resolver: Resolver): Fields {
  return mapReferences(fields, references, (kind, reference, field) =>
    isMenuKind(kind) ? resolver.idOf(kind, reference as Reference, field) : reference,
  );
}

interface Part {
  id: number;
  guid: string;
}

/**
 * The field with its parts. One that was there keeps its guid and what the draft does not speak of; a new one gets an id
 * that no part of the entity ever had.
 */
function withParts(
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
