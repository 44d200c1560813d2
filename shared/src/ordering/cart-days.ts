// What became of a restaurant's carts, day by day (I7.4-06). Only carts on the server are counted: those of signed-in diners.
import { decimal, roundMoney, sum } from '../kernel/money.ts';
import type { StoredCart } from './cart.schema.ts';

/** The carts that were begun on one day, or in a range of days. */
export interface CartCounts {
  started: number;
  ordered: number;
  /** Expired without an order. */
  abandoned: number;
  /** Carts with something in them, and what these came to. */
  filled: number;
  value: number;
}

export interface CartDay extends CartCounts {
  /** The restaurant's date: '2026-06-10'. */
  day: string;
}

export const noCarts: CartCounts = { started: 0, ordered: 0, abandoned: 0, filled: 0, value: 0 };

/** What one cart counts for at this moment. */
export function countsOf(
  { ordered, expiresAt, value }: Pick<StoredCart, 'ordered' | 'expiresAt' | 'value'>,
  now: number,
): CartCounts {
  return {
    started: 1,
    ordered: ordered ? 1 : 0,
    abandoned: !ordered && now > Date.parse(expiresAt) ? 1 : 0,
    filled: value === undefined ? 0 : 1,
    value: value ?? 0,
  };
}

export function sumOfCarts(counts: readonly CartCounts[]): CartCounts {
  const total = (of: (one: CartCounts) => number) => counts.reduce((count, one) => count + of(one), 0);
  return {
    started: total(({ started }) => started),
    ordered: total(({ ordered }) => ordered),
    abandoned: total(({ abandoned }) => abandoned),
    filled: total(({ filled }) => filled),
    value: sum(counts.map(({ value }) => decimal(value))).toNumber(),
  };
}

/** The average of the carts with something in them, rounded for the currency; undefined if there is none. */
export const averageOf = ({ filled, value }: CartCounts, currency: string): number | undefined =>
  filled === 0 ? undefined : roundMoney(decimal(value).div(filled), currency).toNumber();
