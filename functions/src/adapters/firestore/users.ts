// users/{uid}, read on each request so that a revocation holds for the next one.
import { user } from '@bite/shared/identity/user.schema';
import { paths } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Users } from '../../ports/users.ts';
import { parseDocument } from './documents.ts';

export function firestoreUsers(db: Firestore): Users {
  return {
    async find(uid) {
      const snapshot = await db.doc(paths.user(uid)).get();
      return snapshot.exists ? parseDocument(user, snapshot) : undefined;
    },
  };
}
