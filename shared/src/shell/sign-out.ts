// What signing out clears, and how other sites of ours learn of it (O4-12, O4-13, O9-17, O9-24). Milliseconds.
import { THEME_KEY } from './theme.ts';

export const REDIRECT_DELAY = 100;
/** How long a sign-out counts as under way. */
export const LOGOUT_FLAG_LIFETIME = 2000;
/** When the event is taken out of the storage again. */
export const SIGN_OUT_EVENT_LIFETIME = 1000;
/** An event older than this is ignored. */
export const SIGN_OUT_EVENT_MAX_AGE = 5000;

const clearedParts = ['selected_', 'bite', 'auth', 'user', 'token', 'session'];

/** Does a storage key go with the session? The theme stays. */
export function isClearedOnSignOut(key: string): boolean {
  const name = key.toLowerCase();
  return name !== THEME_KEY && clearedParts.some((part) => name.includes(part));
}

export interface SignOutEvent {
  type: 'signout';
  /** Of the app that signed out. */
  origin: string;
  at: number;
}

/** The event as it stands in the storage; undefined for anything else. */
export function readSignOutEvent(text: string | null): SignOutEvent | undefined {
  try {
    const { type, origin, at } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return type === 'signout' && typeof origin === 'string' && typeof at === 'number'
      ? { type, origin, at }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Does the app at `origin` follow? Not its own event, and none older than five seconds. */
export function shouldSignOut(event: SignOutEvent, origin: string, now: number): boolean {
  return event.origin !== origin && now - event.at <= SIGN_OUT_EVENT_MAX_AGE;
}

/** @param startedAt When signing out began, if it did. */
export function isLoggingOut(startedAt: number | undefined, now: number): boolean {
  return startedAt !== undefined && now - startedAt < LOGOUT_FLAG_LIFETIME;
}
