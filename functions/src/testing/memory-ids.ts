// Ids in memory, counting from each type's start.
import {
  assertNumberable,
  idCollision,
  restaurantNotFound,
  tenantNotFound,
} from '@bite/shared/kernel/identifier-errors';
import { counterName, type EntityType, takeIds } from '@bite/shared/kernel/identifiers';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { collectionOfType } from '../collections/collision.ts';
import type { Ids } from '../ports/ids.ts';
import type { MemoryRecords } from './memory-records.ts';

export interface MemoryIds extends Ids {
  /** The value of each counter, by path. */
  readonly counters: Map<string, number>;
}

/** @param records The stored records; without them every place exists and no id is taken. */
export function memoryIds(records?: Pick<MemoryRecords, 'documents'>): MemoryIds {
  const counters = new Map<string, number>();

  async function reserve(asked: EntityType, place: RestaurantRef | undefined, count: number) {
    const type = assertNumberable(asked, place);
    const name = counterName(type);
    const counter = place ? paths.restaurantCounter(place, name) : paths.platformCounter(name);
    const held = counters.get(counter);
    const stored = Object.keys(records?.documents() ?? {});
    if (records && held === undefined && place) assertPlace(stored, place);
    const { first, nextId } = takeIds(type, held, count);
    const taken = takenIds(stored, type, place).find((id) => id >= first && id < first + count);
    if (taken !== undefined) throw idCollision(type, taken);
    counters.set(counter, nextId);
    return first;
  }

  return { counters, reserve, next: (type, place) => reserve(type, place, 1) };
}

function assertPlace(stored: readonly string[], place: RestaurantRef): void {
  if (!stored.includes(paths.tenant(place.tenantId))) throw tenantNotFound(place.tenantId);
  if (!stored.includes(paths.restaurant(place))) throw restaurantNotFound(place.restaurantId);
}

/** The used ids, sorted. Orders and carts are not checked, since their ids are not their document ids. */
function takenIds(stored: readonly string[], type: EntityType, place: RestaurantRef | undefined): number[] {
  const collection = place
    ? paths.restaurantCollection(place, collectionOfType[type])
    : collectionOfType[type];
  const isThere = (parent: string): boolean =>
    type === 'restaurants' ? /^tenants\/\d+\/restaurants$/.test(parent) : parent === collection;
  return stored
    .filter((path) => isThere(path.slice(0, path.lastIndexOf('/'))))
    .map((path) => Number(path.slice(path.lastIndexOf('/') + 1)))
    .sort((one, other) => one - other);
}
