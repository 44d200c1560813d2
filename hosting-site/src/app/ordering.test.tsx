// Ordering across the features: the questions, the item's dialog, the cart.
import { noAddress } from '@bite/shared/ordering/delivery-address';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshLive } from '../lib/live-storefront.ts';
import type { Site } from '../lib/site.ts';
import { aStorefront, itemGuid, LUNCH, MORNING } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';
import { type RenderedSite, rememberDetails, renderSite } from '../testing/render-site.tsx';

const luigis = aStorefront();

Element.prototype.scrollIntoView = () => undefined;

atLunch();

beforeEach(() => {
  fakeApi();
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const lines = ({ site }: RenderedSite) =>
  site.cart.get()?.items.map(({ name, quantity }) => `${quantity} ${name}`);

/** As the server says it, also to what the page asks by itself every few seconds. */
async function sellOut(site: Site, ...keys: readonly string[]): Promise<void> {
  const live = { busyExtraMinutes: 0, soldOut: Object.fromEntries(keys.map((key) => [key, {}])) };
  fakeApi({ getStorefrontLive: () => ok('getStorefrontLive', live) });
  await act(() => refreshLive(site));
}

async function openItem(itemId: number, storefront = luigis) {
  rememberDetails(storefront);
  const rendered = renderSite({ storefront, at: `/?item=${itemGuid(itemId)}` });
  const name = storefront.items.find((item) => item.itemId === itemId)?.name ?? '';
  const box = within(await dialog(name));
  return {
    ...rendered,
    box,
    submit: () => box.getByRole('button', { name: /Select options|Add to cart|Sold out|Not / }),
  };
}

describe('the order details', () => {
  it('O2.7-10 are asked for once when the restaurant is open and the order is not configured', async () => {
    const first = renderSite();
    await first.user.click(within(await dialog('Order details')).getByRole('button', { name: 'Close' }));
    await gone();
    first.unmount();
    renderSite();
    await expect(screen.findByRole('dialog', {}, { timeout: 600 })).rejects.toThrow();
  });

  it('O2.7-10 are not asked for over a menu of the page that the guest has just opened', async () => {
    renderSite();
    // At once: nothing else happens in between.
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await expect(screen.findByRole('dialog', {}, { timeout: 600 })).rejects.toThrow();
  });

  it('O2.7-10 are not asked for while the restaurant is closed', async () => {
    vi.setSystemTime(MORNING);
    renderSite();
    await expect(screen.findByRole('dialog', {}, { timeout: 600 })).rejects.toThrow();
  });

  it('O2.7-03 to O2.7-07 show kind, place, open state and the two ways on', async () => {
    const { user, site } = renderSite();
    const box = within(await dialog('Order details'));
    expect(box.getByText('Open now')).toBeTruthy();
    expect(box.getByText('12 Court Street, Brooklyn, NY')).toBeTruthy();
    expect((box.getByRole('radio', { name: 'Pickup' }) as HTMLInputElement).checked).toBe(true);
    expect(box.getByRole('button', { name: 'Schedule pickup' })).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Pickup ASAP' }));
    await gone();
    expect(site.details.get()).toMatchObject({
      orderType: 'pickup',
      scheduledTime: null,
      isConfigured: true,
    });
  });

  it('O2.7-04 a delivery wants an address', async () => {
    const { user, site } = renderSite();
    const box = within(await dialog('Order details'));
    await user.click(box.getByRole('radio', { name: 'Delivery' }));
    await user.click(box.getByRole('button', { name: 'Deliver ASAP' }));
    const address = box.getByPlaceholderText('Enter delivery address...');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(box.getByText('Delivery address is required')).toBeTruthy();
    expect(document.activeElement).toBe(address);
    await user.type(address, '5 Water Street');
    await user.type(box.getByRole('textbox', { name: 'City' }), 'Brooklyn');
    await user.type(box.getByRole('textbox', { name: 'ZIP code' }), '1120');
    await user.click(box.getByRole('button', { name: 'Deliver ASAP' }));
    expect(box.getByText('Please check the ZIP code')).toBeTruthy();
    await user.type(box.getByRole('textbox', { name: 'ZIP code' }), '1');
    await user.click(box.getByRole('button', { name: 'Deliver ASAP' }));
    await gone();
    expect(site.details.get()).toMatchObject({
      orderType: 'delivery',
      deliveryAddress: {
        street: '5 Water Street',
        city: 'Brooklyn',
        region: 'NY',
        postalCode: '11201',
        country: 'US',
      },
    });
  });

  it('O2.7-07 while closed only a time on offer can be chosen', async () => {
    vi.setSystemTime(MORNING);
    const { user, site } = renderSite();
    act(() => site.details.typeAddress(noAddress));
    const [add] = screen.getAllByRole('button', { name: 'Add Garlic Knots' });
    await user.click(add as HTMLElement);
    const box = within(await dialog('Order details'));
    expect(box.getByText('Closed')).toBeTruthy();
    expect(box.getByRole('button', { name: 'Pickup ASAP' }).hasAttribute('disabled')).toBe(true);
    await user.click(box.getByRole('button', { name: 'Schedule pickup' }));
    expect(document.activeElement).toBe(box.getByRole('radio', { name: 'Today Nov 21' }));
    await user.click(box.getByRole('radio', { name: '11:30 AM' }));
    await user.click(box.getByRole('button', { name: 'Confirm time' }));
    expect(site.details.get().scheduledTime).toBe('2025-11-21T16:30:00.000Z');
  });

  it('O2.7-08 close on Escape', async () => {
    const { user } = renderSite();
    await dialog('Order details');
    await user.keyboard('{Escape}');
    await gone();
  });

  it('O2.7-11 come before the first item, whose dialog opens afterwards', async () => {
    const rendered = renderSite();
    const { user } = rendered;
    await user.click(within(await dialog('Order details')).getByRole('button', { name: 'Close' }));
    await gone();
    const [add] = screen.getAllByRole('button', { name: 'Add Garlic Knots' });
    await user.click(add as HTMLElement);
    const box = within(await dialog('Order details'));
    expect(lines(rendered)).toEqual([]);
    await user.click(box.getByRole('button', { name: 'Pickup ASAP' }));
    expect(await dialog('Garlic Knots')).toBeTruthy();
  });

  it('O2.7-11 when they are closed say that the item is not in the cart, and are offered again for it', async () => {
    const rendered = renderSite();
    const { user } = rendered;
    await user.click(within(await dialog('Order details')).getByRole('button', { name: 'Close' }));
    await gone();
    const [add] = screen.getAllByRole('button', { name: 'Add Garlic Knots' });
    await user.click(add as HTMLElement);
    await dialog('Order details');
    await user.keyboard('{Escape}');
    await gone();
    expect(await screen.findByText(/Garlic Knots.* is not in your cart yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose a time for it' }));
    const box = within(await dialog('Order details'));
    expect(screen.queryByText(/is not in your cart yet/)).toBeNull();
    await user.click(box.getByRole('button', { name: 'Pickup ASAP' }));
    const knots = within(await dialog('Garlic Knots'));
    await user.click(knots.getByRole('button', { name: /^Add to cart/ }));
    await gone();
    expect(lines(rendered)).toEqual(['1 Garlic Knots']);
  });

  it('O2.7-11 do not come, and nothing is added, while a card number stands in the notes', async () => {
    const rendered = renderSite({ at: `/?item=${itemGuid(3)}` });
    const { user } = rendered;
    const salad = within(await dialog('Caesar Salad'));
    const notes = salad.getByRole('textbox', { name: 'Special instructions' });
    await user.click(notes);
    await user.paste('Card 4111 1111 1111 1111');
    await user.click(salad.getByRole('button', { name: /^Add to cart/ }));
    expect(salad.getByText(/This looks like a card number/)).toBeTruthy();
    expect(notes.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog', { name: 'Order details' })).toBeNull();
    await user.clear(notes);
    await user.click(salad.getByRole('button', { name: /^Add to cart/ }));
    await dialog('Order details');
    expect(lines(rendered)).toEqual([]);
  });

  it('O2.7-11 closed over the item’s dialog lead back to it, with all that was chosen and written', async () => {
    const rendered = renderSite({ at: `/?item=${itemGuid(3)}` });
    const { user } = rendered;
    const salad = within(await dialog('Caesar Salad'));
    await user.click(salad.getByRole('checkbox', { name: /Tofu/ }));
    await user.type(salad.getByRole('textbox', { name: 'Special instructions' }), 'No croutons');
    await user.click(salad.getByRole('button', { name: 'Add to cart · $14.00' }));
    const details = within(await dialog('Order details'));
    await user.click(details.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/Caesar Salad.* is not in your cart yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose a time for it' })).toBeNull();
    expect(salad.getByRole<HTMLInputElement>('checkbox', { name: /Tofu/ }).checked).toBe(true);
    await user.click(salad.getByRole('button', { name: 'Add to cart · $14.00' }));
    await user.click(within(await dialog('Order details')).getByRole('button', { name: 'Pickup ASAP' }));
    await gone();
    expect(lines(rendered)).toEqual(['1 Caesar Salad']);
    expect(rendered.site.cart.get()?.items[0]?.notes).toBe('No croutons');
  });

  it('O2.7-11 come before a line made in the item’s dialog, which is not lost', async () => {
    const rendered = renderSite({ at: `/?item=${itemGuid(3)}` });
    const { user } = rendered;
    const salad = within(await dialog('Caesar Salad'));
    await user.click(salad.getByRole('checkbox', { name: /Tofu/ }));
    await user.click(salad.getByRole('button', { name: 'Add to cart · $14.00' }));
    await user.click(within(await dialog('Order details')).getByRole('button', { name: 'Pickup ASAP' }));
    await gone();
    expect(lines(rendered)).toEqual(['1 Caesar Salad']);
  });
});

describe('the item’s dialog', () => {
  it('O2.2-02 opens for an item in the address, and closing it removes the parameter', async () => {
    const { user } = await openItem(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    expect(window.location.search).toBe('');
  });

  it('O2.2-03 tells a framing page of opening and closing', async () => {
    const postMessage = vi.fn();
    vi.stubGlobal('parent', { postMessage });
    const { user } = await openItem(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
    expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
      { type: 'URL_UPDATE', action: 'add_item', itemGuid: itemGuid(2) },
      { type: 'URL_UPDATE', action: 'remove_item', itemGuid: itemGuid(2) },
    ]);
  });

  it('of an item that is gone says so', async () => {
    renderSite({ at: '/?item=gone' });
    expect(
      within(await dialog('Not on the menu')).getByText('This item is no longer on the menu.'),
    ).toBeTruthy();
  });

  it('of no item, which an empty parameter names, is none', async () => {
    const { site } = renderSite({ at: '/?item=' });
    await waitFor(() => expect(site.clock.get()).toBeDefined());
    await screen.findByRole('dialog', { name: 'Order details' });
    expect(screen.queryByText('Not on the menu')).toBeNull();
  });

  it('O2.5-01 shows the default picture, the name and the description', async () => {
    const { box } = await openItem(2);
    expect(box.getByRole('presentation').getAttribute('src')).toBe('/images/default-dish.jpg');
    expect(box.getByText('Six knots, warm, with marinara to dip.')).toBeTruthy();
  });

  it('C3-12 C3-15 says what to know before ordering, and how many of its group an order may have', async () => {
    const { box } = await openItem(2, {
      ...luigis,
      items: luigis.items.map((item) =>
        item.itemId === 2 ? { ...item, orderingRules: 'Order a day ahead' } : item,
      ),
      menuGroups: luigis.menuGroups.map((group) =>
        group.menuGroupId === 3 ? { ...group, maxSelections: 4 } : group,
      ),
    });
    expect(box.getByText('Order a day ahead')).toBeTruthy();
    expect(box.getByText('At most 4 from Starters & Salads in one order')).toBeTruthy();
  });

  it('says what the item contains and which diets it suits, and nothing of an item of which nobody has stated any', async () => {
    const items = luigis.items.map((item) =>
      item.itemId === 2
        ? { ...item, allergens: ['wheat', 'milk'] as const, diets: ['vegetarian'] as const }
        : item,
    );
    const { box, unmount } = await openItem(2, aStorefront({ items }));
    expect(box.getByText('Contains:').parentElement?.textContent).toBe('Contains: Wheat, Milk');
    expect(box.getByRole('listitem').textContent).toBe('Vegetarian');
    unmount();
    const { box: plain } = await openItem(2);
    expect(plain.queryByText('Contains:')).toBeNull();
    expect(plain.queryByRole('listitem')).toBeNull();
  });

  it('O2.5-01 says the calories of an item, and that it contains alcohol with the age that a diner must have', async () => {
    const { ordering } = luigis.restaurant;
    const items = luigis.items.map((item) =>
      item.itemId === 2 ? { ...item, calories: 420, containsAlcohol: true as const } : item,
    );
    const restaurant = { ordering: { ...ordering, alcoholAge: 19 } };
    const { box, unmount } = await openItem(2, aStorefront({ items, restaurant }));
    expect(box.getByText('420 cal · Contains alcohol · 19+')).toBeTruthy();
    unmount();
    const { box: plain } = await openItem(2);
    expect(plain.queryByText(/ cal|alcohol/)).toBeNull();
  });

  it('O2.5-02 hides a group that has nothing to choose', async () => {
    const modifierGroups = luigis.modifierGroups.map((group) =>
      group.modifierGroupId === 3 ? { ...group, modifiers: [] } : group,
    );
    const { box } = await openItem(3, aStorefront({ modifierGroups }));
    expect(box.queryByRole('group', { name: /Add protein/ })).toBeNull();
  });

  it('O2.5-06 preselects the first size, and O2.5-07 asks for what is missing', async () => {
    const { box, submit } = await openItem(1);
    expect((box.getByRole('radio', { name: /Small/ }) as HTMLInputElement).checked).toBe(true);
    expect(submit().textContent).toBe('Select options to continue');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
  });

  it('O2.5-07 adds nothing and leads to the group that is missing', async () => {
    const rendered = await openItem(1);
    await rendered.user.click(rendered.submit());
    expect(lines(rendered)).toEqual([]);
    expect(document.activeElement).toBe(rendered.box.getByRole('group', { name: /Crust/ }));
  });

  it('O2.5-07 begins with the heading of the group that is missing, however long it is', async () => {
    const rendered = await openItem(1);
    const crust = rendered.box.getByRole('group', { name: /Crust/ });
    const scrolled = vi.spyOn(crust, 'scrollIntoView').mockImplementation(() => undefined);
    await rendered.user.click(rendered.submit());
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
  });

  it('O2.5-08 an open price over the highest says which that is, as soon as it is typed', async () => {
    const { box, user } = await openItem(5);
    const price = box.getByRole('spinbutton', { name: 'Custom Price' });
    await user.type(price, '10000.01');
    expect(box.getByText('Enter at most $10,000.00')).toBeTruthy();
    expect(price.getAttribute('aria-invalid')).toBe('true');
  });

  it('O2.5-05 two quick presses put it into the cart once', async () => {
    const rendered = await openItem(1);
    await rendered.user.click(rendered.box.getByRole('radio', { name: /Classic/ }));
    await rendered.user.dblClick(rendered.submit());
    await gone();
    expect(lines(rendered)).toEqual(['1 Margherita']);
  });

  it('O2.5-05 has a stepper for the quantity and a button that adds: its price follows size, options and quantity', async () => {
    const { box, user, submit } = await openItem(1);
    await user.click(box.getByRole('radio', { name: /Classic/ }));
    expect(submit().textContent).toBe('Add to cart · $12.00');
    await user.click(box.getByRole('radio', { name: /Large/ }));
    await user.click(box.getByRole('checkbox', { name: /Mushrooms/ }));
    await user.click(box.getByRole('button', { name: 'One more Margherita' }));
    expect(submit().textContent).toBe('Add to cart · $42.00');
    await user.click(box.getByRole('button', { name: 'One less Margherita' }));
    expect(submit().textContent).toBe('Add to cart · $21.00');
    await user.click(box.getByRole('button', { name: 'One less Margherita' }));
    expect(submit().textContent).toBe('Add to cart · $21.00');
  });

  it('C3-13, C3-17 options show what they cost with the chosen size, and at this item', async () => {
    const sizePrices = [
      { name: 'Small 10″', price: 1 },
      { name: 'large 16″ ', price: 2.5 },
    ];
    const { box, user, submit } = await openItem(
      1,
      aStorefront({
        items: luigis.items.map((item) =>
          item.itemId === 1
            ? {
                ...item,
                modifierGroups: [
                  { modifierGroupId: 1 },
                  { modifierGroupId: 2, optionPrices: [{ modifierId: 23, price: 0.75 }] },
                ],
              }
            : item,
        ),
        modifierGroups: luigis.modifierGroups.map((group) => ({
          ...group,
          modifiers: group.modifiers.map((one) => (one.id >= 22 ? { ...one, sizePrices } : one)),
        })),
      }),
    );
    const prices = () =>
      within(box.getByRole('group', { name: /Toppings/ }))
        .getAllByRole('checkbox')
        .map((option) => option.closest('label')?.textContent?.split('+').at(-1));
    await user.click(box.getByRole('radio', { name: /Classic/ }));
    expect(prices()).toEqual(['$2.00', '$1.00', '$0.75']);
    await user.click(box.getByRole('checkbox', { name: /Mushrooms/ }));
    expect(submit().textContent).toBe('Add to cart · $13.00');
    await user.click(box.getByRole('radio', { name: /Large/ }));
    expect(prices()).toEqual(['$2.00', '$2.50', '$0.75']);
    expect(submit().textContent).toBe('Add to cart · $22.00');
  });

  it('O2.5-08 a custom price is a number in steps of 0.01 from 0 on', async () => {
    const rendered = await openItem(5);
    const { box, user, submit } = rendered;
    const price = box.getByRole('spinbutton', { name: 'Custom Price' });
    expect([price.getAttribute('step'), price.getAttribute('min')]).toEqual(['0.01', '0']);
    await user.type(price, '0');
    expect(submit().textContent).toBe('Select options to continue');
    await user.clear(price);
    await user.type(price, '25.5');
    await user.click(submit());
    await gone();
    expect(rendered.site.cart.get()?.items[0]).toMatchObject({ openPrice: 25.5, basePrice: 25.5 });
  });

  it('O2.5-11 the newest pick replaces the last one when the group is full', async () => {
    const { box, user } = await openItem(3);
    for (const name of [/Chicken/, /Shrimp/, /Tofu/]) await user.click(box.getByRole('checkbox', { name }));
    const checked = box.getAllByRole('checkbox').map((input) => (input as HTMLInputElement).checked);
    expect(checked).toEqual([true, false, true]);
  });

  it('O2.5-11 a replacement is told, and can be taken back', async () => {
    const { box, user } = await openItem(3);
    const chosen = () => box.getAllByRole('checkbox').map((input) => (input as HTMLInputElement).checked);
    const told = () =>
      box
        .getAllByRole('status')
        .some(({ textContent }) => textContent === 'Tofu instead of Shrimp, 2 at most.');
    for (const name of [/Chicken/, /Shrimp/]) await user.click(box.getByRole('checkbox', { name }));
    expect(box.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(box.getByRole('checkbox', { name: /Tofu/ }));
    expect(told()).toBe(true);
    await user.click(box.getByRole('button', { name: 'Undo' }));
    expect(chosen()).toEqual([true, true, false]);
    expect(told()).toBe(false);
    expect(document.activeElement).toBe(box.getByRole('group', { name: /Add protein/ }));
  });

  it('O2.5-11 what was told of a replacement goes with the next change', async () => {
    const { box, user } = await openItem(3);
    for (const name of [/Chicken/, /Shrimp/, /Tofu/]) await user.click(box.getByRole('checkbox', { name }));
    await user.click(box.getByRole('checkbox', { name: /Chicken/ }));
    expect(box.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('O2.5-12 the last option of a required group cannot be taken away', async () => {
    const { box, user } = await openItem(1);
    const classic = box.getByRole('radio', { name: /Classic/ }) as HTMLInputElement;
    await user.click(classic);
    await user.click(classic);
    expect(classic.checked).toBe(true);
  });

  it('O2.5-13 one choice shows as radio buttons, several as checkboxes', async () => {
    const { box } = await openItem(1);
    expect(within(box.getByRole('group', { name: /Crust/ })).getAllByRole('radio')).toHaveLength(2);
    expect(within(box.getByRole('group', { name: /Toppings/ })).getAllByRole('checkbox')).toHaveLength(3);
  });

  it('reads its options’ names, notes and prices apart', async () => {
    const { box } = await openItem(1);
    for (const option of [...box.getAllByRole('radio'), ...box.getAllByRole('checkbox')]) {
      const label = option.closest('label')?.textContent ?? '';
      expect(label).not.toMatch(/[a-z)]\d|[a-z)]\$|cal\+/i);
    }
    expect(box.getByRole('checkbox', { name: /^Pepperoni ?, / })).toBeTruthy();
  });

  it('O2.5-14 marks a required group, and O2.5-15 hints at the limits', async () => {
    const { box } = await openItem(1);
    expect(box.getByRole('group', { name: /Crust \*? ?\(required\)/ })).toBeTruthy();
    expect(box.getByText('Select 1 option')).toBeTruthy();
    expect(box.getByText('Select up to 3 options')).toBeTruthy();
  });

  it('an option that may be had twice gets a stepper', async () => {
    const { box, user } = await openItem(1);
    await user.click(box.getByRole('checkbox', { name: /Pepperoni/ }));
    await user.click(box.getByRole('button', { name: 'One more Pepperoni' }));
    await user.click(box.getByRole('radio', { name: /Classic/ }));
    expect(box.getByRole('button', { name: 'Add to cart · $16.00' })).toBeTruthy();
    await user.click(box.getByRole('checkbox', { name: /Pepperoni/ }));
    expect(box.queryByRole('button', { name: 'One more Pepperoni' })).toBeNull();
  });

  it('O2.5-06 starts afresh each time it opens', async () => {
    const { box, user } = await openItem(3);
    await user.click(box.getByRole('checkbox', { name: /Tofu/ }));
    await user.keyboard('{Escape}');
    await gone();
    const [open] = screen.getAllByRole('link', { name: 'Caesar Salad' });
    await user.click(open as HTMLElement);
    const again = within(await dialog('Caesar Salad'));
    expect((again.getByRole('checkbox', { name: /Tofu/ }) as HTMLInputElement).checked).toBe(false);
  });

  it('of a sold-out item cannot add it', async () => {
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: { '2': {} } }),
    });
    const { submit } = await openItem(2);
    await waitFor(() => expect(submit().textContent).toBe('Sold out'));
    expect(submit().hasAttribute('disabled')).toBe(true);
  });

  it('of an item that is back later offers that time, and adds it to an order for then', async () => {
    const until = new Date(LUNCH + 3 * 3_600_000).toISOString();
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: { '2': { until } } }),
    });
    const { box, user, submit, site } = await openItem(2);
    await user.click(await box.findByRole('button', { name: /^Move the order to today/ }));
    expect(Date.parse(site.details.get().scheduledTime ?? '')).toBe(LUNCH + 3 * 3_600_000);
    expect(submit().textContent).toMatch(/^Add to cart/);
    expect(box.queryByRole('button', { name: /^Move the order/ })).toBeNull();
  });
});

