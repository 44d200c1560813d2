// People who can sign in, in memory: accounts, records and a clock that tests may move.
import { type User, user } from '@bite/shared/identity/user.schema';
import { users } from '../records/collections.ts';
import { type MemoryAccounts, memoryAccounts } from './memory-accounts.ts';
import { type MemoryRecords, memoryRecords } from './memory-records.ts';

export const NOW = Date.parse('2026-06-10T22:00:00Z');
const EPOCH = '2026-01-01T00:00:00.000Z';

export interface MemoryIdentity {
  accounts: MemoryAccounts;
  records: MemoryRecords;
  clock: { now: number };
  now: () => number;
  ownHosts: readonly string[];
  /** Somebody with an account and an active record. */
  put(uid: string, change?: Partial<User>): User;
}

export function memoryIdentity(ownHosts: readonly string[] = ['admin.bite.example']): MemoryIdentity {
  const clock = { now: NOW };
  const now = () => clock.now;
  const accounts = memoryAccounts(now);
  const records = memoryRecords();
  return {
    accounts,
    records,
    clock,
    now,
    ownHosts,
    put(uid, change = {}) {
      const { email } = accounts.put({ uid });
      const whole = { ...user.parse({ uid, email, createdAt: EPOCH, updatedAt: EPOCH }), ...change };
      records.put(users, uid, whole);
      return whole;
    },
  };
}
