import type { ItemInput } from '@bite/shared/catalogue/item.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aRestaurant, memoryPlatform } from '../../../../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../../../../lib/testing/memory-records.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import { FormPage } from '../../../../ui/form-page.tsx';
import { ItemModifierGroups } from './item-modifier-groups.tsx';
import { itemNames } from './item-values.ts';

const TOPPINGS = 3;
const SIDES = 4;

type Values = Pick<ItemInput, 'modifierGroups'>;

const toppings = {
  name: 'Toppings',
  onlineOrdering: true,
  modifiers: [
    { name: 'Olives', price: 1.5 },
    { name: 'Ham', price: 2 },
  ],
};

/** An item that uses sides, which guests do not see, after toppings. */
async function open() {
  const groups = memoryRecords(
    'modifierGroups',
    [
      aRecord('modifierGroups', TOPPINGS, toppings),
      aRecord('modifierGroups', SIDES, { name: 'Sides', modifiers: [{ name: 'Fries' }] }),
    ],
    90,
  );
  const saves: Values['modifierGroups'][] = [];
  const values: Values = {
    modifierGroups: [
      { modifierGroupId: SIDES, position: 1 },
      { modifierGroupId: TOPPINGS, position: 0 },
    ],
  };
  renderScreen(
    memoryPlatform({ handlers: groups.handlers }),
    <FormPage<Values>
      label="Item"
      loaded={{ values, version: 'v1' }}
      resolver={async (filled) => ({ values: filled, errors: {} })}
      names={itemNames}
      onSave={async ({ values: filled }) => {
        saves.push(filled.modifierGroups);
        return { values: filled, version: `v${saves.length + 1}` };
      }}
    >
      {() => <ItemModifierGroups restaurant={aRestaurant()} />}
    </FormPage>,
  );
  await screen.findByRole('button', { name: 'Move Toppings' });
  const user = userEvent.setup();
  const save = async () => {
    const before = saves.length;
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saves).toHaveLength(before + 1));
    return saves.at(-1);
  };
  return { user, save, stored: groups.stored };
}

const rows = () => within(screen.getByRole('list', { name: 'Choices' })).getAllByRole('listitem');
const names = () => rows().map((row) => row.querySelector('[data-handle]')?.getAttribute('aria-label'));
const row = (name: string) => {
  const found = screen.getByRole('button', { name: `Move ${name}` }).closest('li');
  if (!found) throw new Error(`There is no row of ${name}`);
  return within(found);
};

describe('the modifier groups of an item', () => {
  it('C3-13 stand in the order in which guests meet them, are moved by keyboard, taken out and put in', async () => {
    const { user, save } = await open();
    expect(names()).toEqual(['Move Toppings', 'Move Sides']);
    screen.getByRole('button', { name: 'Move Sides' }).focus();
    await user.keyboard(' {ArrowUp} ');
    expect(names()).toEqual(['Move Sides', 'Move Toppings']);
    expect(await save()).toEqual([
      { modifierGroupId: SIDES, position: 0 },
      { modifierGroupId: TOPPINGS, position: 1 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove Sides' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add a modifier group' }));
    expect(await save()).toEqual([{ modifierGroupId: TOPPINGS, position: 1 }]);
    await user.keyboard('Sides{Enter}');
    expect(await save()).toEqual([
      { modifierGroupId: TOPPINGS, position: 1 },
      { modifierGroupId: SIDES, position: 2 },
    ]);
  });

  it('C3-13, C5-04 have limits of the item’s own, in words, until these are switched off', async () => {
    const { user, save } = await open();
    expect(row('Toppings').getByText('Optional · Select up to 1 option · Olives, Ham')).toBeTruthy();
    const own = () => row('Toppings').getByRole('checkbox', { name: 'Own limits for this item' });
    await user.click(own());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Must guests choose?' }), 'Yes');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Several options' }), 'Yes');
    await user.type(screen.getByRole('spinbutton', { name: 'At most' }), '2');
    expect(row('Toppings').getByText('Required · Select 1 to 2 options · Olives, Ham')).toBeTruthy();
    expect((await save())?.[1]).toEqual({
      modifierGroupId: TOPPINGS,
      position: 0,
      isRequired: true,
      allowMultipleSelection: true,
      maxSelection: 2,
    });
    await user.click(own());
    expect((await save())?.[1]).toEqual({ modifierGroupId: TOPPINGS, position: 0 });
  });

  it('C3-18 say loudly that guests do not see one, with the way to it, until it is shown online', async () => {
    const { user, stored } = await open();
    expect(row('Toppings').queryByText('Guests do not see these options')).toBeNull();
    expect(row('Sides').getByText('Guests do not see these options')).toBeTruthy();
    expect(row('Sides').getByRole('link', { name: 'Open the group' }).getAttribute('href')).toBe(
      `/t/10000001/r/20000001/modifier-groups/${SIDES}`,
    );
    await user.click(screen.getByRole('button', { name: 'Edit Sides' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Sides' }));
    await user.click(await form.findByRole('button', { name: 'Show it in online ordering' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Guests do not see these options')).toBeNull());
    expect(stored.get(SIDES)?.onlineOrdering).toBe(true);
  });
});
