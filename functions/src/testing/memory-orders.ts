// Orders in memory with the port's guarantees: create refuses a taken guid, changes run one at a time.

import { soldOutAt } from '@bite/shared/catalogue/sold-out';
import { stockCounts } from '@bite/shared/catalogue/sold-out.schema';
import { recounted, type Stock, shortages, takenOf } from '@bite/shared/catalogue/stock';
import { storedLive } from '@bite/shared/catalogue/storefront-live.schema';
import { pointsAccount } from '@bite/shared/diners/points.schema';
import { phoneKey } from '@bite/shared/kernel/phone-key';
import { takingChange } from '@bite/shared/ordering/board';
import { autoDeliveredAt } from '@bite/shared/ordering/deliveries';
import { type KitchenItem, type Order, order as orderSchema } from '@bite/shared/ordering/order.schema';
import { withStockTaken } from '@bite/shared/ordering/order-stock';
import { pointsEntriesFor, sumOf } from '@bite/shared/ordering/points-ledger';
import { promotionGuest, promotionUses } from '@bite/shared/ordering/promotion-uses.schema';
import { slotLoadOf, slotTaken } from '@bite/shared/ordering/slot-taken';
import type { Thumb } from '@bite/shared/ordering/thumbs';
import { openLifecycleStates } from '@bite/shared/ordering/transitions';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { hasRoom, type SlotLoad } from '@bite/shared/tenancy/slot-room';
import {
  liveStates,
  promotionGuestsOf,
  promotionUsesOf,
  STOCK_COUNTS,
  stockCountsOf,
} from '../collections/collections.ts';
import { pointsAccountsOf, pointsEntriesOf } from '../collections/points.ts';
import {
  type ListedOrders,
  MAX_DELIVERIES,
  type Orders,
  type PlacedOutcome,
  type Placing,
  type PromotionClaim,
} from '../ports/orders.ts';
import { sorted } from '../ports/records.ts';
import { type MemoryRecords, memoryRecords } from './memory-records.ts';

