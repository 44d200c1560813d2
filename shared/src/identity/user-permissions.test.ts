import { describe, expect, it } from 'vitest';
import { deriveAccess } from './derive-access.ts';
import type { SiteRole, TenantRole } from './role-names.ts';
import { type User, user } from './user.schema.ts';
import { isActiveOwner, isManagedBy, isOnlyIn, mayDeactivate } from './user-permissions.ts';

const TIME = '2026-06-01T00:00:00.000Z';
type Roles = Record<number, TenantRole>;

function someone(uid: string, roles: Roles, change: Partial<User> = {}, isAssignmentActive = true): User {
  const tenantAssignments = Object.entries(roles).map(([tenantId, role]) => ({
    tenantId: Number(tenantId),
    role,
    isActive: isAssignmentActive,
    assignedAt: TIME,
    updatedAt: TIME,
  }));
  const access = deriveAccess(tenantAssignments, []);
  const whole = {
    uid,
    email: `${uid}@example.com`,
    tenantAssignments,
    access,
    createdAt: TIME,
    updatedAt: TIME,
  };
  return { ...user.parse(whole), ...change };
}

const owner = someone('owner', { 1: 'owner' });
const admin = someone('admin', { 1: 'admin' });
const siteAdmin = someone('site', {}, { siteRole: 'site_admin' });
const ofSite = (siteRole: SiteRole) => someone('other', { 1: 'employee' }, { siteRole });

describe('who may switch somebody off and on', () => {
  it.each([
    ['an owner, an employee', owner, someone('x', { 1: 'employee' }), true],
    ['an admin, a manager', admin, someone('x', { 1: 'manager' }), true],
    ['an admin, another admin', admin, someone('x', { 1: 'admin' }), true],
    ['an owner, another owner', owner, someone('x', { 1: 'owner' }), true],
    ['an admin, an owner', admin, someone('x', { 1: 'owner' }), false],
    ['a manager, an employee', someone('m', { 1: 'manager' }), someone('x', { 1: 'employee' }), false],
    ['an owner, somebody of another tenant', owner, someone('x', { 2: 'employee' }), false],
    ['an owner, who also works elsewhere', owner, someone('x', { 1: 'employee', 2: 'employee' }), false],
    [
      'who runs both tenants, who works in both',
      someone('o', { 1: 'owner', 2: 'admin' }),
      someone('x', { 1: 'owner', 2: 'manager' }),
      true,
    ],
    ['an owner, who works nowhere', owner, someone('x', {}), false],
    ['an owner, support that helps out', owner, ofSite('support'), false],
    ['an owner, a site administrator', owner, someone('x', { 1: 'employee' }, { isSiteAdmin: true }), false],
    ['an owner, themselves', owner, owner, false],
    ['a site administrator, an owner', siteAdmin, owner, true],
    ['a site administrator, who works nowhere', siteAdmin, someone('x', {}), true],
    ['a site administrator, themselves', siteAdmin, siteAdmin, false],
    [
      'support, an employee',
      someone('s', {}, { siteRole: 'support' }),
      someone('x', { 1: 'employee' }),
      false,
    ],
    ['an inactive owner, an employee', { ...owner, isActive: false }, someone('x', { 1: 'employee' }), false],
    [
      'an owner no more, an employee',
      someone('o', { 1: 'owner' }, {}, false),
      someone('x', { 1: 'employee' }),
      false,
    ],
  ])('I6-04 %s', (_who, actor, person, expected) => {
    expect(mayDeactivate(actor, person)).toBe(expected);
  });
});

describe('whose somebody is', () => {
  it('a tenant’s own are those who work for it and nobody else', () => {
    expect(isOnlyIn(someone('x', { 1: 'manager' }), 1)).toBe(true);
    expect(isOnlyIn(someone('x', { 1: 'manager', 2: 'employee' }), 1)).toBe(false);
    expect(isOnlyIn(someone('x', {}), 1)).toBe(false);
    expect(isOnlyIn(ofSite('viewer'), 1)).toBe(false);
  });

  it('to the administrators of a tenant all others do not exist', () => {
    expect(isManagedBy(admin, someone('x', { 1: 'employee', 2: 'owner' }))).toBe(true);
    expect(isManagedBy(admin, someone('x', { 2: 'owner' }))).toBe(false);
    expect(isManagedBy(siteAdmin, someone('x', {}))).toBe(true);
    expect(isManagedBy(someone('m', { 1: 'manager' }), someone('x', { 1: 'employee' }))).toBe(false);
  });

  it('owners count while they and their assignment are active', () => {
    expect(isActiveOwner(owner, 1)).toBe(true);
    expect(isActiveOwner(owner, 2)).toBe(false);
    expect(isActiveOwner({ ...owner, isActive: false }, 1)).toBe(false);
    expect(isActiveOwner(someone('o', { 1: 'owner' }, {}, false), 1)).toBe(false);
  });
});
