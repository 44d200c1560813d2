// Money is a decimal number in the currency's major unit at the edges (12.5 = $12.50) and a Big inside:
// no sum, product or rounding ever passes through a binary float.
import Big from 'big.js';
import { currencyDecimals } from './money-decimals.ts';

export { currencyDecimals } from './money-decimals.ts';
export { formatMoney } from './money-format.ts';
export type { Big };

/** The rounding rules of tax rates, by the names of the specification. */
export const roundingOptions = [
  'Half Even Rounding',
  'Half Up Rounding',
  'Always Round Down',
  'Always Round Up',
] as const;
export type RoundingOption = (typeof roundingOptions)[number];

const bigRounding: Record<RoundingOption, 0 | 1 | 2 | 3> = {
  'Always Round Down': Big.roundDown,
  'Half Up Rounding': Big.roundHalfUp,
  'Half Even Rounding': Big.roundHalfEven,
  'Always Round Up': Big.roundUp,
};

// Divisions (inclusive taxes) keep 30 decimals, of which rounding uses 20: a remainder that a division cut off cannot turn a
// value into a half or away from it.
Big.DP = 30;
const EXACT_DECIMALS = 20;

/** The largest amount that is accepted, in any currency's major unit. */
export const LARGEST_AMOUNT = 100_000_000;

export const zero: Big = new Big(0);

/** The exact decimal value of the printed `amount`. Throws on NaN and infinities. */
export function decimal(amount: number | string): Big {
  return new Big(amount);
}

/** Rounds to the currency's decimals. Half up unless a tax rate says otherwise. */
export function roundMoney(
  amount: Big,
  currency: string,
  rounding: RoundingOption = 'Half Up Rounding',
): Big {
  return amount.round(EXACT_DECIMALS).round(currencyDecimals(currency), bigRounding[rounding]);
}

/** Whether `amount` is finite and has no more decimals than the currency. */
export function isMoney(amount: number, currency = 'USD'): boolean {
  if (!Number.isFinite(amount)) return false;
  const exact = new Big(amount);
  return exact.eq(exact.round(currencyDecimals(currency)));
}

export function sum(amounts: Iterable<Big>): Big {
  let total = zero;
  for (const amount of amounts) total = total.plus(amount);
  return total;
}

export function atLeastZero(amount: Big): Big {
  return amount.lt(0) ? zero : amount;
}
