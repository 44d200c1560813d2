// Calls of a minute, counted over all processes. Each process takes a few at a time, so that a rush of work does not queue on one document.
// What is left of a portion when the minute ends is lost.
import type { Allowance, Allowances } from '../ports/allowances.ts';

export interface MinutePortions {
  /** @param key Names the minute. @param wanted How many to ask for where nothing is left. Throws if they cannot be counted. */
  take(key: string, allowance: Allowance, wanted: number): Promise<boolean>;
  /** What was taken and not used. */
  putBack(key: string): void;
}

/** For one process. */
export function minutePortions(allowances: Pick<Allowances, 'take'>): MinutePortions {
  const portions = new Map<string, number>();
  let minute = 0;
  const leftOf = (key: string): number => portions.get(key) ?? 0;
  return {
    async take(key, allowance, wanted) {
      if (allowance.endsAt !== minute) portions.clear();
      minute = allowance.endsAt;
      if (leftOf(key) === 0) {
        const given = await allowances.take(key, allowance, wanted);
        // Others may have taken a portion meanwhile: what is left of it counts, too.
        portions.set(key, leftOf(key) + given);
      }
      if (leftOf(key) === 0) return false;
      portions.set(key, leftOf(key) - 1);
      return true;
    },
    putBack(key) {
      portions.set(key, leftOf(key) + 1);
    },
  };
}
