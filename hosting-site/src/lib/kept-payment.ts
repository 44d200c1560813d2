// The order that waits for its payment by card, kept on this device until it is paid or given back: a reload, another tab or a lost
// connection finds its way back to it, and nothing is ordered or charged twice.
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'bite-payment';
/** Longer than an order waits, and than an unknown outcome should take to heal. */
const LIFETIME = 2 * 60 * 60_000;

export interface KeptPayment {
  restaurantGuid: string;
  /** Of the order's tracking link. */
  token: string;
  orderNumber: string;
  /** The request that placed it: another one is another order. */
  text: string;
  /** The lines of the cart that are in it. */
  cartItemIds: readonly string[];
  /** ISO */
  placedAt: string;
  /** It is paid: the same lines, in another tab, are not to be ordered again. */
  isPaid?: true;
  /** ISO, while nobody knows whether its card was charged. */
  checkedSince?: string;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isKept(value: unknown): value is KeptPayment {
  const kept = (value ?? {}) as Record<string, unknown>;
  return (
    ['restaurantGuid', 'token', 'orderNumber', 'text', 'placedAt'].every(
      (field) => typeof kept[field] === 'string',
    ) && isTexts(kept['cartItemIds'])
  );
}

// If the browser stores nothing, it lives as long as the page.
let unkept: KeptPayment | undefined;

export function keptPayment(restaurantGuid: string, now: number = Date.now()): KeptPayment | undefined {
  const found = unkept ?? readStored('local', KEY);
  if (!isKept(found) || found.restaurantGuid !== restaurantGuid) return undefined;
  return now - Date.parse(found.placedAt) < LIFETIME ? found : undefined;
}

export function keepPayment(kept: KeptPayment | undefined): void {
  unkept = writeStored('local', KEY, kept) ? undefined : kept;
}

interface Link {
  restaurantGuid: string;
  /** Of the order's tracking link. */
  token: string;
}

/** Since when its payment is being checked, in milliseconds: a reload does not begin anew. */
export function checkedSince({ restaurantGuid, token }: Link, now: number = Date.now()): number {
  const kept = keptPayment(restaurantGuid, now);
  if (kept?.token !== token) return now;
  const since = Date.parse(kept.checkedSince ?? '');
  if (since <= now) return since;
  keepPayment({ ...kept, checkedSince: new Date(now).toISOString() });
  return now;
}

/** Another try begins. */
export function forgetCheck({ restaurantGuid, token }: Link): void {
  const { checkedSince: _, ...kept } = keptPayment(restaurantGuid) ?? {};
  if ('token' in kept && kept.token === token) keepPayment(kept);
}

export const isSameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Only one tab at a time orders and pays; without locks, each for itself. */
export function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(KEY, work) : work();
}
