// The gateway's two notations of money: '12.50' counts in the major unit, '1250' without a point in the minor one.
// Everything passes through exact decimals; what has no exact value in the currency is refused, never rounded.
import { DomainError } from '../kernel/errors.ts';
import { type Big, currencyDecimals, decimal } from '../kernel/money.ts';

export const AMOUNT_MAX_LENGTH = 14;

/** A request's amount: digits, and after a point one or two more (I5.2-02). */
export const amountPattern = /^\d+(\.\d{1,2})?$/;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** 12.5 USD → '12.50', 1250 JPY → '1250'. Throws VALIDATION_FAILED when the currency cannot hold the amount. */
export function inDecimals(amount: number, currency: string): string {
  return exact(amount, currency).toFixed(currencyDecimals(currency));
}

/** 12.5 USD → '1250', 1250 JPY → '1250'. Throws VALIDATION_FAILED when the currency cannot hold the amount. */
export function inMinorUnits(amount: number, currency: string): string {
  return exact(amount, currency).times(minorPerMajor(currency)).toFixed(0);
}

/**
 * What we send. A point decides how the gateway reads an amount, so that 12 dollars must go as '12.00'. It takes two
 * places at most: a currency with three goes in minor units.
 */
export function toGatewayAmount(amount: number, currency: string): string {
  return currencyDecimals(currency) > 2 ? inMinorUnits(amount, currency) : inDecimals(amount, currency);
}

/** The amount of a request, read as the gateway does: '12.50' is 12.5 USD and '1250' is as well. */
export function fromGatewayAmount(text: string, currency: string): number {
  return text.includes('.') ? fromDecimals(text, currency) : fromMinorUnits(text, currency);
}

/** The amount of an answer or report, which counts in the major unit, as text or number: '12.50', '12' or 12.5. */
export function fromDecimals(given: string | number, currency: string): number {
  return exact(given, currency).toNumber();
}

export function fromMinorUnits(given: string | number, currency: string): number {
  const minor = parsed(given);
  if (!minor.eq(minor.round(0))) throw notAnAmount(given, currency);
  return minor.div(minorPerMajor(currency)).toNumber();
}

const minorPerMajor = (currency: string): Big => decimal(10).pow(currencyDecimals(currency));

function exact(given: string | number, currency: string): Big {
  const amount = parsed(given);
  if (!amount.eq(amount.round(currencyDecimals(currency)))) throw notAnAmount(given, currency);
  return amount;
}

function parsed(given: string | number): Big {
  if (typeof given === 'number' ? Number.isFinite(given) : NUMBER.test(given)) return decimal(given);
  throw notAnAmount(given);
}

function notAnAmount(given: string | number, currency?: string): DomainError {
  const where = currency === undefined ? '' : ` in ${currency}`;
  return new DomainError('VALIDATION_FAILED', `Not an amount${where}: ${given}`);
}
