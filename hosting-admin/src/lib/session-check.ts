// Asks the server who is signed in, and exchanges a sign-in for a session (O4-11, O7.1-06, O7.1-08).
import type { Answers } from '@bite/shared/api/answers';
import { type Call, CallError } from '@bite/shared/api/client';
import { queryTiming } from '@bite/shared/api/query-timing';
import { readSessionAnswer, readSignInAnswer } from '@bite/shared/identity/session-answers';
import { queryOptions } from '@tanstack/react-query';
import { askAgain } from './ask-again.ts';
import { AuthError, type AuthPort } from './ports.ts';
import { isUnended, noteEnded, ownSession, rememberSession } from './session-memory.ts';

export type SessionUser = Answers['getSession']['user'];

export type SessionCheck =
  | { state: 'valid'; user: SessionUser }
  | { state: 'none' }
  /** A valid sign-in without a user record. */
  | { state: 'noRecord' }
  /** The server could not be reached. */
  | { state: 'unanswered' };

export const RETRY_DELAY = 500;
export const SESSION_KEY = 'session';

export const NO_SESSION: SessionCheck = { state: 'none' };

/** @param uid The client's own user, whose token is sent; without one only the cookie. */
export const sessionQuery = (call: Call, uid: string | undefined) =>
  queryOptions({
    queryKey: [SESSION_KEY, uid ?? null],
    queryFn: () => (uid === undefined ? checkCookie(call) : checkSession(call)),
    // If this device has started no session, there is probably none, and nobody should wait for that answer.
    placeholderData: () =>
      uid === undefined && !ownSession(localStorage, Date.now()) ? NO_SESSION : undefined,
    ...queryTiming.session,
    staleTime: ({ state }) => (state.data?.state === 'valid' ? queryTiming.session.staleTime : 0),
    // Notices without a reload that the session was ended from another device.
    refetchInterval: queryTiming.session.staleTime,
    networkMode: 'always',
    refetchOnReconnect: true,
    structuralSharing: (before, now) => lastKnown(before as SessionCheck | undefined, now as SessionCheck),
  });

/** A temporary loss of connection signs nobody out and removes no permissions. */
const lastKnown = (before: SessionCheck | undefined, now: SessionCheck): SessionCheck =>
  now.state === 'unanswered' && before?.state === 'valid' ? before : now;

/** A session that could not be ended at sign-out is not used any more. */
async function checkCookie(call: Call): Promise<SessionCheck> {
  if (isUnended(localStorage)) {
    try {
      await call('signOut', { body: {} });
      noteEnded(localStorage);
    } catch {
      return NO_SESSION;
    }
  }
  return checkSession(call);
}

/** "Not signed in" is an answer; anything else is tried once more and then thrown (O4-11). */
const checkSession = (call: Call): Promise<SessionCheck> =>
  askAgain(() => askForSession(call), { tries: 2, pause: RETRY_DELAY });

async function askForSession(call: Call): Promise<SessionCheck> {
  try {
    const answer = await call('getSession');
    readSessionAnswer(answer);
    return { state: 'valid', user: answer.user };
  } catch (error) {
    const told = error instanceof CallError && meaningOf(error);
    if (told) return { state: told };
    throw error;
  }
}

function meaningOf({ code, status }: CallError): Exclude<SessionCheck['state'], 'valid'> | undefined {
  if (status === 401) return 'none';
  if (status === 404) return 'noRecord';
  return status === 403 || code === 'NETWORK' ? 'unanswered' : undefined;
}

/**
 * Exchanges the client's sign-in for a session cookie. Returns undefined if there is no user record; otherwise throws a CallError
 * or an AuthError.
 */
export async function openSession(
  { auth, call }: { auth: AuthPort; call: Call },
  rememberMe: boolean,
): Promise<SessionUser | undefined> {
  const idToken = await auth.token(false);
  if (idToken === undefined) throw new AuthError('unknown', 'The sign-in did not last.');
  try {
    const answer = await call('signIn', { body: { idToken, rememberMe } });
    readSignInAnswer(answer);
    rememberSession(localStorage, answer, rememberMe);
    await joinSession(auth, answer.customToken, rememberMe);
    return answer.user;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

/** From here on the client's tokens belong to the session and end with it. If that fails, the cookie signs it in again. */
async function joinSession(
  auth: AuthPort,
  customToken: string | undefined,
  rememberMe: boolean,
): Promise<void> {
  try {
    if (customToken !== undefined) await auth.signInWithToken(customToken, rememberMe);
  } catch {
    await auth.signOut();
  }
}
