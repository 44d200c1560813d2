// Ids in memory, counting from each entity's start.
import { type EntityType, entityTypes } from '@bite/shared/kernel/identifiers';
import type { Ids } from '../ports/ids.ts';

export function memoryIds(): Ids {
  const next = new Map<string, number>();
  const reserve: Ids['reserve'] = async (type: EntityType, place, count) => {
    const counter = `${place.restaurantId} ${type}`;
    const first = next.get(counter) ?? entityTypes[type].start;
    next.set(counter, first + count);
    return first;
  };
  return { reserve, next: (type, place) => reserve(type, place, 1) };
}
