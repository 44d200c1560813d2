import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/people-records.ts';
import { STAMPED } from '../testing/records.ts';
import { refusalOf } from '../testing/refusal.ts';
import type { User } from './user.schema.ts';
import {
  activatedBy,
  deactivated,
  reactivated,
  withAssignment,
  withAssignmentRole,
  withoutAssignment,
  withToggledAssignment,
  withVerifiedEmail,
} from './user-lifecycle.ts';

const NOW = '2026-06-10T22:00:00.000Z';
const before = { assignedAt: STAMPED.createdAt, updatedAt: STAMPED.createdAt };
const here = { tenantId: 1, role: 'manager', isActive: true, ...before } as const;
const there = { tenantId: 2, role: 'employee', isActive: false, ...before } as const;
const ada = aUser({ tenantAssignments: [here, there] });

const operations: [string, (user: User) => User][] = [
  ['deactivating', (user) => deactivated(user, NOW)],
  ['reactivating', (user) => reactivated(user, NOW)],
  ['verifying the email', (user) => withVerifiedEmail(user, NOW)],
  ['assigning', (user) => withAssignment(user, 3, 'admin', NOW)],
  ['toggling an assignment', (user) => withToggledAssignment(user, 1, NOW)],
  ['changing the role of an assignment', (user) => withAssignmentRole(user, 1, 'admin', NOW)],
  ['removing an assignment', (user) => withoutAssignment(user, 1, NOW)],
];

describe('the life of a user', () => {
  it('C4-03, I4-26, I6-04 may be deactivated and reactivated, and says when', () => {
    expect(deactivated(ada, NOW)).toEqual({ ...ada, isActive: false, updatedAt: NOW });
    expect(reactivated(aUser({ isActive: false }), NOW)).toEqual({
      ...aUser(),
      isActive: true,
      updatedAt: NOW,
    });
  });

  it('C4-03, I4-26 the email may be set verified', () => {
    expect(withVerifiedEmail(ada, NOW)).toEqual({ ...ada, emailVerified: true, updatedAt: NOW });
  });

  it('C4-03, I4-27, I6-04 an assignment is created active, beside the others', () => {
    const added = { tenantId: 3, role: 'admin', isActive: true, assignedAt: NOW, updatedAt: NOW };
    expect(withAssignment(ada, 3, 'admin', NOW)).toEqual({
      ...ada,
      tenantAssignments: [here, there, added],
      updatedAt: NOW,
    });
  });

  it('I4-27, I6-04 and takes the place of one to the same tenant', () => {
    const added = { tenantId: 2, role: 'owner', isActive: true, assignedAt: NOW, updatedAt: NOW };
    expect(withAssignment(ada, 2, 'owner', NOW).tenantAssignments).toEqual([here, added]);
  });

  it('C4-03, I4-27, I6-04 an assignment is toggled off and on, and no other with it', () => {
    expect(withToggledAssignment(ada, 1, NOW)).toEqual({
      ...ada,
      tenantAssignments: [{ ...here, isActive: false, updatedAt: NOW }, there],
      updatedAt: NOW,
    });
    expect(withToggledAssignment(ada, 2, NOW).tenantAssignments).toEqual([
      here,
      { ...there, isActive: true, updatedAt: NOW },
    ]);
  });

  it('C4-03, I4-27, I6-04 its role is changed, and nothing else of it', () => {
    expect(withAssignmentRole(ada, 2, 'owner', NOW)).toEqual({
      ...ada,
      tenantAssignments: [here, { ...there, role: 'owner', updatedAt: NOW }],
      updatedAt: NOW,
    });
  });

  it('C4-03, I4-27, I6-04 it is removed; removing one that is not there does nothing', () => {
    expect(withoutAssignment(ada, 1, NOW)).toEqual({ ...ada, tenantAssignments: [there], updatedAt: NOW });
    expect(withoutAssignment(ada, 9, NOW)).toBe(ada);
  });

  it.each([() => withToggledAssignment(ada, 9, NOW), () => withAssignmentRole(ada, 9, 'owner', NOW)])(
    'one that is not there can be neither toggled nor changed',
    (run) => {
      expect(refusalOf(run)).toMatchObject({
        code: 'NOT_FOUND',
        message: 'User with UID uid-ada is not assigned to tenant 9',
      });
    },
  );

  it.each(operations)('%s gives a new record and leaves the old one alone', (_, operation) => {
    const old = structuredClone(ada);
    expect(operation(ada)).not.toBe(ada);
    expect(ada).toEqual(old);
  });
});

describe('being let in by a tenant', () => {
  const given = { tenantId: 3, role: 'employee', isActive: true, assignedAt: NOW, updatedAt: NOW } as const;

  it('I4-26 makes somebody new active, with the one assignment', () => {
    expect(activatedBy(aUser({ isActive: false }), 3, 'employee', NOW)).toMatchObject({
      isActive: true,
      tenantAssignments: [given],
    });
  });

  it('I4-27 leaves what an active person has elsewhere as it is', () => {
    expect(activatedBy(ada, 3, 'employee', NOW).tenantAssignments).toEqual([here, there, given]);
  });

  it('I4-26 does not open again what somebody else has shut', () => {
    const shut = { ...here, isActive: false, updatedAt: NOW };
    const dismissed = aUser({ isActive: false, tenantAssignments: [here, there] });
    expect(activatedBy(dismissed, 3, 'employee', NOW)).toMatchObject({
      isActive: true,
      tenantAssignments: [shut, there, given],
    });
  });
});
