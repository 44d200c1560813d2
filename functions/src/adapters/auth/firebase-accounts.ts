// Sign-in accounts at Firebase Auth.
import { randomBytes } from 'node:crypto';
import { clientUidOf, isClientUid } from '@bite/shared/identity/client-account';
import { userMessages, userNotFound } from '@bite/shared/identity/messages';
import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Account, Accounts, SignedIn } from '../../ports/accounts.ts';
import { distinctCookie, issuedCookieOf } from './distinct-cookie.ts';
import { isReadableToken } from './readable-token.ts';
import { readPerson, readSessionClaim, sessionClaim } from './session-claim.ts';

const SHORTEST = 5 * MINUTE;
const LONGEST = 14 * DAY;

const accountMissing = ['auth/user-not-found', 'auth/email-not-found', 'auth/invalid-email'];

/** The error codes that blame the token itself. Any other error is an outage and must not look like a sign-out. */
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
  /** Revocation is checked together with reading the account: one call to Auth per request. */
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
    verifySessionCookie(cookie) {
      const issued = issuedCookieOf(cookie);
      return signedInBy(issued, async () => {
        // A cookie is a session of its own, whatever token it was made from.
        const { session: _, ...decoded } = await auth.verifySessionCookie(issued);
        return decoded as DecodedIdToken;
      });
    },

    async createSessionCookie(idToken, lifetime) {
      if (lifetime < SHORTEST || lifetime > LONGEST) throw new Error(`No cookie lives for ${lifetime} ms`);
      return unlessRefused(async () =>
        distinctCookie(await auth.createSessionCookie(idToken, { expiresIn: lifetime })),
      );
    },

    createCustomToken: (uid, session) =>
      answered(auth.createCustomToken(clientUidOf(uid), sessionClaim(uid, session))),

    find: (uid) => unlessMissing(async () => accountOf(await auth.getUser(uid))),
    async findByEmail(email) {
      const found = await unlessMissing(() => auth.getUserByEmail(email));
      if (!found || !isClientUid(found.uid)) return found && accountOf(found);
      // Somebody gave this address to the account of their own client, where it would block its owner.
      await unlessMissing(() => auth.deleteUser(found.uid));
      return undefined;
    },

    async create({ email, displayName }) {
      const created = auth.createUser({ email, ...(displayName !== undefined && { displayName }) });
      return accountOf(
        await answered(created, {
          'auth/email-already-exists': () =>
            new DomainError('CONFLICT', 'Somebody has an account with this email address already'),
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

/** The identity providers that the account signs in with. */
const linkedTo = ({ providerData }: UserRecord): string[] =>
  providerData.map(({ providerId }) => providerId).filter((providerId) => providerId !== 'password');

function accountOf({ uid, email, emailVerified, displayName, photoURL, providerData }: UserRecord): Account {
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  return { uid, email, emailVerified, displayName, photoURL, hasPassword };
}

/**
 * Undefined for tokens issued before everything was revoked, and for a disabled account. Firebase counts the use of a custom
 * token as a sign-in; here it is as old as the session that it was made for.
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

/** Firebase returns a link to its own page; our page needs only the code. */
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

/** The SDK reports unreachable Google keys as `argument-error`, too; only errors about the token name it. */
function isRefusal(error: unknown): boolean {
  const code = codeIn(error);
  const { message } = error as { message?: unknown };
  if (code === 'auth/argument-error') return /ID token|session cookie/.test(String(message));
  return refusals.includes(code);
}

/** Keeps the details of Auth's answer out of the log, since they may name people. */
function outage(error: unknown): Error {
  const unavailable = new DomainError('UNAVAILABLE', 'Signing in is not possible at the moment');
  return Object.assign(unavailable, { cause: new Error(`Firebase Auth: ${codeIn(error)}`) });
}
