// Some groups of a menu, with everything in them: the groups below them, their items, and what these refer to.
import { idOf, type Menu, type MenuKind } from '../menu.schema.ts';

export function selectedMenu(menu: Menu, chosenGroups: readonly number[]): Menu {
  const inSelection = new Set<number>();
  const groups = groupsBelow(menu, chosenGroups, inSelection);
  const itemIds = new Set(groups.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  const items = menu.items.filter(({ itemId }) => itemIds.has(itemId));
  const uses = [...items, ...groups].flatMap(({ modifierGroups }) => modifierGroups);
  const of = <Kind extends MenuKind>(kind: Kind, ids: readonly (number | undefined)[]): Menu[Kind] => {
    const wanted = new Set(ids);
    return (menu[kind] as Menu[Kind][number][]).filter((one) => wanted.has(idOf(kind, one))) as Menu[Kind];
  };
  return {
    tags: of(
      'tags',
      [...items, ...groups].flatMap(({ tagIds }) => tagIds),
    ),
    courses: of(
      'courses',
      items.map(({ courseId }) => courseId),
    ),
    salesCategories: of(
      'salesCategories',
      items.map(({ salesCategoryId }) => salesCategoryId),
    ),
    taxRates: of(
      'taxRates',
      items.flatMap(({ taxRateIds = [] }) => taxRateIds),
    ),
    modifierGroups: of(
      'modifierGroups',
      uses.map(({ modifierGroupId }) => modifierGroupId),
    ),
    items,
    menuGroups: groups,
  };
}

/** A chosen group stands at the top, whatever it is below of. */
function groupsBelow({ menuGroups }: Menu, chosen: readonly number[], seen: Set<number>): Menu['menuGroups'] {
  let level = menuGroups.filter(({ menuGroupId }) => chosen.includes(menuGroupId));
  while (level.length > 0) {
    for (const { menuGroupId } of level) seen.add(menuGroupId);
    const parents = new Set(level.map(({ menuGroupId }) => menuGroupId));
    level = menuGroups.filter(
      ({ menuGroupId, parentId }) =>
        parentId !== undefined && parents.has(parentId) && !seen.has(menuGroupId),
    );
  }
  return menuGroups.filter(({ menuGroupId }) => seen.has(menuGroupId));
}
