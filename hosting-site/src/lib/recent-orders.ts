// The orders placed on this device, with their tracking links. The newest ten, for two weeks.
import { createStore, type Readable } from './store.ts';
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'bite-orders';
const KEPT = 10;
const LIFETIME = 14 * 24 * 60 * 60_000;

export interface RecentOrder {
  token: string;
  orderNumber: string;
  restaurantGuid: string;
  restaurantName: string;
  /** ISO */
  placedAt: string;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function isRecentOrder(value: unknown): value is RecentOrder {
  const order = (value ?? {}) as Record<string, unknown>;
  return (
    isText(order.token) &&
    isText(order.orderNumber) &&
    isText(order.restaurantGuid) &&
    isText(order.restaurantName) &&
    !Number.isNaN(Date.parse(String(order.placedAt)))
  );
}

function readAll(now: number): RecentOrder[] {
  const found = readStored('local', KEY);
  const orders = Array.isArray(found) ? found.filter(isRecentOrder) : [];
  return orders.filter((order) => now - Date.parse(order.placedAt) < LIFETIME);
}

/** Newest first. */
export interface RecentOrders extends Readable<readonly RecentOrder[]> {
  remember(order: RecentOrder): void;
  start(): void;
  /** Includes those at other restaurants. */
  forget(): void;
}

const none: readonly RecentOrder[] = [];

/** The orders at this restaurant; those at others stay unchanged. */
export function createRecentOrders(restaurantGuid: string, now: () => number = Date.now): RecentOrders {
  const { set, ...readable } = createStore<readonly RecentOrder[]>(none);
  const ours = (orders: readonly RecentOrder[]) =>
    orders.filter((order) => order.restaurantGuid === restaurantGuid);
  return {
    ...readable,
    remember: (order) => {
      const others = readAll(now()).filter(({ token }) => token !== order.token);
      const orders = [order, ...others].slice(0, KEPT);
      writeStored('local', KEY, orders);
      set(ours(orders));
    },
    start: () => set(ours(readAll(now()))),
    forget: () => {
      writeStored('local', KEY, undefined);
      set(none);
    },
  };
}
