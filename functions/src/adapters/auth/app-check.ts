// App Check tokens, as Firebase verifies them.
import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';
import type { AppCheck } from '../../ports/app-check.ts';

type Verifier = Pick<FirebaseAppCheck, 'verifyToken'>;

/** What the library says of a token that is none; anything else, such as keys out of reach, is a failure of ours. */
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
