// Choosing sizes and modifiers for one item (O2.5-09 to O2.5-15, O5-03). Selections are immutable.

import { isSameSize } from '../catalogue/size-name.ts';
import type {
  StorefrontItem,
  StorefrontModifier,
  StorefrontModifierGroup,
  StorefrontModifierGroupUse,
} from '../catalogue/storefront.ts';
import { ownName } from '../catalogue/translations.ts';
import { plural } from '../kernel/translate.ts';

/** A modifier group with the item's own limits and prices applied, and the prices of its chosen size. */
export interface SelectionGroup extends StorefrontModifierGroup {
  isRequired: boolean;
  /** The minimum number of options: 0 for an optional group, never more than `max`. */
  min: number;
  /** Absent = no limit. */
  max?: number;
}

/** Quantity by modifier id, the newest option last, for each modifier group id. */
export type Selection = ReadonlyMap<number, ReadonlyMap<number, number>>;

export const emptySelection: Selection = new Map();

/**
 * The groups of an item that contain options (O2.5-02), in the item's order.
 * @param sizeId The chosen size: options may have prices by size. Of no consequence where no price is asked for.
 */
export function selectionGroups(
  item: Pick<StorefrontItem, 'modifierGroups' | 'sizes'>,
  groupById: (id: number) => StorefrontModifierGroup | undefined,
  sizeId?: number,
): SelectionGroup[] {
  const chosen = item.sizes?.find(({ id }) => id === sizeId);
  // The prices of options name sizes as the restaurant does.
  const size = chosen && ownName(chosen);
  return (item.modifierGroups ?? []).flatMap((use) => {
    const group = groupById(use.modifierGroupId);
    if (!group || group.modifiers.length === 0) return [];
    const isRequired = use.isRequired ?? group.selectionRequirement === 'Required';
    const allowMultipleSelection = use.allowMultipleSelection ?? group.allowMultipleSelection;
    const max = allowMultipleSelection ? (use.maxSelection ?? group.maxSelection) : 1;
    const wanted = isRequired ? Math.max(1, use.minSelection ?? group.minSelection) : 0;
    return [
      {
        ...group,
        ...(use.groupPrice !== undefined && { groupPrice: use.groupPrice }),
        modifiers: group.modifiers.map((modifier) => ({
          ...modifier,
          price: optionPrice(modifier, use, size),
        })),
        isRequired,
        allowMultipleSelection,
        allowDuplicateSelection: use.allowDuplicateSelection ?? group.allowDuplicateSelection,
        min: Math.min(wanted, max ?? wanted),
        ...(max !== undefined && { max }),
      },
    ];
  });
}

/** What an option costs: what the item says of it, else its price for the chosen size, else its plain price. */
export function optionPrice(
  { id, price, sizePrices }: Pick<StorefrontModifier, 'id' | 'price' | 'sizePrices'>,
  { optionPrices }: Pick<StorefrontModifierGroupUse, 'optionPrices'>,
  size: string | undefined,
): number {
  const own = optionPrices?.find(({ modifierId }) => modifierId === id);
  const bySize = size === undefined ? undefined : sizePrices?.find(({ name }) => isSameSize(name, size));
  return (own ?? bySize)?.price ?? price;
}

export function countOf(selection: Selection, modifierGroupId: number): number {
  let count = 0;
  for (const quantity of selection.get(modifierGroupId)?.values() ?? []) count += quantity;
  return count;
}

/** Whether it is shown as radio buttons, since only one option is possible (O2.5-13). */
export function isSingleChoice(group: SelectionGroup): boolean {
  return !group.allowMultipleSelection || group.max === 1;
}

/**
 * Handles a tap on an option: a new one is added, replacing the newest if the group is full; a chosen one is removed, unless
 * it is the last of a required group. If duplicates are allowed, a tap adds one more (O2.5-10 to O2.5-12).
 */
export function pick(selection: Selection, group: SelectionGroup, modifierId: number): Selection {
  const picked = new Map(selection.get(group.modifierGroupId));
  const isChosen = picked.has(modifierId);
  if (isChosen && !(group.allowDuplicateSelection && !isSingleChoice(group))) {
    return unpick(selection, group, modifierId);
  }
  if (group.max !== undefined && countOf(selection, group.modifierGroupId) >= group.max) {
    const newest = [...picked.keys()].at(-1);
    if (newest !== undefined) takeOne(picked, newest);
  }
  const count = picked.get(modifierId) ?? 0;
  picked.delete(modifierId);
  picked.set(modifierId, count + 1);
  return withGroup(selection, group.modifierGroupId, picked);
}

/** Removes one of an option; the last one of a required group stays (O2.5-12). */
export function unpick(selection: Selection, group: SelectionGroup, modifierId: number): Selection {
  const picked = new Map(selection.get(group.modifierGroupId));
  if (!picked.has(modifierId)) return selection;
  if (group.isRequired && countOf(selection, group.modifierGroupId) === 1) return selection;
  takeOne(picked, modifierId);
  return withGroup(selection, group.modifierGroupId, picked);
}

function takeOne(picked: Map<number, number>, modifierId: number): void {
  const left = (picked.get(modifierId) ?? 0) - 1;
  if (left > 0) picked.set(modifierId, left);
  else picked.delete(modifierId);
}

function withGroup(
  selection: Selection,
  modifierGroupId: number,
  picked: ReadonlyMap<number, number>,
): Selection {
  const next = new Map(selection);
  if (picked.size > 0) next.set(modifierGroupId, picked);
  else next.delete(modifierGroupId);
  return next;
}

/** 'Select 1 to 3 options' and its shorter forms (O2.5-15); undefined if there is no limit. */
export function selectionHint(group: SelectionGroup): string | undefined {
  const { min, max } = group;
  if (min > 0 && max !== undefined) {
    return min === max
      ? plural(min, 'Select 1 option', 'Select {count} options')
      : plural(max, 'Select {min} to 1 option', 'Select {min} to {count} options', { min });
  }
  if (min > 0) return plural(min, 'Select at least 1 option', 'Select at least {count} options');
  return max === undefined ? undefined : plural(max, 'Select up to 1 option', 'Select up to {count} options');
}

export function isGroupValid(group: SelectionGroup, selection: Selection): boolean {
  const count = countOf(selection, group.modifierGroupId);
  return count >= group.min && (group.max === undefined || count <= group.max);
}

/** Every group has a valid number of its own options, repeated only if allowed. */
export function isSelectionValid(groups: readonly SelectionGroup[], selection: Selection): boolean {
  const known = new Map(groups.map((group) => [group.modifierGroupId, group]));
  for (const [groupId, picked] of selection) {
    const group = known.get(groupId);
    if (!group) return false;
    const own = new Set(group.modifiers.map((modifier) => modifier.id));
    for (const [modifierId, quantity] of picked) {
      if (!own.has(modifierId) || quantity < 1) return false;
      if (quantity > 1 && !group.allowDuplicateSelection) return false;
    }
  }
  return groups.every((group) => isGroupValid(group, selection));
}

/** The first group with an invalid selection; undefined if there is none. */
export function groupAtFault(
  groups: readonly SelectionGroup[],
  selection: Selection,
): SelectionGroup | undefined {
  return groups.find((group) => {
    const picked = selection.get(group.modifierGroupId);
    return !isSelectionValid([group], new Map(picked && [[group.modifierGroupId, picked]]));
  });
}
