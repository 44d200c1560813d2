// The one table of who may do what (decisions, Roles). API, rules tests and screens ask `may`.
import type { RestaurantRef } from '../paths.ts';
import type { User } from './user.schema.ts';

export const siteRoles = ['site_admin', 'site_owner', 'support', 'viewer'] as const;
export type SiteRole = (typeof siteRoles)[number];
export const tenantRoles = ['owner', 'admin', 'manager', 'employee'] as const;
export type TenantRole = (typeof tenantRoles)[number];

export type Actor = Pick<User, 'isActive' | 'isSiteAdmin' | 'siteRole' | 'access'>;
type Standing = 'siteAdmin' | 'support' | 'viewer' | TenantRole;

export const actions = [
  'tenants.read',
  'tenants.write',
  'restaurants.read',
  'restaurants.write',
  'catalogue.read',
  'catalogue.write',
  'orders.read',
  'orders.write',
  'kitchen.write',
] as const;
export type Action = (typeof actions)[number];

const everyone: readonly Standing[] = [
  'siteAdmin',
  'support',
  'viewer',
  'owner',
  'admin',
  'manager',
  'employee',
];
const managers: readonly Standing[] = ['siteAdmin', 'owner', 'admin', 'manager'];

const allowed: Record<Action, readonly Standing[]> = {
  'tenants.read': everyone,
  'tenants.write': ['siteAdmin', 'owner', 'admin'],
  'restaurants.read': everyone,
  'restaurants.write': ['siteAdmin', 'owner', 'admin'],
  'catalogue.read': ['siteAdmin', 'support', 'owner', 'admin', 'manager', 'employee'],
  'catalogue.write': managers,
  'orders.read': ['siteAdmin', 'support', 'owner', 'admin', 'manager', 'employee'],
  'orders.write': [...managers, 'employee'],
  'kitchen.write': [...managers, 'employee'],
};

/** What an employee also needs for an action: one of these flags on that restaurant. */
const employeeFlags: Partial<Record<Action, readonly ('pos' | 'kitchen')[]>> = {
  'orders.read': ['pos', 'kitchen'],
  'orders.write': ['pos', 'kitchen'],
  'kitchen.write': ['kitchen', 'pos'],
};

function standingOf(actor: Actor, tenantId: number): Standing | undefined {
  if (isSiteAdmin(actor)) return 'siteAdmin';
  const tenant = actor.access[String(tenantId)];
  if (tenant) return tenant.role;
  return actor.siteRole === 'support' || actor.siteRole === 'viewer' ? actor.siteRole : undefined;
}

/** siteRole site_owner and site_admin imply the flag (decisions 13). */
export function isSiteAdmin(actor: Pick<Actor, 'isSiteAdmin' | 'siteRole'>): boolean {
  return actor.isSiteAdmin || actor.siteRole === 'site_admin' || actor.siteRole === 'site_owner';
}

/** May this person do this there? Says nothing of the tenant's own state: a suspended tenant is checked beside it. */
export function may(actor: Actor, action: Action, at: RestaurantRef): boolean {
  if (!actor.isActive) return false;
  const standing = standingOf(actor, at.tenantId);
  if (!standing || !allowed[action].includes(standing)) return false;
  const isEmployee = standing === 'employee';
  if (!isEmployee) return true;
  const there = actor.access[String(at.tenantId)]?.restaurants[String(at.restaurantId)];
  if (!there) return false;
  const flags = employeeFlags[action];
  return !flags || flags.some((flag) => there[flag]);
}
