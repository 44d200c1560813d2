// Sign-in with Firebase Authentication, kept on this device until someone signs out.
import { CallError } from '@bite/shared/api/client';
import { type FirebaseApp, FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { type AuthPort, SignInError, type SignInProblem } from './ports.ts';

const problems: Readonly<Record<string, SignInProblem>> = {
  'auth/invalid-credential': 'credentials',
  'auth/invalid-email': 'credentials',
  'auth/user-disabled': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/network-request-failed': 'offline',
};

/** What went wrong, from the error of the SDK. */
export function signInProblem(error: unknown): SignInProblem {
  return (error instanceof FirebaseError ? problems[error.code] : undefined) ?? 'unknown';
}

export function createFirebaseAuth(app: FirebaseApp, emulator: string | undefined): AuthPort {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return {
    watch: (listener) =>
      onAuthStateChanged(auth, (user) =>
        listener(
          user
            ? { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? undefined }
            : undefined,
        ),
      ),
    async signIn(email, password) {
      try {
        await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        throw new SignInError(
          signInProblem(error),
          error instanceof Error ? error.message : 'Sign-in failed',
        );
      }
    },
    signOut: () => signOut(auth),
    async token(fresh) {
      await auth.authStateReady();
      try {
        return await auth.currentUser?.getIdToken(fresh);
      } catch (error) {
        // Any other failure means that the sign-in is over: the call goes out without a token and is refused.
        if (signInProblem(error) !== 'offline') return undefined;
        throw new CallError(
          'NETWORK',
          'The sign-in service could not be reached. Check your connection and try again.',
        );
      }
    },
  };
}
