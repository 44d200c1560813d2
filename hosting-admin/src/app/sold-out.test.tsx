// What is sold out, from every screen of a restaurant and from the list of items.
import { paths } from '@bite/shared/paths';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder, anItem as anOrderItem, guidOf } from '../lib/testing/an-order.ts';
import { aRestaurant } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { slowly, visit } from './app-testing.tsx';
import { anItem, FIRST, openItems } from './items-testing.tsx';

const SIZES = FIRST + 1;
const TOPPINGS = 3;
const size = (id: number, name: string) => ({
  id,
  guid: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  price: 9,
});
const reference = { modifierGroupId: TOPPINGS, position: 0 };

const nothing = { soldOut: {}, left: {}, since: {} };
const sets = { setSoldOut: () => nothing, undoSoldOut: () => ({ ...nothing, changedSince: [] }) };
const aGroup = (id: number, name: string, ...options: string[]) =>
  aRecord('modifierGroups', id, { name, modifiers: options.map((option) => ({ name: option })) });

async function open(...more: ReturnType<typeof aGroup>[]) {
  const toppings = aGroup(TOPPINGS, 'Toppings', 'Olives', 'Ham');
  const groups = memoryRecords('modifierGroups', [toppings, ...more], 60_000_900);
  const items = [
    anItem({ name: 'Margherita', modifierGroups: [reference] }),
    anItem(
      { name: 'Calzone', pricingStrategy: 'size', sizePrice: [size(1, 'Small'), size(2, 'Large')] },
      SIZES,
    ),
    anItem({ name: 'Soup' }, FIRST + 2),
  ];
  const opened = openItems(items, { handlers: { ...groups.handlers, ...sets } });
  const { user, platform } = opened;
  await screen.findByText('Calzone', {}, slowly);
  const restaurant = aRestaurant();
  return {
    user,
    platform,
    bodies: () => platform.requests.filter(({ name }) => name === 'setSoldOut').map(({ body }) => body),
    undone: () => platform.requests.filter(({ name }) => name === 'undoSoldOut').map(({ body }) => body),
    becomes: (soldOut: object) =>
      act(() =>
        platform.live.storeAt(paths.storefrontLive(restaurant.restaurantGuid), {
          busyExtraMinutes: 0,
          soldOut,
        }),
      ),
    counts: (counts: object) => act(() => platform.live.storeAt(paths.stockCounts(restaurant), { counts })),
  };
}

