// Which restaurants wait for the service's quota. Whoever was refused a call waits in that minute and the next one, when it comes again.
import { MINUTE } from '@bite/shared/kernel/durations';
import type { Allowances } from '../ports/allowances.ts';

/** A minute of one of the service's quotas: 'listing reviews 1780000000000'. */
export interface QuotaMinute {
  quota: string;
  /** Milliseconds. */
  start: number;
}

export interface WaitingRestaurants {
  /** It was refused a call. @param restaurant A name of it. Throws if it cannot be noted. */
  note(minute: QuotaMinute, restaurant: string): Promise<void>;
  /** Whether any other restaurant waits. Throws if that cannot be read. */
  othersThan(minute: QuotaMinute, restaurant: string): Promise<boolean>;
}

/** Of refusals we only count: none is refused. */
const WITHOUT_LIMIT = Number.POSITIVE_INFINITY;
/** That two different ones wait is enough to know for each restaurant that another one does. */
const ENOUGH = 2;

/** For one process. All processes share what is noted. */
export function waitingRestaurants(allowances: Pick<Allowances, 'take' | 'taken'>): WaitingRestaurants {
  const noted = new Map<string, Set<string>>();
  const count = async (key: string, { start }: QuotaMinute): Promise<void> => {
    await allowances.take(key, { max: WITHOUT_LIMIT, endsAt: start + 2 * MINUTE }, 1);
  };
  async function othersIn(minute: QuotaMinute, restaurant: string): Promise<boolean> {
    // In this order, and the other way round where they are written: at worst the restaurant itself looks like another one for a moment.
    const own = await allowances.taken(keyOf(minute, restaurant));
    return (await allowances.taken(keyOf(minute))) > own;
  }
  return {
    async note(minute, restaurant) {
      const known = noted.get(keyOf(minute)) ?? new Set();
      if (known.size >= ENOUGH || known.has(restaurant)) return;
      if (!noted.has(keyOf(minute))) forgetBefore(noted, minute);
      noted.set(keyOf(minute), known.add(restaurant));
      await count(keyOf(minute), minute);
      await count(keyOf(minute, restaurant), minute);
    },
    async othersThan({ quota, start }, restaurant) {
      const minutes = [start, start - MINUTE].map((each) => othersIn({ quota, start: each }, restaurant));
      return (await Promise.all(minutes)).includes(true);
    },
  };
}

const keyOf = ({ quota, start }: QuotaMinute, restaurant = 'all'): string =>
  `${quota} waiting ${start} ${restaurant}`;

/** What was noted of earlier minutes of the quota is of no use any more. */
function forgetBefore(noted: Map<string, unknown>, { quota }: QuotaMinute): void {
  for (const key of noted.keys()) if (key.startsWith(`${quota} waiting `)) noted.delete(key);
}
