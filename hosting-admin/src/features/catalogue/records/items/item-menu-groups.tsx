// In which menu groups an item is, and how it gets into others, as part of its form. Of an item that is there each change is
// saved at once, by the write path of the menus; a new one goes into its groups once it is created.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { usePorts } from '../../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../../lib/records.ts';
import { COPY_OF, IN_GROUP, menuGroupPath, recordsPath } from '../../../../lib/screen-paths.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { callFailure } from '../../../../ui/call-failure.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormGroup } from '../../../../ui/form-group.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { AfterCreation } from '../../../../ui/records/record-descriptor.ts';
import { type Group, pathWords, withItems, withoutItems } from '../../menu-tree/arrangement.ts';
import { GroupBadges } from '../../menu-tree/group-badges.tsx';
import { groupsOfItem } from '../../menu-tree/item-groups.ts';
import { useArrange } from '../../menu-tree/use-arrange.ts';
import { type MenuShown, useMenuGroups } from '../../menu-tree/use-menu.ts';
import type { ItemValues } from './item-values.ts';

interface ItemMenuGroupsProps {
  restaurant: MyRestaurant;
  /** Undefined for a new one. */
  recordId: number | undefined;
  afterCreation: AfterCreation | undefined;
}

/** Renders nothing for a new item whose form is part of another one, which places it. */
export function ItemMenuGroups({ restaurant, recordId, afterCreation }: ItemMenuGroupsProps) {
  if (recordId !== undefined) return <OfStoredItem restaurant={restaurant} itemId={recordId} />;
  return afterCreation && <OfNewItem restaurant={restaurant} afterCreation={afterCreation} />;
}

/** 'Margherita', 'This item' */
function useItemName(): string {
  const name = useWatch<ItemValues, 'name'>({ name: 'name' });
  return name?.trim() ? isolated(name) : 'This item';
}

function OfStoredItem({ restaurant, itemId }: { restaurant: MyRestaurant; itemId: number }) {
  const groups = useMenuGroups(restaurant);
  const arrange = useArrange(restaurant);
  const name = useItemName();
  return (
    <Groups
      {...{ restaurant, groups }}
      hint="Each change here is saved at once."
      chosen={groupsOfItem(groups.menu?.groups ?? [], itemId)}
      onAdd={(group) =>
        void arrange({
          changes: withItems(group, [itemId]),
          done: `${name} is in ${isolated(group.name)} now`,
        })
      }
      onRemove={(group) =>
        void arrange({
          changes: withoutItems(group, [itemId]),
          done: `${name} removed from ${isolated(group.name)}`,
        })
      }
    />
  );
}

interface OfNewItemProps {
  restaurant: MyRestaurant;
  afterCreation: AfterCreation;
}

/** Begins with the group that the address names; a copy with those of its original. */
function OfNewItem({ restaurant, afterCreation }: OfNewItemProps) {
  const { call } = usePorts();
  const client = useQueryClient();
  const groups = useMenuGroups(restaurant);
  const arrange = useArrange(restaurant);
  const name = useItemName();
  const [parameters] = useSearchParams();
  const [ids, setIds] = useState<readonly number[]>();
  const { menu } = groups;
  const first = [
    ...groupsOfItem(menu?.groups ?? [], Number(parameters.get(COPY_OF))),
    ...(menu?.groups ?? []).filter(({ menuGroupId }) => menuGroupId === Number(parameters.get(IN_GROUP))),
  ];
  const chosen = ids ? ids.flatMap((id) => menu?.byId.get(id) ?? []) : first;
  const chosenIds = chosen.map(({ menuGroupId }) => menuGroupId);
  /** The groups may have changed while the form was filled in. */
  const put = async (itemId: number): Promise<void> => {
    if (chosen.length === 0) return;
    const undone = `${name} was created, but is in no menu group yet.`;
    try {
      const { records } = await client.fetchQuery({
        ...recordsQuery(call, 'menuGroups', restaurant),
        staleTime: 0,
      });
      const wanted = records.flatMap(({ record }) =>
        chosenIds.includes(record.menuGroupId) ? [record] : [],
      );
      const names = wanted.map((group) => isolated(group.name)).join(', ');
      await arrange({
        changes: wanted.flatMap((group) => withItems(group, [itemId])),
        done: `${name} is in ${names} now`,
        undone,
      });
    } catch (error) {
      toast.error(`${undone} ${callFailure(error).message}`);
    }
  };
  useEffect(() => {
    afterCreation.current = put;
  });
  return (
    <Groups
      {...{ restaurant, groups, chosen }}
      onAdd={({ menuGroupId }) => setIds([...chosenIds, menuGroupId])}
      onRemove={({ menuGroupId }) => setIds(chosenIds.filter((id) => id !== menuGroupId))}
    />
  );
}

