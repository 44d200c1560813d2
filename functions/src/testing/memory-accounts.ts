// Sign-in accounts in memory. Tokens, cookies and codes are plain texts that name their account.
import { userMessages, userNotFound } from '@bite/shared/identity/messages';
import { HOUR } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Account, Accounts, SignedIn, TokenSession } from '../ports/accounts.ts';

interface Kept {
  account: Account;
  isDisabled: boolean;
  /** The number of the first valid token: earlier ones are revoked. */
  firstValid: number;
  /** When they were revoked. */
  validSince?: number;
}

interface Given {
  number: number;
  kind: 'idToken' | 'cookie' | 'customToken' | 'verification';
  uid: string;
  signedInAt: number;
  expiresAt: number;
  session?: TokenSession | undefined;
}

export interface MemoryAccounts extends Accounts {
  /** Signs a person up. Returns the account. */
  put(account: Partial<Account> & { uid: string }): Account;
  /** Simulates that this person typed their password, at `signedInAt`. */
  idToken(uid: string, signedInAt?: number, session?: TokenSession): string;
  /** Simulates that a browser client signed in with the custom token. */
  idTokenOf(customToken: string): string;
  /** The person that a custom token signs in. */
  uidOf(customToken: string): string | undefined;
  setDisabled(uid: string, isDisabled: boolean): void;
  /** The passwords that were set, by uid. */
  readonly passwords: Map<string, string>;
  /** While true, every call fails with UNAVAILABLE. */
  isDown: boolean;
}

const LIFETIMES = { shortest: HOUR / 12, longest: 14 * 24 * HOUR };

export function memoryAccounts(now: () => number = Date.now): MemoryAccounts {
  const accounts = new Map<string, Kept>();
  const given = new Map<string, Given>();
  const copy = ({ account }: Kept): Account => ({ ...account });
  const byEmail = (email: string) =>
    [...accounts.values()].find(({ account }) => account.email?.toLowerCase() === email.toLowerCase());

  function give(
    kind: Given['kind'],
    uid: string,
    signedInAt: number,
    lifetime: number,
    session?: TokenSession,
  ): string {
    const number = given.size + 1;
    const text = `${kind}.${uid}.${number}`;
    given.set(text, { number, kind, uid, signedInAt, expiresAt: now() + lifetime, session });
    return text;
  }

  function verify(kind: Given['kind'], text: string): SignedIn | undefined {
    assertUp();
    const found = given.get(text);
    if (found?.kind !== kind || found.expiresAt <= now()) return undefined;
    const kept = accounts.get(found.uid);
    if (!kept || kept.isDisabled || found.number < kept.firstValid) return undefined;
    const { session, signedInAt } = found;
    const { validSince } = kept;
    if (session && validSince !== undefined && Date.parse(session.startedAt) < validSince) return undefined;
    return { account: copy(kept), signedInAt, validSince, session };
  }

  function assertUp(): void {
    if (memory.isDown) throw new DomainError('UNAVAILABLE', 'Signing in is not possible at the moment');
  }

  const memory: MemoryAccounts = {
    isDown: false,
    passwords: new Map(),

    put(account) {
      const whole = {
        email: `${account.uid}@example.com`,
        emailVerified: true,
        hasPassword: true,
        ...account,
      };
      accounts.set(account.uid, { account: whole, isDisabled: false, firstValid: 0 });
      return { ...whole };
    },
    idToken: (uid, signedInAt = now(), session) => give('idToken', uid, signedInAt, HOUR, session),
    idTokenOf(customToken) {
      const found = given.get(customToken);
      if (found?.kind !== 'customToken' || found.expiresAt <= now())
        throw new Error(`${customToken} signs nobody in`);
      return give('idToken', found.uid, now(), HOUR, found.session);
    },
    uidOf: (customToken) => {
      const found = given.get(customToken);
      return found?.kind === 'customToken' ? found.uid : undefined;
    },
    setDisabled(uid, isDisabled) {
      const kept = accounts.get(uid);
      if (kept) kept.isDisabled = isDisabled;
    },

    verifyIdToken: async (idToken) => verify('idToken', idToken),
    verifySessionCookie: async (cookie) => {
      const signedIn = verify('cookie', cookie);
      return signedIn && { ...signedIn, session: undefined };
    },

    async createSessionCookie(idToken, lifetime) {
      if (lifetime < LIFETIMES.shortest || lifetime > LIFETIMES.longest)
        throw new Error(`No cookie lives for ${lifetime} ms`);
      const signedIn = verify('idToken', idToken);
      return signedIn && give('cookie', signedIn.account.uid, signedIn.signedInAt, lifetime);
    },

    async createCustomToken(uid, session) {
      assertUp();
      return give('customToken', uid, now(), HOUR, session);
    },

    async find(uid) {
      assertUp();
      const kept = accounts.get(uid);
      return kept && copy(kept);
    },

    async findByEmail(email) {
      assertUp();
      const kept = byEmail(email);
      return kept && copy(kept);
    },

    async create({ email, displayName }) {
      assertUp();
      if (byEmail(email))
        throw new DomainError('CONFLICT', 'Somebody has an account with this email address already');
      const account = { email, emailVerified: false, displayName, hasPassword: false };
      return memory.put({ uid: `account-${accounts.size + 1}`, ...account });
    },

    async update(uid, { photoURL, ...change }) {
      assertUp();
      const kept = accounts.get(uid);
      if (!kept) throw userNotFound(uid);
      const picture = photoURL === undefined ? {} : { photoURL: photoURL ?? undefined };
      kept.account = { ...kept.account, ...change, ...picture };
    },

    async setPassword(uid, password) {
      assertUp();
      const kept = accounts.get(uid);
      if (!kept) throw userNotFound(uid);
      memory.passwords.set(uid, password);
      kept.account.hasPassword = true;
      await memory.revokeAll(uid);
    },

    async setProvenPassword(uid, password) {
      await memory.setPassword(uid, password);
      await memory.update(uid, { emailVerified: true });
    },

    async reclaim(uid) {
      await memory.setPassword(uid, `chosen by nobody ${given.size}`);
      await memory.update(uid, { photoURL: null });
      const kept = accounts.get(uid);
      if (kept) kept.account = { ...kept.account, displayName: undefined };
    },

    async delete(uid) {
      assertUp();
      accounts.delete(uid);
    },

    async revokeAll(uid) {
      assertUp();
      const kept = accounts.get(uid);
      if (!kept) return;
      kept.firstValid = given.size + 1;
      kept.validSince = Math.floor(now() / 1000) * 1000;
    },

    async verificationCode(email) {
      assertUp();
      const kept = byEmail(email);
      if (!kept) throw new DomainError('NOT_FOUND', userMessages.emailNotFound);
      return give('verification', kept.account.uid, now(), HOUR);
    },
  };
  return memory;
}
