// ID tokens checked by Firebase Auth, revocation included.
import { getAuth } from 'firebase-admin/auth';
import type { Sessions } from '../../ports/users.ts';
import { firebaseApp } from '../firebase-app.ts';

/** What verifyIdToken says when the token itself is to blame; anything else is an outage and must not look like a sign-out. */
const refusals = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

export function firebaseSessions(): Sessions {
  return {
    async verify(idToken) {
      try {
        return (await getAuth(firebaseApp()).verifyIdToken(idToken, true)).uid;
      } catch (error) {
        if (refusals.has(String((error as { code?: unknown }).code))) return undefined;
        throw error;
      }
    },
  };
}
