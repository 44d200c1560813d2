// What the screens need from outside, as types. src/app/platform.ts meets them with Firebase; tests with memory.
import type { Call } from '@bite/shared/api/client';
import type { Chime } from './chime.ts';
import type { Clock } from './clock.ts';

export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string | undefined;
}

export type SignInProblem = 'credentials' | 'tooManyAttempts' | 'offline' | 'unknown';

/** Why a sign-in failed. `credentials` never tells a wrong password from an unknown address. */
export class SignInError extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, message: string) {
    super(message);
    this.name = 'SignInError';
    this.problem = problem;
  }
}

export interface AuthPort {
  /** Calls back at once when the stored sign-in has been read, and on every change; answers how to stop. */
  watch: (listener: (user: SignedInUser | undefined) => void) => () => void;
  /** Throws SignInError. */
  signIn: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** The bearer token, asked anew of the server with `fresh`. */
  token: (fresh: boolean) => Promise<string | undefined>;
}

/** A Firestore query as data, so that its composite index can stand beside it. */
export interface LiveQuery {
  path: string;
  where: { field: string; in: readonly string[] };
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
}

export interface Platform {
  auth: AuthPort;
  live: LivePort;
  call: Call;
  clock: Clock;
  chime: Chime;
}
