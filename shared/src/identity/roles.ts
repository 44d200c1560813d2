// The one table of who may do what (decisions, Roles). API, rules tests and screens ask `may`.
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

/** Over the whole platform: a role in a tenant counts for nothing here. */
const platformTable = {
  'tenants.create': siteAdmin,
  'tenants.plan': siteAdmin,
  'tenants.suspend': siteAdmin,
  'siteConfiguration.read': siteStaff,
  'siteConfiguration.write': siteAdmin,
  'siteUsers.read': siteStaff,
  'siteUsers.write': siteAdmin,
  /** What the platform does by itself and failed at. */
  'failedWork.read': siteAdmin,
  'failedWork.write': siteAdmin,
} as const satisfies Record<string, Standings>;

/**
 * In a tenant or a restaurant. Everybody who works somewhere sees what it is called: tenants.read, restaurants.read
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
  /** The whole of it, with its settings, website, connections and counts. */
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
  'equipment.read': withSupport(workers),
  'equipment.write': managers,
  'wages.read': withSupport(managers),
  'wages.write': managers,
  'refunds.read': withSupport(managers),
  'refunds.write': managers,
  'reports.read': withSupport(managers),
  'orders.read': withSupport(workers),
  /** Those that are ready or on their way, for who takes them out. */
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

/** What an employee also needs for an action: one of these flags on that restaurant. */
const employeeFlags: Partial<Record<PlaceAction, readonly ('pos' | 'kitchen' | 'deliver')[]>> = {
  'orders.read': ['pos', 'kitchen'],
  'deliveries.read': ['pos', 'kitchen', 'deliver'],
  'orders.write': ['pos', 'kitchen'],
  'kitchen.write': ['kitchen', 'pos'],
  'live.write': ['pos', 'kitchen'],
};

/** siteRole site_owner and site_admin imply the flag (decisions 13). */
export function isSiteAdmin(actor: Pick<Actor, 'isSiteAdmin' | 'siteRole'>): boolean {
  return actor.isSiteAdmin || actor.siteRole === 'site_admin' || actor.siteRole === 'site_owner';
}

/**
 * May this person do this there? Says nothing of the tenant's own state: a suspended tenant is checked beside it.
 * @param where The tenant alone for what concerns it as a whole, nothing for the whole platform, where a role in a
 * tenant counts for nothing.
 */
export function may(actor: Actor, action: Action, where: Partial<RestaurantRef> = {}): boolean {
  if (!actor.isActive) return false;
  if (isPlatformAction(action)) return includes(platformTable[action], siteStanding(actor));
  const standing = standingOf(actor, where.tenantId);
  if (!includes(placeTable[action], standing)) return false;
  return standing !== 'employee' || isEmployedFor(actor, action, where);
}

/**
 * May this person give, change or take away assignments with these roles? Only an owner touches an owner's.
 * @param roles The role before and the role after, as far as there is one.
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

/** A role in the tenant comes before the look that support and viewers have at all of them. */
function standingOf(actor: Actor, tenantId: number | undefined): Standing | undefined {
  const role = tenantId === undefined ? undefined : actor.access[String(tenantId)]?.role;
  return isSiteAdmin(actor) ? 'siteAdmin' : (role ?? siteStanding(actor));
}

/** An employee has a place at the restaurant; the tenant itself is seen from any place in it. */
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
