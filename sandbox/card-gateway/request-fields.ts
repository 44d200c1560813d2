// Reads the fields of requests, which may come as text or number.
import { passesLuhn } from './card-numbers.ts';

export type Request = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

export const isYes = (value: unknown): boolean => textOf(value)?.toUpperCase() === 'Y';

/** An order id that could be a card's number is stored masked, so that nobody finds the payment by it. */
export function orderIdOf(request: Request): string | undefined {
  const orderid = textOf(request.orderid);
  return orderid && passesLuhn(orderid) ? `${'X'.repeat(orderid.length - 4)}${orderid.slice(-4)}` : orderid;
}

/** MMYY, YYYYMM or YYYYMMDD as MMYY. */
export const asMonthYear = (expiry: string): string =>
  expiry.length === 4 ? expiry : expiry.slice(4, 6) + expiry.slice(2, 4);

/** A switch of JSON, of a query or of a form. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';
