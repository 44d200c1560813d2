// Transfers the lines of an old cart to a menu: the same item by guid, or by name at another restaurant, with its size and
// options by name. Lines that cannot be priced as before are dropped.
import type { StorefrontItem } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { ownName, type Translated } from '../catalogue/translations.ts';
import { type ChosenLine, lineRequestOf } from './cart.ts';
import { isProblem, type LineRequest, priceLine } from './line.ts';
import { selectionGroups } from './selection.ts';

export interface KeptLines {
  requests: LineRequest[];
  /** The names of dropped lines. */
  left: string[];
}

/** A line of an old cart or order. */
export interface EarlierLine extends ChosenLine {
  menuItemGuid: string;
  name: string;
}

export function keepLines(index: StorefrontIndex, items: readonly EarlierLine[]): KeptLines {
  const requests: LineRequest[] = [];
  const left: string[] = [];
  for (const item of items) {
    const request = keepLine(index, item);
    if (request) requests.push(request);
    else left.push(item.name);
  }
  return { requests, left };
}

/** The line on this menu; undefined if it cannot be had as it was. */
export const keepLine = (index: StorefrontIndex, item: EarlierLine): LineRequest | undefined =>
  [lineRequestOf(item), byNames(index, item)].find((one) => one && isSame(index, item, one));

const plain = (text: string): string => text.trim().toLowerCase();
/** In the language of the page, or as the restaurant says it. */
const isCalled = (name: string) => (thing: Translated) =>
  [thing.name, ownName(thing)].some((one) => plain(one) === plain(name));

/** Whether it is the same dish and available like that. Ids are meaningless at another restaurant. */
function isSame(index: StorefrontIndex, { name, menuItemGuid }: EarlierLine, request: LineRequest): boolean {
  const item = index.item(request.menuItemId);
  return (
    item !== undefined &&
    (item.guid === menuItemGuid || isCalled(name)(item)) &&
    !isProblem(priceLine(index, request))
  );
}

/** The line on this menu; undefined if the dish, its size or one of its options is missing. */
function byNames(index: StorefrontIndex, old: EarlierLine): LineRequest | undefined {
  const { items } = index.storefront;
  const item = items.find(({ guid }) => guid === old.menuItemGuid) ?? items.find(isCalled(old.name));
  if (!item) return undefined;
  const size = old.selectedSize && item.sizes?.find(isCalled(old.selectedSize.sizePrice.name));
  const modifiers = modifiersByName(index, item, old);
  if ((old.selectedSize && !size) || !modifiers) return undefined;
  const { quantity, openPrice, notes } = old;
  return { menuItemId: item.itemId, sizeId: size?.id, openPrice, quantity, modifiers, notes };
}

function modifiersByName(
  index: StorefrontIndex,
  item: StorefrontItem,
  old: EarlierLine,
): LineRequest['modifiers'] | undefined {
  const groups = selectionGroups(item, index.modifierGroup);
  const found = old.modifierGroups.flatMap((oldGroup) => {
    const group = groups.find(isCalled(oldGroup.name));
    return oldGroup.modifiers.map(({ name, quantity }) => {
      const modifier = group?.modifiers.find(isCalled(name));
      return group && modifier
        ? { modifierGroupId: group.modifierGroupId, modifierId: modifier.id, quantity }
        : undefined;
    });
  });
  const known = found.filter((one) => one !== undefined);
  return known.length === found.length ? known : undefined;
}
