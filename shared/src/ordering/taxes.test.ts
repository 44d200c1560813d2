import { describe, expect, it } from 'vitest';
import type { StorefrontTaxRate } from '../catalogue/storefront.ts';
import { decimal, type RoundingOption } from '../kernel/money.ts';
import { aTaxRate } from '../testing/a-storefront.ts';
import { applyTaxes, type Service, serviceOf, type TaxableLine } from './taxes.ts';

const line = (amount: number, change: Partial<TaxableLine> = {}): TaxableLine => ({
  amount: decimal(amount),
  isInclusive: false,
  isTakeoutExempt: false,
  ...change,
});

const taxesOf = (
  lines: TaxableLine[],
  rates: StorefrontTaxRate[],
  fallbackRate = 0.0875,
  currency = 'USD',
  service?: Service,
) => applyTaxes(lines, { rates, fallbackRate, currency, service });

/** [rate id, base, amount] of each tax; the amount in brackets when it is already in the prices. */
const figures = (...asked: Parameters<typeof taxesOf>) =>
  taxesOf(...asked).map(({ taxRateId, taxableBaseAmount, amountCalculated, isInclusive }) =>
    isInclusive
      ? [taxRateId, taxableBaseAmount, `(${amountCalculated})`]
      : [taxRateId, taxableBaseAmount, amountCalculated],
  );

const percent = (rate: number, change: Partial<StorefrontTaxRate> = {}) => aTaxRate({ rate, ...change });
const fixed = (rate: number, change: Partial<StorefrontTaxRate> = {}) =>
  aTaxRate({ type: 'Fixed', rate, ...change });

describe('percentages', () => {
  it('O9-12, I5.7-05, O3-15 are the subtotal times the rate divided by 100', () => {
    expect(figures([line(40), line(60)], [percent(8.875)])).toEqual([[1, 100, 8.88]]);
    expect(figures([line(20)], [percent(8)])).toEqual([[1, 20, 1.6]]);
  });

  it('are taken from all lines together and rounded once, not line by line', () => {
    const three = [line(0.1), line(0.1), line(0.1)];
    expect(figures(three, [percent(5)])).toEqual([[1, 0.3, 0.02]]);
  });

  it.each<[RoundingOption, number, number]>([
    ['Half Even Rounding', 0.12, 0.14],
    ['Half Up Rounding', 0.13, 0.14],
    ['Always Round Down', 0.12, 0.13],
    ['Always Round Up', 0.13, 0.14],
  ])('a half cent goes where the rate’s own rounding says: %s', (roundingOptions, ofOne, ofOther) => {
    const rates = [percent(10, { roundingOptions })];
    expect(figures([line(1.25)], rates)).toEqual([[1, 1.25, ofOne]]);
    expect(figures([line(1.35)], rates)).toEqual([[1, 1.35, ofOther]]);
  });

  it('several rates are each rounded by themselves, in the restaurant’s order', () => {
    const rates = [percent(4.5, { taxRateId: 2 }), percent(4.375, { taxRateId: 1 })];
    expect(figures([line(10.1)], rates)).toEqual([
      [2, 10.1, 0.45],
      [1, 10.1, 0.44],
    ]);
  });

  it('are rounded to the decimals of the currency', () => {
    expect(figures([line(1234)], [percent(10)], 0, 'JPY')).toEqual([[1, 1234, 123]]);
  });

  it('O9-12 a tax that comes to nothing is not mentioned', () => {
    expect(figures([line(100)], [percent(0)])).toEqual([]);
    expect(figures([line(0.01)], [percent(1)])).toEqual([]);
    expect(figures([], [percent(10), fixed(1, { taxRateId: 2 })])).toEqual([]);
  });
});

