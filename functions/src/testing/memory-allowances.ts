// Allowances in memory; one object stands for the database that several instances share.
import type { Allowances } from '../ports/allowances.ts';
import { type Counted, ended, held, stillUnderWay } from '../ports/held-allowances.ts';

export interface MemoryAllowances extends Allowances {
  /** The number of calls. */
  asked(): number;
  fail(error: Error | undefined): void;
}

const nothing: Counted = { taken: 0, open: {} };

export function memoryAllowances(): MemoryAllowances {
  const counted = new Map<string, Counted>();
  const of = (key: string): Counted => counted.get(key) ?? nothing;
  let asked = 0;
  let failure: Error | undefined;
  const ask = (): void => {
    asked += 1;
    if (failure) throw failure;
  };
  return {
    async take(key, { max }, wanted) {
      ask();
      const { taken, open } = of(key);
      const given = Math.max(0, Math.min(wanted, max - taken));
      counted.set(key, { taken: taken + given, open });
      return given;
    },
    async taken(key) {
      ask();
      return of(key).taken;
    },
    async hold(allowances, hold, now) {
      ask();
      const before = allowances.map(({ key }) => of(key));
      const { answer, after } = held(allowances, before, hold, now);
      for (const [index, { key }] of allowances.entries()) {
        const each = after[index];
        if (each) counted.set(key, each);
      }
      return answer;
    },
    async endHold(allowances, id, used) {
      ask();
      for (const { key } of allowances) {
        const after = ended(of(key), id, used);
        if (after) counted.set(key, after);
      }
    },
    async underWay(key, now) {
      ask();
      return Object.keys(stillUnderWay(of(key).open, now));
    },
    asked: () => asked,
    fail(error) {
      failure = error;
    },
  };
}
