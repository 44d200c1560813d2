// How many items of a menu group one order may have (C3-15): at most so many, and if it has any, at least so many. Items of the
// groups below count as the group's own. An item in several groups counts in each, unless its line names one.

import type { StorefrontMenuGroup } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import { isolated } from '../kernel/isolated.ts';
import { plural, t } from '../kernel/translate.ts';
import { type RequestedItem, servingGroups } from './serving.ts';

type Line = RequestedItem & { quantity: number };

export interface LimitProblem {
  /** The index of the last line of the group. */
  line: number;
  message: string;
}

/** One problem for each group with too many items or too few. */
export function groupLimitProblems(index: StorefrontIndex, lines: readonly Line[]): LimitProblem[] {
  const counts = new Map<StorefrontMenuGroup, { quantity: number; line: number }>();
  for (const [line, asked] of lines.entries()) {
    for (const group of limitedGroups(index, asked)) {
      const { quantity } = counts.get(group) ?? { quantity: 0 };
      counts.set(group, { quantity: quantity + asked.quantity, line });
    }
  }
  return [...counts].flatMap(([group, { quantity, line }]) => {
    const message = limitMessage(group, quantity);
    return message === undefined ? [] : [{ line, message }];
  });
}

/** The groups with limits in which the item counts. */
export function limitedGroups(
  index: StorefrontIndex,
  asked: RequestedItem,
): ReadonlySet<StorefrontMenuGroup> {
  const found = new Set<StorefrontMenuGroup>();
  const seen = new Set<number>();
  for (const own of servingGroups(index, asked)) {
    let group: StorefrontMenuGroup | undefined = own;
    while (group && !seen.has(group.menuGroupId)) {
      seen.add(group.menuGroupId);
      if (group.minRequired || group.maxSelections) found.add(group);
      group = group.parentId === undefined ? undefined : index.menuGroup(group.parentId);
    }
  }
  return found;
}

function limitMessage(
  { name, minRequired = 0, maxSelections = Number.POSITIVE_INFINITY }: StorefrontMenuGroup,
  quantity: number,
): string | undefined {
  const group = isolated(name);
  if (quantity > maxSelections)
    return plural(
      quantity,
      'You can order at most {max} from {group}: 1 is in your order',
      'You can order at most {max} from {group}: {count} are in your order',
      { max: maxSelections, group },
    );
  if (quantity < minRequired)
    return plural(
      quantity,
      'Choose at least {min} from {group}: 1 is in your order',
      'Choose at least {min} from {group}: {count} are in your order',
      { min: minRequired, group },
    );
  return undefined;
}

/** 'At least 2 and at most 4 from Pizza in one order', for the diner who is choosing; undefined without limits. */
export function limitWords({ name, minRequired, maxSelections }: StorefrontMenuGroup): string | undefined {
  const group = isolated(name);
  const [min, max] = [minRequired, maxSelections];
  if (min && max) return t('At least {min} and at most {max} from {group} in one order', { min, max, group });
  if (min) return t('At least {min} from {group} in one order', { min, group });
  return max ? t('At most {max} from {group} in one order', { max, group }) : undefined;
}
