// The screens' ports in memory: simulates Firebase and the API as the test says.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import { type Call, CallError, type SomeCallOptions } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { downloadUrl } from '@bite/shared/media/storage-url';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { Chime, ChimeState } from '../chime.ts';
import { createClock } from '../clock.ts';
import {
  type Account,
  AuthError,
  type AuthPort,
  type LiveDocument,
  type LiveListener,
  type LivePort,
  type LiveProblem,
  type LiveQuery,
  type PicturesPort,
  type Ports,
  type SocialProvider,
} from '../ports.ts';
import type { SessionUser } from '../session.tsx';
import { guidOf } from './an-order.ts';
import { type AnyHandlers, batchHandler } from './memory-batch.ts';

export const aRestaurant = (restaurant: Partial<MyRestaurant> = {}): MyRestaurant => ({
  tenantId: 10_000_001,
  tenantName: 'Bella Group',
  restaurantId: 20_000_001,
  restaurantGuid: guidOf(700_001),
  name: 'Bella Napoli',
  slug: 'bella-napoli',
  street: '12 Mulberry Street',
  city: 'New York',
  state: 'NY',
  country: 'USA',
  timezone: 'America/New_York',
  currency: 'USD',
  autoAcceptOrders: false,
  offersPickup: true,
  offersDelivery: true,
  mayReadOrders: true,
  mayReadDeliveries: true,
  mayWorkOrders: true,
  mayCorrectOrders: true,
  mayReadRefunds: true,
  mayRefund: true,
  mayPause: true,
  ...restaurant,
});

export const aUser: SessionUser = {
  uid: 'uid-1',
  email: 'sam@example.com',
  displayName: 'Sam',
  isSiteAdmin: false,
  isActive: true,
  emailVerified: true,
  hasPassword: true,
};

/** Knows one person: anybody who signs in becomes `aUser` with the given address. */
export class MemoryAuth implements AuthPort {
  user: Account | undefined;
  /** The error of the next request to the authentication service. */
  refusal: Error | undefined;
  signOutFailure: Error | undefined;
  /** Whether the last sign-in survives closing the browser. */
  isRemembered: boolean | undefined;
  /** The codes of mailed verification links, with their addresses. */
  readonly codes = new Map<string, string>();
  readonly passwords = new Map<string, string>();
  readonly #listeners = new Set<(account: Account | undefined) => void>();

  constructor(user?: Account) {
    this.user = user;
  }

  watch = (listener: (account: Account | undefined) => void) => {
    this.#listeners.add(listener);
    listener(this.user);
    return () => this.#listeners.delete(listener);
  };

  signIn = (email: string, _password: string, rememberMe: boolean) =>
    this.#enter({ ...aUser, email }, rememberMe);

  /** The person's. */
  password = 'the-present-one';

  prove = async (_email: string, password: string) => {
    if (this.refusal) throw this.refusal;
    if (password !== this.password) throw new AuthError('credentials', 'No such password');
    return 'a-proof';
  };

  signInWith = (provider: SocialProvider, rememberMe: boolean) =>
    this.#enter({ ...aUser, email: `sam@${provider}.example.com` }, rememberMe);

  signInWithToken = (_customToken: string, rememberMe: boolean) =>
    this.#enter(this.user ?? aUser, rememberMe);

  signUp = async (email: string, password: string) => {
    await this.#enter({ uid: 'uid-new', email, emailVerified: false }, true);
    this.passwords.set(email, password);
  };

  verifyEmail = async (code: string) => {
    if (this.refusal) throw this.refusal;
    const email = this.codes.get(code);
    if (email === undefined) throw new AuthError('codeInvalid', 'No such code');
    this.codes.delete(code);
    if (this.user?.email === email) this.#become({ ...this.user, emailVerified: true });
  };

  signOut = async () => {
    if (this.signOutFailure) throw this.signOutFailure;
    this.#become(undefined);
  };

  token = async () => (this.user ? 'token' : undefined);

  async #enter(user: Account, rememberMe: boolean): Promise<void> {
    if (this.refusal) throw this.refusal;
    this.isRemembered = rememberMe;
    this.#become(user);
  }

  #become(user: Account | undefined): void {
    this.user = user;
    for (const listener of this.#listeners) listener(user);
  }
}

/** A simulated Firestore that filters orders by status only, as the board's queries do. */
export class MemoryLive implements LivePort {
  readonly #listening = new Set<{ query: LiveQuery; listener: LiveListener }>();
  readonly #watching = new Set<{ path: string; onChange: () => void }>();
  readonly #following = new Set<{ path: string; onData: (data: LiveDocument['data'] | undefined) => void }>();
  readonly #followed = new Map<string, LiveDocument['data']>();
  #documents: readonly LiveDocument[] = [];
  #fromCache = false;

  listen = (query: LiveQuery, listener: LiveListener) => {
    const entry = { query, listener };
    this.#listening.add(entry);
    this.#tell(entry);
    return () => this.#listening.delete(entry);
  };

  watch = (path: string, onChange: () => void) => {
    const entry = { path, onChange };
    this.#watching.add(entry);
    return () => this.#watching.delete(entry);
  };

