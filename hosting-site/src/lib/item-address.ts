// The open item's dialog in the URL (O2.2-01): the item, and the menu group it was picked from if that has its own prices. A
// link without a group, as host pages and the strip use, means standard prices.

export function itemParameters(
  itemGuid: string,
  menuGroupId?: number,
  cartItemId?: string,
): Record<string, string> {
  return {
    item: itemGuid,
    ...(menuGroupId !== undefined && { group: String(menuGroupId) }),
    ...(cartItemId !== undefined && { line: cartItemId }),
  };
}

interface OpenedItem {
  /** Undefined for none, and for an empty parameter. */
  itemGuid: string | undefined;
  menuGroupId: number | undefined;
  /** The cart line that is being changed. */
  cartItemId: string | undefined;
}

export function openedItem(parameters: URLSearchParams): OpenedItem {
  return {
    itemGuid: parameters.get('item') || undefined,
    menuGroupId: Number(parameters.get('group')) || undefined,
    cartItemId: parameters.get('line') || undefined,
  };
}
