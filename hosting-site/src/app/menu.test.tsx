// The menu page as a diner meets it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorefront, LUNCH, MORNING } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

const luigis = aStorefront();

atLunch();

beforeEach(() => {
  rememberDetails(luigis);
  fakeApi();
});

const section = (name: string) => screen.getByRole('region', { name });
const dish = (name: string) => {
  const card = within(section(name === 'Margherita' ? 'Pizza' : 'Starters & Salads'))
    .getByRole('link', { name })
    .closest('li');
  if (!card) throw new Error(`${name} is not on a card`);
  return within(card);
};

describe('the restaurant', () => {
  it('O2.2-06 is introduced with its name, address and open state', () => {
    renderSite();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: "Luigi's Pizzeria" })).toBeTruthy();
    expect(main.getByText('12 Court Street, Brooklyn, NY')).toBeTruthy();
    expect(main.getByText('Open now')).toBeTruthy();
  });

  it("O2.3-01 is 'Opens 11 AM' in the morning", () => {
    vi.setSystemTime(MORNING);
    renderSite();
    expect(within(screen.getByRole('banner')).getByText('Opens 11 AM')).toBeTruthy();
  });

  it('O2.2-16 without a menu says so', () => {
    renderSite({ storefront: aStorefront({ menuGroups: [], items: [] }) });
    expect(screen.getByText('No menu items available at this time.')).toBeTruthy();
    expect(screen.getByText('Please check back later.')).toBeTruthy();
  });

  it('O2.2-01 embedded in another page is not introduced again', () => {
    renderSite({ at: '/?embedded=true' });
    expect(screen.queryByText('12 Court Street, Brooklyn, NY', { selector: 'main *' })).toBeNull();
  });

  it('I3.3-08 that takes its orders elsewhere has one button, which leads there, and offers no cart', () => {
    renderSite({
      storefront: aStorefront({
        website: {
          orderingEnabled: false,
          orderingUrl: 'https://order.example/luigis',
          orderingProvider: 'doordash',
        },
      }),
    });
    expect(
      screen.getAllByRole('link', { name: 'Order Now' }).map((link) => link.getAttribute('href')),
    ).toEqual(['https://order.example/luigis']);
    expect(screen.getByText('Online orders are placed with DoorDash.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Cart/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Garlic Knots' })).toBeNull();
  });
});