describe('which rates a line bears', () => {
  const rates = [
    percent(10, { taxRateId: 1 }),
    percent(5, { taxRateId: 2, default: false }),
    percent(2, { taxRateId: 3 }),
  ];

  it.each<[string, Partial<TaxableLine>, number[]]>([
    ['the restaurant’s default ones where it names none', {}, [1, 3]],
    ['none where it is untaxed', { taxRateIds: [] }, []],
    ['the ones it names, and no default beside them', { taxRateIds: [2] }, [2]],
    ['none where those it names are gone', { taxRateIds: [9] }, []],
    ['none where takeout is exempt', { isTakeoutExempt: true }, []],
    ['none where takeout is exempt, whatever it names', { taxRateIds: [2], isTakeoutExempt: true }, []],
  ])('%s', (_, change, expected) => {
    expect(taxesOf([line(100, change)], rates).map(({ taxRateId }) => taxRateId)).toEqual(expected);
  });

  it('each rate is charged on the lines that bear it, and on no other', () => {
    expect(figures([line(100), line(10, { taxRateIds: [2] }), line(1, { taxRateIds: [] })], rates)).toEqual([
      [1, 100, 10],
      [2, 10, 0.5],
      [3, 100, 2],
    ]);
  });
});

describe('a restaurant without tax rates', () => {
  it('charges the rate in its settings, a fraction, half even', () => {
    expect(taxesOf([line(10)], [])).toEqual([
      {
        taxRateId: 0,
        name: 'Tax',
        rate: 8.75,
        type: 'percentage',
        taxableBaseAmount: 10,
        amountCalculated: 0.88,
        isInclusive: false,
      },
    ]);
    expect(figures([line(2)], [], 0.0625)).toEqual([[0, 2, 0.12]]);
  });

  it('leaves untaxed what is untaxed', () => {
    expect(figures([line(10, { taxRateIds: [] })], [])).toEqual([]);
    expect(figures([line(10, { isTakeoutExempt: true })], [])).toEqual([]);
    expect(figures([line(10)], [], 0)).toEqual([]);
  });

  it('is not one that has rates of which none is the default', () => {
    expect(figures([line(10)], [percent(5, { default: false })])).toEqual([]);
  });
});

describe('takeout', () => {
  it('a rate for takeout replaces the rate', () => {
    expect(figures([line(100)], [percent(8, { takeoutTaxEnabled: true, takeoutTaxrate: 4 })])).toEqual([
      [1, 100, 4],
    ]);
    expect(figures([line(100)], [fixed(2, { takeoutTaxEnabled: true, takeoutTaxrate: 1 })])).toEqual([
      [1, 100, 1],
    ]);
  });

  it('a takeout rate of nothing takes the tax away', () => {
    expect(figures([line(100)], [percent(8, { takeoutTaxEnabled: true, takeoutTaxrate: 0 })])).toEqual([]);
  });

  it('O3-15 neither holds at the table: not the rate for takeout, nor the exemption', () => {
    const rates = [percent(8, { takeoutTaxEnabled: true, takeoutTaxrate: 4 })];
    const exempt = [line(100, { isTakeoutExempt: true })];
    expect(figures([line(100)], rates, 0, 'USD', 'dineIn')).toEqual([[1, 100, 8]]);
    expect(figures([line(100)], rates, 0, 'USD', 'takeout')).toEqual([[1, 100, 4]]);
    expect(figures(exempt, rates, 0, 'USD', 'dineIn')).toEqual([[1, 100, 8]]);
    expect(figures(exempt, rates, 0, 'USD', 'takeout')).toEqual([]);
    expect(figures(exempt, [], 0.05, 'USD', 'dineIn')).toEqual([[0, 100, 5]]);
  });

  it.each([
    ['pickup', 'takeout'],
    ['takeOut', 'takeout'],
    ['delivery', 'takeout'],
    ['dineIn', 'dineIn'],
    ['quickService', 'dineIn'],
  ] as const)('%s is %s', (type, service) => {
    expect(serviceOf(type)).toBe(service);
  });

  it('an inclusive price holds the rate for takeout', () => {
    const rates = [percent(10, { takeoutTaxEnabled: true, takeoutTaxrate: 5 })];
    const inclusive = [line(115.5, { isInclusive: true })];
    expect(figures(inclusive, rates)).toEqual([[1, 110, '(5.5)']]);
    expect(figures(inclusive, rates, 0, 'USD', 'dineIn')).toEqual([[1, 105, '(10.5)']]);
  });

  it('counts only where it is switched on and given', () => {
    expect(figures([line(100)], [percent(8, { takeoutTaxrate: 4 })])).toEqual([[1, 100, 8]]);
    expect(figures([line(100)], [percent(8, { takeoutTaxEnabled: true })])).toEqual([[1, 100, 8]]);
  });
});

