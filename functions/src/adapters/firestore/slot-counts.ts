// Counts orders and their kitchen minutes per quarter hour, in one document a day. The storefront's live document is told which
// slots are full of orders and, where staff limit them, how many minutes each has, so that pages offer what fits the cart.
import { DAY } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { slotLoadOf, slotTaken } from '@bite/shared/ordering/slot-taken';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { DAYS_AHEAD } from '@bite/shared/tenancy/hours';
import type { SlotLimits, SlotLoad } from '@bite/shared/tenancy/slot-room';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { fromDocument } from './documents.ts';
import { runTransaction } from './run-transaction.ts';

/** No query reads the content. */
export const fieldOverrides = ['taken', 'minutes'].map((fieldPath) => ({
  collectionGroup: collections.slotCounts,
  fieldPath,
  indexes: [],
}));

type Taken = Record<string, number>;

const dayOf = (slotAt: string): string => slotAt.slice(0, 10);

export interface SlotCounts {
  taken(slotAt: string): SlotLoad;
  add(slotAt: string, load: SlotLoad, change: 1 | -1): void;
  /** Updates the live document though nothing is added: staff may have lowered the limit since. */
  tell(slotAt: string): void;
  /** Writes the changed counts. @param limits By which diners must see a slot as full. */
  write(limits: SlotLimits): void;
}

const mapIn = (snapshot: DocumentSnapshot | undefined, field: string): Taken =>
  (snapshot?.get(field) as Taken | undefined) ?? {};

/** By slot. */
type Loads = Map<string, SlotLoad>;

const NOTHING: SlotLoad = { orders: 0, minutes: 0 };
const added = (one: SlotLoad, other: SlotLoad, change: 1 | -1 = 1): SlotLoad => ({
  orders: Math.max(0, one.orders + change * other.orders),
  minutes: Math.max(0, one.minutes + change * other.minutes),
});

/** A day's document. */
function loadsIn(snapshot: DocumentSnapshot | undefined): Loads {
  const [taken, minutes] = [mapIn(snapshot, 'taken'), mapIn(snapshot, 'minutes')];
  const slots = new Set([...Object.keys(taken), ...Object.keys(minutes)]);
  return new Map([...slots].map((at) => [at, { orders: taken[at] ?? 0, minutes: minutes[at] ?? 0 }]));
}

function dayDocument(loads: Loads): { taken: Taken; minutes?: Taken } {
  const entries = [...loads];
  const minutes = entries.filter(([, load]) => load.minutes > 0);
  return {
    taken: Object.fromEntries(entries.map(([slotAt, { orders }]) => [slotAt, orders])),
    ...(minutes.length > 0 && {
      minutes: Object.fromEntries(minutes.map(([slotAt, load]) => [slotAt, load.minutes])),
    }),
  };
}

/** What the live document says of slots. */
interface Told {
  slotsTaken: Taken;
  minutesTaken: Taken;
}

const toldIn = (live: DocumentSnapshot | undefined): Told => ({
  slotsTaken: mapIn(live, 'slotsTaken'),
  minutesTaken: mapIn(live, 'minutesTaken'),
});

/**
 * What it is to say: of slots full of orders how many, and of limited minutes how many are taken. What it has said once is kept up
 * to date, since a slot shown as full may have room again.
 */
function telling(told: Told, loads: Iterable<[string, SlotLoad]>, limits: SlotLimits): Told {
  const { slotCapacity = Number.POSITIVE_INFINITY, slotKitchenMinutes } = limits;
  const next = { slotsTaken: { ...told.slotsTaken }, minutesTaken: { ...told.minutesTaken } };
  for (const [slotAt, { orders, minutes }] of loads) {
    if (slotAt in told.slotsTaken || orders >= slotCapacity) next.slotsTaken[slotAt] = orders;
    const isLimited = slotKitchenMinutes !== undefined && minutes > 0;
    if (slotAt in told.minutesTaken || isLimited) next.minutesTaken[slotAt] = minutes;
  }
  return next;
}

/** Without slots that are over, or too far ahead to be ordered for. */
function swept({ slotsTaken, minutesTaken }: Told, until = '9'): Told {
  const from = new Date(Date.now() - DAY).toISOString();
  const within = (taken: Taken): Taken =>
    Object.fromEntries(Object.entries(taken).filter(([slotAt]) => slotAt >= from && slotAt <= until));
  return { slotsTaken: within(slotsTaken), minutesTaken: within(minutesTaken) };
}

