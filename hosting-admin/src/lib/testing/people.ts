// Builds tenants and user records for tests, with only the relevant fields given.
import type { TenantRole } from '@bite/shared/identity/role-names';
import { type User, user } from '@bite/shared/identity/user.schema';
import type { MyTenant } from '../my-places.ts';
import type { Member } from '../team-queries.ts';
import { guidOf } from './an-order.ts';

export const aTenant = (tenant: Partial<MyTenant> = {}): MyTenant => ({
  tenantId: 10_000_001,
  guid: guidOf(600_001),
  name: 'Bella Group LLC',
  displayName: 'Bella Group',
  status: 'active',
  role: 'owner',
  ...tenant,
});

const NOW = '2026-03-01T12:00:00.000Z';

/** Sam's record (memory-platform.ts): active, without roles by default. */
export const aProfile = (profile: Partial<User> = {}): User =>
  user.parse({
    uid: 'uid-1',
    email: 'sam@example.com',
    displayName: 'Sam',
    createdAt: NOW,
    updatedAt: NOW,
    ...profile,
  });

export const withRole = (role: TenantRole, tenantId = 10_000_001): User =>
  aProfile({ access: { [tenantId]: { role, restaurants: {} } } });

type MemberWishes = Omit<Partial<Member>, 'assignment'> & { assignment?: Partial<Member['assignment']> };

/** Giulia, a manager of Bella Group by default. */
export const aMember = ({ assignment, ...member }: MemberWishes = {}): Member => ({
  uid: 'uid-giulia',
  email: 'giulia@example.com',
  displayName: 'Giulia Bianchi',
  emailVerified: true,
  isActive: true,
  isOnlyHere: true,
  restaurants: {},
  ...member,
  assignment: {
    tenantId: 10_000_001,
    role: 'manager',
    isActive: true,
    assignedAt: NOW,
    updatedAt: NOW,
    ...assignment,
  },
});
