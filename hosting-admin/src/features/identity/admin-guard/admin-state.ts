// Decides whether somebody may open the site staff's area, from their session and record (O2.9-22).
import { isSiteAdmin, may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import type { Session } from '../../../lib/session.tsx';

export type Admission =
  | { state: 'loading' }
  /** The session's flag wins; the record's is asked where it is not set. */
  | { state: 'admin_authenticated'; through: 'session' | 'user' }
  /** Support and viewers: they look and change nothing. */
  | { state: 'staff_reading' }
  | { state: 'authenticated_not_admin' }
  /** The session could not be validated. */
  | { state: 'error'; message: string }
  | { state: 'unauthenticated' };

/** The person's own record as far as it was asked for. */
export interface OwnRecord {
  user: User | undefined;
  error: Error | null;
}

export function admissionOf(session: Session, own: OwnRecord): Admission {
  switch (session.phase) {
    case 'checking':
      return { state: 'loading' };
    case 'signedOut':
      return { state: 'unauthenticated' };
    case 'incomplete':
      return { state: 'authenticated_not_admin' };
    case 'failed':
      return { state: 'error', message: session.error.message };
    case 'signedIn':
      return admissionOfUser(session, own);
  }
}

function admissionOfUser(
  { user, error }: Extract<Session, { phase: 'signedIn' }>,
  own: OwnRecord,
): Admission {
  if (user.isActive && user.isSiteAdmin) return { state: 'admin_authenticated', through: 'session' };
  if (own.user) return admissionByRecord(own.user);
  const failure = error ?? own.error;
  return failure ? { state: 'error', message: failure.message } : { state: 'loading' };
}

function admissionByRecord(user: User): Admission {
  if (user.isActive && isSiteAdmin(user)) return { state: 'admin_authenticated', through: 'user' };
  return { state: may(user, 'siteUsers.read') ? 'staff_reading' : 'authenticated_not_admin' };
}
