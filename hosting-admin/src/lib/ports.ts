// The screens' ports. src/app/platform.ts implements them with Firebase, tests in memory.

import type { Call } from '@bite/shared/api/client';
import type { Environment } from '@bite/shared/shell/environments';
import type { Chime } from './chime.ts';
import type { Clock } from './clock.ts';

/** The account of the browser's own client. The server's data about the person is the session's user. */
export interface Account {
  uid: string;
  email: string;
  displayName?: string | undefined;
  emailVerified: boolean;
}

export const socialProviders = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export type AuthProblem =
  /** Never distinguishes a wrong password from an unknown address. */
  | 'credentials'
  | 'tooManyAttempts'
  | 'offline'
  /** The user closed the pop-up, or opened another: no failure (I4-28). */
  | 'popupCancelled'
  | 'popupBlocked'
  /** This provider is not enabled for the project, or not for this host. */
  | 'notOffered'
  | 'emailInUse'
  | 'weakPassword'
  | 'accountExistsWithOtherProvider'
  /** Used, expired, or invalid. */
  | 'codeInvalid'
  | 'unknown';

/** Why the authentication service refused a request. */
export class AuthError extends Error {
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem, message: string) {
    super(message);
    this.name = 'AuthError';
    this.problem = problem;
  }
}

/** Every method throws AuthError. `rememberMe`: stay signed in when the browser closes. */
export interface AuthPort {
  /** Calls back when the stored sign-in has been read, and on every change; returns a function that stops it. */
  watch: (listener: (account: Account | undefined) => void) => () => void;
  signIn: (email: string, password: string, rememberMe: boolean) => Promise<void>;
  /** A fresh ID token of a person who enters their password, besides the present sign-in. */
  prove: (email: string, password: string) => Promise<string>;
  /** Opens the provider's pop-up: call it within the user's click. */
  signInWith: (provider: SocialProvider, rememberMe: boolean) => Promise<void>;
  signInWithToken: (customToken: string, rememberMe: boolean) => Promise<void>;
  /** Creates the account and signs it in. */
  signUp: (email: string, password: string) => Promise<void>;
  /** Verifies an email address by the code of a mailed link. */
  verifyEmail: (code: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** The bearer token, refreshed with `fresh`; undefined if nobody is signed in any more. */
  token: (fresh: boolean) => Promise<string | undefined>;
}

/** A Firestore query as data, so that its composite index can be declared with it. */
export interface LiveQuery {
  path: string;
  where?: { field: string; in: readonly (string | boolean)[] };
  orderBy: { field: string; direction: 'asc' | 'desc' };
  limit: number;
}

/** `data` has ISO strings instead of timestamps. The same object is returned until the document changes. */
export interface LiveDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface LiveSnapshot {
  documents: readonly LiveDocument[];
  /** True while the server has not confirmed that this is the latest state. */
  fromCache: boolean;
}

/** `denied`: refused by the rules. `interrupted`: any other error of the listener. */
export type LiveProblem = 'denied' | 'interrupted';

export interface LiveListener {
  next: (snapshot: LiveSnapshot) => void;
  error: (problem: LiveProblem) => void;
}

export interface LivePort {
  /** Returns a function that stops it. Ends after an error; the others begin again by themselves. */
  listen: (query: LiveQuery, listener: LiveListener) => () => void;
  /**
   * Calls back at each later change of a document, and when it may no longer be read; not for the initial state, and not while
   * the connection is lost. Returns a function that stops it.
   */
  watch: (path: string, onChange: () => void) => () => void;
  /** Calls back with a document's content (undefined if missing) and with each change. Returns a function that stops it. */
  follow: (path: string, onData: (data: LiveDocument['data'] | undefined) => void) => () => void;
}

export interface PicturesPort {
  /** Stores a picture at a storage path and answers its public URL. Throws if it could not be stored, or was stopped. */
  store: (
    path: string,
    picture: Blob,
    options: { signal: AbortSignal; onProgress: (percent: number) => void },
  ) => Promise<string>;
  /** The picture at a public URL. Throws if it cannot be had. */
  load: (url: string) => Promise<Blob>;
}

export interface Ports {
  auth: AuthPort;
  /** Production by default. */
  environment?: Environment | undefined;
  /** The URL of the authentication service if it is another site; otherwise this site's own pages are used. */
  authUrl?: string | undefined;
  /** Navigates to a URL outside of these screens. */
  visit: (url: string) => void;
  live: LivePort;
  pictures: PicturesPort;
  call: Call;
  clock: Clock;
  chime: Chime;
}
