import { describe, expect, it } from 'vitest';
import type { StorefrontItem, StorefrontMenuGroup, StorefrontTaxRate } from '../catalogue/storefront.ts';
import { indexStorefront } from '../catalogue/storefront-index.ts';
import { decimal } from '../kernel/money.ts';
import { restaurantSettings } from '../tenancy/restaurant.schema.ts';
import { aMenuGroup, anItem, aStorefront, aTaxRate } from '../testing/a-storefront.ts';
import type { GrantedDiscount } from './discounts.ts';
import type { LineRequest } from './line.ts';
import { averageItemPrice, cartTotal, orderTotal, type PriceOptions, priceOrder } from './quote.ts';

interface Menu {
  items?: StorefrontItem[];
  menuGroups?: StorefrontMenuGroup[];
  taxRates?: StorefrontTaxRate[];
  taxRate?: number;
  serviceCharge?: number;
  currency?: string;
  allowTips?: boolean;
}

const one = (menuItemId: number, quantity = 1): LineRequest => ({ menuItemId, quantity, modifiers: [] });

function price(
  { items, menuGroups, taxRates = [aTaxRate({ rate: 10 })], ...restaurant }: Menu,
  requests = [one(1)],
  options?: PriceOptions,
) {
  const storefront = aStorefront({
    restaurant,
    taxRates,
    ...(items && { items }),
    ...(menuGroups && { menuGroups }),
  });
  return priceOrder(indexStorefront(storefront), requests, options);
}

function priced(...asked: Parameters<typeof price>) {
  const result = price(...asked);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  return result;
}
const totalsOf = (...asked: Parameters<typeof price>) => priced(...asked).totals;

const off = (change: { type?: 'percentage' | 'fixedAmount'; value: number }): GrantedDiscount => ({
  discountId: 'd1',
  name: 'Regulars',
  type: 'percentage',
  scope: 'order',
  ...change,
});
const offItem = (line: number, value: number): GrantedDiscount => ({
  discountId: 'd2',
  name: 'Sorry',
  type: 'percentage',
  value,
  scope: 'item',
  line,
});

