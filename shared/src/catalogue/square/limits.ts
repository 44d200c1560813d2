// How many modifiers of a list may or must be chosen. In Square −1 means "not set" and a maximum of 0 "no limit".
import type { ModifierList, ModifierListInfo } from './catalog-object.schema.ts';

type ListData = ModifierList['modifier_list_data'];

export interface Limits {
  min: number;
  /** Absent = no limit. */
  max?: number;
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;
const isSet = (value: number | undefined): value is number => value !== undefined && value >= 0;

const limits = (min: number, max: number | undefined): Limits => (max === undefined ? { min } : { min, max });

/** The list's own limits: older files only have SINGLE or MULTIPLE. */
export function listLimits(list: ListData): Limits {
  const single = list.selection_type === 'SINGLE' ? 1 : undefined;
  return limits(positive(list.min_selected_modifiers) ?? 0, positive(list.max_selected_modifiers) ?? single);
}

/**
 * The item's own limits override the list's, one by one. If the item sets one end only and the list's other end would
 * contradict it, that end is not limited.
 */
export function usedLimits(info: ModifierListInfo, list: ListData): Limits {
  const own = listLimits(list);
  const { min_selected_modifiers: min, max_selected_modifiers: max } = info;
  if (isSet(min) && isSet(max)) return limits(min, positive(max));
  if (isSet(min)) return limits(min, own.max !== undefined && own.max < min ? undefined : own.max);
  if (isSet(max)) return limits(max > 0 && own.min > max ? 0 : own.min, positive(max));
  return own;
}

export function isContradictory({ min, max }: Limits): boolean {
  return max !== undefined && min > max;
}
