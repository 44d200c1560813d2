// Opening hours: open now, why not, next opening, and slots; for header, cart, server and search engines alike (decisions
// 3, 4). Instants are milliseconds; clock times are the restaurant's. Nothing is promised for after closing: the last order
// is one that the kitchen can still finish.
import type { KindLoad } from '../catalogue/live-load.ts';
import type { StorefrontLive } from '../catalogue/storefront-live.schema.ts';
import { MINUTE } from '../kernel/durations.ts';
import { addDays, instantAt, localTimeAt, offsetAt, weekdayOf } from '../kernel/time.ts';
import { intervalsOf, minutesOfInterval } from './day-hours.ts';
import type { OperatingHours, OrderingSettings, SpecialHours } from './restaurant.schema.ts';
import { hasRoom, type SlotLimits } from './slot-room.ts';

/** Of the live state, what decides when an order can be had. */
export type KitchenLoad = Omit<StorefrontLive, 'soldOut' | 'isActive' | 'pickup' | 'delivery'>;

export interface Hours {
  timezone: string;
  isActive: boolean;
  operatingHours: OperatingHours;
  specialHours: readonly SpecialHours[];
  ordering: Pick<OrderingSettings, 'prepMinutes' | 'lastOrderMinutesBeforeClosing'> &
    SlotLimits &
    Partial<KitchenLoad> &
    Pick<KindLoad, 'pausedKind'> & {
      /** Minutes from the kitchen to the diner's door; absent or 0 where the diner comes. */
      travelMinutes?: number | undefined;
      /** How many days after today an order may be for; DAYS_AHEAD if absent. */
      daysAhead?: number | undefined;
      /** How long ahead an order for later is placed at least; the kitchen's own time holds besides. */
      laterMinutes?: number | undefined;
      /** What this order asks of the kitchen; nothing if absent. */
      needs?: OrderNeeds | undefined;
    };
}

/** What the items of an order ask of the kitchen. */
export interface OrderNeeds {
  kitchenMinutes: number;
  /** Of the item that has to be ordered the longest ahead; such an order is none for as soon as possible. */
  notice?: { minutes: number; itemName: string };
}

/** When a restaurant is open at all. */
export type OpeningHours = Pick<Hours, 'timezone' | 'operatingHours' | 'specialHours'>;

export interface Period {
  opensAt: number;
  closesAt: number;
}

export type ClosedReason = 'inactive' | 'paused' | 'closed' | 'lastOrder';

export type OpenState =
  | { open: true; closesAt: number }
  | { open: false; reason: ClosedReason; opensAt: number | undefined };

const QUARTER = 15 * MINUTE;
export const SLOT_COUNT = 16;
/** How many days after today openings are looked for, and orders taken unless staff have set another number. */
export const DAYS_AHEAD = 14;

/** Opening times of one date, earliest first: from its special hours if it has any, else from its weekday. None when closed. */
export function periodsOn(hours: OpeningHours, date: string): Period[] {
  const special = hours.specialHours.find((entry) => entry.date === date);
  return intervalsOf(special ?? hours.operatingHours[weekdayOf(date)]).map((interval) => {
    const { opens, closes } = minutesOfInterval(interval);
    return {
      opensAt: instantAt(date, opens, hours.timezone),
      closesAt: instantAt(date, closes, hours.timezone),
    };
  });
}

/**
 * Opening periods from the one under way at `from` on, earliest first; touching ones are one.
 *
 * @param end The last date on which they begin; two weeks ahead if absent.
 */
function periodsFrom(hours: OpeningHours, from: number, end?: string): Period[] {
  if (!Number.isFinite(from)) return [];
  const { date: today } = localTimeAt(from, hours.timezone);
  const lastDate = end ?? addDays(today, DAYS_AHEAD);
  const periods: Period[] = [];
  // Yesterday's opening may still be under way.
  for (let date = addDays(today, -1); date <= lastDate; date = addDays(date, 1))
    for (const period of periodsOn(hours, date)) {
      if (period.closesAt <= from || period.closesAt <= period.opensAt) continue;
      const last = periods.at(-1);
      if (last && period.opensAt <= last.closesAt) last.closesAt = Math.max(last.closesAt, period.closesAt);
      else periods.push(period);
    }
  return periods;
}

/** Of a pause that lasts until somebody ends it. */
export const UNTIL_RESUMED = '2999-12-31T00:00:00.000Z';

function pauseEnd(hours: Hours, now: number): number | undefined {
  const until =
    hours.ordering.pausedUntil === undefined ? Number.NaN : Date.parse(hours.ordering.pausedUntil);
  if (until >= Date.parse(UNTIL_RESUMED)) return Number.POSITIVE_INFINITY;
  return until > now ? until : undefined;
}

/** Whether the kitchen takes an order now, and if not, why, and from when on it does. */
export function openState(hours: Hours, now: number): OpenState {
  if (!hours.isActive) return { open: false, reason: 'inactive', opensAt: undefined };
  const paused = pauseEnd(hours, now);
  if (paused !== undefined) return { open: false, reason: 'paused', opensAt: firstOpening(hours, paused) };
  const current = currentPeriod(hours, now);
  if (!current) return { open: false, reason: 'closed', opensAt: firstOpening(hours, now) };
  if (now > lastOrder(hours, current))
    return { open: false, reason: 'lastOrder', opensAt: firstOpening(hours, current.closesAt) };
  return { open: true, closesAt: current.closesAt };
}

