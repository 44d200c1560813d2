import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import {
  adminUserCreate,
  assignmentPayload,
  profileUpdate,
  signUp,
  socialSignUp,
  userCreate,
  userPage,
  userSearch,
  userUpdate,
} from './user-payloads.schema.ts';
import { canSearchUsers } from './user-search.ts';

const created = {
  email: 'ada@bella.example.com',
  password: 'secret',
  displayName: 'Ada Lopez',
  tenantId: 10_000_001,
  tenantRole: 'manager',
};
const assigned = { uid: 'uid-ada', tenantId: 10_000_001, tenantRole: 'owner' };
const newcomer = {
  email: 'ada@bella.example.com',
  password: 'secret',
  firstName: 'Ada',
  lastName: 'Lopez',
  phone: '518 555 0101',
};

describe('creating a user', () => {
  it('C3-29, I3.4-04, O5-12 takes what it needs, with a tenant or without one', () => {
    expect(userCreate.parse(created)).toEqual(created);
    const { tenantId: _id, tenantRole: _role, ...ofTheSite } = created;
    expect(userCreate.parse(ofTheSite)).toEqual(ofTheSite);
  });

  it.each([
    [{ email: 'ada' }, 'email: A valid email is required'],
    [{ email: undefined }, 'email: A valid email is required'],
    [{ password: '12345' }, 'password: Password must be at least 6 characters'],
    [{ password: undefined }, 'password: Password must be at least 6 characters'],
    [{ displayName: 'A' }, 'displayName: Display name must be at least 2 characters'],
    [{ displayName: ' A ' }, 'displayName: Display name must be at least 2 characters'],
    [{ displayName: undefined }, 'displayName: Display name must be at least 2 characters'],
    [{ tenantId: 0 }, 'tenantId: Tenant ID must be a positive number'],
    [{ tenantId: '10000001' }, 'tenantId: Tenant ID must be a positive number'],
  ])('C3-29, C5-12, I5.1-02, O5-12 with %j is refused', (change, issue) => {
    expect(issuesOf(userCreate, { ...created, ...change })).toEqual([issue]);
  });

  it('C5-12, I5.1-02 six characters make a password, two a display name', () => {
    expect(issuesOf(userCreate, { ...created, password: '123456', displayName: 'Al' })).toEqual([]);
  });

  it.each([{ tenantId: undefined }, { tenantRole: undefined }])('C3-29 with %j is refused', (change) => {
    expect(issuesOf(userCreate, { ...created, ...change })).toEqual([
      'tenantRole: A business and a role in it go together',
    ]);
  });

  it.each([
    ['a role that is none', { ...created, tenantRole: 'chef' }],
    ['a flag that nobody gives themselves', { ...created, isSiteAdmin: true }],
  ])('O5-12 with %s is refused', (_, payload) => {
    expect(issuesOf(userCreate, payload)).toHaveLength(1);
  });
});

describe('assigning a user', () => {
  it('C3-29, I3.4-04 says who, where and as what', () => {
    expect(assignmentPayload.parse(assigned)).toEqual(assigned);
  });

  it.each([
    [{ uid: '' }, 'uid: UID is required'],
    [{ uid: undefined }, 'uid: UID is required'],
    [{ tenantId: -1 }, 'tenantId: Tenant ID must be a positive number'],
    [{ tenantId: undefined }, 'tenantId: Tenant ID must be a positive number'],
  ])('C3-29, C5-12 with %j is refused', (change, issue) => {
    expect(issuesOf(assignmentPayload, { ...assigned, ...change })).toEqual([issue]);
  });
});

describe('searching and listing users', () => {
  it('C3-29, C5-12, I3.4-04, I5.1-12, I9-04 a search finds 20 unless it is told otherwise', () => {
    expect(userSearch.parse({ searchTerm: ' ada ' })).toEqual({ searchTerm: 'ada', limit: 20 });
    expect(userSearch.parse({ searchTerm: 'ada', limit: '7' })).toEqual({ searchTerm: 'ada', limit: 7 });
  });

  it.each([
    [1, true],
    [100, true],
    [101, false],
    [0, false],
    [-1, false],
    [1.5, false],
    ['many', false],
  ])('C5-12, I5.1-12, I9-04 a limit of %j: %s', (limit, isRight) => {
    expect(userSearch.safeParse({ searchTerm: 'ada', limit }).success).toBe(isRight);
  });

  it.each([
    ['', false],
    ['a', false],
    [' a ', false],
    ['李', true],
    ['ad', true],
    ['ada', true],
  ])('C5-12, I5.1-12, I9-04 %j starts a search: %s', (searchTerm, starts) => {
    expect(canSearchUsers(searchTerm)).toBe(starts);
    expect(issuesOf(userSearch, { searchTerm })).toEqual(
      starts ? [] : ['searchTerm: Enter at least 2 characters'],
    );
  });

  it('I9-04 a page holds 50 users unless it is told otherwise', () => {
    expect(userPage.parse({})).toEqual({ limit: 50 });
    expect(userPage.parse({ limit: '10', pageToken: 'next' })).toEqual({ limit: 10, pageToken: 'next' });
    for (const limit of [0, 101]) expect(issuesOf(userPage, { limit })).toHaveLength(1);
  });
});

