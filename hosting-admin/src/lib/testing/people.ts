// Tenants and people's own records as tests need them, with only what matters said.
import type { TenantRole } from '@bite/shared/identity/role-names';
import { type User, user } from '@bite/shared/identity/user.schema';
import type { MyTenant } from '../my-places.ts';
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

/** Sam's record (memory-platform.ts): active, and nobody anywhere unless said. */
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
