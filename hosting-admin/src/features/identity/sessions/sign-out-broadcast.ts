// Broadcasts a sign-out: to other apps by a storage event (O4-13), to this app's other tabs by a BroadcastChannel, since
// they ignore events of their own origin.
import {
  readSignOutEvent,
  SIGN_OUT_EVENT_LIFETIME,
  type SignOutEvent,
  shouldSignOut,
} from '@bite/shared/shell/sign-out';

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