  follow = (path: string, onData: (data: LiveDocument['data'] | undefined) => void) => {
    const entry = { path, onData };
    this.#following.add(entry);
    onData(this.#followed.get(path));
    return () => this.#following.delete(entry);
  };

  /** Sets the content for subscribers of the document. */
  storeAt(path: string, data: LiveDocument['data']): void {
    this.#followed.set(path, data);
    for (const { path: followed, onData } of this.#following) if (followed === path) onData(data);
  }

  /** Changes the document, or hides it from now on. */
  notifyWatchers(path: string): void {
    for (const { path: watched, onChange } of this.#watching) if (watched === path) onChange();
  }

  /** The number of subscribers. */
  get listeners(): number {
    return this.#listening.size;
  }

  get queries(): LiveQuery[] {
    return [...this.#listening].map(({ query }) => query);
  }

  /** Sets the stored documents; the same document object means that it did not change. */
  store(documents: readonly LiveDocument[]): void {
    this.#documents = documents;
    for (const entry of this.#listening) this.#tell(entry);
  }

  storeOrders(...orders: readonly Order[]): void {
    this.store(orders.map((order) => documentOf(order)));
  }

  setFromCache(fromCache: boolean): void {
    this.#fromCache = fromCache;
    for (const entry of this.#listening) this.#tell(entry);
  }

  fail(problem: LiveProblem): void {
    const ended = [...this.#listening];
    this.#listening.clear();
    for (const { listener } of ended) listener.error(problem);
  }

  #tell({ query, listener }: { query: LiveQuery; listener: LiveListener }): void {
    const { where } = query;
    const documents = this.#documents.filter(
      ({ data }) => where?.in.some((value) => value === valueAt(data, where.field)) ?? true,
    );
    listener.next({ documents, fromCache: this.#fromCache });
  }
}

const documents = new WeakMap<Order, LiveDocument>();

export function documentOf(order: Order): LiveDocument {
  let document = documents.get(order);
  if (!document) {
    document = { id: order.guid, data: order as unknown as LiveDocument['data'] };
    documents.set(order, document);
  }
  return document;
}

export class MemoryChime implements Chime {
  rings = 0;
  #state: ChimeState;
  readonly #listeners = new Set<() => void>();

  constructor(state: ChimeState = 'ready') {
    this.#state = state;
  }

  state = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  unlock = async () => {
    if (this.#state === 'locked') this.#state = 'ready';
    for (const listener of this.#listeners) listener();
    return this.#state === 'ready';
  };

  ring = () => {
    if (this.#state === 'ready') this.rings += 1;
  };
}

/** Stores at once, and tells the progress. */
export class MemoryPictures implements PicturesPort {
  readonly stored: { path: string; picture: Blob }[] = [];

  store: PicturesPort['store'] = async (path, picture, { onProgress }) => {
    onProgress(100);
    this.stored.push({ path, picture });
    return downloadUrl('pictures.example', path);
  };

  load: PicturesPort['load'] = async (url) => {
    const found = this.stored.find(({ path }) => downloadUrl('pictures.example', path) === url);
    if (!found) throw new Error('There is no such picture');
    return found.picture;
  };
}

export interface Request extends SomeCallOptions {
  name: RouteName;
}

type Handlers = {
  [Name in RouteName]?: (options: SomeCallOptions) => Answers[Name] | Promise<Answers[Name]>;
};

export interface MemoryPlatform extends Ports {
  auth: MemoryAuth;
  live: MemoryLive;
  pictures: MemoryPictures;
  chime: MemoryChime;
  /** The calls, oldest first. */
  requests: Request[];
  /** The API's answers; an endpoint without an entry fails. */
  handlers: Handlers;
  /** Rejects with the first call that no handler answers, which a screen may wait out or hide. */
  unanswered: Promise<never>;
  /** The URLs outside of the screens that were opened. */
  visited: string[];
}

const sessionToken = 'ab'.repeat(32);

/** The API knows the client's account: active by default, unless `auth.user` says otherwise, and no site administrator. */
function sessionHandlers(auth: MemoryAuth): Handlers {
  const user = (): SessionUser => {
    if (!auth.user) throw new CallError('UNAUTHENTICATED', 'Please sign in to access this page.', 401);
    return { ...aUser, ...auth.user };
  };
  return {
    getSession: () => ({ user: user() }),
    signIn: () => ({ user: user(), sessionToken, expiresAt: '2030-01-01T00:00:00.000Z' }),
    signOut: () => ({ signedOut: true }),
  };
}

type Parts = Partial<Pick<MemoryPlatform, 'auth' | 'authUrl' | 'live' | 'chime' | 'handlers'>>;

/** Somebody is signed in unless `auth` says otherwise; uses the system clock, which tests set. */
export function memoryPlatform(parts: Parts = {}) {
  const requests: Request[] = [];
  const visited: string[] = [];
  const auth = parts.auth ?? new MemoryAuth(aUser);
  // No menu is a copy, unless a test says so: forms of a menu ask for that.
  const handlers: Handlers = {
    ...sessionHandlers(auth),
    listMenuLinks: () => ({ links: [] }),
    ...parts.handlers,
  };
  const unanswered = Promise.withResolvers<never>();
  // Most tests do not ask.
  unanswered.promise.catch(() => undefined);
  const call = (async (name: RouteName, options: SomeCallOptions = {}) => {
    requests.push({ name, ...options });
    const handler = handlers[name] ?? batchHandler(name, handlers as AnyHandlers);
    if (!handler) {
      const error = new Error(`Nothing answers ${name}`);
      unanswered.reject(error);
      throw error;
    }
    return handler(options);
  }) as Call;
  const platform: MemoryPlatform = {
    auth,
    authUrl: parts.authUrl,
    visit: (url) => visited.push(url),
    live: parts.live ?? new MemoryLive(),
    pictures: new MemoryPictures(),
    chime: parts.chime ?? new MemoryChime(),
    clock: createClock(() => Date.now()),
    call,
    requests,
    handlers,
    unanswered: unanswered.promise,
    visited,
  };
  return platform;
}

/** Of a field such as 'payment.state'. */
const valueAt = (data: LiveDocument['data'], field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);
