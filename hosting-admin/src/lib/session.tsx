// The session of all screens: from the client's own sign-in, or from the session cookie (O2.9-05, O4-11).
import { paths } from '@bite/shared/paths';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Account, LivePort } from './ports.ts';
import { PortsProvider, usePorts } from './ports-context.tsx';
import { usePrefetchedLists } from './prefetched-lists.ts';
import {
  openSession,
  SESSION_KEY,
  type SessionCheck,
  type SessionUser,
  sessionQuery,
} from './session-check.ts';
import { expectedUser, noteTabUser } from './session-memory.ts';

export type { SessionUser } from './session-check.ts';

export type Session =
  | { phase: 'checking' }
  /** `wasEnded`: not signed out on this device, but ended elsewhere or expired. */
  | { phase: 'signedOut'; wasEnded?: boolean }
  /** Signed in with an account without a user record: the names must still be entered. */
  | { phase: 'incomplete'; account: Account }
  /** The server could not say whether anybody is signed in. */
  | { phase: 'failed'; error: Error }
  /**
   * With an `error` the latest check failed: `user` is what the last successful one said, or, if there was none, what the
   * client's own sign-in knows.
   */
  | { phase: 'signedIn'; user: SessionUser; error?: Error | undefined };

export interface SessionValue {
  session: Session;
  /** Whether the browser's own client is signed in, too, or has failed to; it may follow later than the session. */
  isClientSettled: boolean;
  /** True from the tap on "Sign out" until it is finished; guards do not redirect meanwhile (O2.9-04). */
  isLeaving: boolean;
  setLeaving: (isLeaving: boolean) => void;
  /**
   * Runs `enter`, which signs the client in, and then starts the server's session. The screens change only when both are done.
   * Throws on failure; nobody is signed in then, unless `enter` itself succeeded.
   */
  signIn: (enter: () => Promise<void>, rememberMe: boolean) => Promise<void>;
  /** Starts the server's session again, if possible, and checks who is signed in: after a user record was created. */
  renew: () => Promise<void>;
  /** Checks with the server who is signed in. */
  refresh: () => Promise<void>;
}

export const SessionContext = createContext<SessionValue | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [isLeaving, setLeaving] = useState(false);
  const { session, isClientSettled, signIn, renew, refresh } = useSessionState(isLeaving);
  const value = useMemo(
    () => ({ session, isClientSettled, isLeaving, setLeaving, signIn, renew, refresh }),
    [session, isClientSettled, isLeaving, signIn, renew, refresh],
  );
  const platform = usePorts();
  const listening = useMemo(
    () => (isClientSettled ? platform : { ...platform, live: notYet }),
    [platform, isClientSettled],
  );
  return (
    <SessionContext value={value}>
      <PortsProvider ports={listening}>{children}</PortsProvider>
    </SessionContext>
  );
}

const nothing = () => undefined;
/** The database refuses listeners before the client is signed in. */
const notYet: LivePort = { listen: () => nothing, watch: () => nothing, follow: () => nothing };

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

type SessionState = Omit<SessionValue, 'isLeaving' | 'setLeaving'>;

function useSessionState(isLeaving: boolean): SessionState {
  const { call } = usePorts();
  const account = useAccount();
  // During sign-in the form stays until it has succeeded.
  const [frozenSession, setFrozenSession] = useState<Session>();
  const current = account === 'unknown' ? undefined : account;
  const uid = current?.uid ?? expectedUser(localStorage, sessionStorage, Date.now());
  const isAsked = !frozenSession && (account !== 'unknown' || uid !== undefined);
  const { data: check, error } = useQuery({ ...sessionQuery(call, uid), enabled: isAsked });
  const isFollowing = isAsked && account !== 'unknown';
  const isClientRefused = useClientFollowsSession(isFollowing ? check : undefined, current);
  useCacheReset(uid);
  usePrefetchedLists(isAsked ? uid : undefined, check);
  const wasEnded = useWasEnded(check, current, isLeaving);
  const session = useMemo<Session>(
    () => (isAsked ? sessionOf(account, check, error) : { phase: 'checking' }),
    [isAsked, account, check, error],
  );
  useTabUser(session);
  useWatchedSession(session.phase === 'signedIn' ? current?.uid : undefined);
  const sessionWithEnding = useMemo(
    () => (session.phase === 'signedOut' && wasEnded ? { ...session, wasEnded } : session),
    [session, wasEnded],
  );
  const isClientSettled = current !== undefined || isClientRefused;
  return {
    session: frozenSession ?? sessionWithEnding,
    isClientSettled,
    ...useSessionActions(sessionWithEnding, setFrozenSession),
  };
}

/** The browser client's account; 'unknown' until its storage has been read. */
function useAccount(): Account | undefined | 'unknown' {
  const { auth } = usePorts();
  const [account, setAccount] = useState<Account | undefined | 'unknown'>('unknown');
  useEffect(() => auth.watch(setAccount), [auth]);
  return account;
}

