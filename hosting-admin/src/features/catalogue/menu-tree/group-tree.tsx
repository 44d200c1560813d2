// The restaurant's menus and their sections as a tree, sorted by drag or keyboard.
import { isolated } from '@bite/shared/kernel/isolated';
import { Link } from 'react-router-dom';
import { BulkBar, Tick } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SortableRow } from '../../../ui/fields/sortable/order.ts';
import { SortableRows } from '../../../ui/fields/sortable/sortable-rows.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { useTickedRows } from '../../../ui/use-ticked-rows.ts';
import { deepestOf, type Group } from './arrangement.ts';
import { GroupBadges } from './group-badges.tsx';
import { DROP_GROUP } from './use-drop-on-group.ts';
import type { MenuShown } from './use-menu.ts';

interface GroupTreeProps {
  menu: MenuShown;
  mayWrite: boolean;
  selectedId: number | undefined;
  pathOf: (groupId: number) => string;
  onOrder: (rows: readonly SortableRow[]) => void;
  onAddSection: (groupId: number) => void;
  onMove: (groupIds: readonly number[]) => void;
  /** The group that dragged items would be dropped on. */
  overId: number | undefined;
}

export function GroupTree(props: GroupTreeProps) {
  const { menu, mayWrite, onOrder, onAddSection, onMove, overId } = props;
  const { rows } = menu;
  const ticked = useTickedRows(rows.map((row) => ({ id: row.id, original: Number(row.id) })));
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
    <div className="grid gap-3">
      <SortableRows
        label="Menus"
        rows={rows}
        deepest={deepestOf(rows)}
        onOrder={onOrder}
        dropTarget={{ name: DROP_GROUP, id: overId === undefined ? undefined : String(overId) }}
        line={(row) => (
          <span className="flex min-w-0 items-center">
            <Tick
              label={`Select ${isolated(row.label)}`}
              isOn={ticked.isTicked(row.id)}
              onTurn={(...turned) => ticked.tick(row.id, ...turned)}
            />
            {line(row)}
          </span>
        )}
        menu={({ id }) => (
          <>
            <MenuItem onSelect={() => onAddSection(Number(id))}>New menu group below it</MenuItem>
            <MenuItem onSelect={() => onMove([Number(id)])}>Move to…</MenuItem>
          </>
        )}
      />
      <BulkBar
        label="Selected menu groups"
        count={ticked.rows.length}
        total={rows.length}
        onTickAll={ticked.tickAll}
      >
        <Button onClick={() => onMove(ticked.rows)}>Move to…</Button>
      </BulkBar>
    </div>
  );
}

/** '3 items'; '2 groups' of a menu that has nothing but groups. */
function contentsOf({ menuGroupId, items }: Group, { groups }: MenuShown): string {
  const sections = groups.filter(({ parentId }) => parentId === menuGroupId).length;
  if (items.length === 0 && sections > 0) return sections === 1 ? '1 group' : `${sections} groups`;
  return items.length === 1 ? '1 item' : `${items.length} items`;
}

function GroupLine({ menu, selectedId, pathOf, groupId }: GroupTreeProps & { groupId: number }) {
  const group = menu.byId.get(groupId);
  if (!group) return null;
  return (
    <Link
      to={pathOf(groupId)}
      aria-current={groupId === selectedId ? 'true' : undefined}
      className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-2 rounded-md text-ink no-underline hover:underline aria-[current=true]:font-bold aria-[current=true]:text-accent-ink"
    >
      <span className="min-w-0 flex-1 basis-24 wrap-anywhere">{group.name}</span>
      <GroupBadges group={group} />
      <span className="shrink-0 text-xs text-muted tabular-nums">{contentsOf(group, menu)}</span>
    </Link>
  );
}
