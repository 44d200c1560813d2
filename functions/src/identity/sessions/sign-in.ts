// Exchanges a fresh ID token for a session cookie (O7.1-06, decisions 14).
import type { Answers } from '@bite/shared/api/answers';
import type { Accounts } from '../../ports/accounts.ts';
import type { RecordStore } from '../../ports/records.ts';
import { users } from '../../records/collections.ts';
import { unauthenticated } from '../authenticate.ts';
import { sessions, sessionTokenOf } from './session-record.ts';
import { assertKnown, toSessionUser } from './session-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An ID token lives for an hour; what opens a session must have been typed just now. */
const FRESH = 5 * MINUTE;
const REMEMBERED = 14 * DAY;
const FORGOTTEN = 12 * HOUR;

const MAX_USER_AGENT = 200;

export interface SignInDeps {
  accounts: Accounts;
  records: RecordStore;
  now: () => number;
}

export interface SignInRequest {
  idToken: string;
  rememberMe: boolean;
  /** The session cookie that came with the request: never adopted, and its session is ended. */
  cookie: string | undefined;
  userAgent: string | undefined;
}

export interface BegunSession {
  answer: Answers['signIn'];
  cookie: string;
  /** In milliseconds. */
  lifetime: number;
}

/**
 * A new session each time. Throws UNAUTHENTICATED for a token that is invalid, revoked or not fresh, and NOT_FOUND for
 * someone without a record. Someone inactive is signed in, to be told so.
 */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<BegunSession> {
  const { accounts, records } = deps;
  const signedIn = await accounts.verifyIdToken(request.idToken);
  const now = deps.now();
  if (!signedIn || now - signedIn.signedInAt > FRESH) throw unauthenticated();
  const { account } = signedIn;
  assertKnown(await records.get(users, account.uid));
  const lifetime = request.rememberMe ? REMEMBERED : FORGOTTEN;
  const cookie = await accounts.createSessionCookie(request.idToken, lifetime);
  if (cookie === undefined) throw unauthenticated();
  const customToken = await accounts.createCustomToken(account.uid);
  const began = { cookie, createdAt: iso(now), expiresAt: iso(now + lifetime) };
  const user = await keep(records, account.uid, began, request);
  const answer = {
    user: toSessionUser(account, user),
    sessionToken: sessionTokenOf(cookie),
    expiresAt: began.expiresAt,
    customToken,
  };
  return { answer, cookie, lifetime };
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Stores the session, ends the one before it, and notes the sign-in; the record counts as unchanged otherwise. */
async function keep(
  records: RecordStore,
  uid: string,
  { cookie, createdAt, expiresAt }: { cookie: string; createdAt: string; expiresAt: string },
  request: SignInRequest,
) {
  const sessionToken = sessionTokenOf(cookie);
  const before = request.cookie === undefined ? undefined : sessionTokenOf(request.cookie);
  const userAgent = request.userAgent?.slice(0, MAX_USER_AGENT);
  return records.transact(async (transaction) => {
    const user = { ...assertKnown(await transaction.get(users, uid)), lastLogin: createdAt };
    if (before !== undefined && before !== sessionToken) transaction.delete(sessions, before);
    transaction.set(sessions, sessionToken, {
      uid,
      createdAt,
      expiresAt,
      ...(userAgent && { userAgent }),
    });
    transaction.set(users, uid, user);
    return user;
  });
}
