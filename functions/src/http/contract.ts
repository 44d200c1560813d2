// Types of the API's handlers, derived from the contract: a missing handler does not compile, and no handler parses input.
import type { Answers } from '@bite/shared/api/answers';
import type { Contract } from '@bite/shared/api/contract';
import type { Audience } from '@bite/shared/api/route';
import type { RouteName, routes } from '@bite/shared/api/routes';
import type { User } from '@bite/shared/identity/user.schema';
import type { z } from 'zod';
import type { Diner } from '../diners/authenticate-diner.ts';
import type { CallerSession, Credentials } from '../identity/credentials.ts';
import type { Account } from '../ports/accounts.ts';
import type { RedirectTarget } from './redirect-target.ts';
import type { UnverifiedBody } from './unverified-body.ts';

/** The caller's type by audience. A new audience needs a line here and a guard in guards.ts. */
export interface Callers {
  /** `user` is undefined where users/{uid} is missing; it may be inactive. */
  account: { account: Account; user: User | undefined; session: CallerSession | undefined };
  signedIn: { account: Account; user: User | undefined; session: CallerSession };
  staff: { user: User; session: CallerSession };
  diner: { diner: Diner };
}

/** Authenticate the caller by the request's headers. Throw UNAUTHENTICATED or FORBIDDEN. */
export type Guards = {
  [Each in Exclude<Audience, 'public'>]: (proof: Credentials) => Promise<Callers[Each]>;
} & {
  /** For requests that anyone may send but no foreign page may cause (Route.ownPagesOnly). Throws FORBIDDEN. */
  ownPages: (proof: Credentials) => void;
  /** Who is signed in, for requests that guests may send as well (Route.knowsDiner). */
  knownDiner: (proof: Credentials) => Promise<Diner | undefined>;
};

type Part = 'params' | 'query' | 'headers' | 'body';

/** As parsed by the endpoint's schema; undefined if the endpoint has none. */
type Input<Of, Which extends Part> = Of extends { [Key in Which]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The parsed input of an endpoint, whoever calls it. */
export type InputOf<Of> = { [Which in Part]: Input<Of, Which> } & (Of extends { rawBody: object }
  ? { raw: UnverifiedBody }
  : unknown);

type CallerOf<Name extends RouteName> = (typeof routes)[Name]['audience'] extends keyof Callers
  ? Callers[(typeof routes)[Name]['audience']]
  : unknown;

/** Sign-in and sign-out endpoints receive the caller's raw credentials. */
type ProofOf<Name extends RouteName> = (typeof routes)[Name] extends { ownPagesOnly: true }
  ? { proof: Credentials }
  : unknown;

/** The signed-in diner of a request that guests may send as well; undefined for a guest. */
type DinerOf<Name extends RouteName> = (typeof routes)[Name] extends { knowsDiner: true }
  ? { diner: Diner | undefined }
  : unknown;

export type ApiRequest<Name extends RouteName> = CallerOf<Name> &
  DinerOf<Name> &
  ProofOf<Name> &
  InputOf<Contract[Name]> & {
    requestId: string;
    route: Name;
    /** The caller's network, for what a feature counts itself. */
    from?: string;
    /** Whether the client has closed the connection, so that nobody reads the answer. */
    hasLeft?: () => boolean;
  };

/** Sets the cookie of staff, of a diner, or of a diner's way to a provider, with its lifetime in milliseconds, or clears it. */
export type SessionChange =
  | { cookie: string; lifetime: number; of?: 'diner' | 'way' }
  | 'clear'
  | 'clearDiner'
  | 'clearWay';

export interface Reply<Data> {
  data: Data;
  /** Cache-Control; 'private, no-store' by default. */
  cache?: string;
  /** Strong ETag value without quotes; a matching If-None-Match is answered with 304. */
  etag?: string;
  session?: SessionChange;
  /** The suggested file name, for endpoints that answer a file. Any text; forbidden characters are dropped. */
  fileName?: string;
  /** For endpoints that answer a picture. */
  picture?: { type: `image/${string}`; bytes: Uint8Array };
}

/** The answer of an endpoint that redirects: only a RedirectTarget can be its address. */
export interface Redirect extends Omit<Reply<never>, 'data' | 'etag' | 'fileName' | 'picture'> {
  to: RedirectTarget;
}

export type ReplyOf<Of, Data> = Of extends { redirect: number } ? Redirect : Reply<Data>;

/** An error that also signs the browser out. */
export class FailedSignedOut extends Error {
  readonly session: SessionChange;

  constructor(cause: unknown, session: SessionChange = 'clear') {
    super('Failed, and signed out', { cause });
    this.session = session;
  }
}

export type Handlers = {
  [Name in RouteName]: (request: ApiRequest<Name>) => Promise<ReplyOf<Contract[Name], Answers[Name]>>;
};
