// The choices for one item and the resulting cart line, on the diner's page and in the back office's preview of it.
import { optionKey, sizeKey } from '../catalogue/sold-out.ts';
import type { StorefrontItem, StorefrontMenuGroup } from '../catalogue/storefront.ts';
import { type CartItem, lineRequestOf } from './cart.ts';
import {
  isProblem,
  type LineRequest,
  openPriceError,
  type PricingIndex,
  priceLine,
  selectionOf,
} from './line.ts';
import {
  emptySelection,
  isGroupValid,
  type Selection,
  type SelectionGroup,
  selectionGroups,
} from './selection.ts';

export interface ItemChoice {
  sizeId: number | undefined;
  /** As typed. */
  openPrice: string;
  selection: Selection;
  quantity: number;
  notes: string;
}

/**
 * A new item starts with its first size that is not sold out (O2.5-06); a cart line starts with its own choices, without the
 * options that have sold out since.
 */
export function firstChoice(
  item: StorefrontItem,
  isSoldOut: (key: string) => boolean,
  line?: CartItem,
): ItemChoice {
  const request = line && lineRequestOf(line);
  const { sizes = [] } = item;
  const first = sizes.find(({ id }) => !isSoldOut(sizeKey(item.itemId, id))) ?? sizes[0];
  const isKnown = item.sizes?.some(({ id }) => id === request?.sizeId);
  return {
    sizeId: isKnown ? request?.sizeId : item.pricingStrategy === 'size' ? first?.id : undefined,
    openPrice: request?.openPrice === undefined ? '' : String(request.openPrice),
    selection: request
      ? selectionOf(
          request.modifiers.filter(
            ({ modifierGroupId, modifierId }) => !isSoldOut(optionKey(modifierGroupId, modifierId)),
          ),
        )
      : emptySelection,
    quantity: request?.quantity ?? 1,
    notes: request?.notes ?? '',
  };
}

export function requestOf(
  item: StorefrontItem,
  pricedGroup: StorefrontMenuGroup | undefined,
  groups: readonly SelectionGroup[],
  choice: ItemChoice,
): LineRequest {
  const price = Number.parseFloat(choice.openPrice);
  return {
    menuItemId: item.itemId,
    menuGroupId: pricedGroup?.menuGroupId,
    sizeId: choice.sizeId,
    openPrice: item.pricingStrategy === 'open' && Number.isFinite(price) ? price : undefined,
    quantity: choice.quantity,
    modifiers: groups.flatMap(({ modifierGroupId }) =>
      [...(choice.selection.get(modifierGroupId) ?? [])].map(([modifierId, quantity]) => ({
        modifierGroupId,
        modifierId,
        quantity,
      })),
    ),
    notes: choice.notes.trim() || undefined,
  };
}

export interface JudgedChoice {
  groups: SelectionGroup[];
  request: LineRequest;
  /** The price of the whole quantity; undefined while something is missing. */
  total: number | undefined;
  /** The first group with a missing selection. */
  missing: SelectionGroup | undefined;
  /** The error of the price that the diner entered. */
  priceError: string | undefined;
}

/** @param pricedGroup The menu group whose prices apply, if it has its own. */
export function judgeChoice(
  index: PricingIndex,
  item: StorefrontItem,
  pricedGroup: StorefrontMenuGroup | undefined,
  choice: ItemChoice,
): JudgedChoice {
  const groups = selectionGroups(item, index.modifierGroup, choice.sizeId);
  const request = requestOf(item, pricedGroup, groups, choice);
  const line = priceLine(index, request);
  return {
    groups,
    request,
    total: isProblem(line) ? undefined : line.lineTotal.toNumber(),
    missing: groups.find((group) => !isGroupValid(group, choice.selection)),
    priceError:
      item.pricingStrategy === 'open'
        ? openPriceError(request.openPrice, index.storefront.restaurant.currency)
        : undefined,
  };
}
