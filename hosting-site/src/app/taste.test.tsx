// What goes well with a dish, how guests liked it, and favourites.
import type { Answers } from '@bite/shared/api/answers';
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { favouritesOf } from '../lib/favourites-store.ts';
import { aStorefront, itemGuid, LUNCH } from '../testing/a-storefront.ts';
import { aTrackedOrder } from '../testing/a-tracked-order.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi, ok, refused } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

Element.prototype.scrollIntoView = () => undefined;

atLunch();

const menu = aStorefront();
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openSalad(facts: Partial<Answers['getDishFacts']>, soldOut: Record<string, object> = {}) {
  fakeApi({
    getDishFacts: () => ok('getDishFacts', { goesWellWith: {}, liked: {}, ...facts }),
    getStorefrontLive: () => ok('getStorefrontLive', { ...defaultLiveState, soldOut }),
  });
  rememberDetails(menu);
  const rendered = renderSite({ at: `/?item=${itemGuid(3)}` });
  return { ...rendered, salad: await dialog('Caesar Salad') };
}

describe('a dish that others go well with', () => {
  it('O2.5-03 shows them, those without choices with a plus that adds them', async () => {
    const { salad, user, site } = await openSalad({ goesWellWith: { 3: [2, 1] } });
    const section = within(await salad.findByRole('region', { name: 'Goes well with' }));
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    await user.click(section.getByRole('button', { name: 'Add Garlic Knots' }));
    await waitFor(() => expect(site.cart.get()?.items.map(({ name }) => name)).toEqual(['Garlic Knots']));
    expect(await section.findByRole('button', { name: 'One more Garlic Knots' })).toBeTruthy();
  });

  it('O2.5-03 leads to another one and back, where what was chosen is there again', async () => {
    const { salad, user } = await openSalad({ goesWellWith: { 3: [1], 1: [3, 2] } });
    await user.type(salad.getByRole('textbox'), 'No croutons');
    await user.click(await salad.findByRole('button', { name: /^Margherita/ }));
    const pizza = await dialog('Margherita');
    const title = pizza.getByRole('heading', { name: 'Margherita' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(pizza.queryByRole('button', { name: /^Caesar Salad/ })).toBeNull();
    await user.click(pizza.getByRole('button', { name: 'Back to Caesar Salad' }));
    const again = await dialog('Caesar Salad');
    expect((again.getByRole('textbox') as HTMLTextAreaElement).value).toBe('No croutons');
    expect(again.queryByRole('button', { name: /^Back to/ })).toBeNull();
  });

  it('O2.5-03 leaves out what is sold out and what is off the menu, and has no heading for none', async () => {
    const { salad } = await openSalad({ goesWellWith: { 3: [2, 99] }, liked: {} }, { '2': {} });
    await salad.findByRole('heading', { name: 'Caesar Salad' });
    await waitFor(() => expect(salad.queryByText('Goes well with')).toBeNull());
    expect(salad.queryByText(/liked it/)).toBeNull();
  });

  it('O2.5-03 says how many liked it', async () => {
    const { salad } = await openSalad({ liked: { 3: { percent: 92, count: 25 } } });
    expect(await salad.findByText('92% liked it (25)')).toBeTruthy();
  });
});

describe('a completed order', () => {
  const judgeUntil = new Date(LUNCH + 60_000).toISOString();
  const completed = { status: 'completed', lifecycleState: 'completed', judgeUntil } as const;

  it('O2.5-03 is judged dish by dish, which may be changed and taken back', async () => {
    let thumb: 'up' | 'down' | null = null;
    const shown = () => {
      const order = aTrackedOrder(completed);
      return { ...order, items: order.items.map((item) => ({ ...item, ...(thumb && { thumb }) })) };
    };
    fakeApi({
      trackOrder: () => ok('trackOrder', shown()),
      judgeDish: ({ body }) => {
        thumb = (body as { thumb: 'up' | 'down' | null }).thumb;
        return ok('judgeDish', shown());
      },
    });
    const { user } = renderSite({ at: '/track/a-token' });
    const section = within(await screen.findByRole('region', { name: 'How did you like it?' }));
    const [up] = section.getAllByRole('button', { name: /^I liked / });
    const [down] = section.getAllByRole('button', { name: /^I did not like / });
    const pressed = () => [up, down].map((button) => button?.getAttribute('aria-pressed'));
    for (const [button, expected] of [
      [up, ['true', 'false']],
      [down, ['false', 'true']],
      [down, ['false', 'false']],
    ] as const) {
      await user.click(button as HTMLElement);
      await waitFor(() => expect(pressed()).toEqual(expected));
    }
    expect(await section.findByText('Saved. Thank you.')).toBeTruthy();
  });

  it('O2.5-03 says so where a thumb could not be saved, and stays as it was', async () => {
    fakeApi({
      trackOrder: () => ok('trackOrder', aTrackedOrder(completed)),
      judgeDish: () => refused(500, { code: 'INTERNAL' }),
    });
    const { user } = renderSite({ at: '/track/a-token' });
    const [up] = await screen.findAllByRole('button', { name: /^I liked / });
    await user.click(up as HTMLElement);
    expect(await screen.findByText('This could not be saved. Please try again.')).toBeTruthy();
    expect(up?.getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['an order that is still made', { judgeUntil: undefined }],
    ['an order of long ago', { ...completed, judgeUntil: new Date(LUNCH - 1).toISOString() }],
  ])('O2.5-03 not %s', async (_, change) => {
    const { judgeUntil: _until, ...order } = aTrackedOrder();
    fakeApi({ trackOrder: () => ok('trackOrder', { ...order, ...JSON.parse(JSON.stringify(change)) }) });
    renderSite({ at: '/track/a-token' });
    await screen.findByText('What you ordered');
    expect(screen.queryByText('How did you like it?')).toBeNull();
  });
});

describe('favourites', () => {
  const heart = (box: Awaited<ReturnType<typeof dialog>>, name: string) =>
    box.getByRole('button', { name: `${name} is a favourite` });

  it('of a guest are marked in the dialog, stay on the device, and are a filter of the menu', async () => {
    const { user, salad, unmount } = await openSalad({});
    await user.click(heart(salad, 'Caesar Salad'));
    expect(heart(salad, 'Caesar Salad').getAttribute('aria-pressed')).toBe('true');
    unmount();
    const { user: later } = renderSite();
    const [filter] = await screen.findAllByRole('button', { name: /^Favourites/ });
    await later.click(filter as HTMLElement);
    const results = within(await screen.findByRole('region', { name: 'Favourites' }));
    expect(results.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Caesar Salad']);
    await later.click(results.getByRole('button', { name: 'Show the whole menu' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull());
  });

  it('of the device join those of the account, and leave the device', async () => {
    const { guid } = menu.restaurant;
    window.localStorage.setItem('bite-favourites', JSON.stringify({ [guid]: [3, 'x'], other: [1] }));
    window.localStorage.setItem('bite-signed-in', 'true');
    const diner = {
      uid: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      phone: '',
      addresses: [],
      marketing: [],
    };
    const { asked } = fakeApi({
      getDiner: () => ok('getDiner', { diner }),
      getDinerFavourites: () => ok('getDinerFavourites', { itemIds: [2, 99] }),
      changeDinerFavourites: () => ok('changeDinerFavourites', { itemIds: [2, 99, 3] }),
    });
    const { site } = renderSite();
    await waitFor(() => expect(favouritesOf(site).get()).toEqual([2, 99, 3]));
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ add: [3] });
    await waitFor(() =>
      expect(JSON.parse(window.localStorage.getItem('bite-favourites') ?? '')).toEqual({ other: [1] }),
    );
  });

  it('are at most two hundred, which is said', async () => {
    const all = Array.from({ length: 200 }, (_, at) => at + 100);
    window.localStorage.setItem('bite-favourites', JSON.stringify({ [menu.restaurant.guid]: all }));
    const { user, salad } = await openSalad({});
    await user.click(heart(salad, 'Caesar Salad'));
    expect(await salad.findByText(/^You have very many favourites here/)).toBeTruthy();
    expect(heart(salad, 'Caesar Salad').getAttribute('aria-pressed')).toBe('false');
  });

  it('that the server does not keep are as before, which is said', async () => {
    window.localStorage.setItem('bite-signed-in', 'true');
    const diner = {
      uid: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      phone: '',
      addresses: [],
      marketing: [],
    };
    rememberDetails(menu);
    fakeApi({
      getDiner: () => ok('getDiner', { diner }),
      getDinerFavourites: () => ok('getDinerFavourites', { itemIds: [] }),
    });
    const { user } = renderSite({ at: `/?item=${itemGuid(3)}` });
    const salad = await dialog('Caesar Salad');
    await user.click(heart(salad, 'Caesar Salad'));
    expect(await salad.findByText('This could not be saved. Please try again.')).toBeTruthy();
    expect(heart(salad, 'Caesar Salad').getAttribute('aria-pressed')).toBe('false');
  });
});
