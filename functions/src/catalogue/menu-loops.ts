// Menu groups form trees: none may stand below itself, however many lie between.
import type { MenuGroup } from '@bite/shared/catalogue/menu-group.schema';

export function groupsBelowThemselves(groups: readonly MenuGroup[]): MenuGroup[] {
  const parentOf = new Map(groups.map((group) => [group.menuGroupId, group.parentId]));
  return groups.filter(({ menuGroupId }) => {
    const seen = new Set<number>();
    let above = parentOf.get(menuGroupId);
    while (above !== undefined && above !== menuGroupId && !seen.has(above)) {
      seen.add(above);
      above = parentOf.get(above);
    }
    return above === menuGroupId;
  });
}
