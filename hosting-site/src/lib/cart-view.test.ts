import { defaultLiveState, type Storefront } from '@bite/shared/catalogue/storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import type { Cart } from '@bite/shared/ordering/cart';
import { emptyCart } from '@bite/shared/ordering/cart-state';
import { noAddress } from '@bite/shared/ordering/delivery-address';
import type { LineRequest } from '@bite/shared/ordering/line';
import { describe, expect, it } from 'vitest';
import { aStorefront, LUNCH, MORNING } from '../testing/a-storefront.ts';
import { viewCart } from './cart-view.ts';
import type { OrderDetails } from './order-details.ts';
import { withLine } from './ordering-engine.ts';
import type { ZoneState } from './site.ts';

const luigis = aStorefront();
const pickup: OrderDetails = {
  orderType: 'pickup',
  deliveryAddress: noAddress,
  scheduledTime: null,
  isConfigured: true,
};
const margherita: LineRequest = {
  menuItemId: 1,
  sizeId: 2,
  quantity: 2,
  modifiers: [
    { modifierGroupId: 1, modifierId: 12, quantity: 1 },
    { modifierGroupId: 2, modifierId: 21, quantity: 2 },
  ],
};
const knots: LineRequest = { menuItemId: 2, quantity: 1, modifiers: [] };

const cartOf = (...lines: LineRequest[]): Cart => cartAt(luigis, ...lines);

function cartAt(menu: Storefront, ...lines: LineRequest[]): Cart {
  return lines.reduce<Cart>(
    (cart, line) => {
      const next = withLine(indexStorefront(menu), cart, line, LUNCH);
      if (!('items' in next)) throw new Error(next.message);
      return next;
    },
    emptyCart(luigis.restaurant, LUNCH),
  );
}

const view = (
  cart: Cart,
  menu: Storefront = luigis,
  details = pickup,
  now = LUNCH,
  live = defaultLiveState,
  zone: ZoneState = { kind: 'unknown' },
) => viewCart(indexStorefront(menu), live, cart, details, now, { zone });

