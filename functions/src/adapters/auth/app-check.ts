// Verifies App Check tokens with Firebase.
import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';
import type { AppCheck } from '../../ports/app-check.ts';

type Verifier = Pick<FirebaseAppCheck, 'verifyToken'>;

/** The error codes for an invalid token. Any other error, such as unreachable keys, is an outage. */
const REFUSED = ['app-check/invalid-argument', 'app-check/app-check-token-expired'];

export function firebaseAppCheck(verifier: Verifier): AppCheck {
  return {
    async isGenuine(token) {
      try {
        await verifier.verifyToken(token);
        return true;
      } catch (error) {
        if (REFUSED.includes(String((error as { code?: unknown }).code))) return false;
        throw error;
      }
    },
  };
}