describe('the menu of a restaurant', () => {
  it('I3.3-08 that takes its orders elsewhere leads there from a dish, too, and asks nothing about it', async () => {
    const orderingUrl = 'https://order.example/luigis';
    const { user } = renderSite({
      storefront: aStorefront({ website: { orderingEnabled: false, orderingUrl } }),
    });
    await user.click(screen.getAllByRole('link', { name: 'Garlic Knots' })[0] as HTMLElement);
    const dish = within(await screen.findByRole('dialog', { name: 'Garlic Knots' }));
    expect(dish.getByRole('link', { name: 'Order Now' }).getAttribute('href')).toBe(orderingUrl);
    expect(dish.queryByRole('textbox')).toBeNull();
    expect(dish.queryByRole('button', { name: /^(Add|One more)/ })).toBeNull();
  });

  it('I3.3-08 that takes its orders elsewhere shows sizes and options with their prices, and none to choose', async () => {
    const orderingUrl = 'https://order.example/luigis';
    const { user } = renderSite({
      storefront: aStorefront({ website: { orderingEnabled: false, orderingUrl } }),
    });
    await user.click(screen.getAllByRole('link', { name: 'Margherita' })[0] as HTMLElement);
    const dish = within(await screen.findByRole('dialog', { name: 'Margherita' }));
    expect(dish.getByRole('group', { name: 'Size' }).textContent).toContain('$12.00');
    expect(dish.queryAllByRole('radio')).toEqual([]);
    expect(dish.queryAllByRole('checkbox')).toEqual([]);
    expect(dish.queryByText(/^(Required|Done)$/)).toBeNull();
  });

  it('I3.3-08 that takes no orders online says so and offers to call', () => {
    renderSite({ storefront: aStorefront({ website: { orderingEnabled: false } }) });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+17185550142');
    expect(screen.getByText(/^We take no orders online at the moment. To order, call/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Cart/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Garlic Knots' })).toBeNull();
    expect(screen.getAllByText('Garlic Knots').length).toBeGreaterThan(0);
  });
});

describe('the header', () => {
  /** Of its menu. The other languages come below them, once their code has been loaded. */
  async function sitePages(): Promise<HTMLElement[]> {
    const menu = within(await screen.findByRole('navigation', { name: 'More' }));
    return menu.getAllByRole('link').filter((link) => !link.hasAttribute('hreflang'));
  }

  it('O2.3-03 lists the pages that the site has, under its slug', async () => {
    const { user } = renderSite();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect((await sitePages()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/luigis/home'],
      ['Menu', '/luigis'],
      ['Our Story', '/luigis/story'],
      ['Contact', '/luigis/contact'],
    ]);
  });

  it.each([
    ['2025-11-27T12:00:00-05:00', 2],
    ['2025-11-27T23:30:00-05:00', 2],
    ['2025-11-28T00:30:00-05:00', 1],
  ])('its contact page tells special hours from the restaurant\u2019s today on, at %s', (now, count) => {
    vi.setSystemTime(now);
    const specialHours = ['2025-11-26', '2025-11-27', '2025-11-28'].map((date) => ({
      date,
      closed: true,
      more: [],
      note: 'Holiday',
    }));
    renderSite({
      at: '/contact',
      storefront: { ...luigis, restaurant: { ...luigis.restaurant, specialHours } },
    });
    expect(screen.getAllByText('Holiday')).toHaveLength(count);
  });

  it('O2.3-04 lists no page that the website does not have', async () => {
    const { aboutText: _, ...website } = luigis.website;
    const { user } = renderSite({ storefront: { ...luigis, website }, basePath: '' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect((await sitePages()).map((link) => link.textContent)).toEqual(['Home', 'Menu', 'Contact']);
  });

  it('its menu closes on Escape and gives the focus back', async () => {
    const { user } = renderSite();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'More' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });

  it("O2.3-06 offers 'ASAP' and sixteen quarter hours", () => {
    renderSite();
    const times = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Pickup time' });
    const labels = within(times)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(labels).toHaveLength(17);
    expect(labels.slice(0, 3)).toEqual(['ASAP · 20 min', 'Today 1:30 PM', 'Today 1:45 PM']);
  });

  it('O9-15 shows a quarter hour that is full where it would be, and does not offer it', async () => {
    const { ordering } = aStorefront().restaurant;
    const { site } = renderSite({
      storefront: aStorefront({ restaurant: { ordering: { ...ordering, slotCapacity: 4 } } }),
    });
    const full = new Date(LUNCH + 45 * 60_000).toISOString();
    act(() => site.live.set({ busyExtraMinutes: 0, soldOut: {}, slotsTaken: { [full]: 4 } }));
    const times = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Pickup time' });
    const options = within(times).getAllByRole<HTMLOptionElement>('option');
    expect(options.slice(1, 4).map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Today 1:30 PM', false],
      ['Today 1:45 PM · Full', true],
      ['Today 2 PM', false],
    ]);
    expect(options.filter(({ disabled }) => !disabled)).toHaveLength(17);
    act(() => site.details.choose({ scheduledTime: full }));
    expect((times as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Choose another time');
  });

  it('O2.3-06 offers no ASAP while the restaurant is closed', () => {
    vi.setSystemTime(MORNING);
    renderSite();
    const times = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Pickup time' });
    const labels = within(times)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(labels.slice(0, 2)).toEqual(['Choose a time', 'Today 11:30 AM']);
  });

  it('O2.2-05, O2.3-05 counts the items in the cart, and stops at 99+', async () => {
    const { user, site } = renderSite();
    await user.click(dish('Garlic Knots').getByRole('button', { name: 'Add Garlic Knots' }));
    expect(await screen.findByRole('button', { name: /^Cart ?, 1 item$/ })).toBeTruthy();
    act(() =>
      site.cart.change((cart) => ({
        ...cart,
        items: cart.items.flatMap((line) => [line, { ...line, quantity: 99 }]),
      })),
    );
    expect(screen.getByRole('button', { name: /^Cart ?,/ }).textContent).toContain('99+');
  });
});

describe('a dish', () => {
  it('O2.4-01 shows its name, its price with two decimals and its description', () => {
    renderSite();
    const knots = dish('Garlic Knots');
    expect(knots.getByText('$6.50')).toBeTruthy();
    expect(knots.getByText('Six knots, warm, with marinara to dip.')).toBeTruthy();
    expect(dish('Margherita').getByText('From $12.00')).toBeTruthy();
  });

  it('O2.4-01 shows its picture; without one it is a row of text, and the default picture where featured', () => {
    const items = luigis.items.map((item) =>
      item.itemId === 1 ? { ...item, image: { src: '/margherita.jpg', ratio: 1 } } : item,
    );
    renderSite({ storefront: aStorefront({ items }) });
    expect(dish('Margherita').getByRole('presentation').getAttribute('src')).toBe('/margherita.jpg');
    expect(dish('Garlic Knots').queryByRole('presentation')).toBeNull();
    const featured = within(section('Featured Items'));
    const pictures = featured.getAllByRole('presentation').map((picture) => picture.getAttribute('src'));
    expect(pictures.slice(0, 2)).toEqual(['/margherita.jpg', '/images/default-dish.jpg']);
  });

  it('O2.4-02 that is not sold online cannot be added', () => {
    renderSite();
    const add = screen.getByRole('button', { name: 'Add House Red' });
    expect(add.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/In the restaurant only/)).toBeTruthy();
  });

  it('O2.4-01 says its calories, and that it contains alcohol by the age that a diner must have', () => {
    const { ordering } = luigis.restaurant;
    const items = luigis.items.map((item) =>
      item.itemId === 2 ? { ...item, calories: 420, containsAlcohol: true as const } : item,
    );
    const restaurant = { ordering: { ...ordering, alcoholAge: 19 } };
    renderSite({ storefront: aStorefront({ items, restaurant }) });
    expect(dish('Garlic Knots').getByText(/420 cal/).textContent).toBe(', 420 cal · 19+');
    expect(dish('Caesar Salad').queryByText(/cal|\d\+/)).toBeNull();
  });

  it('without a price cannot be added', () => {
    renderSite();
    expect(screen.getByRole('button', { name: 'Add Seasonal Special' }).hasAttribute('disabled')).toBe(true);
  });

  it('that is sold out says so as soon as the live state is known', async () => {
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: { '2': {} } }),
    });
    renderSite();
    expect(dish('Garlic Knots').queryByText(/Sold out/)).toBeNull();
    expect(await within(section('Starters & Salads')).findByText('Sold out')).toBeTruthy();
    expect(dish('Garlic Knots').getByRole('button').hasAttribute('disabled')).toBe(true);
  });

  it('of a restaurant that has paused deliveries alone can be had as pickup, and the page names what is paused', async () => {
    const pausedUntil = new Date(Date.now() + 3_600_000).toISOString();
    fakeApi({
      getStorefrontLive: () =>
        ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: {}, delivery: { pausedUntil } }),
    });
    const { site } = renderSite();
    const header = within(screen.getByRole('banner'));
    await waitFor(() => expect(site.live.get().delivery).toEqual({ pausedUntil }));
    expect(header.getByText('Open now')).toBeTruthy();
    act(() => site.details.choose({ orderType: 'delivery' }));
    expect(header.getByText('Delivery paused')).toBeTruthy();
    expect(header.getByText(/orders again/)).toBeTruthy();
    act(() => site.details.choose({ orderType: 'pickup' }));
    expect(header.getByText('Open now')).toBeTruthy();
  });

  it('that is sold out today can be added to an order for tomorrow, and says both', async () => {
    const until = new Date(Date.now() + 23 * 3_600_000).toISOString();
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: { '2': { until } } }),
    });
    const { site } = renderSite();
    const starters = within(section('Starters & Salads'));
    const add = () => dish('Garlic Knots').getByRole('button').hasAttribute('disabled');
    expect((await starters.findByText('Sold out today')).className).toContain('sold-out');
    expect(add()).toBe(true);
    act(() => site.details.choose({ scheduledTime: until }));
    expect(starters.getByText(/^Sold out today/).className).not.toContain('sold-out');
    expect(add()).toBe(false);
  });

  it('O4-01, I4-02 of a restaurant out of business says so on a page that was open, as soon as the live state is known', async () => {
    fakeApi({
      getStorefrontLive: () => ok('getStorefrontLive', { busyExtraMinutes: 0, soldOut: {}, isActive: false }),
    });
    renderSite();
    expect((await screen.findAllByText(/not taking orders/)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Open now')).toBeNull();
  });

  it('O2.4-03 without choices goes into the cart at once', async () => {
    const { user, site } = renderSite();
    await user.click(dish('Garlic Knots').getByRole('button', { name: 'Add Garlic Knots' }));
    await waitFor(() => expect(site.cart.get()?.items.map(({ name }) => name)).toEqual(['Garlic Knots']));
    expect(
      screen
        .getAllByRole('status')
        .some((status) => status.textContent === 'Garlic Knots added to your cart'),
    ).toBe(true);
  });

  it('that goes into the cart changes its own card and no other, since a menu may have a thousand', async () => {
    const { user } = renderSite();
    const changed = new Set<string | undefined>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const card = (target instanceof Element ? target : target.parentElement)?.closest('.dish');
        if (card) changed.add(card.querySelector('.dish-name')?.textContent);
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await user.click(dish('Garlic Knots').getByRole('button', { name: 'Add Garlic Knots' }));
    await screen.findAllByRole('button', { name: 'One more Garlic Knots' });
    observer.disconnect();
    expect([...changed]).toEqual(['Garlic Knots']);
  });

  it('whose name reads from right to left turns no words around it, on buttons and in what is said', async () => {
    const name = 'שום';
    const items = aStorefront().items.map((item) => (item.itemId === 2 ? { ...item, name } : item));
    const { user } = renderSite({ storefront: aStorefront({ items }) });
    await user.click(dish(name).getByRole('button', { name: `Add \u2068${name}\u2069` }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        `\u2068${name}\u2069 added to your cart`,
      ),
    );
    expect(dish(name).getByRole('button', { name: `One more \u2068${name}\u2069` })).toBeTruthy();
  });

  it('O2.4-03 with choices opens its dialog', async () => {
    const { user } = renderSite();
    await user.click(dish('Caesar Salad').getByRole('button', { name: 'Add Caesar Salad' }));
    expect(await screen.findByRole('dialog', { name: 'Caesar Salad' })).toBeTruthy();
  });

  it('O2.4-04 in the cart has minus, count and plus', async () => {
    const { user, site } = renderSite();
    await user.click(dish('Garlic Knots').getByRole('button', { name: 'Add Garlic Knots' }));
    const counter = await within(section('Starters & Salads')).findByRole('group', {
      name: 'Quantity of Garlic Knots',
    });
    await user.click(within(counter).getByRole('button', { name: 'One more Garlic Knots' }));
    await waitFor(() => expect(within(counter).getByRole('status').textContent).toBe('2'));
    await user.click(within(counter).getByRole('button', { name: 'One less Garlic Knots' }));
    await user.click(await within(counter).findByRole('button', { name: 'Remove Garlic Knots' }));
    await waitFor(() => expect(site.cart.get()?.items).toEqual([]));
  });
});

