// Which option a new pick replaced in a full modifier group (O2.5-11).
import { isolated } from '../kernel/isolated.ts';
import type { Selection, SelectionGroup } from './selection.ts';

/**
 * 'Olives instead of Ham, 3 at most.', or nothing where no option gave way to another. Radio buttons show by themselves
 * that there can be one alone.
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
    `${isolated(picked.name)} instead of ${isolated(replaced.name)}, ${group.max} at most.`
  );
}
