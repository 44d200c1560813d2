// Rebuild requests in memory, as Cloud Tasks keeps them: a name is good for one task, which runs when it is due.
import type { RestaurantRef } from '@bite/shared/paths';
import type { PlaceRef, RebuildRequest, Rebuilds } from '../ports/rebuilds.ts';

export interface MemoryRebuilds<Of extends PlaceRef> extends Rebuilds<Of> {
  /** Each request that was not a repetition. */
  readonly requests: readonly RebuildRequest<Of>[];
  /** Takes out what is due by then, earliest first. */
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
