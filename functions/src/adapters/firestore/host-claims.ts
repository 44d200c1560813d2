// Finds the claims of hosts. What is remembered of one that has ended counts for nothing.
import { collections } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { HostClaims } from '../../ports/host-claims.ts';

export const firestoreHostClaims = (db: Firestore): HostClaims => ({
  async isClaimed(host) {
    const claim = await db.collection(collections.domainClaims).doc(host).get();
    return claim.exists && claim.get('expiresAt') === undefined;
  },
});
