// The last known state of the orders followed on this device, for when there is no connection: by the address of its page, which is
// as private as what it opens. Kept as long as an order is open and a day more, and forgotten with the links to the orders.
import { DAY } from '@bite/shared/kernel/durations';
import { type TrackedOrder, trackingStep } from '@bite/shared/ordering/tracking';
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'bite-kept-orders';
const MOST = 3;

export interface KeptOrder {
  /** The path of its page. */
  address: string;
  order: TrackedOrder;
  /** When the server last said so, in milliseconds. */
  heardAt: number;
  /** In milliseconds. */
  until: number;
}

export function isFinished(order: TrackedOrder): boolean {
  const step = trackingStep(order);
  return step === undefined || step === 'done';
}

/** As far as a page of another version of the site may have written something else. */
function isKeptOrder(value: unknown): value is KeptOrder {
  const { address, order, heardAt, until } = (value ?? {}) as Partial<KeptOrder>;
  return (
    typeof address === 'string' &&
    Number.isFinite(heardAt) &&
    Number.isFinite(until) &&
    Array.isArray(order?.items) &&
    typeof order.totals === 'object' &&
    typeof order.restaurant === 'object' &&
    !Number.isNaN(Date.parse(order.promisedAt))
  );
}

function readAll(): KeptOrder[] {
  const found = readStored('local', KEY);
  return Array.isArray(found) ? found.filter(isKeptOrder).filter(({ until }) => until > Date.now()) : [];
}

const write = (kept: readonly KeptOrder[]): void =>
  void writeStored('local', KEY, kept.length > 0 ? kept : undefined);

/** Undefined where none is kept, or no longer. */
export const keptOrder = (address: string): KeptOrder | undefined =>
  readAll().find((kept) => kept.address === address);

/** A finished order is kept for a day, however often it is looked at. */
function untilOf(order: TrackedOrder, now: number, before: KeptOrder | undefined): number {
  if (!isFinished(order)) return Math.max(Date.parse(order.promisedAt), now) + DAY;
  return before && isFinished(before.order) ? before.until : now + DAY;
}

export function keepOrder(address: string, order: TrackedOrder): void {
  const now = Date.now();
  const before = keptOrder(address);
  const others = readAll().filter((kept) => kept.address !== address);
  const kept = { address, order, heardAt: now, until: untilOf(order, now, before) };
  write([kept, ...others].slice(0, MOST));
}

/** Of this order, or of all. */
export const forgetKeptOrders = (address?: string): void =>
  write(address === undefined ? [] : readAll().filter((kept) => kept.address !== address));
