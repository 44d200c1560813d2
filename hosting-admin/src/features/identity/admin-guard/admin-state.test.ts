import type { User } from '@bite/shared/identity/user.schema';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../lib/session.tsx';
import { aUser } from '../../../lib/testing/memory-platform.ts';
import { aProfile, withRole } from '../../../lib/testing/people.ts';
import { type Admission, admissionOf } from './admin-state.ts';

const signedIn = (user: Partial<typeof aUser> = {}, error?: Error): Session => ({
  phase: 'signedIn',
  user: { ...aUser, ...user },
  error,
});
const broken = new Error('The server is away');
const admin = aProfile({ isSiteAdmin: true });

const rows: [string, Session, User | undefined, Error | null, Admission][] = [
  ['still asked', { phase: 'checking' }, undefined, null, { state: 'loading' }],
  ['nobody', { phase: 'signedOut' }, undefined, null, { state: 'unauthenticated' }],
  [
    'an account without a record',
    { phase: 'incomplete', account: aUser },
    undefined,
    null,
    { state: 'authenticated_not_admin' },
  ],
  [
    'not known, as the session failed',
    { phase: 'failed', error: broken },
    undefined,
    null,
    { state: 'error', message: broken.message },
  ],
  [
    'a session with the flag',
    signedIn({ isSiteAdmin: true }),
    undefined,
    null,
    { state: 'admin_authenticated', through: 'session' },
  ],
  [
    'a session with the flag, whatever the record says',
    signedIn({ isSiteAdmin: true }),
    aProfile(),
    null,
    { state: 'admin_authenticated', through: 'session' },
  ],
  [
    'a session with the flag, whose last check failed',
    signedIn({ isSiteAdmin: true }, broken),
    undefined,
    null,
    { state: 'admin_authenticated', through: 'session' },
  ],
  [
    'an inactive person whose session has the flag',
    signedIn({ isSiteAdmin: true, isActive: false }),
    aProfile({ isSiteAdmin: true, isActive: false }),
    null,
    { state: 'authenticated_not_admin' },
  ],
  [
    'a session without the flag, before the record is known',
    signedIn(),
    undefined,
    null,
    { state: 'loading' },
  ],
  ['a record with the flag', signedIn(), admin, null, { state: 'admin_authenticated', through: 'user' }],
  [
    'a record with the flag, after a failed check',
    signedIn({}, broken),
    admin,
    null,
    { state: 'admin_authenticated', through: 'user' },
  ],
  [
    'a site administrator by role',
    signedIn(),
    aProfile({ siteRole: 'site_admin' }),
    null,
    { state: 'admin_authenticated', through: 'user' },
  ],
  [
    'a site owner by role',
    signedIn(),
    aProfile({ siteRole: 'site_owner' }),
    null,
    { state: 'admin_authenticated', through: 'user' },
  ],
  ['support', signedIn(), aProfile({ siteRole: 'support' }), null, { state: 'staff_reading' }],
  ['a viewer', signedIn(), aProfile({ siteRole: 'viewer' }), null, { state: 'staff_reading' }],
  [
    'an inactive viewer',
    signedIn(),
    aProfile({ siteRole: 'viewer', isActive: false }),
    null,
    { state: 'authenticated_not_admin' },
  ],
  ['an owner', signedIn(), withRole('owner'), null, { state: 'authenticated_not_admin' }],
  ['nobody anywhere', signedIn(), aProfile(), null, { state: 'authenticated_not_admin' }],
  [
    'not known, as the record failed',
    signedIn(),
    undefined,
    broken,
    { state: 'error', message: broken.message },
  ],
  [
    'not known, as the check failed',
    signedIn({}, broken),
    undefined,
    null,
    { state: 'error', message: broken.message },
  ],
];

describe('who stands before the site’s administration', () => {
  it.each(rows)('O2.9-22 %s', (_, session, user, error, expected) => {
    expect(admissionOf(session, { user, error })).toEqual(expected);
  });
});