describe('fixed taxes', () => {
  it('O9-12, I5.7-05, O3-15, I9-16 are the amount itself, once an order', () => {
    expect(figures([line(10)], [fixed(0.5)])).toEqual([[1, 10, 0.5]]);
    expect(figures([line(10), line(20), line(30)], [fixed(0.5)])).toEqual([[1, 60, 0.5]]);
  });

  it('are charged once even when some prices include them', () => {
    expect(figures([line(10), line(20, { isInclusive: true })], [fixed(0.5)])).toEqual([[1, 30, 0.5]]);
    expect(figures([line(20, { isInclusive: true }), line(10)], [fixed(0.5)])).toEqual([[1, 30, 0.5]]);
  });

  it('are not charged where no line bears them', () => {
    expect(figures([line(10, { taxRateIds: [] })], [fixed(0.5)])).toEqual([]);
  });
});

describe('tax tables', () => {
  const table = aTaxRate({
    type: 'Tax Table',
    rate: 0,
    taxTable: [
      { from: 1, to: 10, amount: 0.5 },
      { from: 10, to: 50, amount: 1.25 },
      { from: 50, amount: 3 },
    ],
  });

  it.each([
    [0.99, []],
    [1, [[1, 1, 0.5]]],
    [9.99, [[1, 9.99, 0.5]]],
    [10, [[1, 10, 1.25]]],
    [49.99, [[1, 49.99, 1.25]]],
    [5000, [[1, 5000, 3]]],
  ])('a taxable sum of %d', (amount, expected) => {
    expect(figures([line(amount)], [table])).toEqual(expected);
  });

  it('are one figure over prices that include them and prices that do not', () => {
    const mixed = [line(6), line(6, { isInclusive: true })];
    expect(figures(mixed, [table])).toEqual([[1, 12, 1.25]]);
    expect(figures(mixed.reverse(), [table])).toEqual([[1, 12, 1.25]]);
  });

  it('lie in the prices where all of them include it', () => {
    expect(figures([line(6, { isInclusive: true }), line(6, { isInclusive: true })], [table])).toEqual([
      [1, 12, '(1.25)'],
    ]);
  });

  it('are asked for what prices are worth without the percentages in them', () => {
    const rates = [table, percent(20, { taxRateId: 2 })];
    expect(figures([line(12, { isInclusive: true }), line(30)], rates)).toEqual([
      [1, 40, 1.25],
      [2, 30, 6],
      [2, 10, '(2)'],
    ]);
  });

  it('are rounded as the rate says, too', () => {
    const fine = (roundingOptions: RoundingOption) =>
      aTaxRate({ type: 'Tax Table', rate: 0, taxTable: [{ from: 0, amount: 0.125 }], roundingOptions });
    expect(figures([line(1)], [fine('Always Round Up')])).toEqual([[1, 1, 0.13]]);
    expect(figures([line(1)], [fine('Half Even Rounding')])).toEqual([[1, 1, 0.12]]);
  });

  it('have no amount below their first row, between two rows and beyond their last', () => {
    const gaps = aTaxRate({
      type: 'Tax Table',
      rate: 0,
      taxTable: [
        { from: 10, to: 20, amount: 1 },
        { from: 30, to: 40, amount: 2 },
      ],
    });
    const amounts = [9.99, 10, 19.99, 20, 29.99, 30, 39.99, 40].map(
      (sum) => taxesOf([line(sum)], [gaps])[0]?.amountCalculated ?? 0,
    );
    expect(amounts).toEqual([0, 1, 1, 0, 0, 2, 2, 0]);
  });

  it('are asked for the sum of the lines', () => {
    expect(figures([line(6), line(6)], [table])).toEqual([[1, 12, 1.25]]);
  });
});