function sessionOf(
  account: Account | undefined | 'unknown',
  check: SessionCheck | undefined,
  error: Error | null,
): Session {
  const failure = error ?? undefined;
  if (check?.state === 'valid') return { phase: 'signedIn', user: check.user, error: failure };
  if (account === 'unknown') return { phase: 'checking' };
  if (account === undefined) {
    if (failure) return { phase: 'failed', error: failure };
    return { phase: check ? 'signedOut' : 'checking' };
  }
  if (check?.state === 'noRecord') return { phase: 'incomplete', account };
  // The client is about to be signed out.
  if (check?.state === 'none') return { phase: 'checking' };
  if (!check && !failure) return { phase: 'checking' };
  const { uid, email, displayName, emailVerified } = account;
  return {
    phase: 'signedIn',
    user: { uid, email, displayName, emailVerified, isActive: true },
    error: failure,
  };
}

/**
 * A session without a client signs the client in, which live queries need and no page waits for; a client whose session has
 * ended is signed out. Returns whether the sign-in failed.
 */
function useClientFollowsSession(check: SessionCheck | undefined, account: Account | undefined): boolean {
  const { auth, call } = usePorts();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<SessionCheck>();
  useEffect(() => {
    if (check?.state === 'none' && account) auth.signOut().catch(() => undefined);
    if (check?.state !== 'valid' || account) return undefined;
    let isOver = false;
    const enter = async () => {
      const { customToken } = await call('createClientToken');
      // Somebody may have signed out meanwhile.
      if (isOver) return;
      queryClient.setQueryData(sessionQuery(call, check.user.uid).queryKey, check);
      await auth.signInWithToken(customToken, false);
    };
    enter().catch(() => setRefused(check));
    return () => {
      isOver = true;
    };
  }, [auth, call, queryClient, check, account]);
  return refused !== undefined && refused === check;
}

/** Whether the session was ended by somebody else; until the next one begins. */
function useWasEnded(
  check: SessionCheck | undefined,
  account: Account | undefined,
  isLeaving: boolean,
): boolean {
  const [wasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (check?.state === 'valid') setEnded(false);
    else if (check?.state === 'none' && account && !isLeaving) setEnded(true);
  }, [check, account, isLeaving]);
  return wasEnded;
}

function useTabUser(session: Session): void {
  const uid = session.phase === 'signedIn' ? session.user.uid : undefined;
  useEffect(() => {
    if (uid !== undefined) noteTabUser(sessionStorage, uid);
  }, [uid]);
}

/** The person's record says when a session was ended: a listener checks at once whether it was this one. */
function useWatchedSession(uid: string | undefined): void {
  const { live } = usePorts();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    return live.watch(
      paths.user(uid),
      () => void queryClient.invalidateQueries({ queryKey: [SESSION_KEY] }, { cancelRefetch: false }),
    );
  }, [uid, live, queryClient]);
}

/** Clears cached data, so that the next person does not see it. */
export function clearScreenCache(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY });
}

function useCacheReset(uid: string | undefined): void {
  const queryClient = useQueryClient();
  const last = useRef(uid);
  useEffect(() => {
    if (last.current !== undefined && last.current !== uid) clearScreenCache(queryClient);
    last.current = uid;
  }, [queryClient, uid]);
}

function useSessionActions(
  session: Session,
  setFrozenSession: (session: Session | undefined) => void,
): Pick<SessionValue, 'signIn' | 'renew' | 'refresh'> {
  const platform = usePorts();
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const isRemembered = useRef(false);

  const open = useCallback(async () => {
    const user = await openSession(platform, isRemembered.current);
    if (!user) return;
    const { queryKey } = sessionQuery(platform.call, user.uid);
    const check: SessionCheck = { state: 'valid', user };
    queryClient.setQueryData(queryKey, check);
  }, [platform, queryClient]);

  // Running requests were sent before the change and would answer without it.
  const refresh = useCallback(async () => {
    await queryClient.cancelQueries({ queryKey: [SESSION_KEY] });
    await queryClient.invalidateQueries({ queryKey: [SESSION_KEY] });
  }, [queryClient]);

  const signIn = useCallback<SessionValue['signIn']>(
    async (enter, rememberMe) => {
      // A second tap while the first is being handled.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      isRemembered.current = rememberMe;
      setFrozenSession(session);
      try {
        await enter();
        await open().catch(async (error: unknown) => {
          await platform.auth.signOut().catch(() => undefined);
          throw error;
        });
      } finally {
        isUnderWay.current = false;
        setFrozenSession(undefined);
      }
    },
    [platform, open, session, setFrozenSession],
  );

  // An older sign-in starts no new session and needs none.
  const renew = useCallback(() => open().catch(refresh), [open, refresh]);
  return { signIn, renew, refresh };
}
