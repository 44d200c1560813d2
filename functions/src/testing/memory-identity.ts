// People who can sign in, in memory: accounts, user records, and a clock that tests can move.
import { createHash } from 'node:crypto';
import { type User, user } from '@bite/shared/identity/user.schema';
import { users } from '../collections/collections.ts';
import type { SignedInCaller } from '../identity/authenticate.ts';
import { sessions } from '../identity/sessions/session-record.ts';
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
  /** A person with an account and an active record. */
  put(uid: string, change?: Partial<User>): User;
  /** A session of this person that begins now. */
  sessionOf(uid: string): SignedInCaller['session'];
  /** An ID token of this person in such a session. */
  tokenOf(uid: string): string;
}

export function memoryIdentity(
  ownHosts: readonly string[] = ['admin.bite.example'],
  records: MemoryRecords = memoryRecords(),
): MemoryIdentity {
  const clock = { now: NOW };
  const now = () => clock.now;
  const accounts = memoryAccounts(now);
  const sessionOf = (uid: string) => {
    const startedAt = new Date(now()).toISOString();
    const expiresAt = new Date(now() + 12 * 3_600_000).toISOString();
    const sessionToken = createHash('sha256').update(`${uid} ${startedAt}`).digest('hex');
    records.put(sessions, sessionToken, { uid, createdAt: startedAt, expiresAt });
    return { via: 'bearer' as const, sessionToken, startedAt, expiresAt };
  };
  return {
    sessionOf,
    tokenOf: (uid) => accounts.idToken(uid, now(), sessionOf(uid)),
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