describe('prices that include their tax', () => {
  const inclusive = { isInclusive: true };

  it('the tax is what lies in them, and is shown as such', () => {
    expect(figures([line(108.75, inclusive)], [percent(8.75)])).toEqual([[1, 100, '(8.75)']]);
    expect(figures([line(12, inclusive)], [percent(20)])).toEqual([[1, 10, '(2)']]);
  });

  it('two rates in one price are taken out together', () => {
    const rates = [percent(5, { taxRateId: 1 }), percent(7, { taxRateId: 2 })];
    expect(figures([line(112, inclusive)], rates)).toEqual([
      [1, 100, '(5)'],
      [2, 100, '(7)'],
    ]);
  });

  it('a fixed tax in the price lowers no percentage’s base', () => {
    const rates = [percent(10, { taxRateId: 1 }), fixed(1, { taxRateId: 2 })];
    expect(figures([line(11, inclusive)], rates)).toEqual([
      [1, 10, '(1)'],
      [2, 10, '(1)'],
    ]);
  });

  it('beside prices that do not, a rate is two figures', () => {
    expect(figures([line(108.75, inclusive), line(100)], [percent(8.75)])).toEqual([
      [1, 100, 8.75],
      [1, 100, '(8.75)'],
    ]);
  });

  it('a true half cent in a price that does not divide evenly is a half cent', () => {
    const rates = (roundingOptions: RoundingOption) => [
      percent(6, { taxRateId: 1, roundingOptions }),
      percent(14, { taxRateId: 2 }),
    ];
    expect(figures([line(0.1, inclusive)], rates('Half Up Rounding'))[0]).toEqual([1, 0.08, '(0.01)']);
    expect(figures([line(1, inclusive)], rates('Always Round Down'))[0]).toEqual([1, 0.83, '(0.05)']);
  });
});

describe('what an applied tax says', () => {
  it('I3.12-04 which rate it is, of which kind, on what and how much', () => {
    const rates = [
      percent(8.875, { taxRateId: 4 }),
      fixed(0.5, { taxRateId: 5, name: 'Bag fee' }),
      aTaxRate({
        taxRateId: 6,
        name: 'Levy',
        type: 'Tax Table',
        rate: 0,
        taxTable: [{ from: 0, amount: 2 }],
      }),
    ];
    expect(taxesOf([line(10)], rates)).toEqual([
      {
        taxRateId: 4,
        name: 'Sales tax',
        rate: 8.875,
        type: 'percentage',
        taxableBaseAmount: 10,
        amountCalculated: 0.89,
        isInclusive: false,
      },
      {
        taxRateId: 5,
        name: 'Bag fee',
        rate: 0.5,
        type: 'fixed',
        taxableBaseAmount: 10,
        amountCalculated: 0.5,
        isInclusive: false,
      },
      {
        taxRateId: 6,
        name: 'Levy',
        rate: 0,
        type: 'fixed',
        taxableBaseAmount: 10,
        amountCalculated: 2,
        isInclusive: false,
      },
    ]);
  });
});

describe('a rate below nothing', () => {
  it('is charged as it stands, for the price checks to find', () => {
    expect(figures([line(100)], [percent(-5)])).toEqual([[1, 100, -5]]);
  });
});
