// A diner who is signed in, in memory.
import { type Customer, customer } from '@bite/shared/diners/customer.schema';
import { customers } from '../diners/customers.ts';
import { dinerSessions, dinerSessionTokenOf, newDinerCookie } from '../diners/diner-session.ts';
import type { MemoryRecords } from './memory-records.ts';

export const DINER = { uid: 'diner', email: 'diner@example.com' } as const;

/** Stores the customer, unless there is one, and a session that begins now. Returns the value of its cookie. */
export function signedInDiner(
  records: MemoryRecords,
  now: number,
  { uid, email }: Pick<Customer, 'uid' | 'email'> = DINER,
): string {
  const at = new Date(now).toISOString();
  if (!Object.hasOwn(records.documents(), `${customers.path}/${uid}`))
    records.put(customers, uid, customer.parse({ uid, email, createdAt: at, updatedAt: at }));
  const cookie = newDinerCookie();
  const expiresAt = new Date(now + 3_600_000).toISOString();
  const session = { uid, host: 'bella.example', createdAt: at, expiresAt };
  records.put(dinerSessions, dinerSessionTokenOf(cookie), session);
  return cookie;
}
