// The item of a form as diners' pages would get it: by the rules that compose their storefront.
import { isOffered, toItem, toModifierGroup } from '@bite/shared/catalogue/compose-menu';
import type { Item } from '@bite/shared/catalogue/item.schema';
import type { ModifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import type { PricingIndex } from '@bite/shared/ordering/line';
import { blankItem, type ItemValues } from './item-values.ts';

const noRates: ReadonlySet<number> = new Set();

/** @param values As they are typed: what is missing or no price yet is left out. */
export function previewItem(values: ItemValues, groups: ReadonlyMap<number, ModifierGroup>): StorefrontItem {
  const offered = new Map([...groups].filter(([, group]) => isOffered(group)));
  const sizePrice = (values.sizePrice ?? [])
    .map((size, index) => ({ ...size, id: index + 1, guid: String(index + 1) }))
    .filter(({ name, price }) => name?.trim() && price >= 0);
  const { basePrice, ...rest } = { ...blankItem, ...values };
  const price = basePrice !== undefined && basePrice >= 0 ? { basePrice } : {};
  const modifierGroups = (rest.modifierGroups ?? []).map(withValidPrices);
  const item = { ...rest, ...price, sizePrice, modifierGroups, itemId: 1, guid: 'preview' };
  return toItem(item as unknown as Item, offered, noRates);
}

function withValidPrices(use: NonNullable<ItemValues['modifierGroups']>[number]): typeof use {
  const { groupPrice, optionPrices, ...rest } = use;
  return {
    ...rest,
    ...(groupPrice !== undefined && groupPrice >= 0 && { groupPrice }),
    ...(optionPrices && { optionPrices: optionPrices.filter(({ price }) => price >= 0) }),
  };
}

export const previewIndex = (
  item: StorefrontItem,
  groups: ReadonlyMap<number, ModifierGroup>,
  currency: string,
): PricingIndex => ({
  item: () => item,
  modifierGroup: (id) => {
    const group = groups.get(id);
    return group && toModifierGroup(group);
  },
  menuGroup: () => undefined,
  groupsOf: () => [],
  storefront: { restaurant: { currency } },
});
