import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aTaxRateRecord, STAMPED } from '../testing/records.ts';
import { taxRate, taxRateEntity } from './tax-rate.schema.ts';

const whole = {
  taxRateId: 5,
  guid: aGuid(5),
  number: 'T5',
  name: 'Sales tax',
  importId: 'square:5',
  type: 'Tax Table',
  disabled: true,
  rate: 8.875,
  taxTable: [
    { from: 0, to: 10, amount: 0.5 },
    { from: 10, amount: 1 },
  ],
  default: true,
  takeoutTaxEnabled: true,
  takeoutTaxrate: 4.5,
  roundingOptions: 'Always Round Up',
  ...STAMPED,
};

describe('tax rate', () => {
  it('C3-22, O3-15 keeps every field that it is given', () => {
    expect(taxRate.parse(whole)).toEqual(whole);
  });

  it('C3-22 starts as a percentage in force, rounded half even', () => {
    expect(taxRate.parse(aTaxRateRecord())).toMatchObject({
      type: 'Percent',
      disabled: false,
      default: false,
      takeoutTaxEnabled: false,
      roundingOptions: 'Half Even Rounding',
    });
  });

  it.each(['Percent', 'Fixed', 'Tax Table'])('C3-22, O3-15 may be of type %s', (type) => {
    expect(issuesOf(taxRate, aTaxRateRecord({ type }))).toEqual([]);
  });

  it.each(['Half Even Rounding', 'Half Up Rounding', 'Always Round Down', 'Always Round Up'])(
    'C3-22 may use %s',
    (roundingOptions) => {
      expect(issuesOf(taxRate, aTaxRateRecord({ roundingOptions }))).toEqual([]);
    },
  );

  it.each([
    ['an empty name', { name: '' }, 'name: Tax rate name cannot be empty'],
    ['no name', { name: undefined }, 'name: Tax rate name cannot be empty'],
    ['a percentage over 100', { rate: 150 }, 'rate: Rate cannot be over 100%'],
    ['a takeout percentage over 100', { takeoutTaxrate: 100.5 }, 'takeoutTaxrate: Rate cannot be over 100%'],
    [
      'a row that ends before it begins',
      { type: 'Tax Table', taxTable: [{ from: 10, to: 5, amount: 1 }] },
      'taxTable.0.to: This must be above the first amount of the row',
    ],
    [
      'rows that overlap',
      {
        type: 'Tax Table',
        taxTable: [
          { from: 0, to: 20, amount: 1 },
          { from: 10, to: 30, amount: 2 },
        ],
      },
      'taxTable.1.from: This row must begin where the one above ends, or later',
    ],
    ['a rate below nothing', { rate: -1 }, 'rate: Rate cannot be negative'],
    ['a takeout rate below nothing', { takeoutTaxrate: -1 }, 'takeoutTaxrate: Rate cannot be negative'],
  ])('C5-10 %s is refused', (_, change, issue) => {
    expect(issuesOf(taxRate, aTaxRateRecord(change))).toEqual([issue]);
  });

  it('C5-10 a rate of nothing is a rate', () => {
    expect(issuesOf(taxRate, aTaxRateRecord({ rate: 0 }))).toEqual([]);
  });

  describe('of a fixed amount', () => {
    const { create, update } = taxRateEntity;
    const fixed = { name: 'Bag fee', type: 'Fixed', rate: 1_000_000, takeoutTaxrate: 1_000_000 };

    it('C5-10 is at most a million, which is said at the field', () => {
      expect(issuesOf(create, fixed)).toEqual([]);
      const tooMuch = { rate: 1_000_000.01, takeoutTaxrate: 1e300 };
      const issues = ['rate: Rate cannot be over 1,000,000', 'takeoutTaxrate: Rate cannot be over 1,000,000'];
      expect(issuesOf(create, { ...fixed, ...tooMuch })).toEqual(issues);
      expect(issuesOf(update, tooMuch)).toEqual(issues);
    });

    it('is read and changed otherwise where more was stored before there was a limit', () => {
      const old = taxRate.parse(aTaxRateRecord({ type: 'Fixed', rate: 2_000_000 }));
      expect(old.rate).toBe(2_000_000);
      expect(taxRateEntity.apply(old, { disabled: true })).toMatchObject({ rate: 2_000_000, disabled: true });
    });
  });
});
