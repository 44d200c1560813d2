// Taxes of an order, one figure a rate, each rounded once with the rate's own rounding (decisions 5 and 6, O9-12).
// Every online order is pickup or delivery, so takeout rules always hold here.
import type { StorefrontTaxRate } from '../catalogue/storefront.ts';
import { type Big, decimal, roundMoney, zero } from '../kernel/money.ts';

export interface TaxableLine {
  amount: Big;
  /** Absent = the restaurant's default rates, [] = none. */
  taxRateIds?: readonly number[] | undefined;
  isInclusive: boolean;
  isTakeoutExempt: boolean;
}

export interface AppliedTax {
  taxRateId: number;
  name: string;
  /** Percent for 'percentage', an amount in the currency for 'fixed'. */
  rate: number;
  type: 'percentage' | 'fixed' | 'none';
  taxableBaseAmount: number;
  amountCalculated: number;
  /** Already in the prices: shown, not added. */
  isInclusive: boolean;
}

export interface TaxPolicy {
  rates: readonly StorefrontTaxRate[];
  /** settings.taxRate, a fraction: used where the restaurant has no rates at all. */
  fallbackRate: number;
  currency: string;
}

/** The stand-in for settings.taxRate; 0 is no entity's id. */
const fallback = (fraction: number): StorefrontTaxRate => ({
  taxRateId: 0,
  name: 'Tax',
  type: 'Percent',
  rate: decimal(fraction).times(100).toNumber(),
  taxTable: [],
  default: true,
  takeoutTaxEnabled: false,
  roundingOptions: 'Half Even Rounding',
});

function ratesOf(line: TaxableLine, rates: readonly StorefrontTaxRate[]): StorefrontTaxRate[] {
  if (line.isTakeoutExempt) return [];
  return rates.filter((rate) => (line.taxRateIds ? line.taxRateIds.includes(rate.taxRateId) : rate.default));
}

const takeoutRate = (rate: StorefrontTaxRate): Big =>
  decimal(rate.takeoutTaxEnabled ? (rate.takeoutTaxrate ?? rate.rate) : rate.rate);

/** What a line is worth without the percentages already inside its price. */
function netOf(line: TaxableLine, rates: readonly StorefrontTaxRate[]): Big {
  if (!line.isInclusive) return line.amount;
  const percent = rates
    .filter((rate) => rate.type === 'Percent')
    .reduce((total, rate) => total.plus(takeoutRate(rate)), zero);
  return line.amount.times(100).div(percent.plus(100));
}

function amountOf(rate: StorefrontTaxRate, base: Big): Big {
  if (rate.type === 'Percent') return base.times(takeoutRate(rate)).div(100);
  if (rate.type === 'Fixed') return takeoutRate(rate);
  const row = rate.taxTable.find(({ from, to }) => base.gte(from) && (to === undefined || base.lt(to)));
  return decimal(row?.amount ?? 0);
}

/** Rates in the restaurant's order; amounts of zero are left out. */
export function applyTaxes(lines: readonly TaxableLine[], policy: TaxPolicy): AppliedTax[] {
  const rates = policy.rates.length > 0 ? policy.rates : [fallback(policy.fallbackRate)];
  const taxed = lines.map((line) => ({ line, rates: ratesOf(line, rates) }));
  const applied = rates.flatMap((rate) =>
    [false, true].flatMap((isInclusive) => {
      const own = taxed.filter(
        (entry) => entry.line.isInclusive === isInclusive && entry.rates.includes(rate),
      );
      if (own.length === 0) return [];
      const base = own.reduce((total, entry) => total.plus(netOf(entry.line, entry.rates)), zero);
      return [toAppliedTax(rate, base, isInclusive, policy.currency)];
    }),
  );
  return applied.filter((tax, position) => tax.amountCalculated > 0 && !isSecondFixed(applied, position));
}

/** A fixed rate is charged once an order, even when some prices include it and others do not. */
function isSecondFixed(applied: readonly AppliedTax[], position: number): boolean {
  const tax = applied[position];
  return tax?.type === 'fixed' && applied.findIndex((other) => other.taxRateId === tax.taxRateId) < position;
}

function toAppliedTax(
  rate: StorefrontTaxRate,
  base: Big,
  isInclusive: boolean,
  currency: string,
): AppliedTax {
  return {
    taxRateId: rate.taxRateId,
    name: rate.name,
    rate: takeoutRate(rate).toNumber(),
    type: rate.type === 'Percent' ? 'percentage' : 'fixed',
    taxableBaseAmount: roundMoney(base, currency).toNumber(),
    amountCalculated: roundMoney(amountOf(rate, base), currency, rate.roundingOptions).toNumber(),
    isInclusive,
  };
}
