// Staff mark items, sizes or modifier options as sold out, count what is left, or put them back on sale
// (docs/decisions/033-sold-out-and-counts-left.md).
import { itemKey, optionKey, type SoldOutKey, sizeKey } from '@bite/shared/catalogue/sold-out';
import type {
  SoldOutAnswer,
  SoldOutChange,
  SoldOutState,
  SoldOutTarget,
  SoldOutUndo,
  SoldOutUndone,
} from '@bite/shared/catalogue/sold-out.schema';
import { isSameState, soldOutStateOf } from '@bite/shared/catalogue/sold-out-state';
import type { Stock } from '@bite/shared/catalogue/stock';
import { HOUR } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { restaurantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { tomorrowsOpening } from '@bite/shared/tenancy/tomorrows-opening';
import stringify from 'safe-stable-stringify';
import type { AuditedTransaction, WritePath } from '../audit/write-path.ts';
import { recordsOf, restaurantsOf } from '../collections/collections.ts';
import { getReadable } from '../collections/find-readable.ts';
import { recordNotFound } from '../collections/record-collection.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { RecordCollection } from '../ports/records.ts';
import {
  type Availability,
  availabilityFact,
  readStock,
  toSoldOutAnswer,
  withAvailability,
  writeStock,
} from './sold-out-stock.ts';

export interface SetSoldOutDeps {
  writePath: WritePath;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Returns everything that is marked or counted. Repeating a request changes nothing but when something was counted. Throws
 * as assertMayIn does, RESTAURANT_NOT_FOUND, NOT_FOUND for an unknown item, size or option, and RECORD_UNREADABLE.
 */
export async function setSoldOut(
  deps: SetSoldOutDeps,
  caller: Caller,
  place: RestaurantRef,
  { targets, state }: SoldOutChange,
): Promise<SoldOutAnswer> {
  const { answer } = await changeStock(deps, caller, place, { targets, stateAt: () => state });
  return answer;
}

/** Brings each back to the state before, but for what somebody has changed since: it is named and stays. Throws as setSoldOut does. */
export async function undoSoldOut(
  deps: SetSoldOutDeps,
  caller: Caller,
  place: RestaurantRef,
  { undo }: SoldOutUndo,
): Promise<SoldOutUndone> {
  const { answer, kept } = await changeStock(deps, caller, place, {
    targets: undo.map(({ target }) => target),
    stateAt: (index, present) => {
      const { state, seen } = undo[index] ?? {};
      return state && seen && isSameState(seen, present) ? state : undefined;
    },
  });
  return { ...answer, changedSince: kept };
}

interface StockChange {
  targets: readonly SoldOutTarget[];
  /** What the target at this index is set to; undefined: it stays as it is. */
  stateAt: (index: number, present: SoldOutState) => SoldOutState | undefined;
}

function changeStock(
  { writePath, newGuid, now }: SetSoldOutDeps,
  caller: Caller,
  place: RestaurantRef,
  { targets, stateAt }: StockChange,
): Promise<{ answer: SoldOutAnswer; kept: SoldOutKey[] }> {
  const author = { ...authorOf(caller), ...(areSeveral(targets) && { batchId: newGuid() }) };
  return writePath.transact(author, async (transaction) => {
    const tenant = await assertMayIn(transaction, caller.user, 'live.write', place);
    const restaurant = await transaction.get(restaurantsOf(place.tenantId), String(place.restaurantId));
    if (!restaurant) throw restaurantNotFound(place.restaurantId);
    const all = await namedTargets(transaction, place, targets);
    const before = await readStock(transaction, place, restaurant.guid);
    const { unreadable } = before;
    if (unreadable.length > 0)
      transaction.warn('what is sold out could not be read and is written anew', { unreadable });
    const at = now();
    const wanted = all.map((target, index) => ({
      target,
      state: stateAt(index, soldOutStateOf(before.stock, target.key, at)),
    }));
    const changing = wanted.flatMap(({ target, state }) => (state ? [{ target, state }] : []));
    const after = changing.reduce(
      (stock, { target, state }) =>
        withAvailability(stock, target.key, availabilityOf(state, tenant, restaurant, at)),
      before.stock,
    );
    const written = writeStock(transaction, { place, restaurantGuid: restaurant.guid }, before, after, at);
    const named = changing.map(({ target }) => target);
    noteChanges(transaction, named, before.stock, written, at);
    if (author.batchId !== undefined) noteBatches(transaction, named, written, at);
    const kept = wanted.flatMap(({ target, state }) => (state ? [] : [target.key]));
    return { answer: toSoldOutAnswer(written, at), kept };
  });
}

/** Whether several items are named, or several groups: that is one event in the history. */
const areSeveral = (targets: readonly SoldOutTarget[]): boolean =>
  new Set(targets.flatMap((target) => ('itemId' in target ? target.itemId : []))).size > 1 ||
  new Set(targets.flatMap((target) => ('itemId' in target ? [] : target.modifierGroupId))).size > 1;

function availabilityOf(
  state: SoldOutState,
  tenant: Tenant,
  restaurant: Restaurant,
  now: number,
): Availability {
  const until = (instant: number): Availability => ({ mark: { until: new Date(instant).toISOString() } });
  switch (state.kind) {
    case 'onSale':
      return undefined;
    case 'untilNotice':
      return { mark: {} };
    case 'forHours':
      return until(now + state.hours * HOUR);
    case 'until':
      return until(Date.parse(state.until));
    case 'left':
      return { count: { left: state.left, since: sinceOf(state, now) } };
    case 'untilOpening':
      return until(tomorrowsOpening({ ...restaurant, timezone: timezoneOf(restaurant, tenant) }, now));
  }
}

/** An instant ahead would be that of no count that there was. */
function sinceOf({ since }: Extract<SoldOutState, { kind: 'left' }>, now: number): string {
  return new Date(Math.min(since === undefined ? now : Date.parse(since), now)).toISOString();
}

/** A target with its key, its record, and what it is called in the record's history. */
interface NamedTarget {
  key: SoldOutKey;
  path: string;
  recordId: number;
  recordName: string;
  /** Of a size or option. The fields are those of the history alone, and of no record. */
  part?: { list: 'soldOutSizes' | 'soldOutOptions'; name: string };
}

async function namedTargets(
  transaction: AuditedTransaction,
  place: RestaurantRef,
  targets: readonly SoldOutTarget[],
): Promise<NamedTarget[]> {
  const items = recordsOf('items', place);
  const groups = recordsOf('modifierGroups', place);
  const [itemsById, groupsById] = await Promise.all([
    readAll(
      transaction,
      items,
      targets.flatMap((target) => ('itemId' in target ? target.itemId : [])),
    ),
    readAll(
      transaction,
      groups,
      targets.flatMap((target) => ('itemId' in target ? [] : target.modifierGroupId)),
    ),
  ]);
  return targets.map((target): NamedTarget => {
    if (!('itemId' in target)) {
      const { modifierGroupId: recordId, modifierId } = target;
      const group = groupsById.get(recordId);
      if (!group) throw recordNotFound('modifierGroups', recordId);
      const option = group.modifiers.find(({ id }) => id === modifierId);
      if (!option) throw noPart(`${group.name} has no option ${modifierId}`);
      const part = { list: 'soldOutOptions' as const, name: option.name };
      return {
        key: optionKey(recordId, modifierId),
        path: groups.path,
        recordId,
        recordName: group.name,
        part,
      };
    }
    const { itemId: recordId, sizeId } = target;
    const item = itemsById.get(recordId);
    if (!item) throw recordNotFound('items', recordId);
    const own = { path: items.path, recordId, recordName: item.name };
    if (sizeId === undefined) return { ...own, key: itemKey(recordId) };
    const size = item.sizePrice.find(({ id }) => id === sizeId);
    if (!size) throw noPart(`${item.name} has no size ${sizeId}`);
    return { ...own, key: sizeKey(recordId, sizeId), part: { list: 'soldOutSizes', name: size.name } };
  });
}

const noPart = (message: string) => new DomainError('NOT_FOUND', message);

async function readAll<Stored>(
  transaction: AuditedTransaction,
  at: RecordCollection<Stored>,
  recordIds: readonly number[],
): Promise<Map<number, Stored>> {
  const ids = [...new Set(recordIds)].map(String);
  if (ids.length === 0) return new Map();
  const { found, unreadable } = await getReadable(transaction, at, ids);
  if (unreadable?.[0])
    throw new DomainError('RECORD_UNREADABLE', `This record cannot be read: ${unreadable[0].reason}`);
  return new Map(found.map(({ id, record }) => [Number(id), record]));
}

/** One entry per record, in its own history, where staff look for it. */
function noteChanges(
  transaction: AuditedTransaction,
  targets: readonly NamedTarget[],
  before: Stock,
  after: Stock,
  now: number,
): void {
  const records = Map.groupBy(targets, ({ path, recordId }) => `${path}/${recordId}`);
  for (const ofRecord of records.values()) {
    const [first] = ofRecord;
    if (!first) continue;
    const { path, recordId, recordName } = first;
    const facts = (stock: Stock) => ({ name: recordName, ...factsOf(ofRecord, stock, now) });
    transaction.note({ path, recordId: String(recordId), before: facts(before), after: facts(after) });
  }
}

/** What all of them are set to, if that can be said in one line. */
function noteBatches(
  transaction: AuditedTransaction,
  targets: readonly NamedTarget[],
  after: Stock,
  now: number,
): void {
  for (const [path, named] of Map.groupBy(targets, (target) => target.path)) {
    const [fact, ...others] = named.map(({ key }) => availabilityFact(after, key, now) ?? false);
    const isOneLine =
      !named.some(({ part }) => part) && others.every((other) => stringify(other) === stringify(fact));
    const changes = isOneLine ? [{ field: 'soldOut', to: fact }] : [];
    transaction.noteBatch({ path, action: 'update', changes });
  }
}

function factsOf(targets: readonly NamedTarget[], stock: Stock, now: number): object {
  const facts: Record<string, Record<string, object> | unknown> = {};
  for (const { key, part } of targets) {
    const soldOut = availabilityFact(stock, key, now);
    if (!part) facts['soldOut'] = soldOut;
    else facts[part.list] = { ...(facts[part.list] as object | undefined), [part.name]: soldOut };
  }
  return facts;
}
