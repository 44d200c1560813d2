import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const LIST = '/t/10000001/r/20000001/modifier-groups';
const TOPPINGS = 40_000_001;

const group = (id: number, values: object) => aRecord('modifierGroups', id, { ...values });
const usedBy = (id: number, ...groups: readonly number[]) =>
  aRecord('items', id, {
    name: `Item ${id}`,
    basePrice: 9,
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

  it('are copied with their options, which are numbered anew', async () => {
    const { user, platform } = open(`${LIST}/new?copy-of=${TOPPINGS}`);
    await screen.findByDisplayValue('Toppings (copy)', {}, slowly);
    await user.click(button('Create modifier group'));
    await screen.findByText('Toppings (copy) created');
    const sent = platform.requests.find(({ name }) => name === 'createModifierGroup')?.body;
    expect(sent).toHaveProperty('modifiers', [
      { name: 'Olives', price: 1.5, calories: 40 },
      { name: 'Basil', price: 0.5 },
    ]);
  });
});

const descriptionOf = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
