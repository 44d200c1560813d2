// The only table of permissions. API, rules tests and screens call `may`.
import type { RestaurantRef } from '../paths.ts';
import { type TenantRole, tenantRoles } from './role-names.ts';
import type { User } from './user.schema.ts';

export type Actor = Pick<User, 'isActive' | 'isSiteAdmin' | 'siteRole' | 'access'>;
type Standing = 'siteAdmin' | 'support' | 'viewer' | TenantRole;
type Standings = readonly Standing[];

const siteAdmin: Standings = ['siteAdmin'];
const siteStaff: Standings = ['siteAdmin', 'support', 'viewer'];
const administrators: Standings = ['siteAdmin', 'owner', 'admin'];
const managers: Standings = [...administrators, 'manager'];
const workers: Standings = [...managers, 'employee'];
const withSupport = (standings: Standings): Standings => [...standings, 'support'];
const everyone: Standings = [...siteStaff, ...tenantRoles];

/** On the whole platform: roles in a tenant do not count. */
const platformTable = {
  'tenants.create': siteAdmin,
  'tenants.plan': siteAdmin,
  'tenants.suspend': siteAdmin,
  'siteConfiguration.read': siteStaff,
  'siteConfiguration.write': siteAdmin,
  'siteUsers.read': siteStaff,
  'siteUsers.write': siteAdmin,
  /** Failed background work. */
  'failedWork.read': siteAdmin,
  'failedWork.write': siteAdmin,
  /** The domains of all restaurants, and those that the platform itself has registered. */
  'platformDomains.read': siteAdmin,
  'platformDomains.write': siteAdmin,
} as const satisfies Record<string, Standings>;

/**
 * In a tenant or a restaurant. Everybody who works somewhere may see its name: tenants.read, restaurants.read
 * (restaurant-outline.schema.ts).
 */
const placeTable = {
  'tenants.read': everyone,
  'tenantSettings.read': withSupport(administrators),
  'tenantSettings.write': administrators,
  'assignments.read': withSupport(administrators),
  'assignments.write': administrators,
  'assignments.writeOwners': ['siteAdmin', 'owner'],
  'restaurants.read': everyone,
  /** The whole record, with settings, website, connections and counts. */
  'restaurantSettings.read': withSupport(managers),
  'restaurants.create': administrators,
  'restaurants.activate': administrators,
  'restaurants.write': administrators,
  'website.read': withSupport(managers),
  'website.write': managers,
  'domains.read': withSupport(administrators),
  'domains.write': administrators,
  'listing.read': withSupport(managers),
  'listing.write': administrators,
  'listing.reply': managers,
  'payments.read': withSupport(administrators),
  'payments.write': administrators,
  'catalogue.read': withSupport(workers),
  'catalogue.write': managers,
  'people.read': withSupport(workers),
  'people.write': managers,
  /** Notes about colleagues and their account data. */
  'privateDetails.read': withSupport(managers),
  'equipment.read': withSupport(workers),
  'equipment.write': managers,
  'wages.read': withSupport(managers),
  'wages.write': managers,
  'refunds.read': withSupport(managers),
  'refunds.write': managers,
  'reports.read': withSupport(managers),
  'orders.read': withSupport(workers),
  /** Deliveries that are ready or on their way, for drivers. */
  'deliveries.read': withSupport(workers),
  'orders.write': workers,
  'orders.correct': managers,
  'kitchen.write': workers,
  'live.write': workers,
} as const satisfies Record<string, Standings>;

export type PlatformAction = keyof typeof platformTable;
export type PlaceAction = keyof typeof placeTable;
export type Action = PlatformAction | PlaceAction;
export const actions = [...Object.keys(platformTable), ...Object.keys(placeTable)] as readonly Action[];

/** An employee also needs one of these flags at the restaurant. */
const employeeFlags: Partial<Record<PlaceAction, readonly ('pos' | 'kitchen' | 'deliver')[]>> = {
  'orders.read': ['pos', 'kitchen'],
  'deliveries.read': ['pos', 'kitchen', 'deliver'],
  'orders.write': ['pos', 'kitchen'],
  'kitchen.write': ['kitchen', 'pos'],
  'live.write': ['pos', 'kitchen'],
};

/** siteRole site_owner and site_admin imply the flag. */
export function isSiteAdmin(actor: Pick<Actor, 'isSiteAdmin' | 'siteRole'>): boolean {
  return actor.isSiteAdmin || actor.siteRole === 'site_admin' || actor.siteRole === 'site_owner';
}

/**
 * Whether this person may do this there. Does not check the tenant's own status: a suspended tenant is checked separately.
 * @param where Only the tenant for actions on it as a whole; empty for the whole platform, where roles in a tenant do not
 * count.
 */
export function may(actor: Actor, action: Action, where: Partial<RestaurantRef> = {}): boolean {
  if (!actor.isActive) return false;
  if (isPlatformAction(action)) return includes(platformTable[action], siteStanding(actor));
  const standing = standingOf(actor, where.tenantId);
  if (!includes(placeTable[action], standing)) return false;
  return standing !== 'employee' || isEmployedFor(actor, action, where);
}

/**
 * Whether this person may give, change or remove assignments with these roles. Only an owner may change an owner's.
 * @param roles The old and the new role, if there are any.
 */
export function mayAssign(actor: Actor, roles: readonly TenantRole[], tenantId: number): boolean {
  const action = roles.includes('owner') ? 'assignments.writeOwners' : 'assignments.write';
  return may(actor, action, { tenantId });
}

const isPlatformAction = (action: Action): action is PlatformAction => Object.hasOwn(platformTable, action);

const includes = (standings: Standings, standing: Standing | undefined): boolean =>
  standing !== undefined && standings.includes(standing);

function siteStanding(actor: Actor): Standing | undefined {
  if (isSiteAdmin(actor)) return 'siteAdmin';
  return actor.siteRole === 'support' || actor.siteRole === 'viewer' ? actor.siteRole : undefined;
}

/** A role in the tenant takes precedence over the read access of support and viewers. */
function standingOf(actor: Actor, tenantId: number | undefined): Standing | undefined {
  const role = tenantId === undefined ? undefined : actor.access[String(tenantId)]?.role;
  return isSiteAdmin(actor) ? 'siteAdmin' : (role ?? siteStanding(actor));
}

/** An employee works at the restaurant; the tenant itself is visible from all of its restaurants. */
function isEmployedFor(
  actor: Actor,
  action: PlaceAction,
  { tenantId, restaurantId }: Partial<RestaurantRef>,
): boolean {
  const restaurants = actor.access[String(tenantId)]?.restaurants ?? {};
  if (restaurantId === undefined) return action === 'tenants.read' && Object.keys(restaurants).length > 0;
  const there = restaurants[String(restaurantId)];
  if (!there) return false;
  const flags = employeeFlags[action];
  return !flags || flags.some((flag) => there[flag]);
}
