// Authenticates the caller on every request, so that a dismissal takes effect with the next one. An Authorization header wins:
// an invalid bearer token is refused even with a valid session cookie, since the two may belong to different
// people.
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Account, Accounts } from '../ports/accounts.ts';
import { type CallerSession, type Credentials, sessionCookieOf } from './credentials.ts';
import { assertSameSite } from './same-site.ts';
import { findLiveSession, type LiveSessionDeps } from './sessions/live-session.ts';
import { sessionTokenOf } from './sessions/session-record.ts';
import { hasEmailOfRecord } from './verified-email.ts';

export interface AuthenticateDeps extends LiveSessionDeps {
  accounts: Pick<Accounts, 'verifyIdToken' | 'verifySessionCookie'>;
  /** Our own hosts, with ports, besides the one that is called. */
  ownHosts: readonly string[];
}

export interface AuthenticatedCaller {
  account: Account;
  /** Undefined if there is no user record. */
  user: User | undefined;
  /** Undefined for the ID token of somebody who has signed in to Firebase and has no session yet. */
  session: CallerSession | undefined;
}

export interface SignedInCaller extends AuthenticatedCaller {
  session: CallerSession;
}

/** What the headers prove. */
interface Evidence {
  account: Account;
  via: CallerSession['via'];
  sessionToken: string | undefined;
}

/** The same error for every missing, invalid, expired or revoked credential. */
export const unauthenticated = (): DomainError =>
  new DomainError('UNAUTHENTICATED', 'Please sign in to access this page.');

/** Undefined without credentials. Throws FORBIDDEN if a foreign page sent the cookie, and UNAVAILABLE. */
export async function identify(
  deps: AuthenticateDeps,
  proof: Credentials,
): Promise<AuthenticatedCaller | undefined> {
  const evidence = await evidenceOf(deps, proof);
  if (!evidence) return undefined;
  const { account, via, sessionToken } = evidence;
  const { user, session } = await findLiveSession(deps, account.uid, sessionToken);
  if (session) return { account, user, session: { via, ...session } };
  return sessionToken === undefined ? { account, user, session: undefined } : undefined;
}

async function evidenceOf(deps: AuthenticateDeps, proof: Credentials): Promise<Evidence | undefined> {
  const authorization = proof.header('authorization');
  if (authorization !== undefined) return byIdToken(deps, authorization);
  const cookie = sessionCookieOf(proof.header('cookie'));
  if (cookie === undefined) return undefined;
  if (proof.method !== 'GET' && proof.method !== 'HEAD') assertSameSite(proof, deps.ownHosts);
  const signedIn = await deps.accounts.verifySessionCookie(cookie);
  return signedIn && { account: signedIn.account, via: 'cookie', sessionToken: sessionTokenOf(cookie) };
}

async function byIdToken(
  { accounts }: AuthenticateDeps,
  authorization: string,
): Promise<Evidence | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const signedIn = token ? await accounts.verifyIdToken(token) : undefined;
  return (
    signedIn && {
      account: signedIn.account,
      via: 'bearer',
      sessionToken: signedIn.session?.sessionToken,
    }
  );
}

/** Requires a valid sign-in, with or without a session. Throws UNAUTHENTICATED. */
export async function authenticateAccount(
  deps: AuthenticateDeps,
  proof: Credentials,
): Promise<AuthenticatedCaller> {
  const caller = await identify(deps, proof);
  if (!caller) throw unauthenticated();
  return caller;
}

/** Requires a session. The user record is optional. Throws UNAUTHENTICATED. */
export async function authenticate(deps: AuthenticateDeps, proof: Credentials): Promise<SignedInCaller> {
  const { session, ...caller } = await authenticateAccount(deps, proof);
  if (!session) throw unauthenticated();
  return { ...caller, session };
}

const OTHER_ADDRESS =
  'You sign in with another email address than the one that was let in. Ask an administrator of your business to invite it.';

/** Requires an active user whose account still has the record's email address. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function authenticateStaff(
  deps: AuthenticateDeps,
  proof: Credentials,
): Promise<{ user: User; session: CallerSession }> {
  const { account, user, session } = await authenticate(deps, proof);
  if (!user?.isActive)
    throw new DomainError('FORBIDDEN', 'Your account is not active. Ask an administrator of your business.');
  if (!hasEmailOfRecord(user, account)) throw new DomainError('FORBIDDEN', OTHER_ADDRESS);
  return { user, session };
}