/** The opening period that `now` lies in, touching ones as one. */
export function currentPeriod(hours: OpeningHours, now: number): Period | undefined {
  const first = periodsFrom(hours, now)[0];
  return first && first.opensAt <= now ? first : undefined;
}

/** The first moment at or after `from` at which orders are taken again; undefined within two weeks without one. */
function firstOpening(hours: Hours, from: number): number | undefined {
  const opening = (period: Period): number => Math.max(period.opensAt, from);
  const period = periodsFrom(hours, from).find(
    (candidate) => opening(candidate) <= lastOrder(hours, candidate),
  );
  return period && opening(period);
}

/** So long before closing as staff have set, or as the food takes, if that is longer. */
function lastOrder(hours: Hours, period: Period): number {
  const minutes = Math.max(hours.ordering.lastOrderMinutesBeforeClosing, leadMinutes(hours));
  return period.closesAt - minutes * MINUTE;
}

/** Minutes from the order to the food that is ready, as things stand. */
function leadMinutes(hours: Hours): number {
  return hours.ordering.prepMinutes + (hours.ordering.busyExtraMinutes ?? 0);
}

const travelMinutes = (hours: Hours): number => hours.ordering.travelMinutes ?? 0;

/** Minutes from the order to the diner having the food: at the counter, or of a delivery at the door. */
export function promiseMinutes(hours: Hours): number {
  return leadMinutes(hours) + travelMinutes(hours);
}

/** When the diner has the food of an order placed now without a wish for a time. */
export function promisedAt(hours: Hours, now: number): number {
  return now + promiseMinutes(hours) * MINUTE;
}

/** Whether the slot in which this instant lies has no room for this order: others have its places or its kitchen minutes. */
export function isSlotFull({ ordering, timezone }: Hours, instant: number): boolean {
  const { slotsTaken = {}, minutesTaken = {}, needs } = ordering;
  if (Number.isNaN(instant)) return false;
  const slot = new Date(slotOf(instant, timezone)).toISOString();
  const taken = { orders: slotsTaken[slot] ?? 0, minutes: minutesTaken[slot] ?? 0 };
  return !hasRoom(taken, ordering, needs?.kitchenMinutes ?? 0);
}

/** The last date for which orders are taken. */
export const lastDateFor = ({ ordering, timezone }: Hours, now: number): string =>
  addDays(localTimeAt(now, timezone).date, ordering.daysAhead ?? DAYS_AHEAD);

/** The first and last slot of each opening, full or not: every quarter hour between them is one. */
function slotRanges(hours: Hours, now: number): { first: number; last: number }[] {
  if (!hours.isActive) return [];
  const { laterMinutes = 0, needs } = hours.ordering;
  const start = pauseEnd(hours, now) ?? now;
  const travel = travelMinutes(hours) * MINUTE;
  const lead = promiseMinutes(hours) * MINUTE;
  const soonest = now + Math.max(laterMinutes, needs?.notice?.minutes ?? 0) * MINUTE;
  return periodsFrom(hours, start, lastDateFor(hours, now)).flatMap((period) => {
    const begin = Math.max(period.opensAt, start);
    if (begin > lastOrder(hours, period)) return [];
    const first = nextQuarter(Math.max(begin + lead, soonest), hours.timezone);
    return [{ first, last: period.closesAt + travel }];
  });
}

/** For those who also show what cannot be had, and say that it is full. */
export const includingFull = (): boolean => true;

/**
 * The next quarter hours for which an order can be placed now: never before the diner can have the food, never one that
 * the kitchen would cook for outside opening time, never one that is full. At most 16 (O2.3-06, O9-15); the first ones of the next opening while closed.
 */
export function slotsFrom(
  hours: Hours,
  now: number,
  count: number = SLOT_COUNT,
  isOffered: (slot: number) => boolean = (slot) => !isSlotFull(hours, slot),
): number[] {
  const slots: number[] = [];
  for (const { first, last } of slotRanges(hours, now))
    for (let slot = first; slot <= last && slots.length < count; slot += QUARTER)
      if (isOffered(slot)) slots.push(slot);
  return slots;
}

/** The slots of slotsFrom with the full ones among them, in their places. */
export function slotsWithFull(hours: Hours, now: number): number[] {
  const last = slotsFrom(hours, now).at(-1) ?? 0;
  return slotsFrom(hours, now, Number.POSITIVE_INFINITY, (slot) => slot <= last);
}

/** The first quarter hour on the wall clock at or after `instant`: in a few zones and years not one of UTC. */
function nextQuarter(instant: number, timezone: string): number {
  const offset = offsetAt(instant, timezone);
  return Math.ceil((instant + offset) / QUARTER) * QUARTER - offset;
}

/** The slot whose quarter hour `instant` lies in: where an order that is promised for it counts. */
export function slotOf(instant: number, timezone: string): number {
  const offset = offsetAt(instant, timezone);
  return Math.floor((instant + offset) / QUARTER) * QUARTER - offset;
}

/** How long a slot a diner picked stays good while they fill in the form. */
const SLOT_GRACE = 10 * MINUTE;

/** May an order placed now be wanted for `wanted`? Only for a slot of slotsFrom now or a few minutes ago, and still ahead. */
export function isSlotAvailable(hours: Hours, wanted: number, now: number): boolean {
  if (!(wanted > now) || isSlotFull(hours, wanted)) return false;
  return [now, now - SLOT_GRACE].some((at) =>
    slotRanges(hours, at).some(
      ({ first, last }) => first <= wanted && wanted <= last && (wanted - first) % QUARTER === 0,
    ),
  );
}
