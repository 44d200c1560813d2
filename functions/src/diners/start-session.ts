// Begins a diner's session for whom a sign-in has proven.
import type { Customer, DinerProfile } from '@bite/shared/diners/customer.schema';
import { isoAt } from '@bite/shared/kernel/iso-time';
import { MAX_USER_AGENT, sessionLifetime } from '../identity/sessions/session-record.ts';
import type { RecordStore, RecordTransaction } from '../ports/records.ts';
import { profileOf } from './customers.ts';
import { type DinerSession, dinerSessions, dinerSessionTokenOf, newDinerCookie } from './diner-session.ts';

export interface SignInDinerDeps {
  records: Pick<RecordStore, 'transact'>;
  newGuid: () => string;
  now: () => number;
}

export interface SessionWish {
  rememberMe: boolean;
  /** The browser's previous cookie: its session ends. */
  cookie: string | undefined;
  host: string;
  userAgent: string | undefined;
}

export interface BegunDinerSession {
  diner: DinerProfile;
  cookie: string;
  /** In milliseconds. */
  lifetime: number;
}

/**
 * In one transaction with what proves who it is.
 * @param prove Reads, writes what it uses up, and returns the customer or, as text, why nobody is signed in: what it wrote then stays.
 */
export async function startSession(
  { records, now }: SignInDinerDeps,
  wish: SessionWish,
  prove: (transaction: RecordTransaction) => Promise<Customer | string>,
): Promise<BegunDinerSession | string> {
  const cookie = newDinerCookie();
  const lifetime = sessionLifetime(wish.rememberMe);
  const found = await records.transact(async (transaction) => {
    const customer = await prove(transaction);
    if (typeof customer === 'string') return customer;
    if (wish.cookie !== undefined) transaction.delete(dinerSessions, dinerSessionTokenOf(wish.cookie));
    const session = newSession(customer, wish, now(), lifetime);
    transaction.create(dinerSessions, dinerSessionTokenOf(cookie), session);
    return customer;
  });
  return typeof found === 'string' ? found : { diner: profileOf(found), cookie, lifetime };
}

/** Begins later than all that were ended, whatever the clocks of the instances. */
function newSession(
  { uid, revokedAt }: Customer,
  { host, userAgent }: SessionWish,
  now: number,
  lifetime: number,
): DinerSession {
  const startedAt = revokedAt === undefined ? now : Math.max(now, Date.parse(revokedAt) + 1);
  return {
    ...{ uid, host, createdAt: isoAt(startedAt), expiresAt: isoAt(now + lifetime) },
    ...(userAgent && { userAgent: userAgent.slice(0, MAX_USER_AGENT) }),
  };
}
