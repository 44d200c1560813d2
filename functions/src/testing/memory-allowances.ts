// Allowances in memory; one object stands for the database that several instances share.
import type { Allowances } from '../ports/allowances.ts';

export interface MemoryAllowances extends Allowances {
  /** The number of calls. */
  asked(): number;
  fail(error: Error | undefined): void;
}

export function memoryAllowances(): MemoryAllowances {
  const taken = new Map<string, number>();
  let asked = 0;
  let failure: Error | undefined;
  return {
    async take(key, { max }, wanted) {
      asked += 1;
      if (failure) throw failure;
      const before = taken.get(key) ?? 0;
      const given = Math.max(0, Math.min(wanted, max - before));
      taken.set(key, before + given);
      return given;
    },
    async isSpent(key, { max }) {
      if (failure) throw failure;
      return (taken.get(key) ?? 0) >= max;
    },
    asked: () => asked,
    fail(error) {
      failure = error;
    },
  };
}
