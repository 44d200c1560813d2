// Composes site administration for the command line. The environment selects the project: the emulators' or a deployed one.
import type { User } from '@bite/shared/identity/user.schema';
import { getAuth } from 'firebase-admin/auth';
import { firebaseAccounts } from '../adapters/auth/firebase-accounts.ts';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { writePath } from '../audit/write-path.ts';
import { type AttemptDeps, attemptNow } from '../due-work/attempt-work.ts';
import { endSessionsOf } from '../identity/sessions/end-sessions.ts';
import {
  type CreatedSiteAdmin,
  createSiteAdmin,
  listSiteAdmins,
  removeSiteAdmin,
} from '../identity/site-admins.ts';
import type { Log } from '../ports/log.ts';

export interface SiteAdmins {
  create(email: string): Promise<CreatedSiteAdmin>;
  list(): Promise<User[]>;
  remove(email: string): Promise<void>;
}

export function composeSiteAdmins(log: Log): SiteAdmins {
  const records = firestoreRecords(firestore());
  const now = Date.now;
  const accounts = firebaseAccounts(getAuth(firebaseApp()));
  const handlers: AttemptDeps['handlers'] = {
    endSessions: ({ uid }) => endSessionsOf({ accounts, records, now }, uid),
  };
  const attempting = { records, log, now, handlers };
  const attempt = (workId: string) => attemptNow(attempting, workId);
  const deps = { records, writePath: writePath({ records, now, attempt }), accounts, now };
  return {
    create: (email) => createSiteAdmin(deps, email),
    list: () => listSiteAdmins(deps),
    remove: (email) => removeSiteAdmin(deps, email),
  };
}