describe('signing up', () => {
  it('I5.1-13 takes names and a sign-in, with or without a phone', () => {
    expect(signUp.parse(newcomer)).toEqual(newcomer);
    const { phone: _, ...without } = newcomer;
    expect(signUp.parse(without)).toEqual(without);
  });

  it.each([
    [{ email: '' }, 'email: A valid email is required'],
    [{ email: undefined }, 'email: A valid email is required'],
    [{ password: '12345' }, 'password: Password must be at least 6 characters'],
    [{ password: undefined }, 'password: Password must be at least 6 characters'],
    [{ firstName: '' }, 'firstName: First name is required'],
    [{ firstName: undefined }, 'firstName: First name is required'],
    [{ lastName: ' ' }, 'lastName: Last name is required'],
    [{ lastName: undefined }, 'lastName: Last name is required'],
  ])('I5.1-13, I5.1-01, I5.1-02 with %j is refused', (change, issue) => {
    expect(issuesOf(signUp, { ...newcomer, ...change })).toEqual([issue]);
  });

  it('I3.4-03 gives nobody a flag', () => {
    for (const flag of ['isSiteAdmin', 'isActive', 'tenantAssignments'])
      expect(issuesOf(signUp, { ...newcomer, [flag]: true })).toHaveLength(1);
  });

  it('I5.1-13 after a social sign-in asks for the names alone', () => {
    const { firstName, lastName, phone } = newcomer;
    expect(socialSignUp.parse({ firstName, lastName, phone })).toEqual({ firstName, lastName, phone });
    expect(issuesOf(socialSignUp, {})).toEqual([
      'firstName: First name is required',
      'lastName: Last name is required',
    ]);
  });
});

describe('changing a user', () => {
  const profile = {
    displayName: 'Ada L.',
    firstName: 'Ada',
    lastName: 'Lopez',
    phoneNumber: { countryCode: '+44', number: '20 7946 0000' },
    photoURL: 'https://example.com/ada.jpg',
  };

  it('people change their names, phone and picture, any part of them', () => {
    expect(profileUpdate.parse(profile)).toEqual(profile);
    expect(profileUpdate.parse({})).toEqual({});
    expect(profileUpdate.parse({ phoneNumber: null, photoURL: null, displayName: null })).toEqual({
      phoneNumber: null,
      photoURL: null,
      displayName: null,
    });
  });

  it.each([
    [{ displayName: 'A' }, 'displayName: Display name must be at least 2 characters'],
    [{ firstName: '' }, 'firstName: First name is required'],
    [{ lastName: '' }, 'lastName: Last name is required'],
    [
      { phoneNumber: { countryCode: '44', number: '20 7946 0000' } },
      "phoneNumber.countryCode: Country code must start with a '+'",
    ],
    [{ photoURL: 'ada.jpg' }, 'photoURL: A valid URL is required for photoURL'],
  ])('C5-12, I5.1-02, I5.1-03 a profile with %j is refused', (change, issue) => {
    expect(issuesOf(profileUpdate, change)).toEqual([issue]);
    expect(issuesOf(userUpdate, change)).toEqual([issue]);
  });

  it.each([
    'uid',
    'email',
    'emailVerified',
    'siteRole',
    'isSiteAdmin',
    'isActive',
    'tenantAssignments',
    'access',
  ])('nobody changes their own %s', (field) => {
    expect(issuesOf(profileUpdate, { [field]: true })).toEqual([`: Unrecognized key: "${field}"`]);
  });

  it('site administrators change roles and flags too, but no assignment and no access', () => {
    const change = { ...profile, emailVerified: true, siteRole: null, isSiteAdmin: false, isActive: true };
    expect(userUpdate.parse(change)).toEqual(change);
    expect(userUpdate.parse({ siteRole: 'viewer' })).toEqual({ siteRole: 'viewer' });
    for (const field of ['uid', 'email', 'tenantAssignments', 'access'])
      expect(issuesOf(userUpdate, { [field]: {} })).toEqual([`: Unrecognized key: "${field}"`]);
  });
});

describe('what an administrator sends to create somebody', () => {
  const created = { email: 'ada@bella.example.com', displayName: 'Ada', tenantId: 1, tenantRole: 'manager' };

  it('C3-29, O5-12 is the same without a password', () => {
    expect(adminUserCreate.parse(created)).toEqual(created);
    expect(issuesOf(adminUserCreate, { ...created, email: 'ada', displayName: 'A' })).toEqual([
      'email: A valid email is required',
      'displayName: Display name must be at least 2 characters',
    ]);
    expect(issuesOf(adminUserCreate, { ...created, tenantRole: undefined })).toHaveLength(1);
  });

  it('O5-12 sets nobody’s password, however good', () => {
    expect(issuesOf(adminUserCreate, { ...created, password: 'a-long-password' })).toEqual([
      'password: Nobody sets a colleague’s password: they choose their own, by a link that is mailed to them',
    ]);
  });
});
