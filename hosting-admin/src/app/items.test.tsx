import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { paths } from '@bite/shared/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ItemValues } from '../features/catalogue/records/items/item-values.ts';
import { aRestaurant } from '../lib/testing/memory-platform.ts';
import { slowly } from './app-testing.tsx';
import { anItem, FIRST, FOOD, ITEMS, openItems, SPICY } from './items-testing.tsx';

const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const listed = (...names: readonly string[]) => waitFor(() => expect(rows()).toEqual(names), slowly);
const button = (name: string) => screen.getByRole('button', { name });
const textbox = (name: string) => screen.getByRole('textbox', { name });
const saved = () => screen.findByText('All changes saved');

const sizes = [
  { id: 1, guid: '00000000-0000-4000-8000-000000000001', name: 'Small', price: 9 },
  { id: 2, guid: '00000000-0000-4000-8000-000000000002', name: 'Large', price: 14 },
];

describe('the items of a restaurant', () => {
  it('C3-12 are listed with price and state, found by their codes, and narrowed down by tag, state and sales category', async () => {
    const { user, platform } = openItems([
      anItem({ kitchenName: 'MARGH', tagIds: [SPICY], salesCategoryId: FOOD }),
      anItem({ name: 'Calzone', pricingStrategy: 'size', sizePrice: sizes, plu: 'ITEM2_CALZON' }, 60_000_002),
      anItem({ name: 'Gift card', pricingStrategy: 'open', openPrice: true, isActive: false }, 60_000_003),
      anItem({ name: 'Tiramisu', basePrice: 6, soldOut: {} }, 60_000_004),
      anItem({ name: 'Lasagne', soldOut: { until: '2020-01-01T00:00:00.000Z' } }, 60_000_005),
    ]);
    platform.live.storeAt(paths.storefrontLive(aRestaurant().restaurantGuid), {
      ...defaultLiveState,
      soldOut: { 60000004: {}, 60000005: { until: '2020-01-01T00:00:00.000Z' } },
    });
    await listed('Margherita', 'Calzone', 'Gift card', 'Tiramisu', 'Lasagne');
    await screen.findByText('Sold out', { selector: 'td *' });
    const shown = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(shown.find((text) => text.includes('Margherita'))).toMatch(/\$12\.50.*On sale/);
    expect(shown.find((text) => text.includes('Calzone'))).toMatch(/\$9\.00 to \$14\.00.*On sale/);
    expect(shown.find((text) => text.includes('Gift card'))).toMatch(/Open.*Off the menu/);
    expect(shown.find((text) => text.includes('Tiramisu'))).toMatch(/\$6\.00.*Sold out/);
    expect(shown.find((text) => text.includes('Lasagne'))).toMatch(/On sale/);
    const chip = async (filter: string, name: string) =>
      user.click(await within(screen.getByRole('group', { name: filter })).findByRole('button', { name }));
    await chip('State', 'Sold out');
    await listed('Tiramisu');
    await chip('State', 'Sold out');
    await chip('Tag', 'Spicy');
    await listed('Margherita');
    await chip('Tag', 'Spicy');
    await chip('Sales category', 'Food');
    await listed('Margherita');
    await chip('Sales category', 'Food');
    const search = screen.getByRole('searchbox', { name: 'Search items' });
    await user.type(search, 'calzon');
    await listed('Calzone');
    await user.clear(search);
    await user.type(search, 'MARGH');
    await listed('Margherita');
  });

  it('C3-12 C3-19 C3-21 are created with sizes, tags and a sales category, and told what is still missing', async () => {
    const { user, stored } = openItems([], { at: `${ITEMS}/new` });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'Calzone');
    await user.click(screen.getByRole('radio', { name: /By size/ }));
    await user.click(button('Create item'));
    expect(await screen.findByText('Size pricing strategy requires at least one size price')).toBeTruthy();
    await user.click(button('Add size'));
    await user.type(textbox('Size'), 'Small');
    await user.type(screen.getByRole('spinbutton', { name: 'Price (USD)' }), '9.5');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Spicy');
    await user.click(screen.getByRole('option', { name: 'Spicy' }));
    await user.click(screen.getByRole('radio', { name: 'Untaxed' }));
    await user.click(button('Create item'));
    await listed('Calzone');
    expect([...stored.values()]).toMatchObject([
      {
        name: 'Calzone',
        pricingStrategy: 'size',
        sizePrice: [{ name: 'Small', price: 9.5 }],
        tagIds: [SPICY],
        taxRateIds: [],
        pos: true,
      },
    ]);
  });

  it('C3-12 keep the number of each size wherever it is moved; a copy has sizes and codes of its own', async () => {
    const record = anItem({ pricingStrategy: 'size', sizePrice: sizes, plu: 'ITEM1_MARGHE' });
    const { user, stored, platform } = openItems([record], { at: `${ITEMS}/${FIRST}` });
    const small = await screen.findByRole('button', { name: 'Move size 1' }, slowly);
    small.focus();
    await user.keyboard(' {ArrowDown} ');
    await user.keyboard('{Control>}s{/Control}');
    await saved();
    expect(stored.get(FIRST)?.sizePrice).toMatchObject([sizes[1], sizes[0]]);
    await user.click(screen.getByRole('link', { name: 'Duplicate' }));
    await waitFor(() => expect(screen.getByDisplayValue('Margherita (copy)')).toBeTruthy(), slowly);
    await user.click(button('Create item'));
    await listed('Margherita', 'Margherita (copy)');
    const { body } = platform.requests.find(({ name }) => name === 'createItem') ?? {};
    const { sizePrice } = body as ItemValues;
    expect(sizePrice?.map(({ id, guid, name }) => [id, guid, name])).toEqual([
      [undefined, undefined, 'Large'],
      [undefined, undefined, 'Small'],
    ]);
    expect((body as ItemValues).plu).toBeUndefined();
  });

  it('C3-20 say in words what they refer to, one by one and many at once', async () => {
    const { user, stored } = openItems([
      anItem({ tagIds: [SPICY], taxRateIds: [5] }),
      anItem({ name: 'Calzone', tagIds: [SPICY] }, 60_000_002),
    ]);
    await listed('Margherita', 'Calzone');
    await user.click(button('Actions for Margherita'));
    await user.click(await screen.findByRole('menuitem', { name: 'Show beside the list' }));
    const beside = within(await screen.findByRole('dialog', { name: 'Margherita' }));
    expect(await beside.findByText('City tax')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Edit' }),
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
    expect(await drawer.findByText('Now in all: Spicy')).toBeTruthy();
    await user.click(drawer.getByRole('checkbox', { name: 'Taxes' }));
    await user.click(drawer.getByRole('radio', { name: 'Untaxed' }));
    await user.click(drawer.getByRole('button', { name: 'Change 2 items' }));
    await screen.findByText('2 items changed');
    expect([...stored.values()].map(({ taxRateIds }) => taxRateIds)).toEqual([[], []]);
  });

  it('C3-14 take the suggested PLU where they have none', async () => {
    const { user, stored } = openItems([anItem({})], { at: `${ITEMS}/${FIRST}` });
    await user.click(await screen.findByRole('button', { name: `Use ITEM${FIRST}_MARGHE` }, slowly));
    await user.keyboard('{Control>}s{/Control}');
    await saved();
    expect(stored.get(FIRST)?.plu).toBe(`ITEM${FIRST}_MARGHE`);
    expect(screen.queryByText(/^Use ITEM/)).toBeNull();
  });
});