describe('totals of an order', () => {
  it('O9-11, O2.6-10 the total is price, service charge, tax and tip together', () => {
    expect(totalsOf({ serviceCharge: 0.18 }, [one(1, 2)], { tip: 5 })).toMatchObject({
      currency: 'USD',
      itemCount: 2,
      subtotal: 24,
      serviceCharge: 4.32,
      tax: 2.4,
      tip: 5,
      discount: 0,
      total: 35.72,
    });
  });

  it('the service charge is taken from the subtotal, half up, and is not taxed', () => {
    const items = [anItem({ basePrice: 10.5 })];
    expect(totalsOf({ items, serviceCharge: 0.15 })).toMatchObject({
      serviceCharge: 1.58,
      tax: 1.05,
      total: 13.13,
    });
  });

  it('the total is the sum of the printed figures, even where the exact sum would round otherwise', () => {
    const items = [anItem({ basePrice: 0.33 })];
    const taxRates = [1, 2, 3].map((taxRateId) => aTaxRate({ taxRateId, rate: 10 }));
    expect(totalsOf({ items, taxRates })).toMatchObject({ subtotal: 0.33, tax: 0.09, total: 0.42 });
  });

  it('taxes already in the prices are shown and not added', () => {
    const items = [
      anItem({ itemId: 1, basePrice: 11, taxInclusion: 'inclusive' }),
      anItem({ itemId: 2, basePrice: 20 }),
    ];
    const totals = totalsOf({ items }, [one(1), one(2)]);
    expect(totals).toMatchObject({ subtotal: 31, tax: 2, total: 33 });
    expect(totals.taxes.map(({ amountCalculated, isInclusive }) => [amountCalculated, isInclusive])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('C9-03 a new restaurant’s settings tax it where it has no rates, and charge no service', () => {
    const { taxRate, serviceCharge, currency } = restaurantSettings.parse({});
    expect(totalsOf({ taxRates: [], taxRate, serviceCharge, currency })).toMatchObject({
      currency: 'USD',
      subtotal: 12,
      serviceCharge: 0,
      tax: 1.05,
      total: 13.05,
    });
  });

  it('an item that is exempt for takeout, or untaxed, bears no tax', () => {
    const items = [anItem({ itemId: 1, takeoutTaxException: true }), anItem({ itemId: 2, taxRateIds: [] })];
    expect(totalsOf({ items }, [one(1), one(2)])).toMatchObject({
      subtotal: 24,
      tax: 0,
      taxes: [],
      total: 24,
    });
  });

  it('at the table what is exempt for takeout is taxed, and the takeout rate does not hold', () => {
    const items = [anItem({ itemId: 1, takeoutTaxException: true }), anItem({ itemId: 2 })];
    const taxRates = [aTaxRate({ rate: 10, takeoutTaxEnabled: true, takeoutTaxrate: 5 })];
    const requests = [one(1), one(2)];
    expect(totalsOf({ items, taxRates }, requests).tax).toBe(0.6);
    expect(totalsOf({ items, taxRates }, requests, { service: 'takeout' }).tax).toBe(0.6);
    expect(totalsOf({ items, taxRates }, requests, { service: 'dineIn' }).tax).toBe(2.4);
  });

  it('C3-15 a line costs what the group it names makes it cost, beside one at the usual price', () => {
    const menuGroups = [
      aMenuGroup({ menuGroupId: 1 }),
      aMenuGroup({ menuGroupId: 2, pricing: { discountPercentage: 50 } }),
    ];
    const requests = [one(1), { ...one(1), menuGroupId: 2 }];
    expect(totalsOf({ menuGroups }, requests)).toMatchObject({ subtotal: 18, tax: 1.8, total: 19.8 });
  });

  it('each figure has the decimals of the currency', () => {
    const items = [anItem({ basePrice: 980 })];
    expect(totalsOf({ items, serviceCharge: 0.125, currency: 'JPY' })).toMatchObject({
      serviceCharge: 123,
      tax: 98,
      total: 1201,
    });
  });

  it('an empty order is worth nothing', () => {
    expect(totalsOf({ serviceCharge: 0.18 }, [])).toMatchObject({
      itemCount: 0,
      subtotal: 0,
      taxes: [],
      tax: 0,
      total: 0,
    });
  });
});

describe('an order with discounts', () => {
  it('O9-11, I3.12-03 costs as much less; service charge and tax are reckoned on what is left', () => {
    expect(
      totalsOf({ serviceCharge: 0.1 }, [one(1, 2)], { discounts: [off({ value: 25 })], tip: 3 }),
    ).toMatchObject({
      subtotal: 24,
      discount: 6,
      serviceCharge: 1.8,
      tax: 1.8,
      tip: 3,
      total: 24.6,
    });
  });

  it('I3.12-03 says what each one took, of the order and of each line', () => {
    const { orderDiscounts, lineDiscounts, totals } = priced({}, [one(1), one(1, 2)], {
      discounts: [offItem(1, 50), off({ type: 'fixedAmount', value: 5 })],
    });
    expect(orderDiscounts.map(({ amountApplied }) => amountApplied)).toEqual([5]);
    expect(lineDiscounts.map((applied) => applied.map(({ amountApplied }) => amountApplied))).toEqual([
      [],
      [12],
    ]);
    expect(totals).toMatchObject({ subtotal: 36, discount: 17, tax: 1.9, total: 20.9 });
  });

  it('taxes each line on its share of what is left', () => {
    const items = [
      anItem({ itemId: 1, basePrice: 10 }),
      anItem({ itemId: 2, basePrice: 20, taxRateIds: [] }),
    ];
    const totals = totalsOf({ items }, [one(1), one(2)], {
      discounts: [off({ type: 'fixedAmount', value: 3 })],
    });
    expect(totals.taxes).toMatchObject([{ taxableBaseAmount: 9, amountCalculated: 0.9 }]);
    expect(totals).toMatchObject({ subtotal: 30, discount: 3, tax: 0.9, total: 27.9 });
  });

  it('lowers the tax that lies in a price, too', () => {
    const items = [anItem({ basePrice: 11, taxInclusion: 'inclusive' })];
    expect(totalsOf({ items }, [one(1)], { discounts: [off({ value: 50 })] })).toMatchObject({
      total: 5.5,
      taxes: [{ taxableBaseAmount: 5, amountCalculated: 0.5, isInclusive: true }],
    });
  });

  it('O9-11 is never below nothing', () => {
    const discounts = [off({ type: 'fixedAmount', value: 500 }), off({ value: 100 })];
    expect(totalsOf({ serviceCharge: 0.1 }, [one(1)], { discounts })).toMatchObject({
      discount: 12,
      serviceCharge: 0,
      tax: 0,
      total: 0,
    });
  });
});

describe('the total of figures', () => {
  const figures = { subtotal: 20, discount: 3, serviceCharge: 2, tax: 1.5, deliveryFee: 0, tip: 4 };
  const total = (change: Partial<typeof figures> = {}) => {
    const [subtotal, discount, serviceCharge, tax, deliveryFee, tip] = Object.values({
      ...figures,
      ...change,
    }).map(decimal);
    if (!subtotal || !discount || !serviceCharge || !tax || !deliveryFee || !tip)
      throw new Error('six figures are expected');
    return orderTotal({ subtotal, discount, serviceCharge, tax, deliveryFee, tip }).toNumber();
  };

  it('O9-11 of an order is subtotal, service charge, tax, delivery fee and tip less the discount, never below nothing', () => {
    expect(total()).toBe(24.5);
    expect(total({ deliveryFee: 3.99 })).toBe(28.49);
    expect(total({ discount: 27.49 })).toBe(0.01);
    expect(total({ discount: 27.5 })).toBe(0);
    expect(total({ discount: 30 })).toBe(0);
  });

  it.each<[number[], string, number]>([
    [[20, 2, 1.5, 4], 'USD', 27.5],
    [[0.1, 0.2, 0, 0], 'USD', 0.3],
    [[10, 0, 0.125, 0], 'USD', 10.13],
    [[10, 0, 0.124, 0], 'USD', 10.12],
    [[1000, 100.5, 0, 0], 'JPY', 1101],
    [[0, 0, 0, 0], 'USD', 0],
  ])(
    'O9-11 of a cart is price, service charge, tax and tip, rounded: %j in %s is %d',
    (amounts, currency, expected) => {
      const [price = 0, serviceCharge = 0, tax = 0, tip = 0] = amounts;
      expect(cartTotal({ price, serviceCharge, tax, tip }, currency)).toBe(expected);
    },
  );

  it('O9-11 is the same for a cart and for the order that it becomes', () => {
    const totals = totalsOf({ serviceCharge: 0.18 }, [one(1, 3)], { tip: 2.5 });
    const { subtotal: price, serviceCharge, tax, tip } = totals;
    expect(cartTotal({ price, serviceCharge, tax, tip }, 'USD')).toBe(totals.total);
  });

  it.each([
    [30, 4, 'USD', 7.5],
    [10, 3, 'USD', 3.33],
    [0.25, 2, 'USD', 0.13],
    [1001, 2, 'JPY', 501],
    [0, 0, 'USD', 0],
    [5, 0, 'USD', 0],
    [5, 1, 'USD', 5],
  ])(
    'O9-13 the average item price of %d for %d items is, in %s, %d',
    (subtotal, itemCount, currency, expected) => {
      expect(averageItemPrice({ subtotal, itemCount, currency })).toBe(expected);
    },
  );
});

describe('an order with problems', () => {
  it('names each line at fault and prices nothing', () => {
    const index = indexStorefront(
      aStorefront({ items: [anItem(), anItem({ itemId: 2, onlineOrdering: false })] }),
    );
    expect(priceOrder(index, [one(9), one(1), one(2)])).toEqual({
      ok: false,
      problems: [
        { code: 'unknownItem', line: 0, message: 'This item is no longer on the menu' },
        { code: 'notOnline', line: 2, message: 'Margherita cannot be ordered online' },
      ],
    });
    expect(priceOrder(index, [one(1), one(9)])).toMatchObject({ ok: false, problems: [{ line: 1 }] });
  });

  it('names a tip that cannot be taken', () => {
    const problems = [{ code: 'tip', message: 'Tip cannot be negative' }];
    expect(price({}, [one(1)], { tip: -100 })).toEqual({ ok: false, problems });
    expect(price({ allowTips: false }, [one(1)], { tip: 1 })).toMatchObject({
      problems: [{ message: 'This restaurant does not take tips' }],
    });
    expect(price({ allowTips: false }, [one(1)], { tip: 0 })).toMatchObject({ ok: true });
    expect(price({ currency: 'JPY' }, [one(1)], { tip: 1.5 })).toMatchObject({
      problems: [{ message: 'Tip has too many decimals' }],
    });
  });

  it('names every discount that cannot be granted', () => {
    const discounts = [off({ value: -1 }), off({ value: 1 }), offItem(1, 10)];
    expect(price({}, [one(1)], { discounts })).toEqual({
      ok: false,
      problems: [
        { code: 'discount', message: 'Discount "Regulars" cannot be negative' },
        { code: 'discount', message: 'Discount "Sorry" is for an item that is not in the order' },
      ],
    });
    const half = [off({ type: 'fixedAmount', value: 0.5 })];
    expect(price({ currency: 'JPY' }, [one(1)], { discounts: half })).toMatchObject({
      problems: [{ message: 'Discount "Regulars" has too many decimals' }],
    });
  });
});
