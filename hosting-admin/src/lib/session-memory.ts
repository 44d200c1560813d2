// What the device remembers of its session, whose cookie no page can read: which one it is, and whether it failed to end at
// sign-out.
import type { Answers } from '@bite/shared/api/answers';

interface OwnSession extends Pick<Answers['signIn'], 'sessionToken' | 'expiresAt'> {
  uid: string;
  rememberMe: boolean;
}

const CURRENT = 'bite-session';
const TAB_USER = 'bite-tab-user';
const UNENDED = 'signout-unfinished';

/** A new session: what was left of the one before it does not matter any more. */
export function rememberSession(
  storage: Storage,
  { user, sessionToken, expiresAt }: Answers['signIn'],
  rememberMe: boolean,
): void {
  const session: OwnSession = { uid: user.uid, sessionToken, expiresAt, rememberMe };
  storage.setItem(CURRENT, JSON.stringify(session));
  storage.removeItem(UNENDED);
}

/** The session that this device began, if its time is not over; whether it was ended since, the server knows. */
export function ownSession(storage: Storage, now: number): OwnSession | undefined {
  try {
    const session = JSON.parse(storage.getItem(CURRENT) ?? '{}') as Partial<OwnSession>;
    const { uid, sessionToken, expiresAt, rememberMe = false } = session;
    if (uid === undefined || sessionToken === undefined || expiresAt === undefined) return undefined;
    return Date.parse(expiresAt) > now ? { uid, sessionToken, expiresAt, rememberMe } : undefined;
  } catch {
    return undefined;
  }
}

/** Whom this tab shows, so that it is not taken for somebody who has signed in meanwhile in another one. */
export const noteTabUser = (storage: Storage, uid: string): void => storage.setItem(TAB_USER, uid);

/** Whom the session cookie most likely names, where this tab may go by it: before its own client can say, or without one. */
export function expectedUser(device: Storage, tab: Storage, now: number): string | undefined {
  const uid = ownSession(device, now)?.uid;
  const shown = tab.getItem(TAB_USER) ?? uid;
  return uid === shown && !isUnended(device) ? uid : undefined;
}

/** Signing out could not end it, as without a connection: the cookie is not to be trusted until the server has. */
export const noteUnended = (storage: Storage): void => storage.setItem(UNENDED, '1');
export const isUnended = (storage: Storage): boolean => storage.getItem(UNENDED) !== null;
export const noteEnded = (storage: Storage): void => storage.removeItem(UNENDED);
