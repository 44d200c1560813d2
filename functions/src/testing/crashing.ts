// Makes ports fail at a chosen step, before a call or after it has written, as if the process ended there.
import type { Accounts } from '../ports/accounts.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordStore } from '../ports/records.ts';

interface Ports {
  records: RecordStore;
  ids: Ids;
  accounts: Accounts;
}

type Call = (...parts: never[]) => Promise<unknown>;

export interface Crashing {
  /** From now on, the nth step fails; the first is 1. */
  at(step: number): void;
  /** Stops failing. Returns whether a step has failed. */
  stop(): boolean;
}

/** Modifies these ports in place, so that everything that holds them is affected. */
export function crashing({ records, ids, accounts }: Ports): Crashing {
  let failing = Number.POSITIVE_INFINITY;
  let calls = 0;
  const step = (): void => {
    calls += 1;
    if (calls === failing) throw new Error('the process ended');
  };
  const intercept = (port: object, names: readonly string[], doesWrite: boolean): void => {
    const methods = port as Record<string, Call>;
    for (const name of names) {
      const original = methods[name] as Call;
      methods[name] = async (...parts) => {
        step();
        const result = await original(...parts);
        if (doesWrite) step();
        return result;
      };
    }
  };
  intercept(records, ['get', 'find'] satisfies (keyof RecordStore)[], false);
  intercept(records, ['transact'] satisfies (keyof RecordStore)[], true);
  intercept(ids, ['next', 'reserve'] satisfies (keyof Ids)[], true);
  intercept(accounts, ['findByEmail', 'verificationCode'] satisfies (keyof Accounts)[], false);
  intercept(accounts, ['create', 'update'] satisfies (keyof Accounts)[], true);
  return {
    at(nth) {
      calls = 0;
      failing = nth;
    },
    stop() {
      const wasReached = calls >= failing;
      failing = Number.POSITIVE_INFINITY;
      return wasReached;
    },
  };
}
