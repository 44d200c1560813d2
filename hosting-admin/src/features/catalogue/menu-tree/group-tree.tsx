// The restaurant's menus and their sections as a tree, sorted by drag or keyboard.
import { Link } from 'react-router-dom';
import type { SortableRow } from '../../../ui/fields/sortable/order.ts';
import { SortableRows } from '../../../ui/fields/sortable/sortable-rows.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { GroupBadges } from './group-badges.tsx';
import type { MenuShown } from './use-menu.ts';

/** Six levels, or as many as there are. */
const DEEPEST = 5;

interface GroupTreeProps {
  menu: MenuShown;
  mayWrite: boolean;
  selectedId: number | undefined;
  pathOf: (groupId: number) => string;
  onOrder: (rows: readonly SortableRow[]) => void;
  onAddSection: (groupId: number) => void;
}

export function GroupTree(props: GroupTreeProps) {
  const { menu, mayWrite, onOrder, onAddSection } = props;
  const { rows } = menu;
  const line = ({ id }: SortableRow) => <GroupLine {...props} groupId={Number(id)} />;
  if (!mayWrite)
    return (
      <ul aria-label="Menus" className="grid gap-1.5">
        {rows.map((row) => (
          <li
            key={row.id}
            style={{ marginLeft: row.depth * 28 }}
            className="rounded-lg border border-line bg-card px-3 text-sm"
          >
            {line(row)}
          </li>
        ))}
      </ul>
    );
  return (
    <SortableRows
      label="Menus"
      rows={rows}
      deepest={Math.max(DEEPEST, ...rows.map(({ depth }) => depth))}
      onOrder={onOrder}
      line={line}
      menu={({ id }) => <MenuItem onSelect={() => onAddSection(Number(id))}>New section below it</MenuItem>}
    />
  );
}

function GroupLine({ menu, selectedId, pathOf, groupId }: GroupTreeProps & { groupId: number }) {
  const group = menu.byId.get(groupId);
  if (!group) return null;
  const count = group.items.length;
  return (
    <Link
      to={pathOf(groupId)}
      aria-current={groupId === selectedId ? 'true' : undefined}
      className="flex min-h-9 min-w-0 items-center gap-2 rounded-md text-ink no-underline hover:underline aria-[current=true]:font-bold aria-[current=true]:text-accent-ink"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{group.name}</span>
      <GroupBadges group={group} />
      <span className="shrink-0 text-xs text-muted tabular-nums">
        {count === 1 ? '1 item' : `${count} items`}
      </span>
    </Link>
  );
}
