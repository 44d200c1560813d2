// Sends an order so that it is placed once, whatever answers are lost. An attempt has one Idempotency-Key, stored with the
// request: a reload, a double tap or a lost answer repeats both. While the result of a request is unknown the key stays, even
// for a changed order, and the server, which uses a key for one order only, says which of the requests it has.
import type { PlacedOrder } from '@bite/shared/api/answers';
import { type Call, CallError } from '@bite/shared/api/client';
import { isOutcomeUnknown } from '@bite/shared/api/outcome';
import { readStored, writeStored } from '../../../lib/stored-json.ts';
import { isMenuRefusal } from './menu-refusals.ts';
import type { OrderBody } from './order-request.ts';

const KEY = 'bite-checkout';

interface Attempt {
  restaurantGuid: string;
  key: string;
  /** All requests with an unknown result, oldest first. */
  sent: string[];
  /** The server has since looked the key up and found nothing: only a request still on its way could succeed. */
  isAbsent?: boolean;
}

export type Outcome =
  /** `isEarlier`: it is the order of an earlier, lost attempt, not the one just sent. `text`: the request that placed it. */
  | { kind: 'placed'; order: PlacedOrder; isEarlier: boolean; text: string }
  | { kind: 'refused'; error: CallError }
  /** It may have been placed; repeating is safe. */
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

// If the browser stores nothing, the attempt lives as long as the page.
let unkept: Attempt | undefined;

function readAttempt(restaurantGuid: string): Attempt | undefined {
  const found = unkept ?? readStored('session', KEY);
  return isAttempt(found) && found.restaurantGuid === restaurantGuid ? found : undefined;
}

function keepAttempt(attempt: Attempt | undefined): void {
  unkept = writeStored('session', KEY, attempt) ? undefined : attempt;
}

/** Whether it is unknown on this device if an order was placed. */
export function hasUnknownOrder(restaurantGuid: string): boolean {
  const { sent, isAbsent = false } = readAttempt(restaurantGuid) ?? { sent: [] };
  return sent.length > 0 && !isAbsent;
}

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
    return { kind: 'placed', order, isEarlier: false, text };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (mayBePlaced(error)) return { kind: 'unknown', error };
    if (error.code === 'IDEMPOTENCY_KEY_REUSED') {
      const others = earlier.filter((other) => other !== text);
      keep(others);
      return findEarlier(call, key, others, error);
    }
    // The key was looked up first: nothing was placed with it.
    keep(earlier, isMenuRefusal(error));
    return { kind: 'refused', error };
  }
}

/** Our own server says UNAVAILABLE only of what it needs to know before it places an order, such as where an address is. */
const mayBePlaced = (error: CallError): boolean => error.code !== 'UNAVAILABLE' && isOutcomeUnknown(error);

function send(call: Call, key: string, body: OrderBody): Promise<PlacedOrder> {
  return call('placeOrder', { body, headers: { 'Idempotency-Key': key } });
}

/**
 * The key belongs to one of the orders with a lost answer; requesting that order again returns it. Only the error that the
 * key belongs to another order rules a request out; after any other error (rate limit, expired session) the key stays.
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
      return { kind: 'placed', order, isEarlier: true, text };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code !== 'IDEMPOTENCY_KEY_REUSED') return { kind: 'unknown', error };
    }
  }
  keepAttempt(undefined);
  return { kind: 'refused', error: reused };
}
