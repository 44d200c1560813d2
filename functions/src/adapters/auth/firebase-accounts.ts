// Sign-in accounts at Firebase Auth.
import { randomBytes } from 'node:crypto';
import { clientUidOf, isClientUid } from '@bite/shared/identity/client-account';
import { userMessages, userNotFound } from '@bite/shared/identity/messages';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Account, Accounts, SignedIn } from '../../ports/accounts.ts';
import { isReadableToken } from './readable-token.ts';
import { readPerson, readSessionClaim, sessionClaim } from './session-claim.ts';

const MINUTE = 60_000;
const SHORTEST = 5 * MINUTE;
const LONGEST = 14 * 24 * 60 * MINUTE;

const accountMissing = ['auth/user-not-found', 'auth/email-not-found', 'auth/invalid-email'];

/** What is said when the token itself is to blame; anything else is an outage and must not look like a sign-out. */
const refusals = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

export function firebaseAccounts(auth: Auth): Accounts {
  /** Whether it is revoked is asked together with the account: one question of Auth a request. */
  async function signedInBy(token: string, verify: () => Promise<DecodedIdToken>) {
    if (!isReadableToken(token)) return undefined;
    return unlessRefused(async () => {
      const decoded = await verify();
      const uid = readPerson(decoded);
      return uid === undefined ? undefined : signedInOf(await auth.getUser(uid), decoded);
    });
  }

  return {
    verifyIdToken: (token) => signedInBy(token, () => auth.verifyIdToken(token)),
    verifySessionCookie: (cookie) =>
      signedInBy(cookie, async () => {
        // A cookie is a session of its own, whatever the token was that it was made of.
        const { session: _, ...decoded } = await auth.verifySessionCookie(cookie);
        return decoded as DecodedIdToken;
      }),

    async createSessionCookie(idToken, lifetime) {
      if (lifetime < SHORTEST || lifetime > LONGEST) throw new Error(`No cookie lives for ${lifetime} ms`);
      return unlessRefused(() => auth.createSessionCookie(idToken, { expiresIn: lifetime }));
    },

    createCustomToken: (uid, session) =>
      answered(auth.createCustomToken(clientUidOf(uid), sessionClaim(uid, session))),

    find: (uid) => unlessMissing(async () => accountOf(await auth.getUser(uid))),
    async findByEmail(email) {
      const found = await unlessMissing(() => auth.getUserByEmail(email));
      if (!found || !isClientUid(found.uid)) return found && accountOf(found);
      // Somebody gave the address to the account of their clients, where it is in the way of its owner.
      await unlessMissing(() => auth.deleteUser(found.uid));
      return undefined;
    },

    async create({ email, displayName }) {
      const created = auth.createUser({ email, ...(displayName !== undefined && { displayName }) });
      return accountOf(
        await answered(created, {
          'auth/email-already-exists': () =>
            new DomainError('CONFLICT', 'Somebody has an account with this e-mail address already'),
          'auth/invalid-email': () => new DomainError('VALIDATION_FAILED', 'A valid email is required'),
        }),
      );
    },

    async update(uid, change) {
      await answered(auth.updateUser(uid, change), { 'auth/user-not-found': () => userNotFound(uid) });
    },

    async setPassword(uid, password) {
      await answered(auth.updateUser(uid, { password }), { 'auth/user-not-found': () => userNotFound(uid) });
    },

    async setProvenPassword(uid, password) {
      const setting = async (): Promise<void> => {
        const account = await auth.getUser(uid);
        const providersToUnlink = account.emailVerified ? [] : linkedTo(account);
        await auth.updateUser(uid, { password, emailVerified: true, providersToUnlink });
      };
      await answered(setting(), { 'auth/user-not-found': () => userNotFound(uid) });
    },

    async reclaim(uid) {
      const taking = async (): Promise<void> => {
        const account = await auth.getUser(uid);
        await auth.updateUser(uid, {
          password: randomBytes(32).toString('base64url'),
          displayName: null,
          photoURL: null,
          providersToUnlink: linkedTo(account),
          multiFactor: { enrolledFactors: null },
        });
        await auth.revokeRefreshTokens(uid);
      };
      await answered(taking(), { 'auth/user-not-found': () => userNotFound(uid) });
    },

    async delete(uid) {
      for (const each of [clientUidOf(uid), uid]) await unlessMissing(() => auth.deleteUser(each));
    },

    async revokeAll(uid) {
      for (const each of [clientUidOf(uid), uid]) await unlessMissing(() => auth.revokeRefreshTokens(each));
    },

    async verificationCode(email) {
      const code = await unlessMissing(async () => codeOf(await auth.generateEmailVerificationLink(email)));
      if (code === undefined) throw new DomainError('NOT_FOUND', userMessages.emailNotFound);
      return code;
    },
  };
}

/** Where else the account signs in from. */
const linkedTo = ({ providerData }: UserRecord): string[] =>
  providerData.map(({ providerId }) => providerId).filter((providerId) => providerId !== 'password');

function accountOf({ uid, email, emailVerified, displayName, photoURL, providerData }: UserRecord): Account {
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  return { uid, email, emailVerified, displayName, photoURL, hasPassword };
}

/**
 * Undefined for what was given out before everything was revoked, and for an account that is switched off. Firebase takes
 * the use of a custom token for a sign-in: here it is as old as the session that it was made for.
 */
function signedInOf(record: UserRecord, decoded: DecodedIdToken): SignedIn | undefined {
  const { disabled, tokensValidAfterTime } = record;
  const signedInAt = decoded.auth_time * 1000;
  const session = readSessionClaim(decoded);
  const validSince = tokensValidAfterTime === undefined ? undefined : Date.parse(tokensValidAfterTime);
  const givenOutAt = session ? Math.min(signedInAt, Date.parse(session.startedAt)) : signedInAt;
  const isRevoked = validSince !== undefined && givenOutAt < validSince;
  return disabled || isRevoked ? undefined : { account: accountOf(record), signedInAt, validSince, session };
}

/** Firebase gives a link to a page of its own; ours takes the code alone. */
function codeOf(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('Firebase Auth made a link without a code');
  return code;
}

const unlessRefused = <Result>(ask: () => Promise<Result>): Promise<Result | undefined> =>
  unless(isRefusal, ask);

const unlessMissing = <Result>(ask: () => Promise<Result>): Promise<Result | undefined> =>
  unless((error) => accountMissing.includes(codeIn(error)), ask);

async function unless<Result>(
  isNothing: (error: unknown) => boolean,
  ask: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isNothing(error)) return undefined;
    throw outage(error);
  }
}

async function answered<Result>(
  asked: Promise<Result>,
  known: Readonly<Record<string, () => DomainError>> = {},
): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw known[codeIn(error)]?.() ?? outage(error);
  }
}

const codeIn = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** The SDK calls Google's keys that cannot be fetched a wrong argument, too; only of a token it speaks by its name. */
function isRefusal(error: unknown): boolean {
  const code = codeIn(error);
  const { message } = error as { message?: unknown };
  if (code === 'auth/argument-error') return /ID token|session cookie/.test(String(message));
  return refusals.includes(code);
}

/** Kept out of the log: what Auth answered, which may name people. */
function outage(error: unknown): Error {
  const unavailable = new DomainError('UNAVAILABLE', 'Signing in is not possible at the moment');
  return Object.assign(unavailable, { cause: new Error(`Firebase Auth: ${codeIn(error)}`) });
}
