import { CallError } from '@bite/shared/api/client';
import type { User } from '@bite/shared/identity/user.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPlan } from '../lib/testing/a-plan.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { aRestaurantRecord } from '../lib/testing/tenancy-records.ts';
import { ITEMS } from './items-testing.tsx';
import { DINNER, LUNCH, MENUS, openMenus, PIZZA, slowly, TOPPINGS, WINE } from './menus-testing.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const tree = () => rowsOf('Menus').map((text) => /^[A-Z][a-z]+/.exec(text ?? '')?.[0]);
const opened = () => screen.findByRole('list', { name: 'Menus' }, slowly);
const itemsIn = (group: { items: readonly { itemId: number }[] } | undefined) =>
  group?.items.map(({ itemId }) => itemId);

describe('the menus of a restaurant', () => {
  it('C3-15 are a tree of menus and sections, with what is hidden from guests, and the items of the chosen one', async () => {
    const { user, address } = openMenus();
    await opened();
    expect(tree()).toEqual(['Dinner', 'Pizza', 'Wine', 'Lunch']);
    expect(screen.getByRole('link', { name: /^Wine.*Hidden online/ })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^Pizza/ }));
    expect(address()).toBe(`${MENUS}?group=${PIZZA}`);
    expect(rowsOf('Items of Pizza')).toEqual(['Margherita', 'Diavola']);
    expect(screen.getByText('$9.00')).toBeTruthy();
    expect(screen.getByText('Dinner › Pizza')).toBeTruthy();
  });

  it('C3-15 open at their own address, before it is known what somebody may do there', async () => {
    const profile = Promise.withResolvers<{ user: User }>();
    openMenus({ handlers: { getProfile: () => profile.promise } });
    await screen.findByRole('status', { name: 'Loading Menus…' }, slowly);
    profile.resolve({ user: withRole('manager') });
    await opened();
    expect(tree()).toEqual(['Dinner', 'Pizza', 'Wine', 'Lunch']);
  });

  it('C3-15 are sorted by keyboard, also between levels, saved when they are dropped, and put back by Undo', async () => {
    const { user, groups, platform } = openMenus();
    await opened();
    button('Move Wine').focus();
    await user.keyboard(' {ArrowUp}');
    expect(tree()).toEqual(['Dinner', 'Wine', 'Pizza', 'Lunch']);
    expect(platform.requests.map(({ name }) => name)).not.toContain('arrangeMenu');
    await user.keyboard('{ArrowLeft} ');
    await screen.findByText('Menu sorted');
    expect(groups.get(WINE)).toMatchObject({ position: 1 });
    expect(groups.get(WINE)?.parentId).toBeUndefined();
    expect(groups.get(LUNCH)).toMatchObject({ position: 2 });
    expect(tree()).toEqual(['Dinner', 'Pizza', 'Wine', 'Lunch']);
    await user.click(button('Undo'));
    await waitFor(() => expect(groups.get(WINE)).toMatchObject({ parentId: DINNER, position: 1 }));
    expect(groups.get(LUNCH)).toMatchObject({ position: 1 });
  });

  it('C3-15 move several items to another group at once, and take them out of one', async () => {
    const { user, groups } = openMenus({ at: `${MENUS}?group=${PIZZA}` });
    await opened();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Margherita' }));
    await user.click(button('Select all 2'));
    await user.click(button('Move to…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 items' }));
    await user.type(dialog.getByRole('combobox', { name: 'Menu group' }), 'Wine');
    await user.click(screen.getByRole('option', { name: 'Dinner › Wine' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await screen.findByText('2 items moved to Wine');
    expect(itemsIn(groups.get(PIZZA))).toEqual([]);
    expect(itemsIn(groups.get(WINE))).toEqual([3, 1, 2]);
    await user.click(screen.getByRole('link', { name: /^Wine/ }));
    await user.click(button('Actions for Barolo'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from this menu group' }));
    await screen.findByText('Barolo removed from Wine');
    expect(itemsIn(groups.get(WINE))).toEqual([1, 2]);
    await user.click(button('Undo'));
    await waitFor(() => expect(itemsIn(groups.get(WINE))).toEqual([3, 1, 2]));
  });

  it('C3-15 move several groups below another or to the top at once, by keyboard, and all of them back by Undo', async () => {
    const { user, groups, platform } = openMenus();
    await opened();
    screen.getByRole('checkbox', { name: 'Select Pizza' }).focus();
    await user.keyboard(' ');
    screen.getByRole('checkbox', { name: 'Select Lunch' }).focus();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Lunch' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Lunch' }));
    button('Move to…').focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 menu groups' }));
    const box = dialog.getByRole('combobox', { name: 'Below' });
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('Choose a menu group')).toBeTruthy();
    await user.click(box);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'The top, as menus',
      'Dinner',
      'Lunch',
    ]);
    await user.type(box, 'Lunch{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await screen.findByText('2 menu groups moved below Lunch');
    expect(groups.get(PIZZA)).toMatchObject({ parentId: LUNCH, position: 0 });
    expect(groups.get(WINE)).toMatchObject({ parentId: LUNCH, position: 1 });
    expect(tree()).toEqual(['Dinner', 'Lunch', 'Pizza', 'Wine']);
    await user.click(button('Undo'));
    await waitFor(() => expect(groups.get(WINE)).toMatchObject({ parentId: DINNER, position: 1 }));
    expect(groups.get(PIZZA)).toMatchObject({ parentId: DINNER, position: 0 });
    expect(platform.requests.filter(({ name }) => name === 'arrangeMenu')).toHaveLength(2);
  });

  it('C3-15 draw no more rows than can be dragged, whatever a group has, and select all of its items', async () => {
    const { user } = openMenus({ at: `${MENUS}?group=${PIZZA}`, isLarge: true });
    await opened();
    expect(rowsOf('Menus')).toHaveLength(60);
    expect(rowsOf('Items of Pizza')).toHaveLength(150);
    await user.click(screen.getByRole('checkbox', { name: 'Select Dish 1' }));
    await user.click(button('Select all 1000'));
    expect(screen.getByText('1000 selected')).toBeTruthy();
  });

  it('C3-15 get items that are there, several at once, and new ones by the name that was typed', async () => {
    const { user, groups, dishes } = openMenus({ at: `${MENUS}?group=${PIZZA}` });
    await opened();
    await user.click(button('Add items'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add items to Pizza' }));
    const box = dialog.getByRole('combobox', { name: 'Items' });
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Choose at least one item')).toBeTruthy();
    await user.type(box, 'Margh');
    expect(screen.queryByRole('option', { name: 'Margherita' })).toBeNull();
    await user.clear(box);
    await user.type(box, 'Tira');
    await user.click(screen.getByRole('option', { name: 'Tiramisu' }));
    await user.type(box, 'Calzone');
    await user.click(screen.getByRole('option', { name: 'Create “Calzone”' }));
    const form = within(await screen.findByRole('dialog', { name: 'New item' }, slowly));
    await user.type(form.getByRole('spinbutton', { name: 'Price (USD)' }), '13');
    await user.click(form.getByRole('button', { name: 'Create item' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New item' })).toBeNull());
    await user.click(button('Add'));
    await screen.findByText('2 items added');
    expect(itemsIn(groups.get(PIZZA))).toEqual([1, 2, 4, 10]);
    expect(dishes.get(10)).toMatchObject({ name: 'Calzone', basePrice: 13 });
  });

  it('C3-15 C3-12 get a new item in place: its form says in which menu groups it will be, and that it is in none', async () => {
    const { user, groups, address, platform } = openMenus({ at: `${MENUS}?group=${WINE}` });
    await opened();
    await user.click(screen.getByRole('link', { name: 'New item here' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'Chianti');
    await user.type(screen.getByRole('spinbutton', { name: 'Price (USD)' }), '8');
    const chosen = () => rowsOf('On the menu in');
    expect(chosen()).toEqual(['Dinner › Wine']);
    await user.click(button('Remove from Wine'));
    expect(screen.getByText('In no menu group: guests do not see it')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add to a menu group' }));
    await user.keyboard('pizza{Enter}');
    await user.keyboard('wine{Enter}');
    expect(chosen()).toEqual(['Dinner › Pizza', 'Dinner › Wine']);
    await user.click(button('Create item'));
    await screen.findByText(/Chianti.* is in .*Pizza.*, .*Wine.* now/);
    expect([itemsIn(groups.get(PIZZA)), itemsIn(groups.get(WINE))]).toEqual([
      [1, 2, 10],
      [3, 10],
    ]);
    await waitFor(() => expect(address()).toBe(`${MENUS}?group=${WINE}`));

    platform.handlers['arrangeMenu'] = () => {
      throw new CallError('CONFLICT', 'Somebody else has changed this in the meantime', 409);
    };
    await user.click(await screen.findByRole('link', { name: 'New item here' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }, slowly), 'Prosecco');
    await user.type(screen.getByRole('spinbutton', { name: 'Price (USD)' }), '7');
    await user.click(button('Create item'));
    await screen.findByText(/Prosecco.* was created, but is in no menu group yet. Somebody else has changed/);
    expect(itemsIn(groups.get(WINE))).toEqual([3, 10]);
  });

  it('C3-15 C3-12 are named in the form of an item, which is added to others and taken out there, with Undo', async () => {
    const { user, groups } = openMenus({ at: `${ITEMS}/4` });
    await screen.findByText('In no menu group: guests do not see it', {}, slowly);
    await user.type(screen.getByRole('combobox', { name: 'Add to a menu group' }), 'wine{Enter}');
    await screen.findByText(/Tiramisu.* is in .*Wine.* now/);
    expect(itemsIn(groups.get(WINE))).toEqual([3, 4]);
    expect(screen.queryByText(/In no menu group/)).toBeNull();
    const rows = within(screen.getByRole('list', { name: 'On the menu in' }));
    expect(rows.getByRole('link', { name: 'Dinner › Wine' }).getAttribute('href')).toBe(
      `${MENUS}?group=${WINE}`,
    );
    expect(rows.getByText('Hidden online')).toBeTruthy();
    await user.click(button('Remove from Wine'));
    await waitFor(() => expect(itemsIn(groups.get(WINE))).toEqual([3]));
    await screen.findByText(/Tiramisu.* removed from .*Wine/);
    await user.click(button('Undo'));
    await waitFor(() => expect(itemsIn(groups.get(WINE))).toEqual([3, 4]));
  });

  it('C3-12 narrow the list of items down: to a group, to a menu with all its groups, or to what is in none', async () => {
    const { user, address } = openMenus({ at: `${ITEMS}?is.group=none` });
    const listed = (...names: string[]) =>
      waitFor(() => {
        const links = screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('link'));
        expect(links.map(({ textContent }) => textContent)).toEqual(names);
      }, slowly);
    await listed('Tiramisu');
    const filter = within(screen.getByRole('group', { name: 'Menu group' }));
    await user.click(filter.getByRole('button', { name: 'In no menu group' }));
    await user.click(filter.getByRole('button', { name: 'Dinner' }));
    await listed('Margherita', 'Diavola', 'Barolo');
    expect(address()).toBe(`${ITEMS}?is.group=${DINNER}`);
    await user.click(filter.getByRole('button', { name: 'Dinner' }));
    await user.click(filter.getByRole('button', { name: 'Dinner › Wine' }));
    await listed('Barolo');
  });

  it('C3-15 C3-12 give selected items new prices and mark them as sold out, as the list of items does', async () => {
    const { user, dishes, platform } = openMenus({
      at: `${MENUS}?group=${PIZZA}`,
      handlers: { setSoldOut: () => ({ soldOut: {}, left: {}, since: {} }) },
    });
    await opened();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Margherita' }));
    await user.click(button('Select all 2'));
    await user.click(button('Change prices'));
    const prices = within(await screen.findByRole('dialog', { name: 'Change the prices of 2 items' }));
    await user.type(prices.getByRole('spinbutton', { name: /By how much/ }), '10');
    await user.click(prices.getByRole('button', { name: 'Change prices' }));
    await screen.findByText('2 items repriced');
    expect([1, 2].map((id) => dishes.get(id)?.basePrice)).toEqual([9.9, 11]);
    expect(screen.queryByText('2 selected')).toBeNull();
    for (const name of ['Margherita', 'Diavola'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(
      within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Sold out…' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Until further notice' }));
    const targets = [{ itemId: 1 }, { itemId: 2 }];
    await waitFor(() =>
      expect(platform.requests.findLast(({ name }) => name === 'setSoldOut')?.body).toEqual({
        targets,
        state: { kind: 'untilNotice' },
      }),
    );
    await user.click(button('Actions for Diavola'));
    await user.click(await screen.findByRole('menuitem', { name: 'Tags' }));
    await screen.findByRole('dialog', { name: 'Tag 1 item' });
  });

  it('begin with one menu, which gets its sections in place', async () => {
    const { user, groups, address } = openMenus({ isEmpty: true });
    await screen.findByText('No menus yet', {}, slowly);
    await user.click(screen.getAllByRole('button', { name: 'New menu' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Create menu' }));
    expect(await screen.findByText('Menu group name cannot be empty')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dinner');
    await user.click(button('Create menu'));
    await screen.findByText('Dinner created');
    expect(address()).toBe(`${MENUS}?group=5`);
    await user.click(await screen.findByRole('button', { name: 'Add menu group' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Pizza');
    await user.click(button('Create menu group'));
    await screen.findByText('Pizza created');
    expect([...groups.values()]).toMatchObject([
      { name: 'Dinner', isMenu: true, position: 0 },
      { name: 'Pizza', isMenu: false, position: 0, parentId: 5 },
    ]);
  });

  it('stand as they were where the server refuses a move, and say why', async () => {
    const { user } = openMenus({
      handlers: {
        arrangeMenu: () => {
          throw new CallError('CONFLICT', 'Somebody else has changed this in the meantime', 409);
        },
      },
    });
    await opened();
    await user.click(button('Actions for Lunch'));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await screen.findByText('Somebody else has changed this in the meantime');
    expect(tree()).toEqual(['Dinner', 'Pizza', 'Wine', 'Lunch']);
  });

  it('sends moves that follow each other closely one after the other', async () => {
    const { user, groups, platform } = openMenus({ at: `${MENUS}?group=${PIZZA}` });
    await opened();
    button('Move Diavola').focus();
    await user.keyboard(' {ArrowUp} ');
    button('Move Lunch').focus();
    await user.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(groups.get(LUNCH)?.position).toBe(0));
    expect(itemsIn(groups.get(PIZZA))).toEqual([2, 1]);
    expect(platform.requests.filter(({ name }) => name === 'arrangeMenu')).toHaveLength(2);
  });

  it('can be looked at, and not changed, by who only works there', async () => {
    const access = { pos: true, kitchen: false, manage: false };
    const cashier = { 10000001: { role: 'employee' as const, restaurants: { 20000001: access } } };
    openMenus({ at: `${MENUS}?group=${PIZZA}`, profile: aProfile({ access: cashier }) });
    await opened();
    expect(tree()).toEqual(['Dinner', 'Pizza', 'Wine', 'Lunch']);
    expect(rowsOf('Items of Pizza')).toEqual(['Margherita', 'Diavola']);
    expect(screen.queryByRole('button', { name: /^(Move|New|Add|Actions)/ })).toBeNull();
  });
});

describe('the preview of the menus', () => {
  it('C3-15 shows the page for a time that one chooses, by the restaurant’s clock, and what is hidden then and why', async () => {
    const { user, groups } = openMenus({
      handlers: {
        getRestaurant: () => aRestaurantRecord(),
        listScheduledChanges: () => ({ scheduledChanges: [aPlan()] }),
      },
    });
    const pizza = groups.get(PIZZA);
    if (pizza) groups.set(PIZZA, { ...pizza, timeRange: { start: '17:00', end: '22:00' } });
    await opened();
    await user.click(screen.getByRole('link', { name: 'Preview' }));
    const section = await screen.findByRole('region', { name: 'Pizza' }, slowly);
    expect(within(section).getByText('$9.00')).toBeTruthy();
    expect(screen.getByText(/hidden from online ordering/)).toBeTruthy();
    const set = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    set('Date', '2026-06-10');
    set('Time', '18:00');
    expect(within(section).queryByText(/Not served then/)).toBeNull();
    expect(screen.queryByText(/planned change/)).toBeNull();
    set('Time', '12:00');
    expect(within(section).getByText('Not served then · Served 5 PM – 10 PM')).toBeTruthy();
    set('Time', '03:00');
    expect(screen.getByText(/The restaurant is closed then/)).toBeTruthy();
    set('Date', '2099-01-03');
    const notShown = screen.getByText(/^1 planned change until then is not shown/);
    expect(within(notShown).getByRole('link', { name: 'Planned changes' })).toBeTruthy();
    set('Time', '');
    expect(screen.getByText('Choose a date and a time.')).toBeTruthy();
  });
});

describe('the form of a menu group', () => {
  const save = async (user: ReturnType<typeof openMenus>['user']) => {
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('All changes saved');
  };
  const openPizza = async () => {
    const screens = openMenus({ at: `${MENUS}/${PIZZA}` });
    await screen.findByRole('textbox', { name: 'Name' }, slowly);
    return screens;
  };

  it('C5-08 says at its field what is missing or crosses, and C3-15 keeps its prices, limits and channels', async () => {
    const { user, groups } = await openPizza();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Menu group name cannot be empty')).toBeTruthy();
    await user.type(name, 'Pinsa');
    await user.click(screen.getByRole('radio', { name: /One price for each/ }));
    await user.type(screen.getByRole('spinbutton', { name: 'At least' }), '3');
    await user.type(screen.getByRole('spinbutton', { name: 'At most' }), '2');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Price/discount details do not match pricing type')).toBeTruthy();
    expect(
      screen.getByText('Maximum selections cannot be less than minimum required selections'),
    ).toBeTruthy();
    await user.type(screen.getByRole('spinbutton', { name: 'Price of each item (USD)' }), '11');
    await user.clear(screen.getByRole('spinbutton', { name: 'At most' }));
    await user.click(screen.getByRole('checkbox', { name: 'Online ordering' }));
    expect(screen.getByText('Hidden from online ordering')).toBeTruthy();
    await save(user);
    expect(groups.get(PIZZA)).toMatchObject({
      name: 'Pinsa',
      pricingType: 'fixed',
      fixedPrice: 11,
      minRequired: 3,
      visibleInOnlineOrdering: false,
      items: [{ itemId: 1 }, { itemId: 2 }],
      parentId: DINNER,
    });
    await user.click(screen.getByRole('radio', { name: /Their own prices/ }));
    await save(user);
    expect(groups.get(PIZZA)).not.toHaveProperty('fixedPrice');
  });

  it('C3-15 C5-07 keeps days, time of day, dates and a season, whose days must be in the calendar', async () => {
    const { user, groups } = await openPizza();
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Only at a time of day' }));
    await user.click(screen.getByRole('checkbox', { name: /Only in a season/ }));
    expect(screen.getByText(/served all year/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'First month' }), 'April');
    await user.type(screen.getByRole('spinbutton', { name: 'First day' }), '31');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Last month' }), 'June');
    await user.type(screen.getByRole('spinbutton', { name: 'Last day' }), '24');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('That month never has this day')).toBeTruthy();
    await user.clear(screen.getByRole('spinbutton', { name: 'First day' }));
    await user.type(screen.getByRole('spinbutton', { name: 'First day' }), '15');
    await save(user);
    const days = { sat: true, sun: false };
    expect(groups.get(PIZZA)).toMatchObject({
      daysOfWeek: days,
      daysAvailable: days,
      timeRange: { start: '11:00', end: '15:00' },
      seasonalAvailability: { isActive: true, startMonth: 4, startDay: 15, endMonth: 6, endDay: 24 },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Only at a time of day' }));
    await save(user);
    expect(groups.get(PIZZA)).not.toHaveProperty('timeRange');
  });

  it('C3-15 has the choices that guests make with each of its items, and C5-04 says at its field which limits cross', async () => {
    const { user, groups } = await openPizza();
    await user.click(screen.getByRole('combobox', { name: 'Add a modifier group' }));
    await user.click(await screen.findByRole('option', { name: 'Toppings' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Own limits here' }));
    const limits = within(screen.getByRole('list', { name: 'Modifier groups' }));
    await user.type(limits.getByRole('spinbutton', { name: 'At least' }), '3');
    await user.type(limits.getByRole('spinbutton', { name: 'At most' }), '2');
    await user.click(screen.getByRole('checkbox', { name: /^A menu/ }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Maximum selection cannot be less than minimum selection')).toBeTruthy();
    await user.clear(limits.getByRole('spinbutton', { name: 'At least' }));
    await save(user);
    expect(groups.get(PIZZA)).toMatchObject({
      isMenu: true,
      modifierGroups: [{ modifierGroupId: TOPPINGS, position: 0, maxSelection: 2 }],
    });
  });
});
