import { describe, expect, it } from 'vitest';
import { aUserRecord } from '../testing/records.ts';
import { refusalOf } from '../testing/refusal.ts';
import { searchNameOf, withDerivedFields } from './derived-user.ts';
import { user } from './user.schema.ts';
import { changesPermissions, withProfile, withUserUpdate } from './user-update.ts';

const NOW = '2026-06-10T22:00:00.000Z';
const ada = user.parse(
  aUserRecord({
    displayName: 'Ada',
    photoURL: 'https://example.com/a.jpg',
    phoneNumber: { countryCode: '+1', number: '5' },
  }),
);

describe('a changed profile', () => {
  it('O7.1-04 keeps what is not named, takes what is, and drops what is null', () => {
    const changed = withProfile(ada, { displayName: 'Ada L.', photoURL: null, firstName: undefined }, NOW);
    const { photoURL: _, ...rest } = ada;
    expect(changed).toEqual({ ...rest, displayName: 'Ada L.', updatedAt: NOW });
    expect(user.parse(changed)).toEqual(changed);
  });
});

describe('a changed user', () => {
  it.each(['site_admin', 'site_owner'] as const)('I6-01 as %s is a site administrator', (siteRole) => {
    expect(withUserUpdate(ada, { siteRole }, NOW)).toMatchObject({ siteRole, isSiteAdmin: true });
  });

  it.each([null, 'support'] as const)('I6-01 loses the flag with the role that gave it (%s)', (siteRole) => {
    const admin = withUserUpdate(ada, { siteRole: 'site_admin' }, NOW);
    expect(withUserUpdate(admin, { siteRole }, NOW).isSiteAdmin).toBe(false);
  });

  it('I6-01 keeps a flag of its own while the role is not named', () => {
    const admin = withUserUpdate(ada, { isSiteAdmin: true }, NOW);
    expect(withUserUpdate(admin, { displayName: 'Ada L.' }, NOW).isSiteAdmin).toBe(true);
  });

  it('I6-01 cannot be a site administrator by role and none by flag', () => {
    expect(
      refusalOf(() => withUserUpdate(ada, { siteRole: 'site_owner', isSiteAdmin: false }, NOW)),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { isSiteAdmin: expect.any(String) as string } },
    });
  });

  it('changes rights only where they come out different', () => {
    expect(
      changesPermissions(ada, withUserUpdate(ada, { isActive: ada.isActive, displayName: 'A.' }, NOW)),
    ).toBe(false);
    expect(changesPermissions(ada, withUserUpdate(ada, { isActive: !ada.isActive }, NOW))).toBe(true);
    expect(changesPermissions(ada, withUserUpdate(ada, { siteRole: 'viewer' }, NOW))).toBe(true);
  });
});

describe('what follows from a record', () => {
  const assigned = (...tenantIds: number[]) =>
    tenantIds.map((tenantId) => ({
      tenantId,
      role: 'manager' as const,
      isActive: tenantId !== 2,
      assignedAt: NOW,
      updatedAt: NOW,
    }));

  it('O7.3-04 is every tenant of its assignments, once, and what it may touch', () => {
    const access = { '1': { role: 'manager' as const, restaurants: {} } };
    const stored = withDerivedFields({ ...ada, tenantAssignments: assigned(2, 1, 2) }, access);
    expect(stored).toMatchObject({ tenantIds: [1, 2], access });
  });

  it.each([
    ['Ada LOPEZ', 'ada lopez'],
    ['  Ada  ', 'ada'],
    ['', 'ada@bella.example.com'],
    [undefined, 'ada@bella.example.com'],
  ])('I7.4-07 is the name that searches find: of %j', (displayName, expected) => {
    expect(
      searchNameOf({ email: 'Ada@bella.example.com', ...(displayName !== undefined && { displayName }) }),
    ).toBe(expected);
  });
});
