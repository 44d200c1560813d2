// What the device remembers about its session, whose cookie scripts cannot read: which one it is, and whether it could not be
// ended at sign-out.
import type { Answers } from '@bite/shared/api/answers';

interface OwnSession extends Pick<Answers['signIn'], 'sessionToken' | 'expiresAt'> {
  uid: string;
  rememberMe: boolean;
}

const CURRENT = 'bite-session';
const TAB_USER = 'bite-tab-user';
const UNENDED = 'signout-unfinished';

/** A new session: everything about the previous one is dropped. */
export function rememberSession(
  storage: Storage,
  { user, sessionToken, expiresAt }: Answers['signIn'],
  rememberMe: boolean,
): void {
  const session: OwnSession = { uid: user.uid, sessionToken, expiresAt, rememberMe };
  storage.setItem(CURRENT, JSON.stringify(session));
  storage.removeItem(UNENDED);
}

/** The session that this device started, if it has not expired; only the server knows whether it was ended since. */
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

/** The person of this tab, so that it is not confused with somebody who signed in meanwhile in another tab. */
export const noteTabUser = (storage: Storage, uid: string): void => storage.setItem(TAB_USER, uid);

/** The person of the session cookie, most likely, if this tab may rely on it before or without its client. */
export function expectedUser(device: Storage, tab: Storage, now: number): string | undefined {
  const uid = ownSession(device, now)?.uid;
  const shown = tab.getItem(TAB_USER) ?? uid;
  return uid === shown && !isUnended(device) ? uid : undefined;
}

/** Sign-out could not end it, for example without a connection: the cookie must not be used until the server has ended it. */
export const noteUnended = (storage: Storage): void => storage.setItem(UNENDED, '1');
export const isUnended = (storage: Storage): boolean => storage.getItem(UNENDED) !== null;
export const noteEnded = (storage: Storage): void => storage.removeItem(UNENDED);
