import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aUserRecord, STAMPED } from '../testing/records.ts';
import { authUser } from './auth-user.schema.ts';
import { signIn } from './sign-in.schema.ts';
import { user } from './user.schema.ts';

const assignment = {
  tenantId: 10_000_001,
  role: 'manager',
  isActive: true,
  assignedAt: STAMPED.createdAt,
  updatedAt: STAMPED.updatedAt,
};

const whole = {
  uid: 'uid-ada',
  email: 'ada@bella.example.com',
  displayName: 'Ada Lopez',
  firstName: 'Ada',
  lastName: 'Lopez',
  phoneNumber: { countryCode: '+1', number: '5185550101' },
  photoURL: 'https://example.com/ada.jpg',
  emailVerified: true,
  siteRole: 'support',
  isSiteAdmin: true,
  tenantAssignments: [assignment],
  access: {
    '10000001': { role: 'manager', restaurants: { '20000001': { pos: true, kitchen: false, manage: true } } },
  },
  tenantIds: [10_000_001],
  unplacedIn: [],
  searchName: 'ada lopez',
  isActive: false,
  lastLogin: STAMPED.updatedAt,
  ...STAMPED,
};

describe('user', () => {
  it('C3-28, I3.4-02, O3-04 keeps every field that it is given', () => {
    expect(user.parse(whole)).toEqual(whole);
  });

  it('C3-28, O3-04 starts unverified, active, no site administrator and assigned to nobody', () => {
    expect(user.parse(aUserRecord())).toMatchObject({
      emailVerified: false,
      isSiteAdmin: false,
      tenantAssignments: [],
      access: {},
      isActive: true,
    });
  });

  it.each(['site_admin', 'site_owner', 'support', 'viewer'])('I6-01 may be %s of the site', (siteRole) => {
    expect(user.parse(aUserRecord({ siteRole })).siteRole).toBe(siteRole);
  });

  it.each(['owner', 'admin', 'manager', 'employee'])('I6-02 may be %s of a tenant', (role) => {
    expect(issuesOf(user, aUserRecord({ tenantAssignments: [{ ...assignment, role }] }))).toEqual([]);
  });

  it('I6-01, I6-02 has no other role, and every assignment says whether it is active', () => {
    expect(issuesOf(user, aUserRecord({ siteRole: 'root' }))).toHaveLength(1);
    expect(
      issuesOf(user, aUserRecord({ tenantAssignments: [{ ...assignment, role: 'chef' }] })),
    ).toHaveLength(1);
    expect(
      issuesOf(user, aUserRecord({ tenantAssignments: [{ ...assignment, isActive: undefined }] })),
    ).toHaveLength(1);
  });

  it.each([
    ['without a uid', { uid: undefined }, 'uid: UID is required'],
    ['with an empty uid', { uid: '' }, 'uid: UID is required'],
    ['without an email', { email: undefined }, 'email: A valid email is required'],
    ['with an email that is none', { email: 'ada' }, 'email: A valid email is required'],
  ])('O5-11, C5-12 %s is refused', (_, change, issue) => {
    expect(issuesOf(user, aUserRecord(change))).toEqual([issue]);
  });

  it('O5-11, C5-12 a display name is text, if there is one', () => {
    expect(issuesOf(user, aUserRecord({ displayName: undefined }))).toEqual([]);
    expect(issuesOf(user, aUserRecord({ displayName: 'A' }))).toEqual([]);
    expect(issuesOf(user, aUserRecord({ displayName: 7 }))).toEqual([
      'displayName: displayName must be a string',
    ]);
  });

  it.each([0, -1, 1.5, '10000001'])('C5-12, I5.1-02 an assignment to tenant %j is refused', (tenantId) => {
    expect(issuesOf(user, aUserRecord({ tenantAssignments: [{ ...assignment, tenantId }] }))).toEqual([
      'tenantAssignments.0.tenantId: Tenant ID must be a positive number',
    ]);
  });

  it('C5-12, I5.1-03 a country code starts with a plus', () => {
    expect(issuesOf(user, aUserRecord({ phoneNumber: { countryCode: '1', number: '5185550101' } }))).toEqual([
      "phoneNumber.countryCode: Country code must start with a '+'",
    ]);
  });

  it.each(['ada.jpg', 'javascript:alert(1)'])('C5-12 a picture at %s is refused', (photoURL) => {
    expect(issuesOf(user, aUserRecord({ photoURL }))).toEqual([
      'photoURL: A valid URL is required for photoURL',
    ]);
  });
});

describe('who signed in', () => {
  it('O3-03 keeps every field, and what the service added since', () => {
    const whole = {
      uid: 'uid-ada',
      email: 'ada@bella.example.com',
      displayName: 'Ada',
      photoURL: 'https://example.com/ada.jpg',
      emailVerified: true,
      providerId: 'google.com',
    };
    expect(authUser.parse(whole)).toEqual(whole);
  });

  it('O3-03 is unverified unless the service says otherwise, and may have no more than a uid', () => {
    expect(authUser.parse({ uid: 'uid-ada', email: null })).toEqual({
      uid: 'uid-ada',
      email: null,
      emailVerified: false,
    });
  });

  it.each([{}, { uid: '' }, { uid: 7 }])('O5-08 is nobody as %j', (account) => {
    expect(issuesOf(authUser, account)).toEqual(['uid: UID is required']);
  });
});

describe('sign-in form', () => {
  it.each([
    [{ email: '', password: 'secret' }, 'email: Please enter your email address'],
    [{ email: 'ada', password: 'secret' }, 'email: Please enter a valid email address'],
    [{ email: 'ada@example.com', password: '' }, 'password: Please enter your password'],
  ])('%j is told what is missing', (form, issue) => {
    expect(issuesOf(signIn, form)).toContain(issue);
  });

  it.each([true, false])('is told whether to stay signed in: %s', (rememberMe) => {
    const form = { email: 'ada@example.com', password: 'x', rememberMe };
    expect(signIn.parse(form)).toEqual(form);
  });

  it('forgives spaces around the address', () => {
    expect(signIn.parse({ email: ' ada@example.com ', password: ' x ', rememberMe: true })).toEqual({
      email: 'ada@example.com',
      password: ' x ',
      rememberMe: true,
    });
  });
});