/** @param records Where a change writes other data of its transaction, and the stock is stored. */
export function memoryOrders(
  records: Pick<MemoryRecords, 'put' | 'remove' | 'documents' | 'look'> = memoryRecords(),
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
  const links = new Map<string, { place: string; expiresAt: string }>();
  const slots = new Map<string, SlotLoad>();
  const takenIn = (restaurantId: number, slotAt: string): SlotLoad =>
    slots.get(`${restaurantId} ${slotAt}`) ?? { orders: 0, minutes: 0 };
  let lastId = 0;
  const count = (order: Order, change: 1 | -1): void => {
    const slotAt = slotTaken(order);
    if (slotAt === undefined) return;
    const taken = takenIn(order.restaurantId, slotAt);
    slots.set(`${order.restaurantId} ${slotAt}`, {
      orders: taken.orders + change,
      minutes: taken.minutes + change * slotLoadOf(order).minutes,
    });
  };
  const stockAt = (place: RestaurantRef, restaurantGuid: string) => {
    const stored = records.documents();
    const live = storedLive.parse(stored[paths.storefrontLive(restaurantGuid)] ?? {});
    const { counts } = stockCounts.parse(stored[paths.stockCounts(place)] ?? {});
    const stock: Stock = { marks: live.soldOut, counts };
    const save = (next: Stock): void => {
      if (next === stock) return;
      records.put(stockCountsOf(place), STOCK_COUNTS, { counts: { ...next.counts } });
      records.put(liveStates, restaurantGuid, { ...live, soldOut: { ...next.marks } });
    };
    return { stock, save };
  };
  const recount = (before: Order, after: Order): void => {
    const change = takingChange(before, after);
    if (!change || !before.stockTaken) return;
    const { stock, save } = stockAt(before, before.restaurantGuid);
    save(recounted(stock, before.stockTaken, change));
  };
  const balanceOf = (place: RestaurantRef, uid: string): number => {
    const stored = records.documents()[paths.pointsAccount(place, uid)];
    return stored ? pointsAccount.parse(stored).balance : 0;
  };
  const writePoints = (before: Order | undefined, after: Order): void => {
    const entries = pointsEntriesFor(before, after);
    if (entries.length === 0) return;
    for (const { id, record } of entries) records.put(pointsEntriesOf(after), id, record);
    const { createdByUserId: uid, updatedAt } = after;
    const balance = balanceOf(after, uid) + sumOf(entries);
    records.put(pointsAccountsOf(after), uid, { uid, balance, updatedAt });
  };
  const isKnown = (place: RestaurantRef, hash: string): boolean =>
    records.documents()[paths.promotionGuest(place, hash)] !== undefined;
  const usesOf = (place: RestaurantRef, promotionId: number): number =>
    promotionUses.safeParse(records.documents()[paths.promotionUses(place, promotionId)]).data?.used ?? 0;
  const refusePayment = ({
    place,
    points,
    promotion,
  }: Pick<Placing, 'place' | 'points' | 'promotion'>): PlacedOutcome | undefined => {
    const left = points ? balanceOf(place, points.uid) : 0;
    if (points && left < points.spent) return { outcome: 'pointsShort', left };
    if (!promotion) return undefined;
    const { promotionId, totalUses = Number.POSITIVE_INFINITY, guests, formerGuests = [] } = promotion;
    if ([...guests, ...formerGuests].some((hash) => isKnown(place, hash))) return { outcome: 'alreadyUsed' };
    return usesOf(place, promotionId) >= totalUses ? { outcome: 'usedUp' } : undefined;
  };
  const countPromotion = (
    place: RestaurantRef,
    promotion: PromotionClaim | undefined,
    orderGuid: string,
    change: 1 | -1,
  ): void => {
    if (!promotion) return;
    const { promotionId, guests } = promotion;
    const used = Math.max(0, usesOf(place, promotionId) + change);
    records.put(promotionUsesOf(place), String(promotionId), { used });
    for (const hash of guests) {
      const known = promotionGuest.safeParse(records.documents()[paths.promotionGuest(place, hash)]).data;
      const { guestsKeptUntil: expiresAt } = promotion;
      const guest = { promotionId, orderGuid, ...(expiresAt !== undefined && { expiresAt }) };
      if (change === 1) records.put(promotionGuestsOf(place), hash, guest);
      else if (known?.orderGuid === orderGuid) records.remove(promotionGuestsOf(place), hash);
    }
  };
  const recountPromotion = (before: Order, after: Order): void => {
    const change = takingChange(before, after);
    if (change) countPromotion(before, before.promotion, before.guid, change);
  };
  return {
    async place({
      place,
      restaurantGuid,
      orderGuid,
      slotAt,
      kitchenMinutes = 0,
      scheduledFor,
      placedAt,
      stockNeed,
      points,
      promotion,
      make,
      ...limits
    }) {
      if (orders.has(key(place, orderGuid))) return { outcome: 'exists' };
      const { stock, save } = stockAt(place, restaurantGuid);
      const at = soldOutAt(scheduledFor, Date.parse(placedAt));
      const short = shortages(stock, stockNeed, at);
      if (Object.keys(short).length > 0) return { outcome: 'soldOut', short };
      if (!hasRoom(takenIn(place.restaurantId, slotAt), limits, kitchenMinutes)) return { outcome: 'full' };
      const refused = refusePayment({ place, points, promotion });
      if (refused) return refused;
      const taken = takenOf(stock, stockNeed, at);
      const { order: made, kitchenItems, records: others = [] } = make(lastId + 1);
      const order = withStockTaken(made, taken);
      lastId += 1;
      orders.set(key(place, order.guid), copy(order));
      tickets.set(order.guid, new Map(kitchenItems.map((item) => [item.orderItemGuid, copy(item)])));
      countPromotion(place, promotion, order.guid, 1);
      count(order, 1);
      save(recounted(stock, taken, 1));
      for (const { at, id, record } of others) records.put(at, id, copy(record));
      writePoints(undefined, order);
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
        const loads = here.filter((order) => slotTaken(order) === slotAt).map(slotLoadOf);
        const taken = { orders: loads.length, minutes: loads.reduce((sum, { minutes }) => sum + minutes, 0) };
        if (JSON.stringify(takenIn(restaurantId, slotAt)) !== JSON.stringify(taken)) wrong.push(slotAt);
        slots.set(`${restaurantId} ${slotAt}`, taken);
      }
      return wrong;
    },
    takenIn: async ({ restaurantId }, slotAt) => takenIn(restaurantId, slotAt),
    openAtCounter: async ({ restaurantId }, phone) =>
      [...orders.values()].filter(
        (one) =>
          one.restaurantId === restaurantId &&
          one.phoneKey === phoneKey(phone) &&
          one.paymentMethod === 'atPickup' &&
          openLifecycleStates.some((state) => state === one.lifecycleState),
      ).length,
    stockCounts: async (place) => stockAt(place, 'none').stock.counts,
    async thumbsOf(place, itemId) {
      const given = [...orders.values()]
        .filter(({ restaurantId, status }) => restaurantId === place.restaurantId && status === 'completed')
        .map(({ thumbs }) => thumbs?.[itemId]);
      const countOf = (thumb: Thumb) => given.filter((one) => one === thumb).length;
      return { up: countOf('up'), down: countOf('down') };
    },
    async findByTrackingTokenHash(hash) {
      const own = [...orders.values()].find((order) => order.trackingTokenHash === hash);
      const link = links.get(hash);
      const isOpen = link && Date.parse(link.expiresAt) > Date.now();
      return copy(own ?? (isOpen ? orders.get(link.place) : undefined));
    },
    async addTrackingLink(place, guid, { hash, expiresAt }) {
      links.set(hash, { place: key(place, guid), expiresAt });
    },
    everyOrderOf: async (uid, limit) =>
      readable([...orders.values()].filter((one) => one.createdByUserId === uid).slice(0, limit)),
    async placedBetween(place, { from, before, limit }) {
      const found = [...orders.values()]
        .filter((one) => one.restaurantId === place.restaurantId)
        .filter(({ createdAt }) => createdAt >= from && createdAt < before)
        .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
        .slice(0, limit);
      const last = found.length === limit ? found.at(-1) : undefined;
      return { ...readable(found), ...(last && { next: last.createdAt }) };
    },
    async latestPlaced(place, { from, before, after, limit }) {
      const keyOf = ({ createdAt, guid }: { createdAt: string; guid: string }) => `${createdAt} ${guid}`;
      const found = [...orders.values()]
        .filter((one) => one.tenantId === place.tenantId && one.restaurantId === place.restaurantId)
        .filter(({ createdAt }) => createdAt >= from && createdAt < before)
        .filter((one) => after === undefined || keyOf(one) < keyOf(after))
        .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
        .slice(0, limit);
      const end = found.length === limit ? found.at(-1) : undefined;
      return { ...readable(found), ...(end && { last: { createdAt: end.createdAt, guid: end.guid } }) };
    },
    ofDiner: async (place, uid, { before, limit }) =>
      [...orders.values()]
        .filter((one) => one.createdByUserId === uid && one.restaurantId === place.restaurantId)
        .filter(({ createdAt }) => before === undefined || createdAt < before)
        .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
        .slice(0, limit)
        .map(copy),
    async change(place, guid, decide, also) {
      let seen = also && (await records.look(also));
      while (also && seen?.isUnchanged() === false) seen = await records.look(also);
      const current = orders.get(key(place, guid));
      if (!current) return undefined;
      const own = tickets.get(guid) ?? new Map<string, KitchenItem>();
      type Known = Parameters<typeof decide>[2];
      const change = decide(copy(current), [...own.values()].map(copy), seen?.value as Known);
      if (!change) return copy(current);
      count(current, -1);
      count(change.order, 1);
      recount(current, change.order);
      writePoints(current, change.order);
      recountPromotion(current, change.order);
      orders.set(key(place, guid), copy(change.order));
      for (const item of change.kitchenItems) own.set(item.orderItemGuid, copy(item));
      for (const { at, id, record } of change.records ?? []) records.put(at, id, copy(record));
      return copy(change.order);
    },
  };
}

const byPromise = (one: Order, other: Order): number =>
  one.fulfilment.promisedAt.localeCompare(other.fulfilment.promisedAt);

/** As if read from a store. */
function readable(stored: readonly Order[]): ListedOrders {
  const documents = stored.map((each) => ({
    id: each.guid,
    path: each.guid,
    read: () => structuredClone(each),
  }));
  const { found, unreadable = [] } = sorted<Order>(documents, orderSchema);
  return { orders: found.map(({ record }) => record), unreadable: unreadable.map(({ id }) => id) };
}
