// Orders in memory, with the promises of the port: create refuses a taken guid, change is one at a time.

import { autoDeliveredAt } from '@bite/shared/ordering/deliveries';
import { type KitchenItem, type Order, order as orderSchema } from '@bite/shared/ordering/order.schema';
import { slotTaken } from '@bite/shared/ordering/slot-taken';
import type { RestaurantRef } from '@bite/shared/paths';
import { type Deliveries, MAX_DELIVERIES, type Orders } from '../ports/orders.ts';
import { sorted } from '../ports/records.ts';
import { type MemoryRecords, memoryRecords } from './memory-records.ts';

/** @param records Where a change writes what else belongs to it. */
export function memoryOrders(
  records: Pick<MemoryRecords, 'put'> = memoryRecords(),
): Orders & { all(): Order[]; kitchenItems(orderGuid: string): KitchenItem[] } {
  const orders = new Map<string, Order>();
  const tickets = new Map<string, Map<string, KitchenItem>>();
  const key = (place: { tenantId: number; restaurantId: number }, guid: string) =>
    `${place.tenantId}/${place.restaurantId}/${guid}`;
  const copy = <Value>(value: Value): Value => structuredClone(value);
  const deliveriesIn = ({ tenantId, restaurantId }: RestaurantRef): Order[] =>
    [...orders.values()].filter(
      (order) =>
        order.type === 'delivery' && order.tenantId === tenantId && order.restaurantId === restaurantId,
    );
  const slots = new Map<string, number>();
  let lastId = 0;
  const count = (order: Order, change: 1 | -1): void => {
    const slotAt = slotTaken(order);
    if (slotAt === undefined) return;
    const slot = `${order.restaurantId} ${slotAt}`;
    slots.set(slot, (slots.get(slot) ?? 0) + change);
  };
  return {
    async place({ place, orderGuid, slotAt, slotCapacity = Number.POSITIVE_INFINITY, make }) {
      if (orders.has(key(place, orderGuid))) return { outcome: 'exists' };
      if ((slots.get(`${place.restaurantId} ${slotAt}`) ?? 0) >= slotCapacity) return { outcome: 'full' };
      const { order, kitchenItems } = make(lastId + 1);
      lastId += 1;
      orders.set(key(place, order.guid), copy(order));
      tickets.set(order.guid, new Map(kitchenItems.map((item) => [item.orderItemGuid, copy(item)])));
      count(order, 1);
      return { outcome: 'placed', order: copy(order) };
    },
    all: () => [...orders.values()].map(copy),
    kitchenItems: (orderGuid) => [...(tickets.get(orderGuid)?.values() ?? [])].map(copy),
    find: async (place, guid) => copy(orders.get(key(place, guid))),
    async create(order, kitchenItems) {
      if (orders.has(key(order, order.guid))) return 'exists';
      orders.set(key(order, order.guid), copy(order));
      tickets.set(order.guid, new Map(kitchenItems.map((item) => [item.orderItemGuid, copy(item)])));
      return 'created';
    },
    deliveries: async (place, now) => {
      const all = deliveriesIn(place);
      const ready = all.filter(({ lifecycleState }) => lifecycleState === 'ready').sort(byPromise);
      const gone = all.filter((order) => (autoDeliveredAt(order) ?? 0) > now);
      return readable([...ready.slice(0, MAX_DELIVERIES), ...gone]);
    },
    overdueDeliveries: async (place, now) =>
      readable(deliveriesIn(place).filter((order) => (autoDeliveredAt(order) ?? now + 1) <= now)),
    async recountSlots({ restaurantId }) {
      const wrong: string[] = [];
      const here = [...orders.values()].filter((order) => order.restaurantId === restaurantId);
      for (const slotAt of new Set(here.flatMap((order) => order.fulfilment.slotAt ?? []))) {
        const taken = here.filter((order) => slotTaken(order) === slotAt).length;
        if ((slots.get(`${restaurantId} ${slotAt}`) ?? 0) !== taken) wrong.push(slotAt);
        slots.set(`${restaurantId} ${slotAt}`, taken);
      }
      return wrong;
    },
    takenIn: async ({ restaurantId }, slotAt) => slots.get(`${restaurantId} ${slotAt}`) ?? 0,
    findByTrackingTokenHash: async (hash) =>
      copy([...orders.values()].find((order) => order.trackingTokenHash === hash)),
    async change(place, guid, decide) {
      const current = orders.get(key(place, guid));
      if (!current) return undefined;
      const own = tickets.get(guid) ?? new Map<string, KitchenItem>();
      const change = decide(copy(current), [...own.values()].map(copy));
      if (!change) return copy(current);
      count(current, -1);
      count(change.order, 1);
      orders.set(key(place, guid), copy(change.order));
      for (const item of change.kitchenItems) own.set(item.orderItemGuid, copy(item));
      for (const { at, id, record } of change.records ?? []) records.put(at, id, copy(record));
      return copy(change.order);
    },
  };
}

const byPromise = (one: Order, other: Order): number =>
  one.fulfilment.promisedAt.localeCompare(other.fulfilment.promisedAt);

/** As they are read from a store. */
function readable(stored: readonly Order[]): Deliveries {
  const documents = stored.map((each) => ({
    id: each.guid,
    path: each.guid,
    read: () => structuredClone(each),
  }));
  const { found, unreadable = [] } = sorted<Order>(documents, orderSchema);
  return { orders: found.map(({ record }) => record), unreadable: unreadable.map(({ id }) => id) };
}
