// Sign-in with Firebase Authentication, kept on this device until sign-out, or until the browser closes.
import { CallError } from '@bite/shared/api/client';
import { personOf } from '@bite/shared/identity/client-account';
import { isPopupCancelled, userMessages } from '@bite/shared/identity/messages';
import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  onAuthStateChanged,
  setPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { type Account, AuthError, type AuthPort, type AuthProblem, type SocialProvider } from './ports.ts';

const problems = new Map<string, AuthProblem>([
  ['auth/invalid-credential', 'credentials'],
  ['auth/invalid-email', 'credentials'],
  ['auth/user-disabled', 'credentials'],
  ['auth/user-not-found', 'credentials'],
  ['auth/wrong-password', 'credentials'],
  ['auth/too-many-requests', 'tooManyAttempts'],
  ['auth/network-request-failed', 'offline'],
  ['auth/popup-blocked', 'popupBlocked'],
  ['auth/operation-not-allowed', 'notOffered'],
  ['auth/unauthorized-domain', 'notOffered'],
  ['auth/email-already-in-use', 'emailInUse'],
  ['auth/weak-password', 'weakPassword'],
  ['auth/password-does-not-meet-requirements', 'weakPassword'],
  ['auth/account-exists-with-different-credential', 'accountExistsWithOtherProvider'],
  ['auth/expired-action-code', 'codeInvalid'],
  ['auth/invalid-action-code', 'codeInvalid'],
]);

/** The kind of failure, from the SDK's error. */
export function authProblem(error: unknown): AuthProblem {
  if (isPopupCancelled(error)) return 'popupCancelled';
  return (error instanceof FirebaseError ? problems.get(error.code) : undefined) ?? 'unknown';
}

/** Converts the SDK's errors to the port's. */
export function toAuthError(error: unknown): AuthError {
  const problem = authProblem(error);
  if (problem === 'popupCancelled') return new AuthError(problem, userMessages.popupCancelled);
  return new AuthError(problem, error instanceof Error ? error.message : userMessages.unknown);
}

/** The provider of a button; its answer must contain the email address (I5.1-13). */
export function providerOf(provider: SocialProvider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider().addScope('email');
  if (provider === 'facebook') return new FacebookAuthProvider().addScope('email');
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  apple.addScope('name');
  return apple;
}

/** Finds a sign-in wherever it was stored; local storage notifies other tabs at once. */
export function startFirebaseAuth(app: FirebaseApp, emulator: string | undefined): Auth {
  const persistence = [browserLocalPersistence, browserSessionPersistence, indexedDBLocalPersistence];
  const auth = initializeAuth(app, { persistence });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

/** @param prepare Called for each new app before anybody signs in with it. */
export function createFirebaseAuth(
  auth: Auth,
  prepare: (app: FirebaseApp) => void = () => undefined,
): AuthPort {
  const kept = (rememberMe: boolean) =>
    setPersistence(auth, rememberMe ? browserLocalPersistence : browserSessionPersistence);
  return {
    watch: (listener) => onAuthStateChanged(auth, (user) => listener(user ? accountOf(user) : undefined)),
    signIn: typed(async (email, password, rememberMe) => {
      await kept(rememberMe);
      await signInWithEmailAndPassword(auth, email, password);
    }),
    prove: typed((email, password) => prove(auth, prepare, email, password)),
    signInWith: typed(async (provider, rememberMe) => {
      // Opens the pop-up first, which browsers only allow within the click.
      await signInWithPopup(auth, providerOf(provider), browserPopupRedirectResolver);
      await kept(rememberMe);
    }),
    signInWithToken: typed(async (customToken, rememberMe) => {
      await kept(rememberMe);
      await signInWithCustomToken(auth, customToken);
    }),
    signUp: typed(async (email, password) => {
      await kept(false);
      await createUserWithEmailAndPassword(auth, email, password);
    }),
    verifyEmail: typed(async (code) => {
      await applyActionCode(auth, code);
      await auth.currentUser?.reload();
      await auth.currentUser?.getIdToken(true);
    }),
    signOut: typed(() => signOut(auth)),
    token: (fresh) => bearerToken(auth, fresh),
  };
}

/** In a separate app, so that the client keeps its session whatever happens. */
async function prove(
  auth: Auth,
  prepare: (app: FirebaseApp) => void,
  email: string,
  password: string,
): Promise<string> {
  const app = initializeApp(auth.app.options, 'proof');
  try {
    prepare(app);
    const apart = initializeAuth(app, { persistence: inMemoryPersistence });
    const { emulatorConfig } = auth;
    if (emulatorConfig) {
      const { protocol, host, port } = emulatorConfig;
      connectAuthEmulator(apart, `${protocol}://${host}:${port}`, { disableWarnings: true });
    }
    const { user } = await signInWithEmailAndPassword(apart, email, password);
    return await user.getIdToken();
  } finally {
    await deleteApp(app);
  }
}

/** During a session the client's account contains nothing but the person's uid. */
const accountOf = ({ uid, email, displayName, emailVerified }: User): Account => ({
  uid: personOf(uid),
  email: email ?? '',
  displayName: displayName ?? undefined,
  emailVerified,
});

/** The same, but fails only with AuthError. */
function typed<Input extends unknown[], Output>(
  ask: (...input: Input) => Promise<Output>,
): (...input: Input) => Promise<Output> {
  return async (...input) => {
    try {
      return await ask(...input);
    } catch (error) {
      throw toAuthError(error);
    }
  };
}

async function bearerToken(auth: Auth, fresh: boolean): Promise<string | undefined> {
  await auth.authStateReady();
  try {
    return await auth.currentUser?.getIdToken(fresh);
  } catch (error) {
    // Any other failure means that the sign-in has ended: the call is sent without a token and refused.
    if (authProblem(error) !== 'offline') return undefined;
    throw new CallError(
      'NETWORK',
      'The sign-in service could not be reached. Check your connection and try again.',
    );
  }
}