describe('a size or an option that is sold out', () => {
  it('says so while the dialog is open, cannot be chosen, and can be given up', async () => {
    const { box, user, site, submit } = await openItem(1);
    const isOff = (name: RegExp) => box.getByRole('radio', { name }).hasAttribute('disabled');
    await user.click(box.getByRole('radio', { name: /Classic/ }));
    await user.click(box.getByRole('checkbox', { name: /Pepperoni/ }));
    await sellOut(site, '1-2', 'm2-21');
    expect([isOff(/Large.*Sold out/), isOff(/Small/)]).toEqual([true, false]);
    const disabled = box.getByRole('button', { name: 'Pepperoni is sold out' });
    expect(disabled.hasAttribute('disabled')).toBe(true);
    await user.click(box.getByRole('checkbox', { name: /Pepperoni.*Sold out/ }));
    expect(box.getByRole('checkbox', { name: /Pepperoni.*Sold out/ }).hasAttribute('disabled')).toBe(true);
    expect(submit().textContent).toMatch(/^Add to cart/);
    await sellOut(site, '1-1', '1-2');
    expect(submit().textContent).toBe('Sold out');
  });

  it('is not the one that an item begins with', async () => {
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: { '1-1': {} } }),
    });
    const first = await openItem(2);
    await waitFor(() => expect(first.site.live.get().soldOut).toEqual({ '1-1': {} }));
    await first.user.keyboard('{Escape}');
    await gone();
    const [open] = screen.getAllByRole('link', { name: 'Margherita' });
    await first.user.click(open as HTMLElement);
    const box = within(await dialog('Margherita'));
    expect((box.getByRole('radio', { name: /Large/ }) as HTMLInputElement).checked).toBe(true);
  });
});

