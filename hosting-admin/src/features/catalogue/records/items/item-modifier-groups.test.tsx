import { itemModifierGroupReference } from '@bite/shared/catalogue/item.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from '../../../../lib/form-resolver.ts';
import { aRestaurant, memoryPlatform } from '../../../../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../../../../lib/testing/memory-records.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import { FormPage } from '../../../../ui/form-page.tsx';
import { ItemModifierGroups } from './item-modifier-groups.tsx';
import { type ItemValues, itemNames } from './item-values.ts';

const TOPPINGS = 3;
const SIDES = 4;

type Values = Pick<ItemValues, 'modifierGroups' | 'pricingStrategy' | 'sizePrice'>;

const schema = z.looseObject({ modifierGroups: z.array(itemModifierGroupReference) });
const resolver = formResolver<Values, Values>(schema as never);

const toppings = {
  name: 'Toppings',
  onlineOrdering: true,
  pricingStrategy: 'Individual',
  modifiers: [
    { name: 'Olives', price: 1.5 },
    { name: 'Ham', price: 2, sizePrices: [{ name: 'Large', price: 3 }] },
  ],
};

/** An item that uses sides, which guests do not see, after toppings, here with these prices. */
async function open(own: object = {}, item: Partial<Values> = {}) {
  const groups = memoryRecords(
    'modifierGroups',
    [
      aRecord('modifierGroups', TOPPINGS, toppings),
      aRecord('modifierGroups', SIDES, {
        name: 'Sides',
        pricingStrategy: 'Group',
        groupPrice: 4,
        modifiers: [{ name: 'Fries' }],
      }),
    ],
    90,
  );
  const saves: Values['modifierGroups'][] = [];
  const loaded: Values = {
    modifierGroups: [
      { modifierGroupId: SIDES, position: 1 },
      { modifierGroupId: TOPPINGS, position: 0, ...own },
    ],
    ...item,
  };
  renderScreen(
    memoryPlatform({ handlers: groups.handlers }),
    <FormPage<Values>
      label="Item"
      loaded={{ values: loaded, version: 'v1' }}
      resolver={resolver}
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

const rows = () => within(screen.getByRole('list', { name: 'Modifier groups' })).getAllByRole('listitem');
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
    const own = () => row('Toppings').getByRole('checkbox', { name: 'Own limits here' });
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

  describe('prices here', () => {
    const unfold = (name: string) => row(name).getByRole('button', { name: /^Prices here/ });
    const price = (name: string) => screen.getByRole('spinbutton', { name: `${name} (USD)` });

    it('C3-13 are the group’s until somebody sets one, say so where they stand, and are so again when emptied', async () => {
      const { user, save } = await open();
      await user.click(unfold('Toppings'));
      expect([price('Olives'), price('Ham')].map((input) => input.getAttribute('placeholder'))).toEqual([
        '1.50',
        '2.00',
      ]);
      await user.type(price('Ham'), '1.25');
      await user.type(price('Olives'), '0');
      expect((await save())?.[1]).toMatchObject({
        optionPrices: [
          { modifierId: 2, price: 1.25 },
          { modifierId: 1, price: 0 },
        ],
      });
      expect(unfold('Toppings').textContent).toContain('2 of its own');
      await user.clear(price('Ham'));
      expect((await save())?.[1]).toMatchObject({ optionPrices: [{ modifierId: 1, price: 0 }] });
      await user.clear(price('Olives'));
      expect((await save())?.[1]).toEqual({ modifierGroupId: TOPPINGS, position: 0 });
    });

    it('C3-13 are one where the group has one price', async () => {
      const { user, save } = await open();
      await user.click(unfold('Sides'));
      expect(price('Sides').getAttribute('placeholder')).toBe('4.00');
      await user.type(price('Sides'), '3.5');
      expect((await save())?.[0]).toEqual({ modifierGroupId: SIDES, position: 1, groupPrice: 3.5 });
    });

    it('C3-17 show the span of the group’s prices for the item’s sizes, and count for all of them', async () => {
      const sizePrice = ['Small', 'Large'].map((name) => ({ name, price: 9 }));
      const { user } = await open({}, { pricingStrategy: 'size', sizePrice });
      await user.click(unfold('Toppings'));
      expect(price('Olives').getAttribute('placeholder')).toBe('1.50');
      expect(price('Ham').getAttribute('placeholder')).toBe('2.00–3.00');
      expect(
        row('Toppings').getByText('Empty, as the group says. A price here counts for every size.'),
      ).toBeTruthy();
    });

    it.each([
      ['-1', 'Must not be negative'],
      ['1.2345', 'Too many decimals'],
      ['1000000000000', 'Amount is too large'],
    ])('C5-05 of %s are refused at the field, which stays in sight', async (typed, message) => {
      const { user } = await open({ optionPrices: [{ modifierId: 2, price: 1 }] });
      await user.type(price('Olives'), typed);
      await user.click(unfold('Toppings'));
      await user.keyboard('{Control>}s{/Control}');
      await screen.findByText(message);
      expect(price('Olives').getAttribute('aria-invalid')).toBe('true');
      expect(price('Ham').getAttribute('aria-invalid')).toBe('false');
      expect(unfold('Toppings').getAttribute('aria-expanded')).toBe('true');
      await user.clear(price('Olives'));
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    });

    it('C3-13 of an option that is gone are told to staff, who remove them', async () => {
      const { user, save } = await open({ optionPrices: [{ modifierId: 99, price: 1 }] });
      const told = '1 price is for an option that the group no longer has. Nobody is charged for that.';
      expect(row('Toppings').getByText(told)).toBeTruthy();
      await user.click(row('Toppings').getByRole('button', { name: 'Remove it' }));
      expect((await save())?.[1]).toEqual({ modifierGroupId: TOPPINGS, position: 0 });
    });
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
