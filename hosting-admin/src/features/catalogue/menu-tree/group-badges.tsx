// What keeps a menu group, or an item, from guests on the ordering page, in a word.
import { Badge } from '../../../ui/badge.tsx';
import type { Group } from './arrangement.ts';
import type { MenuItem } from './use-menu.ts';

export function GroupBadges({ group }: { group: Group }) {
  if (!group.isActive) return <Badge tone="danger">Off</Badge>;
  if (!group.visibleInOnlineOrdering || !group.availability.online)
    return <Badge tone="warn">Hidden online</Badge>;
  return isTimed(group) ? <Badge tone="info">At times</Badge> : null;
}

const isTimed = (group: Group): boolean =>
  group.timeRange !== undefined ||
  Boolean(group.dateRange?.start || group.dateRange?.end) ||
  group.seasonalAvailability.isActive ||
  [...Object.values(group.daysOfWeek), ...Object.values(group.daysAvailable)].includes(false);

export function ItemBadges({ item }: { item: MenuItem['record'] }) {
  if (!item.isActive) return <Badge tone="danger">Off</Badge>;
  return item.onlineOrdering ? null : <Badge tone="warn">Hidden online</Badge>;
}
