// Composes what diners see of a menu from its records. Pure and sorted, so that equal sources give equal content.
import { defined } from '../kernel/defined.ts';
import { storefrontImage } from '../media/storefront-image.ts';
import { featuredItems } from './featured-items.ts';
import { chosenWith } from './goes-well-with.ts';
import { pricingOf } from './group-pricing.ts';
import type { Item, ItemModifierGroupReference, ModifierGroupReference } from './item.schema.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import { pathTo } from './menu-tree.ts';
import type { ModifierGroup } from './modifier-group.schema.ts';
import { type PublicItemValues, publicItemFields } from './plain-item-fields.ts';
import type {
  GroupPricing,
  Storefront,
  StorefrontItem,
  StorefrontMenuGroup,
  StorefrontModifierGroup,
  StorefrontModifierGroupUse,
  StorefrontTaxRate,
} from './storefront.ts';
import { text } from './storefront-identity.ts';
import type { TaxRate } from './tax-rate.schema.ts';
import { writtenTranslations } from './translations.ts';
import { type VisibleGroup, visibleGroups } from './visible-groups.ts';

export interface MenuSources {
  menuGroups: readonly MenuGroup[];
  items: readonly Item[];
  modifierGroups: readonly ModifierGroup[];
  taxRates: readonly TaxRate[];
}

export type MenuContent = Pick<
  Storefront,
  'menuGroups' | 'items' | 'modifierGroups' | 'taxRates' | 'goesWellWith' | 'featured'
>;

/**
 * Active items of the chosen menu's shown groups (O2.2-18), their modifier groups, and the active taxes. An item that is not
 * sold online is included and marked so (O2.4-02).
 * @param parentMenuGroupId The website's choice of menu, if it has one.
 */
export function composeMenu(sources: MenuSources, parentMenuGroupId: number | undefined): MenuContent {
  const items = new Map(sources.items.filter((item) => item.isActive).map((item) => [item.itemId, item]));
  const groups = visibleGroups(sources.menuGroups, {
    parentMenuGroupId,
    isItemShown: (itemId) => items.has(itemId),
  });
  const shownIds = new Set(groups.flatMap(({ itemIds }) => itemIds));
  const ofGroups = choicesOfGroups(sources.menuGroups, groups);
  const shownItems = [...shownIds].flatMap((itemId) => {
    const item = items.get(itemId);
    return item ? [withChoices(item, ofGroups.get(itemId) ?? [])] : [];
  });
  const usable = new Map(
    sources.modifierGroups.filter(isOffered).map((group) => [group.modifierGroupId, group]),
  );
  const used = new Set(
    shownItems.flatMap((item) => item.modifierGroups.map(({ modifierGroupId }) => modifierGroupId)),
  );
  const taxRates = sources.taxRates
    .filter((rate) => !rate.disabled)
    .sort((one, other) => one.taxRateId - other.taxRateId);
  const menuGroups = groups.map((shown) =>
    toMenuGroup(shown, pricingOf(pathTo(sources.menuGroups, shown.group.menuGroupId))),
  );
  const chosen = chosenWith(shownItems);
  return {
    menuGroups,
    items: shownItems.map((item) =>
      toItem(item, usable, new Set(taxRates.map(({ taxRateId }) => taxRateId))),
    ),
    modifierGroups: [...usable.values()]
      .filter(({ modifierGroupId }) => used.has(modifierGroupId))
      .sort((one, other) => one.modifierGroupId - other.modifierGroupId)
      .map(toModifierGroup),
    taxRates: taxRates.map(toTaxRate),
    ...(chosen && { goesWellWith: chosen }),
    featured: featuredItems(menuGroups),
  };
}

/** By item, how the groups that show it and those above them use modifier groups (C3-15): the nearest group's first. */
function choicesOfGroups(
  all: readonly MenuGroup[],
  shown: readonly VisibleGroup[],
): Map<number, ModifierGroupReference[]> {
  const choices = new Map<number, ModifierGroupReference[]>();
  for (const { group, itemIds } of shown) {
    const uses = pathTo(all, group.menuGroupId)
      .toReversed()
      .flatMap(({ modifierGroups }) =>
        modifierGroups.toSorted((one, other) => one.position - other.position),
      );
    if (uses.length > 0)
      for (const itemId of itemIds) choices.set(itemId, [...(choices.get(itemId) ?? []), ...uses]);
  }
  return choices;
}

/** What an item uses itself comes first, and under its own limits. */
function withChoices(item: Item, ofGroups: readonly ModifierGroupReference[]): Item {
  const known = new Set(item.modifierGroups.map(({ modifierGroupId }) => modifierGroupId));
  const added: ModifierGroupReference[] = [];
  let position = Math.max(-1, ...item.modifierGroups.map((use) => use.position));
  for (const use of ofGroups) {
    if (known.has(use.modifierGroupId)) continue;
    known.add(use.modifierGroupId);
    position += 1;
    added.push({ ...use, position });
  }
  return added.length === 0 ? item : { ...item, modifierGroups: [...item.modifierGroups, ...added] };
}

export const isOffered = (group: ModifierGroup): boolean => group.isActive && group.onlineOrdering;

const orNone = <Entry>(entries: Entry[]): Entry[] | undefined => (entries.length > 0 ? entries : undefined);

