// Taxes of an order: each figure is rounded once, by the rate's own rounding (O9-12).
//
// A percentage gives one figure for the prices without it, which is added, and one for the prices that include it, which is
// only shown. Fixed amounts and tax tables give one figure per order: a table is applied to the whole taxable sum, and either
// is added as soon as one line's price does not include it, since its share in the other lines is unknown.
import type { StorefrontTaxRate } from '../catalogue/storefront.ts';
import { type Big, decimal, roundMoney, sum, zero } from '../kernel/money.ts';

/** How the food is served: takeout rules apply to pickup and delivery, not at the table. */
export type Service = 'takeout' | 'dineIn';

export function serviceOf(type: 'pickup' | 'takeOut' | 'delivery' | 'dineIn' | 'quickService'): Service {
  return type === 'dineIn' || type === 'quickService' ? 'dineIn' : 'takeout';
}

export interface TaxableLine {
  /** What is paid for it, after discounts. */
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
  /** Included in the prices: shown, not added. */
  isInclusive: boolean;
}

export interface TaxPolicy {
  /** Active rates only. */
  rates: readonly StorefrontTaxRate[];
  /** settings.taxRate, a fraction: used if the restaurant has no rates at all. */
  fallbackRate: number;
  currency: string;
  /** 'takeout' by default. */
  service?: Service | undefined;
}

/** Represents settings.taxRate; 0 is no entity's id. */
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

/** The rates that apply to an order, with the rate for this service. */
function ratesInForce({
  rates,
  fallbackRate,
  service = 'takeout',
}: Pick<TaxPolicy, 'rates' | 'fallbackRate' | 'service'>): StorefrontTaxRate[] {
  const known = rates.length > 0 ? rates : [fallback(fallbackRate)];
  return known.map((rate) =>
    service === 'takeout' && rate.takeoutTaxEnabled
      ? { ...rate, rate: rate.takeoutTaxrate ?? rate.rate }
      : rate,
  );
}

function isBorneBy(
  line: Pick<TaxableLine, 'taxRateIds' | 'isTakeoutExempt'>,
  rate: StorefrontTaxRate,
  service: Service,
): boolean {
  if (line.isTakeoutExempt && service === 'takeout') return false;
  return line.taxRateIds ? line.taxRateIds.includes(rate.taxRateId) : rate.default;
}

/** The ids of a line's rates, as far as the restaurant has them; 0 is settings.taxRate. */
export function taxRateIdsOf(
  line: Pick<TaxableLine, 'taxRateIds' | 'isTakeoutExempt'>,
  rates: readonly StorefrontTaxRate[],
  service: Service,
): number[] {
  return ratesInForce({ rates, fallbackRate: 0, service })
    .filter((rate) => isBorneBy(line, rate, service))
    .map(({ taxRateId }) => taxRateId);
}

interface TaxedLine {
  isInclusive: boolean;
  rates: readonly StorefrontTaxRate[];
  /** The price without the percentages that it includes. */
  net: Big;
}

function taxedLine(line: TaxableLine, rates: readonly StorefrontTaxRate[]): TaxedLine {
  const percent = sum(rates.filter(({ type }) => type === 'Percent').map(({ rate }) => decimal(rate)));
  const net = line.isInclusive ? line.amount.times(100).div(percent.plus(100)) : line.amount;
  return { isInclusive: line.isInclusive, rates, net };
}

/** Rates in the restaurant's order, added before included ones; zero amounts are left out. */
export function applyTaxes(lines: readonly TaxableLine[], policy: TaxPolicy): AppliedTax[] {
  const rates = ratesInForce(policy);
  const { currency, service = 'takeout' } = policy;
  const taxed = lines.map((line) =>
    taxedLine(
      line,
      rates.filter((rate) => isBorneBy(line, rate, service)),
    ),
  );
  return rates
    .flatMap((rate) =>
      partsOf(
        rate,
        taxed.filter((line) => line.rates.includes(rate)),
      ).map((part) => toAppliedTax(rate, part, currency)),
    )
    .filter((tax) => tax.amountCalculated !== 0);
}

/** The lines that together make one figure of this rate. */
function partsOf(rate: StorefrontTaxRate, lines: readonly TaxedLine[]): (readonly TaxedLine[])[] {
  const parts =
    rate.type === 'Percent'
      ? [lines.filter((line) => !line.isInclusive), lines.filter((line) => line.isInclusive)]
      : [lines];
  return parts.filter((part) => part.length > 0);
}

function amountOf(rate: StorefrontTaxRate, base: Big): Big {
  if (rate.type === 'Percent') return base.times(decimal(rate.rate)).div(100);
  if (rate.type === 'Fixed') return decimal(rate.rate);
  const row = rate.taxTable.find(({ from, to }) => base.gte(from) && (to === undefined || base.lt(to)));
  return row ? decimal(row.amount) : zero;
}

function toAppliedTax(rate: StorefrontTaxRate, lines: readonly TaxedLine[], currency: string): AppliedTax {
  const base = sum(lines.map(({ net }) => net));
  return {
    taxRateId: rate.taxRateId,
    name: rate.name,
    rate: rate.rate,
    type: rate.type === 'Percent' ? 'percentage' : 'fixed',
    taxableBaseAmount: roundMoney(base, currency).toNumber(),
    amountCalculated: roundMoney(amountOf(rate, base), currency, rate.roundingOptions).toNumber(),
    isInclusive: lines.every((line) => line.isInclusive),
  };
}