function writeTold(transaction: Transaction, live: DocumentReference, told: Told, next: Told): void {
  const fields = (['slotsTaken', 'minutesTaken'] as const).filter(
    (field) => JSON.stringify(told[field]) !== JSON.stringify(next[field]),
  );
  const news = Object.fromEntries(fields.map((field) => [field, next[field]]));
  if (fields.length > 0) transaction.set(live, news, { mergeFields: fields });
}

/**
 * Reads what the transaction needs to count in these slots. Call it before the first write.
 * @param known The storefront's live document, read in this transaction.
 */
export async function slotCountsIn(
  db: Firestore,
  transaction: Transaction,
  at: { place: RestaurantRef; restaurantGuid: string },
  slots: readonly string[],
  known: DocumentSnapshot | undefined,
): Promise<SlotCounts> {
  const days = [...new Set(slots.map(dayOf))];
  const references = days.map((day) => db.doc(paths.slotCounts(at.place, day)));
  const live = db.doc(paths.storefrontLive(at.restaurantGuid));
  const snapshots = references.length > 0 ? await transaction.getAll(...references) : [];
  const counts = new Map(days.map((day, index) => [day, loadsIn(snapshots[index])]));
  const told = toldIn(known);
  const changed = new Set<string>();
  const toTell = new Set<string>();
  const taken = (slotAt: string): SlotLoad => counts.get(dayOf(slotAt))?.get(slotAt) ?? NOTHING;
  return {
    taken,
    add(slotAt, load, change) {
      counts.get(dayOf(slotAt))?.set(slotAt, added(taken(slotAt), load, change));
      changed.add(slotAt);
    },
    tell: (slotAt) => void toTell.add(slotAt),
    write(limits) {
      days.forEach((day, index) => {
        const loads = counts.get(day);
        if (loads && [...changed].some((slotAt) => dayOf(slotAt) === day))
          transaction.set(references[index] as DocumentReference, dayDocument(loads));
      });
      const news = [...changed, ...toTell].map((slotAt): [string, SlotLoad] => [slotAt, taken(slotAt)]);
      writeTold(transaction, live, told, telling(swept(told), news, limits));
    },
  };
}

/**
 * Updates the slot count: a cancelled order leaves its slot and a restored one is counted again. Also updates what diners see
 * as full. Reads; the returned function writes.
 */
export async function recountSlot(
  db: Firestore,
  transaction: Transaction,
  before: Order,
  after: Order,
): Promise<() => void> {
  const [left, taken] = [slotTaken(before), slotTaken(after)];
  if (left === taken) return () => undefined;
  const touched = [left, taken].filter((slotAt) => slotAt !== undefined);
  const { tenantId, restaurantId, restaurantGuid } = before;
  const at = { place: { tenantId, restaurantId }, restaurantGuid };
  const live = await transaction.get(db.doc(paths.storefrontLive(restaurantGuid)));
  const slots = await slotCountsIn(db, transaction, at, touched, live);
  const restaurant =
    taken === undefined ? undefined : await transaction.get(db.doc(paths.restaurant(at.place)));
  if (left !== undefined) slots.add(left, slotLoadOf(before), -1);
  if (taken !== undefined) slots.add(taken, slotLoadOf(after), 1);
  return () => slots.write(limitsOf(restaurant));
}

export async function takenIn(db: Firestore, place: RestaurantRef, slotAt: string): Promise<SlotLoad> {
  const snapshot = await db.doc(paths.slotCounts(place, dayOf(slotAt))).get();
  return loadsIn(snapshot).get(slotAt) ?? NOTHING;
}

/**
 * Recounts the orders from yesterday on, corrects the stored counts and returns the slots that were wrong. It checks without
 * locks first, since a writing transaction would delay every order that is placed meanwhile.
 */
export async function recountSlots(db: Firestore, place: RestaurantRef): Promise<string[]> {
  const seen = await runTransaction(db, (transaction) => lookAtSlots(db, transaction, place), {
    readOnly: true,
  });
  if (seen.slots.length === 0) return [];
  return runTransaction(db, async (transaction) => {
    const { slots, writes } = await lookAtSlots(db, transaction, place);
    for (const write of writes) write();
    return slots;
  });
}

interface SlotFaults {
  /** Slots whose stored count, or whose state shown to diners, is wrong. */
  slots: string[];
  writes: (() => void)[];
}

