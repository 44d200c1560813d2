// Which item's dialog is open, as the address says it (O2.2-01): the item, and the menu group it was picked from where that
// has prices of its own. A link without a group, as host pages and the strip make them, means standard prices.

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
  itemGuid: string | undefined;
  menuGroupId: number | undefined;
  /** The line of the cart that is being changed. */
  cartItemId: string | undefined;
}

export function openedItem(parameters: URLSearchParams): OpenedItem {
  return {
    itemGuid: parameters.get('item') ?? undefined,
    menuGroupId: Number(parameters.get('group')) || undefined,
    cartItemId: parameters.get('line') ?? undefined,
  };
}