function toMenuGroup(
  { group, parentId, itemIds, availability }: VisibleGroup,
  pricing: GroupPricing | undefined,
): StorefrontMenuGroup {
  return defined({
    menuGroupId: group.menuGroupId,
    guid: group.guid,
    name: group.name,
    parentId,
    description: text(group.description),
    translations: writtenTranslations(group.translations),
    image: storefrontImage(group.image),
    isMenu: group.isMenu,
    isSpecial: group.isSpecial ? (true as const) : undefined,
    minRequired: group.minRequired || undefined,
    maxSelections: group.maxSelections,
    itemIds,
    pricing,
    availability,
  });
}

export function toItem(
  item: Item,
  modifierGroups: ReadonlyMap<number, ModifierGroup>,
  taxRateIds: ReadonlySet<number>,
): StorefrontItem {
  const uses = [...item.modifierGroups]
    .sort((one, other) => one.position - other.position)
    .flatMap((reference) => toUse(reference, modifierGroups.get(reference.modifierGroupId)));
  const sizes = item.sizePrice.map(({ id, guid, name, price, translations }) =>
    defined({ id, guid, name, price, translations: writtenTranslations(translations) }),
  );
  return defined({
    itemId: item.itemId,
    guid: item.guid,
    name: item.name,
    description: text(item.customerDescription) ?? text(item.posDescription),
    translations: writtenTranslations(item.translations),
    ...publicValuesOf(item),
    allergens: orNone(item.allergens),
    diets: orNone(item.diets),
    image: storefrontImage(item.imageUrl, item.imageFocus),
    pricingStrategy: item.pricingStrategy,
    basePrice: item.basePrice,
    sizes: item.pricingStrategy === 'size' ? orNone(sizes) : undefined,
    modifierGroups: orNone(uses),
    taxRateIds: item.taxRateIds?.filter((id) => taxRateIds.has(id)),
    taxInclusion: item.taxInclusion === 'inclusive' ? ('inclusive' as const) : undefined,
    takeoutTaxException: item.takeoutTaxException ? (true as const) : undefined,
    orderingRules: text(item.orderingRules),
    onlineOrdering: item.onlineOrdering,
  });
}

function publicValuesOf(item: Item): PublicItemValues {
  const values = publicItemFields.map((field) => {
    const value: string | number | boolean | undefined = item[field];
    return [field, typeof value === 'string' ? text(value) : value];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== false));
}

/** The item's settings that differ from the group's; undefined for a group that is not offered online. */
export function toUse(
  reference: ItemModifierGroupReference,
  group: ModifierGroup | undefined,
): StorefrontModifierGroupUse[] {
  if (!group) return [];
  const unlessSame = <Value>(own: Value | undefined, ofGroup: Value | undefined): Value | undefined =>
    own === ofGroup ? undefined : own;
  return [
    defined({
      modifierGroupId: group.modifierGroupId,
      isRequired: unlessSame(reference.isRequired, group.selectionRequirement === 'Required'),
      minSelection: unlessSame(reference.minSelection, group.minSelection),
      maxSelection: unlessSame(reference.maxSelection, group.maxSelection),
      allowMultipleSelection: unlessSame(reference.allowMultipleSelection, group.allowMultipleSelection),
      allowDuplicateSelection: unlessSame(reference.allowDuplicateSelection, group.allowDuplicateSelection),
      ...ownPrices(reference, group),
    }),
  ];
}

/** Only those that count: of what the group charges for, and of options that it still has. */
function ownPrices(
  { groupPrice, optionPrices = [] }: ItemModifierGroupReference,
  { pricingStrategy, modifiers }: ModifierGroup,
): Pick<StorefrontModifierGroupUse, 'groupPrice' | 'optionPrices'> {
  if (pricingStrategy === 'Group') return defined({ groupPrice });
  if (pricingStrategy !== 'Individual') return {};
  const known = new Set(modifiers.map(({ id }) => id));
  const own = optionPrices.filter(({ modifierId }) => known.has(modifierId));
  return defined({ optionPrices: orNone(own) });
}

export function toModifierGroup(group: ModifierGroup): StorefrontModifierGroup {
  return defined({
    modifierGroupId: group.modifierGroupId,
    name: group.name,
    translations: writtenTranslations(group.translations),
    pricingStrategy: group.pricingStrategy,
    groupPrice: group.groupPrice,
    selectionRequirement: group.selectionRequirement,
    allowMultipleSelection: group.allowMultipleSelection,
    minSelection: group.minSelection,
    maxSelection: group.maxSelection,
    allowDuplicateSelection: group.allowDuplicateSelection,
    modifiers: group.modifiers.map(({ id, guid, name, price, calories, sizePrices, translations }) =>
      defined({
        id,
        guid,
        name,
        price,
        calories,
        translations: writtenTranslations(translations),
        sizePrices: group.pricingStrategy === 'Individual' ? orNone(sizePrices) : undefined,
      }),
    ),
  });
}

function toTaxRate(rate: TaxRate): StorefrontTaxRate {
  return defined({
    taxRateId: rate.taxRateId,
    name: rate.name,
    translations: writtenTranslations(rate.translations),
    type: rate.type,
    rate: rate.rate,
    taxTable: rate.taxTable.map(({ from, to, amount }) => defined({ from, to, amount })),
    default: rate.default,
    takeoutTaxEnabled: rate.takeoutTaxEnabled,
    takeoutTaxrate: rate.takeoutTaxrate,
    roundingOptions: rate.roundingOptions,
  });
}
