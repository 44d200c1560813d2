// A request before it is sent: what the schemas of the calls refuse never leaves the house.
import { formatExpiry, parseExpiry } from '@bite/shared/payments/expiry';
import type { z } from 'zod';
import type { NotDone } from '../../ports/card-gateway.ts';

/** The request, if the gateway would take it; else which field is wrong. */
export function checked<Body extends object>(schema: z.ZodType<Body>, make: () => object): Body | NotDone {
  try {
    const { data, error } = schema.safeParse(make());
    if (data) return data;
    const [field] = error?.issues[0]?.path ?? [];
    return { outcome: 'notDone', reason: 'invalid', ...(field !== undefined && { code: String(field) }) };
  } catch {
    // An amount that the currency does not have.
    return { outcome: 'notDone', reason: 'invalid', code: 'amount' };
  }
}

/** MMYY; what is no expiry stays as it is, and is refused by the schema. */
export function shortExpiry(text: string): string {
  const expiry = parseExpiry(text);
  return expiry ? formatExpiry(expiry) : text;
}
