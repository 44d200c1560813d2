// Signs out: the session, the browser's storage, then the authentication service (O4-12). Tells other apps by a storage event
// (O4-13) and this app's other tabs by a BroadcastChannel, since they ignore storage events of their own origin; and follows
// the sign-outs of others (O9-24).
import {
  LOGOUT_FLAG_LIFETIME,
  REDIRECT_DELAY,
  readSignOutEvent,
  SIGN_OUT_EVENT_LIFETIME,
  type SignOutEvent,
  shouldSignOut,
} from '@bite/shared/shell/sign-out';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useSession } from '../../../lib/session.tsx';
import { SIGN_IN_PATH } from '../sign-in/return-path.ts';
import { clearLocalSession, useEndSession } from './end-session.ts';

/** Cleans up and leaves even where signing out itself fails. */
export function useSignOut(): () => Promise<void> {
  const { authUrl, visit } = usePorts();
  const { setLeaving } = useSession();
  const endSession = useEndSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    setLeaving(true);
    await endSession();
    broadcastSignOut(localStorage, location.origin);
    setTimeout(() => {
      if (authUrl === undefined) void navigate(SIGN_IN_PATH, { replace: true });
      else visit(authUrl);
    }, REDIRECT_DELAY);
    setTimeout(() => setLeaving(false), LOGOUT_FLAG_LIFETIME);
  }, [authUrl, visit, setLeaving, endSession, navigate]);
}

export function FollowSignOuts() {
  const platform = usePorts();
  const queryClient = useQueryClient();
  const endSession = useEndSession();
  const { session, isLeaving } = useSession();
  const isIn = session.phase === 'signedIn' || session.phase === 'incomplete';
  const mayFollow = useRef(false);
  useEffect(() => {
    mayFollow.current = isIn && !isLeaving;
  }, [isIn, isLeaving]);
  useEffect(
    () =>
      listenForSignOut(location.origin, {
        elsewhere: () => mayFollow.current && void endSession(),
        otherTab: () => mayFollow.current && void clearLocalSession(platform, queryClient),
      }),
    [platform, queryClient, endSession],
  );
  return null;
}

export const SIGN_OUT_KEY = 'signout';
export const SIGN_OUT_CHANNEL = 'signout';

export function broadcastSignOut(storage: Storage, origin: string, now = Date.now()): void {
  const event: SignOutEvent = { type: 'signout', origin, at: now };
  const text = JSON.stringify(event);
  storage.setItem(SIGN_OUT_KEY, text);
  setTimeout(() => {
    if (storage.getItem(SIGN_OUT_KEY) === text) storage.removeItem(SIGN_OUT_KEY);
  }, SIGN_OUT_EVENT_LIFETIME);
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
  channel.postMessage('signout');
  channel.close();
}

interface Listener {
  /** An app of another origin has signed out. */
  elsewhere: () => void;
  /** Another tab of this app has. */
  otherTab: () => void;
}

/** Returns the function that stops listening. */
export function listenForSignOut(origin: string, { elsewhere, otherTab }: Listener): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const event = key === SIGN_OUT_KEY ? readSignOutEvent(newValue) : undefined;
    if (event && shouldSignOut(event, origin, Date.now())) elsewhere();
  };
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
  channel.onmessage = otherTab;
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
    channel.close();
  };
}