describe('the cart as it is shown', () => {
  it('O2.6-10 is priced with each tax and the service charge', () => {
    const { totals, lines } = view(cartOf(margherita, knots));
    expect(lines.map(({ lineTotal }) => lineTotal)).toEqual([53, 6.5]);
    expect(totals).toMatchObject({ subtotal: 59.5, serviceCharge: 1.79, tax: 5.28, total: 66.57 });
  });

  it('O2.6-07 earns ten points a dollar, rounded down', () => {
    expect(view(cartOf({ ...knots, quantity: 3 })).points).toBe(195);
  });

  it('O2.6-06 names size and modifiers by group', () => {
    expect(view(cartOf(margherita)).lines[0]?.choices).toEqual([
      'Large 16″',
      'Crust: Gluten free',
      'Toppings: 2 × Pepperoni',
    ]);
  });

  it('says so when an item has left the menu, and prices the rest', () => {
    const smaller = aStorefront({ items: luigis.items.filter(({ itemId }) => itemId !== 2) });
    const shown = view(cartOf(margherita, knots), smaller);
    expect(shown.lines[1]).toMatchObject({
      problem: 'This item is no longer on the menu',
      lineTotal: undefined,
    });
    expect(shown).toMatchObject({ hasProblems: true, totals: { subtotal: 53 } });
  });

  it('says so when it comes to more than one order can, and not one cent before', () => {
    const bound = 100_000_000;
    const costing = (basePrice: number) => {
      const untaxed = { ...luigis.restaurant, taxRate: 0, serviceCharge: 0 };
      const items = luigis.items.map((item) => ({ ...item, basePrice, taxRateIds: [] }));
      return view(cartOf(knots), aStorefront({ items, taxRates: [], restaurant: untaxed }));
    };
    expect(costing(bound)).toMatchObject({ totals: { total: bound }, tooLarge: undefined });
    expect(costing(bound + 0.01).tooLarge).toMatch(/^An order can come to at most \$100,000,000\.00/);
  });

  it('says so when a price has changed since', () => {
    const dearer = aStorefront({
      items: luigis.items.map((item) => (item.itemId === 2 ? { ...item, basePrice: 7 } : item)),
    });
    const [pizza, dip] = view(cartOf(margherita, knots), dearer).lines;
    expect([pizza?.hasNewPrice, dip?.hasNewPrice]).toEqual([false, true]);
    expect(dip?.lineTotal).toBe(7);
  });

  it('C3-13 says so when the price of a group of options, or of one here, has changed since', () => {
    const salad = {
      menuItemId: 3,
      quantity: 2,
      modifiers: [{ modifierGroupId: 3, modifierId: 31, quantity: 1 }],
    };
    const costing = (pricingStrategy: 'Group' | 'Individual', own: object = {}) =>
      aStorefront({
        items: luigis.items.map((item) =>
          item.itemId === 3 ? { ...item, modifierGroups: [{ modifierGroupId: 3, ...own }] } : item,
        ),
        modifierGroups: luigis.modifierGroups.map((group) => ({ ...group, pricingStrategy, groupPrice: 4 })),
      });
    const seen = (before: Storefront, after: Storefront) => {
      const { hasNewPrice, lineTotal } = view(cartAt(before, salad), after).lines[0] ?? {};
      return [hasNewPrice, lineTotal];
    };
    const group = costing('Group');
    expect(seen(group, group)).toEqual([false, 30]);
    expect(seen(group, costing('Group', { groupPrice: 5 }))).toEqual([true, 32]);
    const each = costing('Individual');
    const here = costing('Individual', { optionPrices: [{ modifierId: 31, price: 1 }] });
    expect(seen(each, each)).toEqual([false, 30]);
    expect(seen(each, here)).toEqual([true, 24]);
    expect(seen(here, here)).toEqual([false, 24]);
  });

  it('says what is sold out', () => {
    const live = { busyExtraMinutes: 0, soldOut: { '2': {} } };
    expect(view(cartOf(knots), luigis, pickup, LUNCH, live).lines[0]?.problem).toBe(
      'Garlic Knots is sold out',
    );
  });

  it('says how many are left when the cart wants more, over all its lines', () => {
    const live = { busyExtraMinutes: 0, soldOut: { '2': { remaining: 3 } } };
    const cart = cartOf({ ...knots, quantity: 2 }, { ...knots, quantity: 2, notes: 'no salt' });
    const problems = view(cart, luigis, pickup, LUNCH, live).lines.map(({ problem }) => problem);
    expect(problems).toEqual(['Only 3 left of Garlic Knots', 'Only 3 left of Garlic Knots']);
    expect(view(cartOf({ ...knots, quantity: 3 }), luigis, pickup, LUNCH, live).hasProblems).toBe(false);
  });

  it('C3-15 says at the last line of a menu group that there are too many of it, or too few', () => {
    const limited = (limits: object): Storefront => ({
      ...luigis,
      menuGroups: luigis.menuGroups.map((group) =>
        group.menuGroupId === 3 ? { ...group, ...limits } : group,
      ),
    });
    const cart = cartOf({ ...knots, quantity: 2 }, margherita, { ...knots, notes: 'no salt' });
    const problems = (limits: object) => view(cart, limited(limits)).lines.map(({ problem }) => problem);
    const words = 'You can order at most 2 from Starters & Salads: 3 are in your order';
    expect(problems({ maxSelections: 2 })).toEqual([undefined, undefined, words]);
    expect(problems({ minRequired: 4 })[2]).toBe(
      'Choose at least 4 from Starters & Salads: 3 are in your order',
    );
    expect(problems({ minRequired: 3, maxSelections: 3 })).toEqual([undefined, undefined, undefined]);
  });

  it('takes what is sold out today for an order tomorrow, and offers the first time at which it is back', () => {
    const until = new Date(LUNCH + 23 * 3_600_000).toISOString();
    const live = { ...defaultLiveState, soldOut: { '2': { until } } };
    const at = (scheduledTime: string | null) =>
      view(cartOf(knots), luigis, { ...pickup, scheduledTime }, LUNCH, live);
    const now = at(null);
    expect(now.lines[0]).toMatchObject({ isSoldOut: true, problem: 'Garlic Knots is sold out' });
    expect(now.betterTime).toBeGreaterThanOrEqual(Date.parse(until));
    const then = at(new Date(now.betterTime ?? 0).toISOString());
    expect(then.lines[0]).toMatchObject({ isSoldOut: false, problem: undefined });
    expect([then.hasProblems, then.betterTime]).toEqual([false, undefined]);
  });

  it('offers a dish without an option that has sold out, unless it needs the option', () => {
    const when = (...keys: string[]) => {
      const soldOut = Object.fromEntries(keys.map((key) => [key, {}]));
      return view(cartOf(margherita), luigis, pickup, LUNCH, { ...defaultLiveState, soldOut }).lines[0];
    };
    const [crust] = margherita.modifiers;
    expect(when('m2-21')).toMatchObject({
      isSoldOut: true,
      without: { request: { ...margherita, modifiers: [crust] } },
      canChooseAgain: true,
    });
    expect(when('m2-21')?.without?.names).toHaveLength(1);
    expect(when('m1-12')).toMatchObject({ isSoldOut: true, without: undefined, canChooseAgain: true });
    expect(when('m2-21', '1-2')).toMatchObject({ without: undefined, canChooseAgain: true });
    const crusts = luigis.modifierGroups.find(({ modifierGroupId }) => modifierGroupId === 1)?.modifiers;
    expect(when(...(crusts ?? []).map(({ id }) => `m1-${id}`))).toMatchObject({ canChooseAgain: false });
    expect(when('1')).toMatchObject({ isSoldOut: true, without: undefined, canChooseAgain: false });
    expect(when()).toMatchObject({ isSoldOut: false, without: undefined, canChooseAgain: false });
  });

  it('says what is not served at the chosen time', () => {
    const breakfast: LineRequest = { menuItemId: 6, quantity: 1, modifiers: [] };
    expect(view(cartOf(breakfast)).lines[0]?.problem).toBe('Breakfast Pizza is not served at that time');
  });

  it('O5-01 wants an address for a delivery', () => {
    const refusal = view(cartOf(knots), luigis, { ...pickup, orderType: 'delivery' }).refusal;
    expect(refusal?.message).toBe('Delivery address is required');
    expect(refusal?.fields).toMatchObject({ 'address.street': 'Delivery address is required' });
  });

  it('O5-01 wants a time while the restaurant is closed', () => {
    const refusal = view(cartOf(knots), luigis, pickup, MORNING).refusal;
    expect(refusal?.message).toBe('Restaurant is closed - please schedule your order');
    const later = { ...pickup, scheduledTime: '2025-11-21T17:00:00.000Z' };
    expect(view(cartOf(knots), luigis, later, MORNING).refusal).toBeUndefined();
  });

  it('O4-04 no more than 99 of one go into it', () => {
    expect(cartOf({ ...knots, quantity: 99 }, knots).items[0]?.quantity).toBe(99);
  });
});
