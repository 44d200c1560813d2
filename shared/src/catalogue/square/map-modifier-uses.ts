// The modifier groups of an item, in order, and where its limits differ from the groups' own.
import type { ModifierGroupUse } from '../menu-draft.ts';
import type { ParsedItem, ParsedModifierList } from './catalog.ts';
import type { ModifierListInfo } from './catalog-object.schema.ts';
import { type Limits, listLimits, usedLimits } from './limits.ts';
import { inOrder, type Mapping } from './mapping.ts';

/** Stands for "no limit" if the group has one and options may be repeated. */
const MANY = 99;

interface Use {
  info: ModifierListInfo;
  list: ParsedModifierList;
  path: string;
}

/** `lists` contains the imported lists, by Square id. */
export function mapModifierUses(
  item: ParsedItem,
  lists: ReadonlyMap<string, ParsedModifierList>,
  mapping: Mapping,
): ModifierGroupUse[] {
  const infos = item.data.item_data.modifier_list_info ?? [];
  const seen = new Set<string>();
  const uses = infos.flatMap((info, index): Use[] => {
    const path = `item_data.modifier_list_info[${index}]`;
    const list = lists.get(info.modifier_list_id);
    const why = whyNotUsed(info, list, seen.has(info.modifier_list_id));
    seen.add(info.modifier_list_id);
    if (list && why === undefined) return [{ info, list, path }];
    mapping.ledger.notCarried(item.source, why ?? '', path);
    return [];
  });
  return inUseOrder(uses).map(({ info, list, path }, position) => {
    claim(item, info, path, mapping);
    return { modifierGroupId: info.modifier_list_id, position, ...differences(info, list) };
  });
}

function whyNotUsed(
  info: ModifierListInfo,
  list: ParsedModifierList | undefined,
  isSecond: boolean,
): string | undefined {
  if (info.enabled === false) return 'is switched off for this item';
  if (isSecond) return 'names a list that the item has already';
  return list ? undefined : 'names a list that is deleted or left out';
}

/** The item's own order, else the lists'. */
function inUseOrder(uses: readonly Use[]): Use[] {
  const hasOwn = uses.some(({ info }) => info.ordinal !== undefined);
  return inOrder(uses, ({ info, list }) => (hasOwn ? info.ordinal : list.data.modifier_list_data.ordinal));
}

function claim({ source }: ParsedItem, info: ModifierListInfo, path: string, { ledger }: Mapping): void {
  const carried = ['modifier_list_id', 'enabled', 'ordinal', 'allow_quantities'];
  ledger.carried(source, ...carried.map((field) => `${path}.${field}`));
  for (const field of ['min_selected_modifiers', 'max_selected_modifiers'] as const) {
    const isUnset = (info[field] ?? -1) < 0;
    if (isUnset) ledger.notNeeded(source, `${path}.${field}`);
    else ledger.carried(source, `${path}.${field}`);
  }
}

/** Quantities are a flag in older files and YES, NO or NOT_SET in newer ones. */
function mayRepeat(info: ModifierListInfo): boolean | undefined {
  if (typeof info.allow_quantities === 'boolean') return info.allow_quantities;
  return info.allow_quantities === 'YES' ? true : info.allow_quantities === 'NO' ? false : undefined;
}

function differences(
  info: ModifierListInfo,
  { data, modifiers }: ParsedModifierList,
): Omit<ModifierGroupUse, 'modifierGroupId' | 'position'> {
  const list = data.modifier_list_data;
  const group = listLimits(list);
  const own = usedLimits(info, list);
  const groupMayRepeat = list.allow_quantities ?? false;
  const ownMayRepeat = mayRepeat(info) ?? groupMayRepeat;
  const everything = ownMayRepeat ? MANY : Math.max(1, own.min, modifiers.length);
  return {
    ...minimumWhereItDiffers(own, group),
    ...(own.max !== group.max && maximumOf(own.max ?? everything, group)),
    ...(ownMayRepeat !== groupMayRepeat && { allowDuplicateSelection: ownMayRepeat }),
  };
}

function minimumWhereItDiffers(
  own: Limits,
  group: Limits,
): Pick<ModifierGroupUse, 'isRequired' | 'minSelection'> {
  const isRequired = own.min > 0;
  return {
    ...(isRequired !== group.min > 0 && { isRequired }),
    ...(isRequired && own.min !== Math.max(1, group.min) && { minSelection: own.min }),
  };
}

function maximumOf(
  max: number,
  group: Limits,
): Pick<ModifierGroupUse, 'allowMultipleSelection' | 'maxSelection'> {
  const isMultiple = max !== 1;
  return {
    ...(isMultiple !== (group.max !== 1) && { allowMultipleSelection: isMultiple }),
    maxSelection: max,
  };
}
