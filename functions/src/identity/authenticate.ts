// Who is calling: looked up on every request, so that a dismissal holds for the next one.
//
// Where an Authorization header is sent, it alone counts. A bearer token that has gone bad is refused even beside a good
// session cookie, since the two may belong to different people.
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Account, Accounts } from '../ports/accounts.ts';
import type { RecordReader } from '../ports/records.ts';
import { users } from '../records/collections.ts';
import { assertOwnPage } from './own-pages.ts';
import { type CallerSession, type Proof, sessionCookieOf } from './proof.ts';
import { isOver, sessions, sessionTokenOf } from './sessions/session-record.ts';

export interface AuthenticateDeps {
  accounts: Pick<Accounts, 'verifyIdToken' | 'verifySessionCookie'>;
  records: Pick<RecordReader, 'get'>;
  /** Hosts of ours, with their ports, besides the one that is called. */
  ownHosts: readonly string[];
  now: () => number;
}

export interface SignedInCaller {
  account: Account;
  session: CallerSession;
}

/** The same words for every missing, bad, expired or revoked proof. */
export const unauthenticated = (): DomainError =>
  new DomainError('UNAUTHENTICATED', 'Please sign in to access this page.');

/** Undefined for whoever proves nothing. Throws FORBIDDEN where a cookie is used from elsewhere, and UNAVAILABLE. */
export async function identify(deps: AuthenticateDeps, proof: Proof): Promise<SignedInCaller | undefined> {
  const authorization = proof.header('authorization');
  if (authorization !== undefined) return byIdToken(deps, authorization);
  const cookie = sessionCookieOf(proof.header('cookie'));
  if (cookie === undefined) return undefined;
  if (proof.method !== 'GET' && proof.method !== 'HEAD') assertOwnPage(proof, deps.ownHosts);
  return bySessionCookie(deps, cookie);
}

async function byIdToken({ accounts }: AuthenticateDeps, authorization: string) {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const signedIn = token && (await accounts.verifyIdToken(token));
  return signedIn ? { account: signedIn.account, session: { via: 'bearer' } as const } : undefined;
}

async function bySessionCookie({ accounts, records, now }: AuthenticateDeps, cookie: string) {
  const sessionToken = sessionTokenOf(cookie);
  const [signedIn, session] = await Promise.all([
    accounts.verifySessionCookie(cookie),
    records.get(sessions, sessionToken),
  ]);
  const isLive = signedIn && session?.uid === signedIn.account.uid && !isOver(session, now());
  return isLive
    ? { account: signedIn.account, session: { via: 'cookie', sessionToken } as const }
    : undefined;
}

/** Whoever has a valid sign-in, and their record if there is one. Throws UNAUTHENTICATED. */
export async function authenticate(
  deps: AuthenticateDeps,
  proof: Proof,
): Promise<SignedInCaller & { user: User | undefined }> {
  const caller = await identify(deps, proof);
  if (!caller) throw unauthenticated();
  return { ...caller, user: await deps.records.get(users, caller.account.uid) };
}

/** The active user who calls. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function authenticateStaff(
  deps: AuthenticateDeps,
  proof: Proof,
): Promise<{ user: User; session: CallerSession }> {
  const { user, session } = await authenticate(deps, proof);
  if (!user?.isActive)
    throw new DomainError('FORBIDDEN', 'Your account is not active. Ask an administrator of your business.');
  return { user, session };
}