const dialog = () => screen.findByRole('dialog', {}, slowly);
const toastOf = async (words: RegExp) => {
  const toast = (await screen.findByText(words)).closest('li');
  if (!toast) throw new Error('It is no message');
  return toast;
};
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('what is sold out', { timeout: 60_000 }, () => {
  it('is found by typing and marked with Enter, from any screen, without a mouse', async () => {
    const { user, bodies } = await open();
    await user.keyboard('s');
    const found = within(await dialog());
    const search = await found.findByRole('searchbox', { name: 'Find an item or option' });
    expect(document.activeElement).toBe(search);
    await found.findByText('Margherita');
    await user.keyboard('oliv{Enter}{Enter}');
    const target = { modifierGroupId: TOPPINGS, modifierId: 1 };
    await waitFor(() => expect(bodies()).toEqual([{ targets: [target], state: { kind: 'untilOpening' } }]));
    await waitFor(() => expect(document.activeElement).toBe(search));
    expect(search).toHaveProperty('value', '');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(found.getByRole('button', { name: 'Margherita' }));
    await user.keyboard('{Enter}');
    const left = found.getByRole('form', { name: 'Count what is left' });
    await user.clear(within(left).getByRole('spinbutton'));
    await user.click(within(left).getByRole('button', { name: 'Sell this many' }));
    await found.findByText('Enter a whole number from 0 to 9,999');
    await user.type(within(left).getByRole('spinbutton'), '12{Enter}');
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({ targets: [{ itemId: FIRST }], state: { kind: 'left', left: 12 } }),
    );
  });

  it('is taken back by keyboard: with its end, as the count that it was, or on sale', async () => {
    const { user, undone, becomes, counts } = await open();
    const since = '2026-01-01T00:00:00.000Z';
    const until = '2999-01-01T00:00:00.000Z';
    becomes({ [FIRST]: { until } });
    counts({ [FIRST + 2]: { left: 3, since } });
    await user.keyboard('s');
    const found = within(await dialog());
    await found.findByRole('list', { name: 'Sold out or counted now' });
    const marked = async (name: string, before: object) => {
      await user.keyboard(`${name}{Enter}{Enter}`);
      const undo = await found.findByRole('button', { name: 'Undo' });
      expect(found.getByText(/^Sold out: /).textContent).toContain(name);
      await user.tab();
      while (document.activeElement !== undo) await user.tab();
      await user.keyboard('{Enter}');
      await found.findByText('It is as it was before');
      expect(found.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(undone().at(-1)).toMatchObject({ undo: [{ state: before, seen: { kind: 'onSale' } }] });
      found.getByRole('searchbox').focus();
    };
    await marked('Margherita', { kind: 'until', until });
    await marked('Soup', { kind: 'left', left: 3, since });
    await marked('Ham', { kind: 'onSale' });
  });

  it('of an order is said from its card: the item, its size and its options', async () => {
    const { user, platform } = visit({
      handlers: { ...sets, ...memoryRecords('modifierGroups', [], 60_000_900).handlers },
    });
    const cheese = {
      modifierId: 1,
      modifierGuid: guidOf(5),
      name: 'Extra cheese',
      priceDelta: 1,
      quantity: 1,
    };
    const items = [
      anOrderItem({
        menuItemId: FIRST,
        selectedSize: { id: 2, name: 'Large' },
        modifierGroups: [{ modifierGroupId: TOPPINGS, name: 'Toppings', modifiers: [cheese] }],
      }),
    ];
    platform.live.storeOrders(anOrder({ items }));
    await user.click(await screen.findByRole('button', { name: 'More for order #042' }, slowly));
    await user.click(await screen.findByRole('menuitem', { name: 'Sold out…' }));
    const order = within(await dialog());
    const rows = await order.findByRole('list', { name: 'In this order' });
    expect(within(rows).getAllByRole('button', { expanded: false }).length).toBe(2);
    expect(document.activeElement).toBe(order.getByRole('button', { name: 'Until tomorrow’s opening' }));
    await user.click(order.getByRole('button', { name: /^Extra cheese/ }));
    await user.click(order.getByRole('button', { name: 'Until further notice' }));
    await order.findByText(/^Sold out: .*Extra cheese/);
    const bodies = platform.requests.filter(({ name }) => name === 'setSoldOut').map(({ body }) => body);
    expect(bodies).toEqual([
      { targets: [{ modifierGroupId: TOPPINGS, modifierId: 1 }], state: { kind: 'untilNotice' } },
    ]);
  });

  it('of an order is not offered to who may not say it', async () => {
    const { user, platform } = visit({ restaurants: [aRestaurant({ mayPause: false })] });
    platform.live.storeOrders(anOrder());
    await user.click(await screen.findByRole('button', { name: 'More for order #042' }, slowly));
    await screen.findByRole('menuitem', { name: /Cancel/ });
    expect(screen.queryByRole('menuitem', { name: 'Sold out…' })).toBeNull();
  });

  it('is seen on other devices at once: in the list of items, and with a way back on sale', async () => {
    const { user, bodies, becomes, counts } = await open();
    expect(rowOf('Margherita').textContent).toContain('On sale');
    becomes({ [FIRST]: {}, [`${SIZES}-2`]: { until: '2999-01-01T00:00:00.000Z' } });
    counts({ [FIRST + 2]: { left: 3, since: '2026-01-01T00:00:00.000Z' } });
    await waitFor(() => expect(rowOf('Margherita').textContent).toContain('Sold out'));
    await user.click(screen.getByLabelText('Sold out', { selector: '[aria-keyshortcuts]' }));
    const found = within(await dialog());
    const marked = within(await found.findByRole('list', { name: 'Sold out or counted now' }));
    expect(marked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^MargheritaSold out/),
      expect.stringMatching(/^Calzone, LargeSold out until/),
      expect.stringMatching(/^Soup3 left/),
    ]);
    await user.click(marked.getByRole('button', { name: 'Back on sale: Margherita' }));
    await waitFor(() =>
      expect(bodies()).toEqual([{ targets: [{ itemId: FIRST }], state: { kind: 'onSale' } }]),
    );
    becomes({});
    await waitFor(() => expect(marked.queryByText('Margherita')).toBeNull());
  });

  it('is said in the list of items for one item with its sizes and options, or for several', async () => {
    const { user, bodies, undone, becomes } = await open();
    await user.click(within(rowOf('Calzone')).getByRole('button', { name: /Actions|More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sold out…' }));
    const one = within(await dialog());
    await user.click(await one.findByRole('button', { name: 'Calzone, Large' }));
    await user.click(one.getByRole('button', { name: 'Until further notice' }));
    const large = { itemId: SIZES, sizeId: 2 };
    await waitFor(() => expect(bodies()).toEqual([{ targets: [large], state: { kind: 'untilNotice' } }]));
    await user.keyboard('{Escape}');
    becomes({ [FIRST]: { until: '2999-01-01T00:00:00.000Z' } });
    for (const name of ['Margherita', 'Soup']) await user.click(within(rowOf(name)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sold out…' }));
    const both = within(await dialog());
    expect(document.activeElement).toBe(both.getByRole('button', { name: 'Until tomorrow’s opening' }));
    await user.keyboard('{Enter}');
    const targets = [{ itemId: FIRST }, { itemId: FIRST + 2 }];
    await waitFor(() => expect(bodies().at(-1)).toEqual({ targets, state: { kind: 'untilOpening' } }));
    await user.click(await within(await toastOf(/Sold out: 2 items/)).findByRole('button', { name: 'Undo' }));
    await screen.findByText('It is as it was before');
    const seen = { kind: 'onSale' };
    const until = '2999-01-01T00:00:00.000Z';
    expect(undone()).toEqual([
      {
        undo: [
          { target: targets[0], state: { kind: 'until', until }, seen },
          { target: targets[1], state: { kind: 'onSale' }, seen },
        ],
      },
    ]);
  });

  it('is an option of one name in all modifier groups that offer it, or in some, in one step and with one Undo', async () => {
    const { user, bodies, undone, becomes, platform } = await open(
      aGroup(4, 'Extras', 'olives '),
      aGroup(5, 'Salads', 'Olives'),
    );
    becomes({ 'm4-1': {} });
    await user.keyboard('s');
    const found = within(await dialog());
    const row = await found.findByRole('button', { name: /^Olives/ });
    expect(row.textContent).toBe(
      'OlivesIn 3 modifier groups: Toppings, Extras, SaladsSold out in 1 of 3 groups',
    );
    await user.keyboard('oliv{Enter}');
    const all = await found.findByRole('checkbox', { name: 'All 3 modifier groups' });
    await user.keyboard('{Enter}');
    const target = (modifierGroupId: number) => ({ modifierGroupId, modifierId: 1 });
    const targets = [3, 4, 5].map(target);
    await waitFor(() => expect(bodies()).toEqual([{ targets, state: { kind: 'untilOpening' } }]));
    expect(all.isConnected).toBe(false);
    platform.handlers['undoSoldOut'] = () => ({ ...nothing, changedSince: ['m5-1'] });
    await user.click(await found.findByRole('button', { name: 'Undo' }));
    await found.findByText(
      /changed it since, so .*Olives \(Salads\).* stays as it is. The rest is as it was/,
    );
    expect(undone()).toEqual([
      {
        undo: [
          { target: target(3), state: { kind: 'onSale' }, seen: { kind: 'onSale' } },
          { target: target(4), state: { kind: 'untilNotice' }, seen: { kind: 'onSale' } },
          { target: target(5), state: { kind: 'onSale' }, seen: { kind: 'onSale' } },
        ],
      },
    ]);

    await user.keyboard('{Escape}');
    await user.click(within(rowOf('Margherita')).getByRole('button', { name: /Actions|More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sold out…' }));
    const one = within(await dialog());
    await user.click(await one.findByRole('button', { name: /^Olives/ }));
    await user.click(one.getByRole('checkbox', { name: 'All 3 modifier groups' }));
    expect(one.getByText('Choose at least one modifier group.')).toBeTruthy();
    await user.click(one.getByRole('checkbox', { name: 'Salads' }));
    await user.click(one.getByRole('button', { name: 'Until further notice' }));
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({ targets: [target(5)], state: { kind: 'untilNotice' } }),
    );
  });
});
