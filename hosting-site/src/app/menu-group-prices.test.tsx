// A part of the menu with prices of its own, from the card to the order: here dishes at half price, and two at five dollars.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderBody } from '../features/ordering/checkout/order-request.ts';
import { aMenuGroup, aStorefront, itemGuid } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { type RenderedSite, rememberDetails, renderSite } from '../testing/render-site.tsx';

const HALF = 8;
const FIVE = 9;
const luigis = aStorefront({
  menuGroups: [
    ...aStorefront().menuGroups,
    aMenuGroup({
      menuGroupId: HALF,
      name: 'Half price',
      itemIds: [1, 2, 5],
      pricing: { discountPercentage: 50 },
    }),
    aMenuGroup({ menuGroupId: FIVE, name: 'At five', itemIds: [2, 8], pricing: { fixedPrice: 5 } }),
  ],
});

atLunch();

beforeEach(() => {
  rememberDetails(luigis);
  fakeApi();
});

const section = (name: string) => within(screen.getByRole('region', { name }));
function card(sectionName: string, dish: string): HTMLElement {
  const found = section(sectionName).getByRole('link', { name: dish }).closest('li');
  if (!found) throw new Error(`${dish} is not on a card`);
  return found;
}
const price = (sectionName: string, dish: string) =>
  card(sectionName, dish).querySelector('.dish-price')?.textContent;
const lines = ({ site }: RenderedSite) =>
  site.cart
    .get()
    ?.items.map(({ name, quantity, menuGroupId, basePrice }) => [quantity, name, menuGroupId, basePrice]);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a card in a part of the menu with its own prices', () => {
  it('O2.4-01 shows that price, and the usual one struck through', () => {
    renderSite({ storefront: luigis });
    expect(price('Half price', 'Garlic Knots')).toBe('$3.25, instead of $6.50');
    expect(price('Half price', 'Margherita')).toBe('From $6.00, instead of From $12.00, 860 cal');
    expect(price('At five', 'Garlic Knots')).toBe('$5.00, instead of $6.50');
    expect(card('At five', 'Garlic Knots').querySelector('s')?.textContent).toBe(', instead of $6.50');
    expect(price('Half price', 'Gift Card')).toBe('Your price');
    expect(price('Starters & Salads', 'Garlic Knots')).toBe('$6.50');
  });

  it('O2.5-07 sells at a fixed price what has none of its own', () => {
    renderSite({ storefront: luigis });
    const add = (name: string) =>
      within(card(name, 'Seasonal Special')).getByRole('button').hasAttribute('disabled');
    expect(price('At five', 'Seasonal Special')).toBe('$5.00');
    expect([add('At five'), add('Pizza')]).toEqual([false, true]);
  });

  it('puts a line at its own price into the cart, beside one at the usual price, and counts its own', async () => {
    const rendered = renderSite({ storefront: luigis });
    const { user } = rendered;
    const tap = (where: string, button: string) =>
      user.click(within(card(where, 'Garlic Knots')).getByRole('button', { name: button }));
    for (const where of ['Half price', 'Starters & Salads', 'At five']) {
      await tap(where, 'Add Garlic Knots');
      await within(card(where, 'Garlic Knots')).findByRole('button', { name: 'One more Garlic Knots' });
    }
    await tap('Half price', 'One more Garlic Knots');
    await waitFor(() =>
      expect(lines(rendered)).toEqual([
        [2, 'Garlic Knots', HALF, 3.25],
        [1, 'Garlic Knots', undefined, 6.5],
        [1, 'Garlic Knots', FIVE, 5],
      ]),
    );
    await tap('Half price', 'One less Garlic Knots');
    await tap('At five', 'Remove Garlic Knots');
    await waitFor(() =>
      expect(lines(rendered)).toEqual([
        [1, 'Garlic Knots', HALF, 3.25],
        [1, 'Garlic Knots', undefined, 6.5],
      ]),
    );
  });
});

describe('the dialog of a dish in a part of the menu with its own prices', () => {
  it('shows that price for each size, and orders at it', async () => {
    const rendered = renderSite({ storefront: luigis });
    const { user } = rendered;
    await user.click(section('Half price').getByRole('link', { name: 'Margherita' }));
    const box = await dialog('Margherita');
    expect(box.getByRole('radio', { name: /Small/ }).closest('label')?.textContent).toBe(
      'Small 10″, $6.00, instead of $12.00',
    );
    await user.click(box.getByRole('radio', { name: /Classic/ }));
    await user.click(box.getByRole('checkbox', { name: /Pepperoni/ }));
    await user.click(box.getByRole('button', { name: 'Add to cart · $8.00' }));
    await gone();
    expect(lines(rendered)).toEqual([[1, 'Margherita', HALF, 6]]);
    const [item] = rendered.site.cart.get()?.items ?? [];
    if (!item) throw new Error('the cart is empty');
    const body = orderBody({
      restaurant: luigis.restaurant,
      items: [item],
      details: rendered.site.details.get(),
      contact: {
        name: '',
        phone: '',
        email: '',
        note: '',
        instructions: '',
        allergies: '',
        cutlery: false,
        leaveAtDoor: false,
      },
      expectedTotal: 8.71,
      isAgeConfirmed: false,
    });
    expect(body.lines).toMatchObject([{ menuItemId: 1, menuGroupId: HALF }]);
  });

  it('opens at the usual price for a link that names the dish alone, and for a group that does not hold it', async () => {
    for (const at of [
      `/?item=${itemGuid(3)}`,
      `/?item=${itemGuid(3)}&group=${HALF}`,
      `/?item=${itemGuid(3)}&group=x`,
    ]) {
      const { unmount, user } = renderSite({ storefront: luigis, at });
      const box = await dialog('Caesar Salad');
      expect(box.getByRole('button', { name: 'Add to cart · $11.00' })).toBeTruthy();
      await user.click(box.getByRole('button', { name: 'Close' }));
      await gone();
      expect(window.location.search).toBe('');
      unmount();
    }
  });

  it('keeps the price of a line that is edited', async () => {
    const rendered = renderSite({ storefront: luigis, at: `/?item=${itemGuid(2)}&group=${FIVE}` });
    const { user } = rendered;
    const box = await dialog('Garlic Knots');
    expect(box.getByText(', instead of').closest('p')?.textContent).toBe('$5.00, instead of $6.50');
    await user.click(box.getByRole('button', { name: 'Add to cart · $5.00' }));
    await gone();
    const [open] = screen.getAllByRole('button', { name: /cart/i });
    await user.click(open as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Edit Garlic Knots' }));
    const again = await dialog('Garlic Knots');
    await user.click(again.getByRole('button', { name: 'One more Garlic Knots' }));
    await user.click(again.getByRole('button', { name: 'Update · $10.00' }));
    await waitFor(() => expect(lines(rendered)).toEqual([[2, 'Garlic Knots', FIVE, 5]]));
  });
});