async function lookAtSlots(
  db: Firestore,
  transaction: Transaction,
  place: RestaurantRef,
): Promise<SlotFaults> {
  const restaurant = await transaction.get(db.doc(paths.restaurant(place)));
  if (!restaurant.exists) return { slots: [], writes: [] };
  const from = dayOf(new Date(Date.now() - DAY).toISOString());
  const counted = await countOrders(db, transaction, place, from);
  const days = db.collection(paths.restaurantCollection(place, collections.slotCounts));
  const kept = await transaction.get(days.where(FieldPath.documentId(), '>=', from));
  const live = db.doc(paths.storefrontLive(String(restaurant.get('guid'))));
  const told = toldIn(await transaction.get(live));
  const before: Loads = new Map(kept.docs.flatMap((day) => [...loadsIn(day)]));
  const wrong = differing(before, counted);
  const next = tellingAnew(told, counted, restaurant);
  const misled = [
    ...differingKeys(told.slotsTaken, next.slotsTaken),
    ...differingKeys(told.minutesTaken, next.minutesTaken),
  ].filter((slotAt) => dayOf(slotAt) >= from);
  const countAnew = (day: string) => () => {
    const loads: Loads = new Map([...counted].filter(([slotAt]) => dayOf(slotAt) === day));
    transaction.set(days.doc(day), dayDocument(loads));
  };
  const tellAnew = () => writeTold(transaction, live, told, next);
  return {
    slots: [...new Set([...wrong, ...misled])].sort(),
    writes: [...[...new Set(wrong.map(dayOf))].map(countAnew), ...(misled.length > 0 ? [tellAnew] : [])],
  };
}

function limitsOf(restaurant: DocumentSnapshot | undefined): SlotLimits {
  const limit = (field: string): number | undefined => {
    const value: unknown = restaurant?.get(`settings.ordering.${field}`);
    return typeof value === 'number' ? value : undefined;
  };
  return { slotCapacity: limit('slotCapacity'), slotKitchenMinutes: limit('slotKitchenMinutes') };
}

/** Every slot, not only one that changed: staff may have set a limit since, or taken it away. */
function tellingAnew(told: Told, counted: Loads, restaurant: DocumentSnapshot): Told {
  const limits = limitsOf(restaurant);
  const daysAhead: unknown = restaurant.get('settings.ordering.daysAhead');
  const days = typeof daysAhead === 'number' ? daysAhead : DAYS_AHEAD;
  // Where the restaurant is, the last day may end a day later.
  const until = new Date(Date.now() + (days + 2) * DAY).toISOString();
  const before = swept(
    { ...told, minutesTaken: limits.slotKitchenMinutes === undefined ? {} : told.minutesTaken },
    until,
  );
  const known = [...Object.keys(before.slotsTaken), ...Object.keys(before.minutesTaken)];
  const loads = new Map([...known.map((slotAt): [string, SlotLoad] => [slotAt, NOTHING]), ...counted]);
  return swept(telling(before, loads, limits), until);
}

async function countOrders(
  db: Firestore,
  transaction: Transaction,
  place: RestaurantRef,
  from: string,
): Promise<Loads> {
  const { docs } = await transaction.get(
    db
      .collection(paths.restaurantCollection(place, collections.orders))
      .where('fulfilment.slotAt', '>=', Timestamp.fromDate(new Date(`${from}T00:00:00Z`)))
      .select('status', 'fulfilment.slotAt', 'fulfilment.kitchenMinutes'),
  );
  const counted: Loads = new Map();
  for (const document of docs) {
    const order = fromDocument(document.data()) as Pick<Order, 'status' | 'fulfilment'>;
    const slotAt = slotTaken(order);
    if (slotAt !== undefined) counted.set(slotAt, added(counted.get(slotAt) ?? NOTHING, slotLoadOf(order)));
  }
  return counted;
}

/** The slots that have another number of orders or minutes in one than in the other. */
function differing(one: Loads, other: Loads): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((slotAt) => {
    const [here, there] = [one.get(slotAt) ?? NOTHING, other.get(slotAt) ?? NOTHING];
    return here.orders !== there.orders || here.minutes !== there.minutes;
  });
}

const differingKeys = (one: Taken, other: Taken): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (slotAt) => (one[slotAt] ?? 0) !== (other[slotAt] ?? 0),
  );
