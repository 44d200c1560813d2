// Exchanges a fresh ID token for a session cookie (O7.1-06).
import type { Answers } from '@bite/shared/api/answers';
import type { User } from '@bite/shared/identity/user.schema';
import { MINUTE } from '@bite/shared/kernel/durations';
import { isoAt } from '@bite/shared/kernel/iso-time';
import { users } from '../../collections/collections.ts';
import type { Accounts, SignedIn } from '../../ports/accounts.ts';
import type { RecordStore, RecordTransaction } from '../../ports/records.ts';
import { unauthenticated } from '../authenticate.ts';
import { withAllEnded, withEndedSession } from './ended-sessions.ts';
import { findLiveSession } from './live-session.ts';
import { MAX_USER_AGENT, sessionLifetime, sessions, sessionTokenOf } from './session-record.ts';
import { assertKnown, toSessionUser } from './session-user.ts';

/** The maximum age of an ID token that starts a session. The token itself is valid for an hour. */
const FRESH = 5 * MINUTE;

export interface SignInDeps {
  accounts: Accounts;
  records: RecordStore;
  now: () => number;
}

export interface SignInRequest {
  idToken: string;
  rememberMe: boolean;
  /** The session cookie of the request: never reused, and its session is ended. */
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
 * Always starts a new session. Throws UNAUTHENTICATED for a token that is invalid, revoked or not fresh, and NOT_FOUND for
 * a person without a user record. An inactive person is signed in, so that a screen can say so.
 */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<BegunSession> {
  const { accounts } = deps;
  const signedIn = await accounts.verifyIdToken(request.idToken);
  const now = deps.now();
  if (!signedIn || now - signedIn.signedInAt > FRESH) throw unauthenticated();
  const { uid } = signedIn.account;
  assertProofStands(await findLiveSession(deps, uid, signedIn.session?.sessionToken), signedIn);
  const lifetime = sessionLifetime(request.rememberMe);
  const cookie = await accounts.createSessionCookie(request.idToken, lifetime);
  if (cookie === undefined) throw unauthenticated();
  const begun = await begin(deps, { signedIn, cookie, lifetime, now }, request);
  const sessionToken = sessionTokenOf(cookie);
  const { startedAt, expiresAt } = begun;
  const customToken = await accounts.createCustomToken(uid, { sessionToken, startedAt, expiresAt });
  const answer = {
    user: toSessionUser(signedIn.account, begun.user),
    sessionToken,
    expiresAt,
    customToken,
  };
  return { answer, cookie, lifetime };
}

interface Beginning {
  signedIn: SignedIn;
  cookie: string;
  lifetime: number;
  now: number;
}

/** Stores the session, ends the previous one, and records the sign-in, which does not count as a change of the record. */
async function begin(
  { records }: SignInDeps,
  { signedIn, cookie, lifetime, now }: Beginning,
  request: SignInRequest,
): Promise<{ user: User; startedAt: string; expiresAt: string }> {
  const { uid } = signedIn.account;
  const sessionToken = sessionTokenOf(cookie);
  const userAgent = request.userAgent?.slice(0, MAX_USER_AGENT);
  return records.transact(async (transaction) => {
    // Checked again in the transaction, since all sessions may have been ended meanwhile.
    const live = { records: transaction, now: () => now };
    const found = await findLiveSession(live, uid, signedIn.session?.sessionToken);
    const known = withRevocation(assertProofStands(found, signedIn), signedIn);
    const replaced = await findReplaced(transaction, request.cookie, sessionToken);
    const other =
      replaced && replaced.session.uid !== uid
        ? await transaction.get(users, replaced.session.uid)
        : undefined;
    const startedAt = startAfter(known, now);
    const expiresAt = isoAt(now + lifetime);
    const ending = (user: User) =>
      replaced ? withEndedSession(user, replaced.sessionToken, replaced.session, now) : user;
    const user = { ...(replaced?.session.uid === uid ? ending(known) : known), lastLogin: isoAt(now) };
    if (replaced) transaction.delete(sessions, replaced.sessionToken);
    if (other) transaction.set(users, other.uid, ending(other));
    transaction.set(sessions, sessionToken, {
      uid,
      createdAt: startedAt,
      expiresAt,
      ...(userAgent && { userAgent }),
    });
    transaction.set(users, uid, user);
    return { user, startedAt, expiresAt };
  });
}

/**
 * The person's user record. Throws NOT_FOUND if there is none, and UNAUTHENTICATED if the session that handed the sign-in
 * over has ended, or all sessions have ended since the password was typed. Firebase stores that time in whole seconds: a
 * sign-in within the second in which all were ended counts as before (`waitUntilSignInCounts`).
 */
function assertProofStands(
  { user, session }: Awaited<ReturnType<typeof findLiveSession>>,
  proof: SignedIn,
): User {
  const known = assertKnown(user);
  const { revokedAt } = known;
  const stands = proof.session
    ? session !== undefined && proof.session.isHandOver
    : revokedAt === undefined || proof.signedInAt > Date.parse(revokedAt);
  if (!stands) throw unauthenticated();
  return known;
}

/** The session of the browser's previous cookie. */
async function findReplaced(
  transaction: Pick<RecordTransaction, 'get'>,
  cookie: string | undefined,
  current: string,
) {
  const sessionToken = cookie === undefined ? current : sessionTokenOf(cookie);
  if (sessionToken === current) return undefined;
  const session = await transaction.get(sessions, sessionToken);
  return session && { sessionToken, session };
}

/**
 * Firebase revokes tokens when a password is reset, which the security rules do not see: the next sign-in copies it to the
 * user record.
 */
function withRevocation(user: User, { validSince }: SignedIn): User {
  const { lastLogin } = user;
  if (validSince === undefined || lastLogin === undefined || Date.parse(lastLogin) >= validSince) return user;
  return withAllEnded(user, isoAt(validSince - 1));
}

/** Later than all ended sessions, whatever the clocks of the instances. */
const startAfter = ({ revokedAt }: User, now: number): string =>
  isoAt(revokedAt === undefined ? now : Math.max(now, Date.parse(revokedAt) + 1));
