import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guidOf } from '../lib/testing/an-order.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/modifier-groups';
const TOPPINGS = 40_000_001;

const group = (id: number, values: object) => aRecord('modifierGroups', id, { ...values });
const usedBy = (id: number, ...groups: readonly number[]) =>
  aRecord('items', id, {
    name: `Item ${id}`,
    pricingStrategy: 'size',
    sizePrice: [{ name: 'Large', price: 9 }],
    modifierGroups: groups.map((modifierGroupId, position) => ({ modifierGroupId, position })),
  });

const toppings = group(TOPPINGS, {
  name: 'Toppings',
  onlineOrdering: true,
  pricingStrategy: 'Individual',
  modifiers: [
    { name: 'Olives', price: 1.5, calories: 40 },
    { name: 'Basil', price: 0.5 },
  ],
});

function open(at = LIST) {
  const groups = memoryRecords(
    'modifierGroups',
    [
      toppings,
      group(TOPPINGS + 1, { name: 'Cutlery' }),
      group(TOPPINGS + 2, { name: 'Old', isActive: false }),
    ],
    TOPPINGS + 10,
  );
  const items = memoryRecords('items', [usedBy(1, TOPPINGS), usedBy(2, TOPPINGS, TOPPINGS + 1)], 10);
  const handlers = { ...groups.handlers, ...items.handlers, listAuditEntries: () => ({ entries: [] }) };
  return { ...groups, ...visit({ at, profile: withRole('manager'), handlers }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
const sizes = () => screen.queryAllByRole('textbox', { name: 'Size' });
const sizeNames = () => sizes().map((input) => (input as HTMLInputElement).value);
const priceWith = (at: number) =>
  screen.getAllByRole('spinbutton', { name: 'Price with it (USD)' })[at] as HTMLElement;

describe('modifier groups', () => {
  it('C3-18 are listed with how many options they have, what those cost, where they are used, and whether guests see them', async () => {
    open();
    await screen.findByText('2 items', {}, slowly);
    const cells = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Toppings')).toEqual(expect.arrayContaining(['2', 'Each its own', '2 items', 'Online']));
    expect(cells('Cutlery')).toEqual(expect.arrayContaining(['0', 'No charge', '1 item', 'Hidden online']));
    expect(cells('Old')).toEqual(expect.arrayContaining(['No item', 'Off']));
  });

  it('C5-09 say at the field that a name or the price of the group is missing, and are then created', async () => {
    const { user, stored } = open(`${LIST}/new`);
    await screen.findByRole('textbox', { name: 'Name' }, slowly);
    await user.click(screen.getByRole('radio', { name: /One price for the group/ }));
    await user.click(button('Add option'));
    await user.click(button('Create modifier group'));
    await screen.findByText('Modifier group name cannot be empty');
    expect(descriptionOf(box('Name'))).toContain('Modifier group name cannot be empty');
    expect(descriptionOf(box('Option'))).toContain('Modifier name cannot be empty');

    await user.type(box('Name'), 'Sauces');
    await user.type(box('Option'), 'Ketchup');
    await user.click(button('Create modifier group'));
    const missing = "Group price is required when pricing strategy is 'Group'";
    await screen.findByText(missing);
    const price = screen.getByRole('spinbutton', { name: 'Price of the group (USD)' });
    expect(descriptionOf(price)).toContain(missing);
    await user.type(price, '2');
    await user.click(button('Create modifier group'));
    await screen.findByText('Sauces created');
    expect([...stored.values()].at(-1)).toMatchObject({
      name: 'Sauces',
      pricingStrategy: 'Group',
      groupPrice: 2,
      modifiers: [{ id: 1, name: 'Ketchup', price: 0 }],
      onlineOrdering: false,
    });
  });

  it('C3-18 say loudly that guests do not see them, and are shown by one click', async () => {
    const { user, stored } = open(`${LIST}/${TOPPINGS + 1}`);
    await screen.findByText('Hidden from online ordering', {}, slowly);
    await user.click(button('Show it in online ordering'));
    expect(screen.queryByText('Hidden from online ordering')).toBeNull();
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
    expect(stored.get(TOPPINGS + 1)?.onlineOrdering).toBe(true);
  });

  it('C3-17 C3-18 keep their options in the order that somebody gives them, each with its price, number and calories', async () => {
    const { user, stored } = open(`${LIST}/${TOPPINGS}`);
    await screen.findByRole('textbox', { name: 'Name' }, slowly);
    const [olives, basil] = screen.getAllByRole('spinbutton', { name: 'Price (USD)' });
    expect([olives, basil].map((input) => (input as HTMLInputElement).value)).toEqual(['1.5', '0.5']);
    button('Move option 1').focus();
    await user.keyboard(' {ArrowDown} ');
    await user.type(screen.getAllByRole('textbox', { name: 'Number' }).at(-1) as HTMLElement, 'T-1');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
    expect(stored.get(TOPPINGS)?.modifiers).toMatchObject([
      { id: 2, name: 'Basil', price: 0.5 },
      { id: 1, name: 'Olives', price: 1.5, calories: 40, number: 'T-1' },
    ]);
  });

  it('C3-18 are not held up by a price or a limit that is not asked for any more', async () => {
    const { user, stored } = open(`${LIST}/${TOPPINGS}`);
    await screen.findByRole('textbox', { name: 'Name' }, slowly);
    const [price] = screen.getAllByRole('spinbutton', { name: 'Price (USD)' });
    await user.type(price as HTMLElement, '{Home}-');
    await user.click(screen.getByLabelText(/Several may be chosen/));
    await user.clear(screen.getByRole('spinbutton', { name: 'At least' }));
    await user.type(screen.getByRole('spinbutton', { name: 'At least' }), '3');
    await user.type(screen.getByRole('spinbutton', { name: 'At most' }), '2');
    await user.click(screen.getByLabelText(/Several may be chosen/));
    await user.click(screen.getByRole('radio', { name: /No charge/ }));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
    expect(stored.get(TOPPINGS)).toMatchObject({ pricingStrategy: 'No charge', minSelection: 1 });
  });

  it('C3-18 that items use are named with them, and taken off all of them with the deletion, in one step with one Undo', async () => {
    const { user, stored, inUse, platform } = open();
    inUse.set(TOPPINGS, 'Item 1');
    const asked = () => platform.requests.filter(({ name }) => name === 'batchModifierGroups');
    const batch = { batchId: guidOf(7), done: [], refused: [] };
    const refusal = { index: 0, code: 'CONFLICT' as const, message: 'Too much at once' };
    platform.handlers['batchModifierGroups'] = () => ({ ...batch, refused: [refusal] });
    const row = await screen.findByRole('row', { name: /^.*Toppings/ }, slowly);
    await user.click(within(row).getByRole('button', { name: /Actions|More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Delete .*Toppings/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/can be taken off all of these:.*Item 1/);
    await user.click(dialog.getByRole('button', { name: 'Take off everywhere and delete' }));
    await dialog.findByText(/Too much at once/);
    platform.handlers['batchModifierGroups'] = () => {
      inUse.delete(TOPPINGS);
      platform.handlers['deleteModifierGroup']?.({ parameters: { recordId: TOPPINGS } });
      return { ...batch, done: [{ index: 0, recordId: TOPPINGS }] };
    };
    await user.click(dialog.getByRole('button', { name: 'Take off everywhere and delete' }));
    await screen.findByText(/Toppings.* taken off everywhere and deleted/);
    expect(asked().at(-1)?.body).toEqual({
      action: 'delete',
      records: [{ recordId: TOPPINGS }],
      takeOff: true,
    });
    await waitFor(() => expect(screen.queryByRole('row', { name: /Toppings/ })).toBeNull());
    const listed = () => platform.requests.filter(({ name }) => name === 'listItems').length;
    const before = listed();
    await user.click(button('Undo'));
    await screen.findByText(/Toppings.* is back/);
    expect(stored.get(TOPPINGS)).toEqual(toppings);
    await waitFor(() => expect(listed()).toBeGreaterThan(before));
  });

  it('are copied with their options, which are numbered anew', async () => {
    const { user, platform } = open(`${LIST}/new?copy-of=${TOPPINGS}`);
    await screen.findByDisplayValue('Toppings (copy)', {}, slowly);
    await user.click(button('Create modifier group'));
    await screen.findByText('Toppings (copy) created');
    const sent = platform.requests.find(({ name }) => name === 'createModifierGroup')?.body;
    expect(sent).toHaveProperty('modifiers', [
      { name: 'Olives', price: 1.5, calories: 40, sizePrices: [], translations: { es: {} } },
      { name: 'Basil', price: 0.5, sizePrices: [], translations: { es: {} } },
    ]);
  });

  it('C3-17 ask what an option costs with each size that the items have, and tell a size that none has', async () => {
    const { user, stored } = open(`${LIST}/${TOPPINGS}`);
    await screen.findByRole('textbox', { name: 'Name' }, slowly);
    const [bySize] = screen.getAllByRole('button', { name: 'Prices by size' });
    await user.click(bySize as HTMLElement);
    const add = () => user.click(button('Add size'));
    await add();
    await waitFor(() => expect(sizeNames()).toEqual(['Large']));
    await user.type(priceWith(0), '2.5');
    await add();
    expect(sizeNames()).toEqual(['Large', '']);
    await user.type(sizes()[1] as HTMLElement, 'Huge');
    await user.type(priceWith(1), '4');
    expect(screen.getByText('No item that offers this has such a size.')).toBeTruthy();
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
    expect(stored.get(TOPPINGS)?.modifiers[0]?.sizePrices).toEqual([
      { name: 'Large', price: 2.5 },
      { name: 'Huge', price: 4 },
    ]);
  });

  it('C5-09 say at the row of a size what is wrong with it, also if it was folded away', async () => {
    const { user, stored } = open(`${LIST}/${TOPPINGS}`);
    await screen.findByRole('textbox', { name: 'Name' }, slowly);
    const [bySize] = screen.getAllByRole('button', { name: 'Prices by size' });
    await user.click(bySize as HTMLElement);
    for (const price of ['2', '-1']) {
      await user.click(button('Add size'));
      const at = sizes().length - 1;
      await user.clear(sizes()[at] as HTMLElement);
      await user.type(sizes()[at] as HTMLElement, 'Large');
      await user.type(priceWith(at), price);
    }
    await user.click(screen.getByRole('button', { name: /^Prices by size \(/ }));
    expect(sizes()).toEqual([]);
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Must not be negative');
    expect(descriptionOf(priceWith(1))).toContain('Must not be negative');
    await user.clear(priceWith(1));
    await user.type(priceWith(1), '1');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('This size has a price above');
    expect(descriptionOf(sizes()[1] as HTMLElement)).toContain('This size has a price above');
    await user.click(screen.getByRole('radio', { name: /No charge/ }));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
    expect(stored.get(TOPPINGS)?.modifiers[0]?.sizePrices).toEqual([{ name: 'Large', price: 2 }]);
  });
});

const descriptionOf = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
