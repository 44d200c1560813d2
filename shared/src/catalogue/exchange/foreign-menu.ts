// What menus of other formats have in common: names for keys, options as modifier groups, and texts of bounded length.
import type { Draft, ModifierGroupFields, ModifierGroupUse, PartDraft } from '../menu-draft.ts';

/** A key of a file's own id; with a prefix, since a word such as 'constructor' is none of ours. */
export const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

export interface Choice {
  key: string;
  name: string;
  options: readonly PartDraft[];
  min: number;
  /** Absent = no limit. */
  max?: number | undefined;
}

/** A choice of a menu that diners order from: shown on every channel. */
export function modifierGroupOf({ key, name, options, min, max }: Choice): Draft<ModifierGroupFields> {
  const isMany = max === undefined || max > 1;
  return {
    key,
    fields: {
      name,
      pricingStrategy: options.some(({ price }) => price > 0) ? 'Individual' : 'No charge',
      selectionRequirement: min > 0 ? 'Required' : 'Optional',
      allowMultipleSelection: isMany,
      minSelection: min,
      maxSelection: max === undefined ? undefined : Math.max(max, 1),
      modifiers: [...options],
    },
    initially: {
      pos: true,
      kiosk: true,
      onlineOrdering: true,
      customerInvoices: true,
      onlineOrderingPartners: true,
    },
  };
}

export const usesOf = (keys: readonly string[]): ModifierGroupUse[] =>
  [...new Set(keys)].map((modifierGroupId, position) => ({ modifierGroupId, position }));

/** Undefined for an empty one. */
export const textOrNone = (text: string): string | undefined => (text === '' ? undefined : text);