interface GroupsProps {
  restaurant: MyRestaurant;
  groups: ReturnType<typeof useMenuGroups>;
  chosen: readonly Group[];
  hint?: string;
  onAdd: (group: Group) => void;
  onRemove: (group: Group) => void;
}

function Groups({ restaurant, groups: { menu, error, refetch }, chosen, ...rest }: GroupsProps) {
  return (
    <FormGroup id="menus" title="Menus">
      {menu && <NotSeen restaurant={restaurant} menu={menu} count={chosen.length} />}
      {menu && menu.groups.length > 0 && <ChosenGroups {...{ restaurant, menu, chosen }} {...rest} />}
      {error && !menu && (
        <FailureNotice
          error={error}
          undone="Menus could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
    </FormGroup>
  );
}

function NotSeen({ restaurant, menu, count }: { restaurant: MyRestaurant; menu: MenuShown; count: number }) {
  if (count > 0) return null;
  const areNone = menu.groups.length === 0;
  return (
    <Notice
      tone="warn"
      role="status"
      action={
        areNone && (
          <Link
            to={recordsPath(restaurant, 'menuGroups')}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            Open the menus
          </Link>
        )
      }
    >
      <p className="font-semibold">In no menu group: guests do not see it</p>
      <p>{areNone ? 'There are no menus yet.' : 'Choose below where it stands on the menu.'}</p>
    </Notice>
  );
}

interface ChosenGroupsProps extends Omit<GroupsProps, 'groups'> {
  menu: MenuShown;
}

function ChosenGroups({ restaurant, menu, chosen, hint, onAdd, onRemove }: ChosenGroupsProps) {
  const adding = useRef<HTMLDivElement>(null);
  const label = useId();
  const chosenIds = new Set(chosen.map(({ menuGroupId }) => String(menuGroupId)));
  const pathOf = ({ menuGroupId }: Group) => pathWords(menu.rows, String(menuGroupId));
  const removeFocused = (group: Group): void => {
    onRemove(group);
    adding.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className="grid gap-1.5">
          <p id={label} className="text-sm font-semibold">
            On the menu in
          </p>
          <ul aria-labelledby={label} className="flex flex-wrap gap-1.5">
            {chosen.map((group) => (
              <li
                key={group.menuGroupId}
                className="flex min-w-0 items-center gap-2 rounded-lg bg-column pl-3 text-sm"
              >
                <Link
                  to={menuGroupPath(restaurant, group.menuGroupId)}
                  className="inline-flex min-h-11 min-w-0 items-center text-ink wrap-anywhere"
                >
                  {pathOf(group)}
                </Link>
                <GroupBadges group={group} />
                <IconButton label={`Remove from ${group.name}`} onClick={() => removeFocused(group)}>
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div ref={adding}>
        <Field label="Add to a menu group" hint={hint}>
          {(input) => (
            <Combobox
              input={input}
              label="Menu groups"
              options={menu.rows
                .filter(({ id }) => !chosenIds.has(id))
                .map(({ id }) => ({ value: id, label: pathWords(menu.rows, id) }))}
              value=""
              onChange={(value) => {
                const group = menu.byId.get(Number(value));
                if (group) onAdd(group);
              }}
              placeholder="Type to find one"
            />
          )}
        </Field>
      </div>
    </>
  );
}
