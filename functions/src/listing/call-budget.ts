// The service's quota of calls, which all restaurants share. Each process takes a few calls of the minute at a time, so that a rush of
// work does not queue on one document. What is left of a portion when the minute ends is lost.
import { MINUTE } from '@bite/shared/kernel/durations';
import { callsForPeople, callsPerMinute } from '@bite/shared/listing/limits';
import type { Allowances } from '../ports/allowances.ts';

/** Each has a quota of its own. `reviews` also counts replies and posts, which are of the same API. */
export type ListingApi = 'accounts' | 'locations' | 'reviews' | 'notifications';

/** `background`: leaves some of the quota to people, who wait for an answer. */
export type CallUrgency = 'person' | 'background';

export interface CallBudget {
  /** Takes a call of this minute. @returns 0, or how many seconds to wait. Throws if the calls cannot be counted. */
  take(api: ListingApi, urgency: CallUrgency): Promise<number>;
}

export interface CallBudgetDeps {
  allowances: Pick<Allowances, 'take'>;
  /** Milliseconds. */
  now: () => number;
}

const PORTION = 5;

/** For one process. */
export function callBudget({ allowances, now }: CallBudgetDeps): CallBudget {
  const portions = new Map<string, { left: number; endsAt: number }>();
  return {
    async take(api, urgency) {
      const start = Math.floor(now() / MINUTE) * MINUTE;
      const endsAt = start + MINUTE;
      const kind = `${api} ${urgency}`;
      const portion = portions.get(kind);
      if (portion?.endsAt === endsAt && portion.left > 0) {
        portion.left -= 1;
        return 0;
      }
      const max = urgency === 'person' ? callsPerMinute : callsPerMinute - callsForPeople;
      const wanted = urgency === 'person' ? 1 : PORTION;
      const given = await allowances.take(`listing ${api} ${start}`, { max, endsAt }, wanted);
      // Others may have taken a portion meanwhile: what is left of it counts, too.
      const present = portions.get(kind);
      const left = (present?.endsAt === endsAt ? present.left : 0) + given;
      if (left === 0) return Math.ceil((endsAt - now()) / 1000);
      portions.set(kind, { left: left - 1, endsAt });
      return 0;
    },
  };
}
