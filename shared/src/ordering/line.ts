// One line of an order: what a browser requests, and its price on the restaurant's own menu.

import { itemNotInGroup, sellingPrice } from '../catalogue/group-pricing.ts';
import type {
  GroupPricing,
  StorefrontItem,
  StorefrontMenuGroup,
  StorefrontModifier,
  StorefrontRestaurant,
  StorefrontSize,
} from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { isolated } from '../kernel/isolated.ts';
import { type Big, decimal, isMoney, roundMoney, sum } from '../kernel/money.ts';
import { currencyDecimals } from '../kernel/money-decimals.ts';
import { formatMoney } from '../kernel/money-format.ts';
import { t } from '../kernel/translate.ts';
import {
  groupAtFault,
  isSelectionValid,
  type Selection,
  type SelectionGroup,
  selectionGroups,
} from './selection.ts';

export interface LineModifier {
  modifierGroupId: number;
  modifierId: number;
  quantity: number;
}

/** A requested line. It contains no prices, except for an open price, which the diner enters. */
export interface LineRequest {
  menuItemId: number;
  /** The menu group it was picked from, whose prices and hours apply. Without one, see `pricedGroupOf`. */
  menuGroupId?: number | undefined;
  sizeId?: number | undefined;
  openPrice?: number | undefined;
  quantity: number;
  modifiers: readonly LineModifier[];
  notes?: string | undefined;
}

export interface PricedModifier {
  modifier: StorefrontModifier;
  quantity: number;
  /** What one of it adds to the price of one item. */
  priceDelta: number;
}

export interface PricedModifierGroup {
  group: SelectionGroup;
  modifiers: PricedModifier[];
}

export interface PricedLine {
  request: LineRequest;
  item: StorefrontItem;
  size: StorefrontSize | undefined;
  /** Base, size or open price of one at the prices of its menu group, without modifiers. */
  basePrice: Big;
  modifierGroups: PricedModifierGroup[];
  /** One item with its modifiers. */
  unitPrice: Big;
  /** Unit price times quantity, before exclusive taxes; a printed figure. */
  lineTotal: Big;
}

export type LineProblemCode =
  | 'unknownItem'
  | 'notOnline'
  | 'menuGroup'
  | 'size'
  | 'openPrice'
  | 'noPrice'
  | 'selection';

export interface LineProblem {
  code: LineProblemCode;
  /** The index of the line; set by the caller that prices several. */
  line?: number;
  message: string;
}

/** A million of the currency's smallest units, so that it is large in every currency: $10,000.00, ¥1,000,000. */
const MOST_OPEN_UNITS = 1_000_000;

/** The error of a price that the diner entered (O2.5-07); undefined if it is valid. */
export function openPriceError(price: number | undefined, currency: string): string | undefined {
  const most = MOST_OPEN_UNITS / 10 ** currencyDecimals(currency);
  if (price === undefined || !(price > 0)) return t('Enter a price above zero');
  if (price > most) return t('Enter at most {most}', { most: formatMoney(most, currency) });
  return isMoney(price, currency)
    ? undefined
    : t('Enter a price in steps of {step}', { step: formatMoney(most / MOST_OPEN_UNITS, currency) });
}

/** The price of one item without modifiers, or the problem of the size or open price (O2.5-07). */
function basePriceOf(
  item: StorefrontItem,
  request: LineRequest,
  pricing: GroupPricing | undefined,
  currency: string,
): Big | LineProblem {
  const named = { item: isolated(item.name) };
  const problem = (code: LineProblemCode, message: string): LineProblem => ({ code, message });
  const priced = (own: number | undefined): Big | LineProblem => {
    const price = sellingPrice(own, pricing, currency);
    return price === undefined ? problem('noPrice', t('{item} has no price yet', named)) : decimal(price);
  };
  if (item.pricingStrategy !== 'open' && request.openPrice !== undefined)
    return problem('openPrice', t('{item} has a fixed price', named));
  if (item.pricingStrategy === 'size') {
    const size = item.sizes?.find((candidate) => candidate.id === request.sizeId);
    if (!size) return problem('size', t('Choose a size of {item}', named));
    return priced(size.price);
  }
  if (request.sizeId !== undefined) return problem('size', t('{item} has no sizes', named));
  if (item.pricingStrategy === 'open') {
    const { openPrice } = request;
    if (openPrice === undefined) return problem('openPrice', t('Enter a price for {item}', named));
    const error = openPriceError(openPrice, currency);
    return error === undefined
      ? decimal(openPrice)
      : problem('openPrice', t('{problem} for {item}', { problem: error, ...named }));
  }
  return priced(item.basePrice);
}

