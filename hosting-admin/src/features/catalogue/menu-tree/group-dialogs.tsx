// What the screen of menus asks for: the name of a new group, which items to add, where to move some.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { name } from '@bite/shared/kernel/text.schema';
import type { ComponentProps, ReactNode } from 'react';
import { z } from 'zod';
import { ActionForm } from '../../../ui/action-form.tsx';
import { ComboboxInput } from '../../../ui/fields/combobox-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import { itemScreens } from '../records/items.tsx';
import { deepestOf, type Group, parentsFor, pathWords } from './arrangement.ts';
import type { MenuShown } from './use-menu.ts';

const newGroup = z.object({ name: name(255, 'Menu group name cannot be empty') });

interface NewGroupDialogProps {
  /** Of the group that it goes below; undefined for a menu. */
  asking: DialogSubject<{ parent: Group | undefined }>;
  /** Throws CallError. */
  onCreate: (name: string, parent: Group | undefined) => Promise<unknown>;
}

export function NewGroupDialog({ asking: { subject, isOpen, close }, onCreate }: NewGroupDialogProps) {
  if (!subject) return null;
  const { parent } = subject;
  const noun = parent ? 'menu group' : 'menu';
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={`New ${noun}`}
      description={
        parent
          ? `Below ${isolated(parent.name)}, after what is there.`
          : 'Such as Dinner. Its groups and items go below it.'
      }
    >
      <ActionForm
        schema={newGroup}
        values={{ name: '' }}
        label={`New ${noun}`}
        labels={[`Create ${noun}`, 'Creating…']}
        undone="Nothing was created."
        onCancel={close}
        onSubmit={async (values) => {
          await onCreate(values.name, parent);
          close();
        }}
      >
        <TextInput name="name" placeholder={parent ? 'Pizza' : 'Dinner'} />
      </ActionForm>
    </FormDialog>
  );
}

/** So that a list that opens is not cut off by the end of the dialog. */
const ListRoom = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-80 content-start">{children}</div>
);

const someItems = z.object({ itemIds: z.array(z.number()).min(1, 'Choose at least one item') });
const itemNames = { itemIds: 'Items' };

interface AddItemsDialogProps {
  restaurant: MyRestaurant;
  asking: DialogSubject<Group>;
  onAdd: (group: Group, itemIds: readonly number[]) => void;
}

export function AddItemsDialog({
  restaurant,
  asking: { subject, isOpen, close },
  onAdd,
}: AddItemsDialogProps) {
  if (!subject) return null;
  const present = new Set(subject.items.map(({ itemId }) => itemId));
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={`Add items to ${isolated(subject.name)}`}
      description="Type to find them. What you type can also become a new item."
    >
      <ActionForm
        schema={someItems}
        values={{ itemIds: [] }}
        names={itemNames}
        label="Add items"
        labels={['Add', 'Adding…']}
        onCancel={close}
        onSubmit={({ itemIds }) => {
          onAdd(subject, itemIds);
          close();
        }}
      >
        <ListRoom>
          {itemScreens.picker<z.input<typeof someItems>>({
            name: 'itemIds',
            restaurant,
            isOffered: (id) => !present.has(id),
          })}
        </ListRoom>
      </ActionForm>
    </FormDialog>
  );
}

const target = z.object({
  groupId: z.string({ error: 'Choose a menu group' }).min(1, 'Choose a menu group'),
});

interface TargetDialogProps {
  dialog: Omit<ComponentProps<typeof FormDialog>, 'children'>;
  label: string;
  /** What the choice is called. */
  name: string;
  options: ComponentProps<typeof ComboboxInput>['options'];
  onChoose: (groupId: number) => void;
}

/** Asks where to move something. */
const TargetDialog = ({ dialog, label, name, options, onChoose }: TargetDialogProps) => (
  <FormDialog {...dialog}>
    <ActionForm
      schema={target}
      values={{ groupId: '' }}
      names={{ groupId: name }}
      label={label}
      labels={['Move', 'Moving…']}
      onCancel={dialog.onClose}
      onSubmit={({ groupId }) => {
        onChoose(Number(groupId));
        dialog.onClose();
      }}
    >
      <ListRoom>
        <ComboboxInput name="groupId" options={options} placeholder="Where to" />
      </ListRoom>
    </ActionForm>
  </FormDialog>
);

export interface MoveSubject {
  from: Group;
  itemIds: readonly number[];
  /** 'Margherita', '3 items' */
  words: string;
}

interface MoveItemsDialogProps {
  menu: MenuShown;
  asking: DialogSubject<MoveSubject>;
  onMove: (moving: MoveSubject, to: Group) => void;
}

export function MoveItemsDialog({ menu, asking: { subject, isOpen, close }, onMove }: MoveItemsDialogProps) {
  if (!subject) return null;
  const options = menu.rows
    .filter(({ id }) => Number(id) !== subject.from.menuGroupId)
    .map(({ id }) => ({ value: id, label: pathWords(menu.rows, id) }));
  return (
    <TargetDialog
      dialog={{ isOpen, onClose: close, title: `Move ${isolated(subject.words)}` }}
      label="Move items"
      name="Menu group"
      options={options}
      onChoose={(groupId) => {
        const to = menu.byId.get(groupId);
        if (to) onMove(subject, to);
      }}
    />
  );
}

export interface MoveGroupsSubject {
  groupIds: readonly number[];
  /** 'Wine', '3 groups' */
  words: string;
}

interface MoveGroupsDialogProps {
  menu: MenuShown;
  asking: DialogSubject<MoveGroupsSubject>;
  /** @param to undefined: the top. */
  onMove: (moving: MoveGroupsSubject, to: Group | undefined) => void;
}

/** No group has this number. */
const TOP = '0';

export function MoveGroupsDialog({
  menu,
  asking: { subject, isOpen, close },
  onMove,
}: MoveGroupsDialogProps) {
  if (!subject) return null;
  const options = [
    { value: TOP, label: 'The top, as menus' },
    ...parentsFor(menu.rows, subject.groupIds, deepestOf(menu.rows)).map(({ id }) => ({
      value: id,
      label: pathWords(menu.rows, id),
    })),
  ];
  return (
    <TargetDialog
      dialog={{
        isOpen,
        onClose: close,
        title: `Move ${isolated(subject.words)}`,
        description: 'With all that lies below, behind what is there.',
      }}
      label="Move menu groups"
      name="Below"
      options={options}
      onChoose={(groupId) => onMove(subject, menu.byId.get(groupId))}
    />
  );
}
