// The choices made for one item, and the cart line they make. Prices and limits come from the shared rules.
import type { StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { type CartItem, lineRequestOf } from '@bite/shared/ordering/cart';
import {
  isProblem,
  type LineRequest,
  openPriceError,
  priceLine,
  selectionOf,
} from '@bite/shared/ordering/line';
import {
  emptySelection,
  isGroupValid,
  type Selection,
  type SelectionGroup,
  selectionGroups,
} from '@bite/shared/ordering/selection';

export interface ItemChoice {
  sizeId: number | undefined;
  /** As typed. */
  openPrice: string;
  selection: Selection;
  quantity: number;
  notes: string;
}

/** Each opening starts afresh, with the first size chosen (O2.5-06); a line of the cart starts as it is. */
export function firstChoice(item: StorefrontItem, line?: CartItem): ItemChoice {
  const request = line && lineRequestOf(line);
  const isKnown = item.sizes?.some(({ id }) => id === request?.sizeId);
  return {
    sizeId: isKnown ? request?.sizeId : item.pricingStrategy === 'size' ? item.sizes?.[0]?.id : undefined,
    openPrice: request?.openPrice === undefined ? '' : String(request.openPrice),
    selection: request ? selectionOf(request.modifiers) : emptySelection,
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
  /** The price of all of them; undefined while something is missing. */
  total: number | undefined;
  /** The first group that still wants something. */
  missing: SelectionGroup | undefined;
  /** What is wrong with the price that the diner names. */
  priceError: string | undefined;
}

/** @param pricedGroup The menu group whose prices hold, where it is one with its own. */
export function judgeChoice(
  index: StorefrontIndex,
  item: StorefrontItem,
  pricedGroup: StorefrontMenuGroup | undefined,
  choice: ItemChoice,
): JudgedChoice {
  const groups = selectionGroups(item, index.modifierGroup);
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