/** What each option adds on its own: its price if options are priced individually, else nothing. */
function priceGroup(group: SelectionGroup, picked: ReadonlyMap<number, number>): PricedModifierGroup {
  const modifiers = group.modifiers
    .filter((modifier) => picked.has(modifier.id))
    .map((modifier) => ({
      modifier,
      quantity: picked.get(modifier.id) ?? 1,
      priceDelta: group.pricingStrategy === 'Individual' ? modifier.price : 0,
    }));
  return { group, modifiers };
}

/** 'No charge' adds nothing, 'Individual' each option's price, 'Group' one price for any number of options. */
function groupTotal({ group, modifiers }: PricedModifierGroup): Big {
  if (group.pricingStrategy === 'Group') return decimal(group.groupPrice ?? 0);
  return sum(modifiers.map(({ priceDelta, quantity }) => decimal(priceDelta).times(quantity)));
}

/** The options of a request as a selection; repeated modifiers add up. */
export function selectionOf(modifiers: readonly LineModifier[]): Selection {
  const selection = new Map<number, Map<number, number>>();
  for (const { modifierGroupId, modifierId, quantity } of modifiers) {
    const picked = selection.get(modifierGroupId) ?? new Map<number, number>();
    picked.set(modifierId, (picked.get(modifierId) ?? 0) + quantity);
    selection.set(modifierGroupId, picked);
  }
  return selection;
}

/** What prices are worked out from: a storefront's index, or an item that is still being written. */
export interface PricingIndex
  extends Pick<StorefrontIndex, 'item' | 'modifierGroup' | 'menuGroup' | 'groupsOf'> {
  storefront: { restaurant: Pick<StorefrontRestaurant, 'currency'> };
}

/**
 * The menu group whose prices apply to an item that was picked from none in particular: where no group sells it at its standard
 * price, the first. Otherwise who leaves out the group would pay a price that the menu never shows.
 */
export function pricedGroupOf(
  { groupsOf }: Pick<PricingIndex, 'groupsOf'>,
  { itemId }: Pick<StorefrontItem, 'itemId'>,
): StorefrontMenuGroup | undefined {
  const groups = groupsOf(itemId);
  return groups.every(({ pricing }) => pricing) ? groups[0] : undefined;
}

/** Prices one line on this menu. A line that cannot be sold returns its problem, never a guess. */
export function priceLine(index: PricingIndex, request: LineRequest): PricedLine | LineProblem {
  const item = index.item(request.menuItemId);
  if (!item) return { code: 'unknownItem', message: t('This item is no longer on the menu') };
  if (!item.onlineOrdering)
    return {
      code: 'notOnline',
      message: t('{item} cannot be ordered online', { item: isolated(item.name) }),
    };
  const group =
    request.menuGroupId === undefined ? pricedGroupOf(index, item) : index.menuGroup(request.menuGroupId);
  if (request.menuGroupId !== undefined && !group?.itemIds.includes(item.itemId)) {
    return { code: 'menuGroup', message: itemNotInGroup(item) };
  }
  const { currency } = index.storefront.restaurant;
  const basePrice = basePriceOf(item, request, group?.pricing, currency);
  if ('code' in basePrice) return basePrice;
  const groups = selectionGroups(item, index.modifierGroup, request.sizeId);
  const selection = selectionOf(request.modifiers);
  if (!isSelectionValid(groups, selection)) {
    const where = groupAtFault(groups, selection)?.name;
    const named = { item: isolated(item.name) };
    const message =
      where === undefined
        ? t('The options of {item} need another look', named)
        : t('The options of {item} need another look: {group}', { ...named, group: isolated(where) });
    return { code: 'selection', message };
  }
  const modifierGroups = groups
    .map((group) => priceGroup(group, selection.get(group.modifierGroupId) ?? new Map()))
    .filter(({ modifiers }) => modifiers.length > 0);
  const unitPrice = basePrice.plus(sum(modifierGroups.map(groupTotal)));
  return {
    request,
    item,
    size: item.sizes?.find((size) => size.id === request.sizeId),
    basePrice,
    modifierGroups,
    unitPrice,
    lineTotal: roundMoney(unitPrice.times(request.quantity), currency),
  };
}

export function isProblem(result: PricedLine | LineProblem): result is LineProblem {
  return 'code' in result;
}
