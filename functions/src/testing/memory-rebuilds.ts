// Rebuild requests in memory, as Cloud Tasks keeps them: a name is good for one task, which runs when it is due.
import type { RebuildRequest, StorefrontRebuilds } from '../ports/storefront-rebuilds.ts';

export interface MemoryRebuilds extends StorefrontRebuilds {
  /** Each request that was not a repetition. */
  readonly requests: readonly RebuildRequest[];
  /** Takes out what is due by then, earliest first. */
  takeDue(instant: string): RebuildRequest[];
}

export function memoryRebuilds(): MemoryRebuilds {
  const requests = new Map<string, RebuildRequest>();
  const waiting = new Set<RebuildRequest>();
  return {
    get requests() {
      return [...requests.values()];
    },
    async request(rebuild) {
      const name = `${rebuild.place.restaurantId} ${rebuild.due}`;
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
