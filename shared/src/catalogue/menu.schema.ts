// A restaurant's menu as it is stored: the four kinds of entities that diners see, with their schemas and ids.
import { z } from 'zod';
import { type Item, item } from './item.schema.ts';
import { type MenuGroup, menuGroup } from './menu-group.schema.ts';
import { type ModifierGroup, modifierGroup } from './modifier-group.schema.ts';
import { type TaxRate, taxRate } from './tax-rate.schema.ts';

export interface Menu {
  taxRates: TaxRate[];
  modifierGroups: ModifierGroup[];
  items: Item[];
  menuGroups: MenuGroup[];
}

export type MenuKind = keyof Menu;

/** In an order in which each refers to earlier kinds and its own only. */
export const menuKinds = ['taxRates', 'modifierGroups', 'items', 'menuGroups'] as const satisfies MenuKind[];

export const isMenuKind = (kind: string): kind is MenuKind => menuKinds.some((known) => known === kind);

export const menuSchemas: { readonly [Kind in MenuKind]: z.ZodType<Menu[Kind][number]> } = {
  taxRates: taxRate,
  modifierGroups: modifierGroup,
  items: item,
  menuGroups: menuGroup,
};

export const idFields = {
  taxRates: 'taxRateId',
  modifierGroups: 'modifierGroupId',
  items: 'itemId',
  menuGroups: 'menuGroupId',
} as const satisfies { readonly [Kind in MenuKind]: keyof Menu[Kind][number] };

export function idOf<Kind extends MenuKind>(kind: Kind, entity: Menu[Kind][number]): number {
  return (entity as unknown as Record<string, number>)[idFields[kind]] ?? 0;
}

export const emptyMenu = (): Menu => ({ taxRates: [], modifierGroups: [], items: [], menuGroups: [] });

const ids = z.record(z.string(), z.int().positive()).default({});

/** Which entity an outside object became, by kind and the outside id. Sizes and modifiers: the id within their owner. */
export const importedIds = z.object({
  taxRates: ids,
  modifierGroups: ids,
  modifiers: ids,
  items: ids,
  sizes: ids,
  menuGroups: ids,
});

export type ImportedIds = z.output<typeof importedIds>;
