// Sends an order so that it is placed once, whatever is lost on the way. An attempt has one Idempotency-Key, kept with
// what was sent under it: a reload, a double tap or a lost answer repeats both. While the fate of something sent is
// unknown the key stays, even for a changed order, and the server, which uses a key up for one order only, says which
// of them it has.
import type { PlacedOrder } from '@bite/shared/api/answers';
import { type Call, CallError } from '@bite/shared/api/client';
import { isOutcomeUnknown } from '@bite/shared/api/outcome';
import { readStored, writeStored } from '../../../lib/stored-json.ts';
import type { OrderBody } from './order-request.ts';

const KEY = 'bite-checkout';

interface Attempt {
  restaurantGuid: string;
  key: string;
  /** Every text whose fate is unknown, oldest first. */
  sent: string[];
  /** The server has looked the key up since and found nothing: only what is still on its way could turn up. */
  isAbsent?: boolean;
}

export type Outcome =
  /** `isEarlier`: it is what an earlier, lost attempt ordered, and not what was just sent. */
  | { kind: 'placed'; order: PlacedOrder; isEarlier: boolean }
  | { kind: 'refused'; error: CallError }
  /** It may have been placed: repeating is safe. */
  | { kind: 'unknown'; error: CallError };

function isAttempt(value: unknown): value is Attempt {
  const attempt = (value ?? {}) as Record<string, unknown>;
  return (
    typeof attempt['restaurantGuid'] === 'string' &&
    typeof attempt['key'] === 'string' &&
    Array.isArray(attempt['sent']) &&
    attempt['sent'].every((text) => typeof text === 'string')
  );
}

// Where the browser keeps nothing, the attempt lives as long as the page.
let unkept: Attempt | undefined;

function readAttempt(restaurantGuid: string): Attempt | undefined {
  const found = unkept ?? readStored('session', KEY);
  return isAttempt(found) && found.restaurantGuid === restaurantGuid ? found : undefined;
}

function keepAttempt(attempt: Attempt | undefined): void {
  unkept = writeStored('session', KEY, attempt) ? undefined : attempt;
}

/** Is there an order of which this device does not know whether it was placed? */
export function hasUnknownOrder(restaurantGuid: string): boolean {
  const { sent, isAbsent = false } = readAttempt(restaurantGuid) ?? { sent: [] };
  return sent.length > 0 && !isAbsent;
}

/** Answers given only after the server has looked the key up: nothing was placed under it. */
const afterKeyCheck: readonly string[] = [
  'AGE_NOT_CONFIRMED',
  'ORDER_TYPE_NOT_OFFERED',
  'PRICE_CHANGED',
  'RESTAURANT_CLOSED',
  'SLOT_UNAVAILABLE',
  'ITEM_UNAVAILABLE',
  'INVALID_SELECTION',
];

export async function placeOrder(call: Call, body: OrderBody): Promise<Outcome> {
  const text = JSON.stringify(body);
  const current = readAttempt(body.restaurantGuid);
  const earlier = current?.sent ?? [];
  const key = current && earlier.length > 0 ? current.key : crypto.randomUUID();
  const keep = (sent: string[], isAbsent = false) =>
    keepAttempt({ restaurantGuid: body.restaurantGuid, key, sent, isAbsent });
  keep([...earlier.filter((other) => other !== text), text]);
  try {
    const order = await send(call, key, body);
    keepAttempt(undefined);
    return { kind: 'placed', order, isEarlier: false };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isOutcomeUnknown(error)) return { kind: 'unknown', error };
    if (error.code === 'IDEMPOTENCY_KEY_REUSED') {
      const others = earlier.filter((other) => other !== text);
      keep(others);
      return findEarlier(call, key, others, error);
    }
    keep(earlier, afterKeyCheck.includes(error.code));
    return { kind: 'refused', error };
  }
}

function send(call: Call, key: string, body: OrderBody): Promise<PlacedOrder> {
  return call('placeOrder', { body, headers: { 'Idempotency-Key': key } });
}

/**
 * The key belongs to an order already: one of those whose answer was lost. Asking for it again gives it. Only an answer
 * that the key is another order's rules a text out: after any other (too many requests, a refused session) the key stays.
 */
async function findEarlier(
  call: Call,
  key: string,
  earlier: readonly string[],
  reused: CallError,
): Promise<Outcome> {
  for (const text of earlier.toReversed()) {
    try {
      const order = await send(call, key, JSON.parse(text));
      keepAttempt(undefined);
      return { kind: 'placed', order, isEarlier: true };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code !== 'IDEMPOTENCY_KEY_REUSED') return { kind: 'unknown', error };
    }
  }
  keepAttempt(undefined);
  return { kind: 'refused', error: reused };
}
