// Which option was replaced by a new one in a full modifier group (O2.5-11).

import { isolated } from '../kernel/isolated.ts';
import { t } from '../kernel/translate.ts';
import type { Selection, SelectionGroup } from './selection.ts';

/**
 * 'Olives instead of Ham, 3 at most.', or undefined if no option was replaced. Not for radio buttons, which show by
 * themselves that only one is possible.
 */
export function replacementIn(
  group: SelectionGroup,
  before: Selection,
  after: Selection,
): string | undefined {
  if (group.max === undefined || group.max === 1) return undefined;
  const grown = (id: number): number =>
    (after.get(group.modifierGroupId)?.get(id) ?? 0) - (before.get(group.modifierGroupId)?.get(id) ?? 0);
  const picked = group.modifiers.find(({ id }) => grown(id) > 0);
  const replaced = group.modifiers.find(({ id }) => grown(id) < 0);
  return (
    picked &&
    replaced &&
    t('{picked} instead of {replaced}, {max} at most.', {
      picked: isolated(picked.name),
      replaced: isolated(replaced.name),
      max: group.max,
    })
  );
}
