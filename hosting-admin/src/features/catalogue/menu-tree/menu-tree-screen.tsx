// 'Menus': the menus of a restaurant with their sections, and beside them the items of the chosen one. On a phone one of both.
import { isolated } from '@bite/shared/kernel/isolated';
import { ArrowLeft, Eye, Pencil, Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { useRecordWrites } from '../../../lib/records.ts';
import {
  IN_GROUP,
  menuGroupPath,
  menuPreviewPath,
  newItemPath,
  recordPath,
  recordsPath,
} from '../../../lib/screen-paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { callFailure } from '../../../ui/call-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Message } from '../../../ui/message.tsx';
import { Page } from '../../../ui/page.tsx';
import type { RecordScreenProps } from '../../../ui/records/record-descriptor.ts';
import { RecordListMenu } from '../../../ui/records/record-list-menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { UnreadableNotice } from '../../../ui/unreadable-notice.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import {
  type Arrangement,
  type Group,
  movedGroups,
  movedItems,
  pathWords,
  reordered,
  sortedItems,
  withItems,
  withoutItems,
} from './arrangement.ts';
import { GroupBadges } from './group-badges.tsx';
import {
  AddItemsDialog,
  MoveGroupsDialog,
  type MoveGroupsSubject,
  MoveItemsDialog,
  type MoveSubject,
  NewGroupDialog,
} from './group-dialogs.tsx';
import { GroupItems } from './group-items.tsx';
import { GroupTree } from './group-tree.tsx';
import { useArrange } from './use-arrange.ts';
import { useDropOnGroup } from './use-drop-on-group.ts';
import { type MenuItem, type MenuShown, useMenu } from './use-menu.ts';

export function MenuTreeScreen({ restaurant, may, mayWrite }: RecordScreenProps) {
  const { menu, itemById, unreadable, error, retry } = useMenu(restaurant);
  const asking = useSubject<{ parent: Group | undefined }>();
  const create = mayWrite && (
    <Button look="primary" onClick={() => asking.open({ parent: undefined })}>
      <Plus className="size-5" aria-hidden="true" />
      New menu
    </Button>
  );
  const props = { restaurant, may, mayWrite, itemById, asking };
  return (
    <Page
      title="Menus"
      description="What you sell, in groups and in order."
      actions={
        <>
          <Link to={menuPreviewPath(restaurant)} className={buttonClasses()}>
            <Eye className="size-5" aria-hidden="true" />
            Preview
          </Link>
          {create}
          {mayWrite && <RecordListMenu kind="menuGroups" many="menu groups" restaurant={restaurant} />}
        </>
      }
    >
      <UnreadableNotice records={unreadable} />
      {error ? (
        <Message
          role="alert"
          title="Could not load the menus"
          actions={<Button onClick={retry}>Try again</Button>}
        >
          <p>{callFailure(error, 'Nothing was changed.').message}</p>
        </Message>
      ) : menu ? (
        <Menus {...props} menu={menu} create={create} />
      ) : (
        <Skeleton label="Loading the menus…" rows={6} />
      )}
    </Page>
  );
}

interface MenusProps extends Pick<RecordScreenProps, 'restaurant' | 'may' | 'mayWrite'> {
  menu: MenuShown;
  itemById: ReadonlyMap<number, MenuItem> | undefined;
  asking: ReturnType<typeof useSubject<{ parent: Group | undefined }>>;
}

function Menus(props: MenusProps & { create: React.ReactNode }) {
  const { restaurant, mayWrite, menu, asking, create } = props;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const arrange = useArrange(restaurant);
  const writes = useRecordWrites('menuGroups', restaurant, ({ menuGroupId }) => menuGroupId);
  const moving = useSubject<MoveGroupsSubject>();
  const selected = menu.byId.get(Number(parameters.get(IN_GROUP)));
  const drop = useDropOnGroup(selected?.menuGroupId);
  const pathOf = (groupId: number): string => menuGroupPath(restaurant, groupId);
  const add = async (name: string, parent: Group | undefined): Promise<void> => {
    const siblings = menu.groups.filter(({ parentId }) => parentId === parent?.menuGroupId);
    const { record } = await writes.create({
      name,
      isMenu: parent === undefined,
      position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
      ...(parent && { parentId: parent.menuGroupId }),
    });
    toast.success(`${isolated(name)} created`);
    void navigate(pathOf(record.menuGroupId));
  };
  return (
    <>
      {menu.groups.length === 0 ? (
        <Empty title="No menus yet" action={create}>
          Begin with one menu, such as Dinner. Then add its groups, and items to each.
        </Empty>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
          <div className={classNames(selected && 'max-lg:hidden')}>
            <GroupTree
              menu={menu}
              mayWrite={mayWrite}
              selectedId={selected?.menuGroupId}
              pathOf={pathOf}
              onOrder={(rows) => void arrange({ changes: reordered(menu.groups, rows), done: 'Menu sorted' })}
              onAddSection={(groupId) => asking.open({ parent: menu.byId.get(groupId) })}
              onMove={(groupIds) => moving.open({ groupIds, words: groupWords(groupIds, menu) })}
              overId={drop.overId}
            />
          </div>
          {selected ? (
            <ChosenGroup
              key={selected.menuGroupId}
              {...props}
              group={selected}
              arrange={arrange}
              drop={drop}
            />
          ) : (
            <p className="rounded-xl border border-dashed border-line p-6 text-sm text-muted max-lg:hidden">
              Choose a menu or menu group to see its items.
            </p>
          )}
        </div>
      )}
      <NewGroupDialog asking={asking} onCreate={add} />
      <MoveGroupsDialog
        menu={menu}
        asking={moving}
        onMove={({ groupIds, words }, to) =>
          void arrange({
            changes: movedGroups(menu.groups, groupIds, to?.menuGroupId),
            done: `${isolated(words)} moved ${to ? `below ${isolated(to.name)}` : 'to the top'}`,
          })
        }
      />
    </>
  );
}