describe('categories', () => {
  it('O2.2-08 Featured Items can be scrolled by arrows, 280 px a step, from four items on', async () => {
    const { user } = renderSite();
    const featured = section('Featured Items');
    const scrollBy = vi.fn();
    within(featured).getByRole('list').scrollBy = scrollBy;
    await user.click(within(featured).getByRole('button', { name: 'Scroll Featured Items right' }));
    await user.click(within(featured).getByRole('button', { name: 'Scroll Featured Items left' }));
    expect(scrollBy.mock.calls.map(([step]) => step.left)).toEqual([280, -280]);
  });

  it('O2.2-08 three featured items need no arrows', () => {
    const groups = luigis.menuGroups.map((group) =>
      group.menuGroupId === 1 ? { ...group, itemIds: [1, 2, 3] } : group,
    );
    renderSite({ storefront: aStorefront({ menuGroups: groups }) });
    expect(screen.queryByRole('button', { name: /Scroll Featured/ })).toBeNull();
  });

  it('O2.2-10 stand in a sidebar, O2.2-11 and without Featured Items in a bar', () => {
    renderSite();
    const [bar, sidebar] = screen.getAllByRole('navigation', { name: 'Menu categories' });
    const names = (nav: HTMLElement | undefined) =>
      within(nav as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent?.replace(/\d+$/, ''))
        .filter(Boolean);
    expect(names(sidebar)).toEqual([
      'Featured Items',
      'Pizza',
      'Starters & Salads',
      'Breakfast',
      'Drinks & more',
    ]);
    expect(names(bar)).toEqual(['Pizza', 'Starters & Salads', 'Breakfast', 'Drinks & more']);
  });

  it('O2.2-10 the search leaves the dishes that match', async () => {
    const { user } = renderSite();
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'anchovy');
    const results = await screen.findByRole('region', { name: 'Search results' });
    expect(await within(results).findByText('1 item for “anchovy”')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Caesar Salad',
    ]);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'sushi');
    await user.click(await screen.findByRole('button', { name: 'Show the whole menu' }));
    expect(await screen.findByRole('region', { name: 'Pizza' })).toBeTruthy();
  });

  it('O2.2-10 results begin at the top of the view, and who ends the search is back where they were', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1_234);
    const { user } = renderSite();
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'a');
    await screen.findByRole('region', { name: 'Search results' });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_234 - 64, behavior: 'instant' });
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('region', { name: 'Pizza' });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_234, behavior: 'instant' });
    vi.restoreAllMocks();
  });

  describe('for diets and allergens', () => {
    const stated = aStorefront({
      items: luigis.items.map((item) => {
        if (item.itemId === 1) return { ...item, diets: ['vegetarian'], allergens: ['wheat', 'milk'] };
        if (item.itemId === 2) return { ...item, diets: ['vegetarian', 'vegan'] };
        return item.itemId === 3 ? { ...item, allergens: ['fish', 'eggs'] } : item;
      }),
    });
    const found = () =>
      within(screen.getByRole('region', { name: 'Items that suit' }))
        .queryAllByRole('heading', { level: 3 })
        .map((title) => title.textContent);

    it('is offered where staff have stated any, leaves what is stated so, and stands in the address', async () => {
      const { user } = renderSite({ storefront: stated });
      await user.click(screen.getByRole('button', { name: 'Diets and allergens' }));
      await user.click(await screen.findByRole('checkbox', { name: 'Vegetarian' }));
      expect(found()).toEqual(['Margherita', 'Garlic Knots']);
      expect(screen.getByText('2 items · Vegetarian')).toBeTruthy();
      await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
      expect(found()).toEqual(['Garlic Knots']);
      expect(window.location.search).toBe('?diet=vegetarian&without=milk');
      await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'anchovy');
      expect(
        await screen.findByText('Nothing on the menu matches “anchovy”. · Vegetarian, without milk'),
      ).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Show the whole menu' }));
      expect(await screen.findByRole('region', { name: 'Pizza' })).toBeTruthy();
      expect(window.location.search).toBe('');
    });

    it('opens with the address, says what it cannot judge, and whom to ask', async () => {
      const { user } = renderSite({ storefront: stated, at: '/?without=fish' });
      expect(await screen.findByText('2 items · without fish')).toBeTruthy();
      expect(
        screen.getByText(/^5 items are left out, since we have not stated what they contain/),
      ).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Diets and allergens' }));
      expect(await screen.findByText(/Ask us about allergies before you order/)).toBeTruthy();
    });

    it('is not offered where nothing is stated', () => {
      renderSite();
      expect(screen.queryByRole('button', { name: 'Diets and allergens' })).toBeNull();
    });
  });

  it('O2.4-01 a card says for whom a dish is in words', () => {
    const items = luigis.items.map((item) =>
      item.itemId === 2 ? { ...item, diets: ['vegetarian', 'vegan', 'glutenFree'] as const } : item,
    );
    renderSite({ storefront: aStorefront({ items }) });
    expect(dish('Garlic Knots').getByText('Vegan · Gluten-free')).toBeTruthy();
  });

  it('O2.2-11 the bar’s Cancel clears the search', async () => {
    const { user } = renderSite();
    const [bar] = screen.getAllByRole('navigation', { name: 'Menu categories' });
    await user.click(within(bar as HTMLElement).getByRole('button', { name: 'Search the menu' }));
    await user.type(within(bar as HTMLElement).getByRole('searchbox'), 'a');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pizza' })).toBeNull());
    await user.click(within(bar as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('region', { name: 'Pizza' })).toBeTruthy();
  });

  it('O2.2-12 a tap scrolls to the category, below header and bar', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderSite();
    vi.spyOn(section('Breakfast'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 800, 600));
    const [, sidebar] = screen.getAllByRole('navigation', { name: 'Menu categories' });
    await user.click(within(sidebar as HTMLElement).getByRole('button', { name: /^Breakfast/ }));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 900 - 104 - 68 }));
  });

  it('that are not served all day say when, and that it is not now, or not at the chosen time', () => {
    const { site } = renderSite();
    const served = (words: string) => within(section('Breakfast')).getByText(`Served 7 AM – 11 AM${words}`);
    served(' · Not served now');
    act(() => site.details.choose({ scheduledTime: new Date(Date.now() + 60 * 60_000).toISOString() }));
    served(' · Not served at your time');
  });
});
