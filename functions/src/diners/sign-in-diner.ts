// Begins a diner's session by a mailed code or link. The first sign-in makes the customer: there is nothing to sign up for.
import type { Customer, DinerProfile } from '@bite/shared/diners/customer.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { isOver, MAX_USER_AGENT, sessionLifetime } from '../identity/sessions/session-record.ts';
import type { RecordStore, RecordTransaction } from '../ports/records.ts';
import { customers, findCustomer, profileOf } from './customers.ts';
import { type DinerSession, dinerSessions, dinerSessionTokenOf, newDinerCookie } from './diner-session.ts';
import { MOST_MISTAKES, readProof, type SignInCode, type SignInProof, signInCodes } from './sign-in-code.ts';

export interface SignInDinerDeps {
  records: Pick<RecordStore, 'transact'>;
  newGuid: () => string;
  now: () => number;
}

export interface DinerSignIn {
  proof: SignInProof;
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

const WRONG = 'This code is not right. Please check the newest mail, or ask for another code.';
const USED_UP = 'This code is not valid any more. Please ask for another one.';

/** Throws UNAUTHENTICATED, with one message for all that is over, used or unknown. */
export async function signInDiner(deps: SignInDinerDeps, request: DinerSignIn): Promise<BegunDinerSession> {
  const cookie = newDinerCookie();
  const lifetime = sessionLifetime(request.rememberMe);
  const found = await deps.records.transact((transaction) =>
    begin(deps, transaction, request, { cookie, lifetime }),
  );
  if (typeof found === 'string') throw new DomainError('UNAUTHENTICATED', found);
  return { diner: profileOf(found), cookie, lifetime };
}

/** The customer, or why not. A mistake is counted, so it must not fail the transaction. */
async function begin(
  deps: SignInDinerDeps,
  transaction: RecordTransaction,
  request: DinerSignIn,
  { cookie, lifetime }: { cookie: string; lifetime: number },
): Promise<Customer | string> {
  const now = deps.now();
  const { id, proves } = readProof(request.proof);
  const code = await transaction.get(signInCodes, id);
  if (!code || isOver(code, now) || code.mistakes >= MOST_MISTAKES) return USED_UP;
  if (!proves(code)) return countMistake(transaction, id, code);
  const known = await findCustomer(transaction, code.email);
  const customer = known ?? newCustomer(deps.newGuid(), code.email, now);
  transaction.delete(signInCodes, id);
  if (!known) transaction.create(customers, customer.uid, customer);
  if (request.cookie !== undefined) transaction.delete(dinerSessions, dinerSessionTokenOf(request.cookie));
  transaction.create(
    dinerSessions,
    dinerSessionTokenOf(cookie),
    newSession(customer, request, now, lifetime),
  );
  return customer;
}

function countMistake(transaction: RecordTransaction, id: string, code: SignInCode): string {
  const mistakes = code.mistakes + 1;
  transaction.set(signInCodes, id, { ...code, mistakes });
  return mistakes < MOST_MISTAKES ? WRONG : USED_UP;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

function newCustomer(uid: string, email: string, now: number): Customer {
  const at = iso(now);
  return { uid, email, name: '', phone: '', addresses: [], marketing: {}, createdAt: at, updatedAt: at };
}

/** Begins later than all that were ended, whatever the clocks of the instances. */
function newSession(
  { uid, revokedAt }: Customer,
  { host, userAgent }: DinerSignIn,
  now: number,
  lifetime: number,
): DinerSession {
  const startedAt = revokedAt === undefined ? now : Math.max(now, Date.parse(revokedAt) + 1);
  return {
    ...{ uid, host, createdAt: iso(startedAt), expiresAt: iso(now + lifetime) },
    ...(userAgent && { userAgent: userAgent.slice(0, MAX_USER_AGENT) }),
  };
}