describe('the cart', () => {
  async function withKnots(storefront = luigis) {
    const rendered = await openItem(2, storefront);
    await rendered.user.click(rendered.submit());
    await gone();
    await rendered.user.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Cart/ }));
    return { ...rendered, box: within(await dialog('Your cart')) };
  }

  it('O2.6-09 says when it is empty, and O2.6-08 then leads nowhere', async () => {
    rememberDetails(luigis);
    const { user } = renderSite();
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Cart/ }));
    const box = within(await dialog('Your cart'));
    expect(await box.findByText('Your cart is empty')).toBeTruthy();
    expect(box.getByRole('button', { name: 'Go to checkout' }).hasAttribute('disabled')).toBe(true);
  });

  it('that comes to more than one order can says so, and leads no further', async () => {
    const items = luigis.items.map((item) => ({ ...item, basePrice: 100_000_000 }));
    const { box } = await withKnots(aStorefront({ items }));
    expect(await box.findByText(/^An order can come to at most \$100,000,000\.00 - please/)).toBeTruthy();
    expect(box.getByRole('button', { name: 'Go to checkout' }).hasAttribute('disabled')).toBe(true);
  });

  it('O2.6-07, O2.6-10 shows the subtotal, each tax by name, the total and the points', async () => {
    const { box } = await withKnots();
    const figures = box.getAllByRole('definition').map((figure) => figure.textContent);
    const names = box.getAllByRole('term').map((name) => name.textContent);
    expect(names).toEqual(['Subtotal', 'Service charge', 'Sales tax', 'Total']);
    expect(figures).toEqual(['$6.50', '$0.20', '$0.58', '$7.28']);
    expect(box.getByText('65 points')).toBeTruthy();
  });

  it('names a tax that prices contain without adding it', async () => {
    rememberDetails(luigis);
    const { user } = renderSite();
    await user.click(screen.getByRole('button', { name: 'Add Espresso' }));
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Cart/ }));
    const box = within(await dialog('Your cart'));
    expect(await box.findByText('Beverage tax (included)')).toBeTruthy();
    expect(box.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '$3.00',
      '$0.09',
      '$3.09',
      '$0.12',
    ]);
  });

  it('O2.6-06 minus down to 0 removes the line', async () => {
    const { box, user } = await withKnots();
    await user.click(box.getByRole('button', { name: 'One more Garlic Knots' }));
    await waitFor(() => expect(box.getAllByText('$13.00').length).toBeGreaterThan(0));
    await user.click(box.getByRole('button', { name: 'One less Garlic Knots' }));
    await user.click(await box.findByRole('button', { name: 'Remove Garlic Knots' }));
    expect(await box.findByText('Your cart is empty')).toBeTruthy();
  });

  it('O2.6-03, O2.6-04 asks for the address of a delivery only', async () => {
    const { box, user } = await withKnots();
    expect(box.queryByRole('textbox', { name: 'Delivery address' })).toBeNull();
    await user.click(box.getByRole('radio', { name: 'Delivery' }));
    expect(await box.findByRole('textbox', { name: 'Delivery address' })).toBeTruthy();
    expect(box.getByText('Delivery address is required')).toBeTruthy();
  });

  it('O2.6-05 offers the real times', async () => {
    const { box } = await withKnots();
    const labels = within(box.getByRole('combobox', { name: 'Pickup time' })).getAllByRole('option');
    expect(labels).toHaveLength(17);
  });

  it('O2.6-01 closes on Escape', async () => {
    const { user } = await withKnots();
    await user.keyboard('{Escape}');
    await gone();
  });

  it('shows what was sold out since, and lets go of it', async () => {
    const { box, user, site } = await withKnots();
    await sellOut(site, '2');
    expect(box.getByText('Garlic Knots is sold out')).toBeTruthy();
    expect(box.getByRole('button', { name: 'Go to checkout' }).hasAttribute('disabled')).toBe(true);
    await user.click(box.getByRole('button', { name: 'Remove Garlic Knots from the cart' }));
    expect(await box.findByText('Your cart is empty')).toBeTruthy();
  });

  it('names what was sold out since before checkout, in the cart and on the page, and takes it out', async () => {
    const { box, user, site } = await withKnots();
    await sellOut(site, '2');
    expect((await box.findByRole('alert')).textContent).toContain('Garlic Knots is sold out.');
    await user.keyboard('{Escape}');
    await gone();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Garlic Knots is sold out.');
    await sellOut(site, '7');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await sellOut(site, '2');
    await user.click(await screen.findByRole('button', { name: 'Take Garlic Knots out of the cart' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(site.cart.get()?.items).toEqual([]);
  });

  it('what was sold out is put away over the page, where more of it and a later time are told anew', async () => {
    const { user, site } = await withKnots();
    await user.keyboard('{Escape}');
    await gone();
    await sellOut(site, '2');
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await sellOut(site, '2', '7');
    expect(screen.queryByRole('alert')).toBeNull();
    await sellOut(site, '7');
    await sellOut(site, '2');
    expect((await screen.findByRole('alert')).textContent).toContain('Garlic Knots is sold out.');
  });

  it('when an option sells out, a dish is kept without it, or its options are chosen again', async () => {
    const { user, box, site, submit } = await openItem(3);
    await user.click(box.getByRole('checkbox', { name: /Tofu/ }));
    await user.click(submit());
    await gone();
    await sellOut(site, 'm3-33');
    await user.click(await screen.findByRole('button', { name: 'Choose again for Caesar Salad' }));
    const again = within(await dialog('Caesar Salad'));
    const tofu = again.getByRole('checkbox', { name: /Tofu/ }) as HTMLInputElement;
    expect([tofu.checked, tofu.disabled]).toEqual([false, true]);
    await user.keyboard('{Escape}');
    await gone();
    await user.click(await screen.findByRole('button', { name: 'Without Tofu' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(site.cart.get()?.items).toMatchObject([{ name: 'Caesar Salad', modifierGroups: [] }]);
  });

  it('shows a line whose item has left the menu', async () => {
    const { box, site } = await withKnots();
    const items = luigis.items.filter(({ itemId }) => itemId !== 2);
    act(() => site.storefront.set(aStorefront({ version: 'v2', items })));
    expect(box.getByText('This item is no longer on the menu')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Edit Garlic Knots' })).toBeNull();
  });

  it('a line can be chosen anew', async () => {
    const rendered = await openItem(3);
    const { user, box, site, submit } = rendered;
    await user.click(box.getByRole('checkbox', { name: /Tofu/ }));
    await user.click(submit());
    await gone();
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Cart/ }));
    await user.click(within(await dialog('Your cart')).getByRole('button', { name: 'Edit Caesar Salad' }));
    const again = within(await dialog('Caesar Salad'));
    expect((again.getByRole('checkbox', { name: /Tofu/ }) as HTMLInputElement).checked).toBe(true);
    await user.click(again.getByRole('checkbox', { name: /Shrimp/ }));
    await user.click(again.getByRole('button', { name: 'Update · $20.00' }));
    await waitFor(() => expect(site.cart.get()?.items).toHaveLength(1));
    await waitFor(() => expect(site.cart.get()?.items[0]?.totalPrice).toBe(20));
  });

  it('O2.6-08 O2.6-11 leads to the checkout, a page of the same site', async () => {
    const { box, user } = await withKnots();
    await user.click(box.getByRole('button', { name: 'Go to checkout' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
    expect(window.location.pathname).toBe('/luigis/checkout');
  });
});
