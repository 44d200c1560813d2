import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { slowly } from './app-testing.tsx';
import { anItem, CITY_TAX, openItems, SPICY } from './items-testing.tsx';

const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const listed = (...names: readonly string[]) => waitFor(() => expect(rows()).toEqual(names), slowly);
const button = (name: string) => screen.getByRole('button', { name });

const sizes = [
  { id: 1, guid: '00000000-0000-4000-8000-000000000001', name: 'Small', price: 9 },
  { id: 2, guid: '00000000-0000-4000-8000-000000000002', name: 'Large', price: 14 },
];

describe('several items', () => {
  it('C3-12 get new prices by keyboard: each is shown before and after, and all of them are changed back', async () => {
    const { user, stored, platform } = openItems([
      anItem({ basePrice: 12 }),
      anItem({ name: 'Calzone', pricingStrategy: 'size', sizePrice: sizes }, 60_000_002),
      anItem({ name: 'Bread', basePrice: 0 }, 60_000_003),
      anItem({ name: 'Gift card', pricingStrategy: 'open', openPrice: true }, 60_000_004),
    ]);
    await listed('Margherita', 'Calzone', 'Bread', 'Gift card');
    const before = [...stored.values()];
    screen.getByRole('checkbox', { name: 'Select all' }).focus();
    await user.keyboard(' ');
    button('Change prices').focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices of 4 items' }));
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Raise' }));
    await user.click(dialog.getByRole('button', { name: 'Change prices' }));
    expect(await dialog.findByText('Enter a number')).toBeTruthy();
    await user.keyboard('10{Tab}');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Prices end with' }), '.99');
    expect(dialog.getByText('3 of 5 prices will change; the others stay as they are.')).toBeTruthy();
    const table = dialog.getByRole('table', { name: 'Prices before and after' });
    const shown = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'NameNowThen',
      'Margherita$12.00$12.99',
      'Calzone, Small$9.00$9.99',
      'Calzone, Large$14.00$14.99',
      'Bread$0.00Stays free',
      'Gift cardNo priceStays',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Change prices' }));
    await screen.findByText('2 items repriced');
    expect(stored.get(60_000_002)?.sizePrice.map(({ price }) => price)).toEqual([9.99, 14.99]);
    expect(screen.queryByText('4 selected')).toBeNull();
    await user.click(button('Undo'));
    await waitFor(() => expect([...stored.values()]).toEqual(before));
    expect(platform.requests.filter(({ name }) => name === 'batchItems')).toHaveLength(2);
  });

  it('C3-12 are raised or lowered to an ending on that side of the present price, and a change for later is called planned', async () => {
    const { user } = openItems([
      anItem({ basePrice: 12.3 }),
      anItem({ name: 'Calzone', basePrice: 14.9 }, 60_000_002),
    ]);
    await listed('Margherita', 'Calzone');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Change prices'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices of 2 items' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'By how much (%)' }), '1');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Prices end with' }), '.99');
    expect(dialog.getByRole('row', { name: /Margherita/ }).textContent).toBe('Margherita$12.30$12.99');
    expect(dialog.getByRole('row', { name: /Calzone/ }).textContent).toBe('Calzone$14.90$14.99');
    await user.click(dialog.getByRole('radio', { name: 'Lower' }));
    expect(dialog.getByRole('row', { name: /Margherita/ }).textContent).toBe('Margherita$12.30$11.99');
    expect(dialog.getByRole('row', { name: /Calzone/ }).textContent).toBe('Calzone$14.90$13.99');
    expect(dialog.queryByRole('button', { name: 'Plan changes' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /At a time/ }));
    expect(dialog.getByRole('button', { name: 'Plan changes' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Change prices' })).toBeNull();
  });

  it('C3-21 get a tag and keep their others', async () => {
    const { user, stored } = openItems([
      anItem({ tagIds: [SPICY] }),
      anItem({ name: 'Calzone' }, 60_000_002),
    ]);
    await listed('Margherita', 'Calzone');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Tags'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 items' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Add' }), 'Spicy');
    await user.click(await screen.findByRole('option', { name: 'Spicy' }));
    expect(dialog.getByText('1 item will change.')).toBeTruthy();
    const table = within(dialog.getByRole('table', { name: 'Tags before and after' }));
    expect(table.getByRole('row', { name: /Calzone/ }).textContent).toContain('NoneSpicy');
    expect(table.queryByRole('row', { name: /Margherita/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Change tags' }));
    await screen.findByText('Calzone tagged');
    expect([...stored.values()].map(({ tagIds }) => tagIds)).toEqual([[SPICY], [SPICY]]);
  });

  it('C3-12 get a prep station and lose another, and keep the rest', async () => {
    const { user, stored } = openItems([
      anItem({ prepStationIds: [4] }),
      anItem({ name: 'Calzone', prepStationIds: [2] }, 60_000_002),
    ]);
    await listed('Margherita', 'Calzone');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Prep stations'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prep stations of 2 items' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Add' }), 'Oven');
    await user.click(await screen.findByRole('option', { name: 'Oven' }));
    const table = within(dialog.getByRole('table', { name: 'Prep stations before and after' }));
    expect(table.getByRole('row', { name: /Margherita/ }).textContent).toMatch(
      /A prep station that was deleted.*A prep station that was deleted; Oven/,
    );
    await user.click(dialog.getByRole('button', { name: 'Change prep stations' }));
    await screen.findByText('Margherita changed');
    expect([...stored.values()].map(({ prepStationIds }) => prepStationIds)).toEqual([[4, 2], [2]]);
  });

  it('C3-12 get other taxes and channels, each of them before and after where they differ, and are copied', async () => {
    const { user, stored } = openItems([
      anItem({ taxRateIds: [CITY_TAX], kiosk: false }),
      anItem({ name: 'Calzone', taxRateIds: [] }, 60_000_002),
    ]);
    await listed('Margherita', 'Calzone');
    const before = [...stored.values()];
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Edit'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
    for (const name of ['Taxes', 'Kiosk', 'Online ordering'])
      await user.click(drawer.getByRole('checkbox', { name }));
    await user.click(drawer.getByRole('radio', { name: /default rates/ }));
    await user.click(drawer.getAllByRole('checkbox', { name: 'Online ordering' })[1] as HTMLElement);
    const rows = within(drawer.getByRole('table', { name: 'Before and after' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'NameNowThen',
      'MargheritaTaxesCity taxThe restaurant’s default rates',
      'CalzoneTaxesUntaxedThe restaurant’s default rates',
      'MargheritaKioskNoYes',
    ]);
    await user.click(drawer.getByRole('button', { name: 'Change 2 items' }));
    await screen.findByText('2 items changed');
    for (const item of stored.values()) {
      expect(item).not.toHaveProperty('taxRateIds');
      expect(item).toMatchObject({ kiosk: true, onlineOrdering: false });
    }
    await user.click(button('Undo'));
    await waitFor(() => expect([...stored.values()]).toEqual(before));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Duplicate'));
    await screen.findByText('2 items copied');
    expect(stored.size).toBe(4);
  });
});
