// Rebuild requests in memory, as in Cloud Tasks: a task name is used once, and a task runs when it is due.
import type { RestaurantRef } from '@bite/shared/paths';
import type { PlaceRef, RebuildRequest, Rebuilds } from '../ports/rebuilds.ts';

export interface MemoryRebuilds<Of extends PlaceRef> extends Rebuilds<Of> {
  /** The requests, without repeated ones. */
  readonly requests: readonly RebuildRequest<Of>[];
  /** Removes and returns what is due by then, earliest first. */
  takeDue(instant: string): RebuildRequest<Of>[];
}

export function memoryRebuilds<Of extends PlaceRef = RestaurantRef>(): MemoryRebuilds<Of> {
  const requests = new Map<string, RebuildRequest<Of>>();
  const waiting = new Set<RebuildRequest<Of>>();
  return {
    get requests() {
      return [...requests.values()];
    },
    async request(rebuild) {
      const { tenantId, restaurantId } = rebuild.place;
      const name = `${tenantId} ${restaurantId} ${rebuild.due}`;
      if (requests.has(name)) return;
      requests.set(name, rebuild);
      waiting.add(rebuild);
    },
    takeDue(instant) {
      const due = [...waiting].filter((rebuild) => rebuild.due <= instant);
      for (const rebuild of due) waiting.delete(rebuild);
      return due.sort((one, other) => (one.due < other.due ? -1 : 1));
    },
  };
}
