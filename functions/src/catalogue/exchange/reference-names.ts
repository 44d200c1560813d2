// Puts names in the place of the ids by which the entities of a menu refer to each other, for reports.
import { cellNames } from '@bite/shared/catalogue/exchange/csv-cells';
import { referencesOf } from '@bite/shared/catalogue/exchange/menu-entities';
import type { Named } from '@bite/shared/catalogue/exchange/menu-file';
import { idOf, type Menu, type MenuKind, menuKinds } from '@bite/shared/catalogue/menu.schema';
import { mapReferences } from '@bite/shared/catalogue/references';
import { type Fields, isFields } from '@bite/shared/kernel/fields';

/** 'Sauce', or 'Sauce #7' where several have that name. */
export interface ReferenceNames {
  byKind: Readonly<Record<string, ReadonlyMap<number, string>>>;
  /** Of the options of each modifier group. */
  options: ReadonlyMap<unknown, ReadonlyMap<number, string>>;
}

export function referenceNames(menu: Menu, prepStations: readonly Named[]): ReferenceNames {
  const named = (kind: MenuKind) =>
    (menu[kind] as Menu[MenuKind][number][]).map((one) => ({
      id: idOf<MenuKind>(kind, one),
      name: one.name,
    }));
  return {
    byKind: {
      ...Object.fromEntries(menuKinds.map((kind) => [kind, cellNames(named(kind))])),
      prepStations: cellNames(prepStations),
    },
    options: new Map(
      menu.modifierGroups.map(({ modifierGroupId, modifiers }) => [modifierGroupId, cellNames(modifiers)]),
    ),
  };
}

/** Ids of what is gone stay as they are. */
export function withNames(kind: MenuKind, entity: object, { byKind, options }: ReferenceNames): Fields {
  const { modifierGroups, ...rest } = entity as Fields;
  const fields = Array.isArray(modifierGroups)
    ? { ...rest, modifierGroups: modifierGroups.map((use) => withOptionNames(use, options)) }
    : rest;
  return mapReferences(
    fields,
    referencesOf[kind] ?? {},
    (target, id) => byKind[target]?.get(id as number) ?? id,
  );
}

function withOptionNames(use: unknown, options: ReferenceNames['options']): unknown {
  if (!isFields(use) || !Array.isArray(use['optionPrices'])) return use;
  const names = options.get(use['modifierGroupId']);
  const optionPrices = use['optionPrices'].map((price: Fields) => ({
    ...price,
    modifierId: names?.get(price['modifierId'] as number) ?? price['modifierId'],
  }));
  return { ...use, optionPrices };
}
