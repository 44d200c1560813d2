// What the screens need from outside, as types. src/app/platform.ts meets them with Firebase; tests with memory.

import type { Call } from '@bite/shared/api/client';
import type { Environment } from '@bite/shared/shell/environments';
import type { Chime } from './chime.ts';
import type { Clock } from './clock.ts';

/** Whom the browser's own client is signed in as. What the server knows of them is the session's user. */
export interface Account {
  uid: string;
  email: string;
  displayName?: string | undefined;
  emailVerified: boolean;
}

export const socialProviders = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export type AuthProblem =
  /** Never tells a wrong password from an unknown address. */
  | 'credentials'
  | 'tooManyAttempts'
  | 'offline'
  /** The visitor closed the pop-up, or opened another: nothing went wrong (I4-28). */
  | 'popupCancelled'
  | 'popupBlocked'
  /** This way of signing in is not set up for the project, or not for this host. */
  | 'notOffered'
  | 'emailInUse'
  | 'weakPassword'
  | 'accountExistsWithOtherProvider'
  /** Used up, expired, or never given out. */
  | 'codeInvalid'
  | 'unknown';

/** Why the authentication service did not do what it was asked. */
export class AuthError extends Error {
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem, message: string) {
    super(message);
    this.name = 'AuthError';
    this.problem = problem;
  }
}

/** Everything here throws AuthError. `rememberMe`: stay signed in when the browser closes. */
export interface AuthPort {
  /** Calls back when the stored sign-in has been read, and on every change; answers how to stop. */
  watch: (listener: (account: Account | undefined) => void) => () => void;
  signIn: (email: string, password: string, rememberMe: boolean) => Promise<void>;
  /** Opens the provider's pop-up: call it within the visitor's click. */
  /** A fresh ID token of somebody who types their password, beside the sign-in that there is. */
  prove: (email: string, password: string) => Promise<string>;
  signInWith: (provider: SocialProvider, rememberMe: boolean) => Promise<void>;
  signInWithToken: (customToken: string, rememberMe: boolean) => Promise<void>;
  /** Makes the account and signs it in. */
  signUp: (email: string, password: string) => Promise<void>;
  /** Proves an e-mail address by the code of a mailed link. */
  verifyEmail: (code: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** The bearer token, asked anew of the server with `fresh`; undefined where nobody is signed in any more. */
  token: (fresh: boolean) => Promise<string | undefined>;
}

/** A Firestore query as data, so that its composite index can stand beside it. */
export interface LiveQuery {
  path: string;
  where: { field: string; in: readonly (string | boolean)[] };
  orderBy: { field: string; direction: 'asc' | 'desc' };
  limit: number;
}

/** `data` has its timestamps as ISO strings. The same object is handed on until the document changes. */
export interface LiveDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface LiveSnapshot {
  documents: readonly LiveDocument[];
  /** True while the server has not confirmed that this is the latest. */
  fromCache: boolean;
}

/** `denied`: the rules say no, or no longer. `interrupted`: anything else that ended the listening. */
export type LiveProblem = 'denied' | 'interrupted';

export interface LiveListener {
  next: (snapshot: LiveSnapshot) => void;
  error: (problem: LiveProblem) => void;
}

export interface LivePort {
  /** Answers how to stop. After an error nothing more comes. */
  listen: (query: LiveQuery, listener: LiveListener) => () => void;
  /**
   * Calls back at each later change of a document, and where it may be seen no longer; not with what is there at first,
   * nor while the connection is lost. Answers how to stop.
   */
  watch: (path: string, onRefusal: () => void) => () => void;
  /** Calls back with a document's content (undefined where there is none) and with each later one. Answers how to stop. */
  follow: (path: string, onData: (data: LiveDocument['data'] | undefined) => void) => () => void;
}

export interface Platform {
  auth: AuthPort;
  /** Production where nothing is said. */
  environment?: Environment | undefined;
  /** The address of the authentication service where it is another site; this one's own pages serve where there is none. */
  authUrl?: string | undefined;
  /** Leaves these screens for another address. */
  visit: (url: string) => void;
  live: LivePort;
  call: Call;
  clock: Clock;
  chime: Chime;
}