const groupWords = (ids: readonly number[], { byId }: MenuShown): string =>
  ids.length === 1 ? (byId.get(ids[0] ?? 0)?.name ?? '1 menu group') : `${ids.length} menu groups`;

interface ChosenGroupProps extends MenusProps {
  group: Group;
  drop: ReturnType<typeof useDropOnGroup>;
  arrange: ReturnType<typeof useArrange>;
}

function ChosenGroup(props: ChosenGroupProps) {
  const { restaurant, may, mayWrite, menu, itemById, group, arrange, asking, drop } = props;
  const adding = useSubject<Group>();
  const moving = useSubject<MoveSubject>();
  const wordsOf = (ids: readonly number[]): string => {
    const [first = 0] = ids;
    return ids.length === 1 ? (itemById?.get(first)?.record.name ?? '1 item') : `${ids.length} items`;
  };
  const apply = (changes: readonly Arrangement[], done: string) => void arrange({ changes, done });
  const moveTo = (from: Group, to: Group, itemIds: readonly number[]) =>
    apply(movedItems(from, to, itemIds), `${isolated(wordsOf(itemIds))} moved to ${isolated(to.name)}`);
  return (
    <div className="grid gap-3">
      <Link
        to={recordsPath(restaurant, 'menuGroups')}
        className={buttonClasses('quiet', 'justify-self-start lg:hidden')}
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        All menus
      </Link>
      <Card
        title={group.name}
        description={
          <span className="flex flex-wrap items-center gap-2">
            {pathWords(menu.rows, String(group.menuGroupId))}
            <GroupBadges group={group} />
          </span>
        }
        actions={
          <GroupActions
            {...props}
            onAddItems={() => adding.open(group)}
            onAddSection={() => asking.open({ parent: group })}
          />
        }
      >
        {group.items.length === 0 ? (
          <p className="text-sm text-muted">
            No items here yet. {mayWrite && 'Add what is there already, or type the name of a new one.'}
          </p>
        ) : (
          <GroupItems
            restaurant={restaurant}
            group={group}
            itemById={itemById}
            may={may}
            mayWrite={mayWrite}
            onSort={(ids) => apply(sortedItems(group, ids), `${isolated(group.name)} sorted`)}
            onMove={(itemIds) => moving.open({ from: group, itemIds, words: wordsOf(itemIds) })}
            drop={drop}
            onDrop={(itemIds) => {
              const to = menu.byId.get(drop.taken() ?? 0);
              if (to) moveTo(group, to, itemIds);
            }}
            onRemove={(ids) =>
              apply(
                withoutItems(group, ids),
                `${isolated(wordsOf(ids))} removed from ${isolated(group.name)}`,
              )
            }
          />
        )}
      </Card>
      <AddItemsDialog
        restaurant={restaurant}
        asking={adding}
        onAdd={(to, ids) =>
          apply(withItems(to, ids), `${ids.length === 1 ? '1 item' : `${ids.length} items`} added`)
        }
      />
      <MoveItemsDialog
        menu={menu}
        asking={moving}
        onMove={({ from, itemIds }, to) => moveTo(from, to, itemIds)}
      />
    </div>
  );
}

interface GroupActionsProps extends ChosenGroupProps {
  onAddItems: () => void;
  onAddSection: () => void;
}

const GroupActions = ({ restaurant, mayWrite, group, onAddItems, onAddSection }: GroupActionsProps) => (
  <div className="flex flex-wrap gap-2">
    {mayWrite && (
      <>
        <Button look="primary" onClick={onAddItems}>
          Add items
        </Button>
        <Link
          to={newItemPath(restaurant, group.menuGroupId)}
          state={{ from: menuGroupPath(restaurant, group.menuGroupId) }}
          className={buttonClasses()}
        >
          New item here
        </Link>
        <Button onClick={onAddSection}>Add menu group</Button>
      </>
    )}
    <Link to={recordPath(restaurant, 'menuGroups', group.menuGroupId)} className={buttonClasses()}>
      <Pencil className="size-4" aria-hidden="true" />
      {mayWrite ? 'Edit' : 'Open'}
    </Link>
  </div>
);
