// Reads answers leniently: whatever the gateway adds, shuffles or breaks beside the verdict, the verdict is still read.
import { fromDecimals } from '@bite/shared/payments/amounts';
import { type CardBrand, cardBrand } from '@bite/shared/payments/card-number';
import { binProductName } from '@bite/shared/payments/gateway-words';
import type { z } from 'zod';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in an answer: itself, or those of the list that the gateway has sent instead. */
export const objectsIn = (json: unknown): Fields[] => (Array.isArray(json) ? json : [json]).filter(isFields);

/** Without the fields that are broken; undefined for what is no object. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.output<Schema> | undefined {
  const [fields] = objectsIn(json);
  if (!fields) return undefined;
  const whole = schema.safeParse(fields);
  if (whole.success) return whole.data;
  const broken = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  return schema.safeParse(Object.fromEntries(Object.entries(fields).filter(([name]) => !broken.has(name))))
    .data;
}

/** Each object of an answer. */
export const readEach = <Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema>[] =>
  objectsIn(json).flatMap((fields) => {
    const read = readAnswer(schema, fields);
    return read === undefined ? [] : [read];
  });

/** An amount of an answer in the major unit; undefined for what is none. */
export function amountIn(
  { amount, currency }: { amount?: string | undefined; currency?: string | undefined },
  usual = 'USD',
): number | undefined {
  try {
    return amount === undefined ? undefined : fromDecimals(amount.trim(), currency || usual);
  } catch {
    return undefined;
  }
}

const brands: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** 'Visa'. A token has the first two digits of its card after a 9, which say it for most, and its last four at its end. */
export function cardIn({
  token,
  account,
  product,
}: {
  token?: string | undefined;
  account?: string | undefined;
  product?: string | undefined;
}): { lastFour?: string; brand?: string } {
  const number = [token, account].find((text) => text !== undefined && /\d{4}$/.test(text)) ?? '';
  const named = product === 'N' ? 'Debit' : binProductName(product);
  const known = /^9\d{15}/.test(number) ? cardBrand(number.slice(1, 3)) : undefined;
  const brand = named ?? (known && brands[known]);
  return { ...(number !== '' && { lastFour: number.slice(-4) }), ...(brand !== undefined && { brand }) };
}

/** Only the texts that say something. */
export function said<Name extends string>(
  texts: Record<Name, string | undefined>,
): { [Key in Name]?: string } {
  const given = Object.entries<string | undefined>(texts).filter(([, text]) => text?.trim());
  return Object.fromEntries(given) as { [Key in Name]?: string };
}
