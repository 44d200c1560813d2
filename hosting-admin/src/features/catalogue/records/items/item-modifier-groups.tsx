// The choices of an item: its modifier groups, in the order in which guests meet them, with the item's own limits (C3-13).
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { ModifierGroupReference } from '@bite/shared/catalogue/item.schema';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { IconButton } from '../../../../ui/button.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { Field, FieldGroup } from '../../../../ui/field.tsx';
import { changed, useBound } from '../../../../ui/fields/bound.ts';
import { SortableRows } from '../../../../ui/fields/sortable/sortable-rows.tsx';
import type { DrawerSubject } from '../../../../ui/records/record-drawer.tsx';
import { useTellingApart } from '../../../../ui/records/telling-apart.ts';
import { useSubject } from '../../../../ui/use-subject.ts';
import { modifierGroupScreens } from '../modifier-groups.tsx';
import type { ItemValues } from './item-values.ts';
import { useModifierGroups } from './use-modifier-groups.ts';
import { UsedGroup } from './used-group.tsx';

const NAME = 'modifierGroups';

interface ItemModifierGroupsProps {
  restaurant: MyRestaurant;
  /** False for a menu group, whose items get them. */
  hasOwnPrices?: boolean;
}

export function ItemModifierGroups({ restaurant, hasOwnPrices = true }: ItemModifierGroupsProps) {
  const { form, label, error } = useBound<ItemValues>({ name: NAME });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: NAME });
  const uses: readonly ModifierGroupReference[] = useWatch({ control: form.control, name: NAME }) ?? [];
  const { groups, isLoaded } = useModifierGroups(restaurant);
  const detailOf = useTellingApart('modifierGroups', restaurant);
  const drawer = useSubject<DrawerSubject>();
  const adding = useId();
  const groupAt = (index: number) => groups.get(uses[index]?.modifierGroupId ?? 0);
  const nameAt = (index: number) => groupAt(index)?.name ?? `Modifier group ${uses[index]?.modifierGroupId}`;
  const rows = fields
    .map(({ id }, index) => ({ id, depth: 0, label: nameAt(index), index }))
    .sort((one, other) => (uses[one.index]?.position ?? 0) - (uses[other.index]?.position ?? 0));
  const indexOf = (id: string) => fields.findIndex((field) => field.id === id);
  const add = (modifierGroupId: number): void =>
    append(
      { modifierGroupId, position: Math.max(-1, ...uses.map(({ position }) => position)) + 1 },
      { shouldFocus: false },
    );
  const removeFocused = (id: string): void => {
    remove(indexOf(id));
    document.getElementById(adding)?.querySelector('input')?.focus();
  };
  const used = new Set(uses.map(({ modifierGroupId }) => modifierGroupId));
  const left = [...groups.values()].filter(({ modifierGroupId }) => !used.has(modifierGroupId));
  return (
    <FieldGroup label="Modifier groups" hint="Guests meet them in this order." error={error}>
      <SortableRows
        label={label}
        rows={rows}
        deepest={0}
        onOrder={(next) =>
          next.forEach(({ id }, position) => {
            form.setValue(`${NAME}.${indexOf(id)}.position`, position, changed);
          })
        }
        content={({ id }) => (
          <UsedGroup
            path={`${NAME}.${indexOf(id)}`}
            name={nameAt(indexOf(id))}
            detail={detailOf(uses[indexOf(id)]?.modifierGroupId ?? 0)}
            group={groupAt(indexOf(id))}
            isLoaded={isLoaded}
            restaurant={restaurant}
            hasOwnPrices={hasOwnPrices}
          />
        )}
        tools={({ id, label: name }) => (
          <>
            {groupAt(indexOf(id)) && (
              <IconButton
                label={`Edit ${name}`}
                onClick={() => drawer.open({ recordId: uses[indexOf(id)]?.modifierGroupId ?? 0, name })}
              >
                <Pencil className="size-5" aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={`Remove ${name}`} onClick={() => removeFocused(id)}>
              <Trash2 className="size-5" aria-hidden="true" />
            </IconButton>
          </>
        )}
      />
      <div id={adding}>
        <Field label="Add a modifier group">
          {(input) => (
            <Combobox
              input={input}
              label="Modifier groups"
              options={left.map(({ modifierGroupId, name }) => {
                const detail = detailOf(modifierGroupId);
                return {
                  value: String(modifierGroupId),
                  label: name,
                  ...(detail !== undefined && { group: detail }),
                };
              })}
              value=""
              onChange={(value) => value !== '' && add(Number(value))}
              placeholder={isLoaded ? 'Toppings, sides, how it is cooked' : 'Loading…'}
              onCreate={(name) => drawer.open({ name })}
            />
          )}
        </Field>
      </div>
      {modifierGroupScreens.drawer({ restaurant, asking: drawer, onCreated: add })}
    </FieldGroup>
  );
}
