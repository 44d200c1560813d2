// The items of one menu group in their order: sorted, moved, removed, one or many.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../lib/screen-paths.ts';
import { BulkBar, Tick } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { type DropElsewhere, SortableRows } from '../../../ui/fields/sortable/sortable-rows.tsx';
import { MenuItem as MenuEntry, MenuSeparator } from '../../../ui/menu.tsx';
import type { RecordScreenProps, RecordToolProps } from '../../../ui/records/record-descriptor.ts';
import { useRecordTools } from '../../../ui/records/record-tools.tsx';
import { useRecordChanges } from '../../../ui/records/use-record-changes.ts';
import { useTickedRows } from '../../../ui/use-ticked-rows.ts';
import { priceText } from '../records/items/item-texts.ts';
import { itemDescriptor } from '../records/items.tsx';
import { type Group, itemsOf } from './arrangement.ts';
import { ItemBadges } from './group-badges.tsx';
import type { MenuItem } from './use-menu.ts';

/** So many rows can be dragged smoothly; there is a button for more. */
const STEP = 150;

interface GroupItemsProps {
  restaurant: MyRestaurant;
  group: Group;
  /** Undefined while the items load. */
  itemById: ReadonlyMap<number, MenuItem> | undefined;
  may: RecordScreenProps['may'];
  mayWrite: boolean;
  onSort: (itemIds: readonly number[]) => void;
  onMove: (itemIds: readonly number[]) => void;
  onRemove: (itemIds: readonly number[]) => void;
  /** The groups beside the list, onto which a row can be dragged: with it go all others that are selected. */
  drop: Omit<DropElsewhere, 'drop'>;
  onDrop: (itemIds: readonly number[]) => void;
}

export function GroupItems(props: GroupItemsProps) {
  const { restaurant, group, itemById, may, mayWrite, onSort, onMove, onRemove, drop, onDrop } = props;
  const [shown, setShown] = useState(STEP);
  const all = itemsOf(group).map(({ itemId }) => itemId);
  const ids = all.slice(0, shown);
  const ticked = useTickedRows(all.map((id) => ({ id: String(id), original: id })));
  const changes = useRecordChanges(itemDescriptor, restaurant);
  const tools = useRecordTools({ descriptor: itemDescriptor, restaurant, may, mayWrite, changes });
  const canTick = mayWrite || !tools.areNone;
  const entriesOf = (some: readonly number[]) => some.flatMap((id) => itemById?.get(id) ?? []);
  const done: RecordToolProps<'items'>['onDone'] = (left = []) =>
    ticked.tickOnly(left.map(({ record }) => String(record.itemId)));
  const nameOf = (id: number): string => itemById?.get(id)?.record.name ?? `No. ${id}`;
  const line = (id: number) => (
    <ItemLine
      restaurant={restaurant}
      itemId={id}
      item={itemById?.get(id)?.record}
      {...(canTick && {
        tick: (
          <Tick
            label={`Select ${nameOf(id)}`}
            isOn={ticked.isTicked(String(id))}
            onTurn={(...turned) => ticked.tick(String(id), ...turned)}
          />
        ),
      })}
    />
  );
  const rest = all.length - ids.length;
  return (
    <div className="grid gap-3">
      {mayWrite ? (
        <SortableRows
          label={`Items of ${group.name}`}
          rows={ids.map((id) => ({ id: String(id), depth: 0, label: nameOf(id) }))}
          deepest={0}
          onOrder={(rows) => onSort(rows.map(({ id }) => Number(id)))}
          elsewhere={{
            ...drop,
            drop: ({ id }) => onDrop(ticked.isTicked(id) ? ticked.rows : [Number(id)]),
          }}
          line={({ id }) => line(Number(id))}
          menu={({ id }) => (
            <>
              <MenuEntry onSelect={() => onMove([Number(id)])}>Move to another menu group</MenuEntry>
              <MenuEntry onSelect={() => onRemove([Number(id)])}>Remove from this menu group</MenuEntry>
              {entriesOf([Number(id)]).map((entry) => (
                <Fragment key={id}>
                  <MenuSeparator />
                  {tools.menuItems(entry)}
                </Fragment>
              ))}
            </>
          )}
        />
      ) : (
        <ul aria-label={`Items of ${group.name}`} className="grid gap-1.5 text-sm">
          {ids.map((id) => (
            <li key={id} className="rounded-lg border border-line px-3 py-2">
              {line(id)}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button className="justify-self-start" onClick={() => setShown((before) => before + STEP)}>
          Show {Math.min(rest, STEP)} more of {rest}
        </Button>
      )}
      <BulkBar count={ticked.rows.length} total={all.length} onTickAll={ticked.tickAll}>
        {itemById && tools.buttons(entriesOf(ticked.rows), done)}
        {mayWrite && (
          <>
            <Button onClick={() => onMove(ticked.rows)}>Move to…</Button>
            <Button look="danger" onClick={() => onRemove(ticked.rows)}>
              Remove
            </Button>
          </>
        )}
      </BulkBar>
      {tools.dialog}
    </div>
  );
}

interface ItemLineProps {
  restaurant: MyRestaurant;
  itemId: number;
  item: MenuItem['record'] | undefined;
  tick?: React.ReactNode;
}

function ItemLine({ restaurant, itemId, item, tick }: ItemLineProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {tick}
      <Link
        to={recordPath(restaurant, 'items', itemId)}
        className="inline-flex min-h-9 min-w-0 flex-1 basis-24 items-center text-ink no-underline wrap-anywhere hover:underline"
      >
        {item?.name ?? `No. ${itemId}`}
      </Link>
      {item && <ItemBadges item={item} />}
      {item && (
        <span className="shrink-0 text-muted tabular-nums">{priceText(item, restaurant.currency)}</span>
      )}
    </span>
  );
}
