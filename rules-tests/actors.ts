// The actors of the rules tests: their Firebase accounts and their users/{uid} documents, if any.
import type { SiteRole, TenantRole } from '@bite/shared/identity/role-names';
import { type Access, type User, user } from '@bite/shared/identity/user.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { type Fields, liveSession, type SessionClaim } from './firestore-client.ts';
import { places } from './places.ts';

type Flags = Access[string]['restaurants'][string];
type Facts = Partial<Pick<User, 'isActive' | 'isSiteAdmin' | 'access'>> & { siteRole?: SiteRole };

const { pizzeria } = places;
const sister = places['its sister restaurant'];
const other = places['a restaurant of another tenant'];
const suspended = places['a restaurant of a suspended tenant'];
const inactive = places['a restaurant of an inactive tenant'];

const nothing: Flags = { pos: false, kitchen: false, manage: false };

function withRole(role: Exclude<TenantRole, 'employee'>, at: RestaurantRef): Access {
  return { [String(at.tenantId)]: { role, restaurants: {} } };
}

function employedAt(at: RestaurantRef, flags: Partial<Flags> = {}): Access {
  return {
    [String(at.tenantId)]: {
      role: 'employee',
      restaurants: { [String(at.restaurantId)]: { ...nothing, ...flags } },
    },
  };
}

const unemployed: Access = { [String(pizzeria.tenantId)]: { role: 'employee', restaurants: {} } };

const facts = {
  'an employee at the counter': { access: employedAt(pizzeria, { pos: true }) },
  'an employee in the kitchen': { access: employedAt(pizzeria, { kitchen: true }) },
  'an employee with neither': { access: employedAt(pizzeria, { manage: true }) },
  'an employee of the sister restaurant': { access: employedAt(sister, { pos: true, kitchen: true }) },
  'an employee without a restaurant': { access: unemployed },
  'a manager': { access: withRole('manager', pizzeria) },
  'an admin': { access: withRole('admin', pizzeria) },
  'the owner': { access: withRole('owner', pizzeria) },
  "another tenant's owner": { access: withRole('owner', other) },
  "a suspended tenant's owner": { access: withRole('owner', suspended) },
  "a suspended tenant's cook": { access: employedAt(suspended, { kitchen: true }) },
  "an inactive tenant's owner": { access: withRole('owner', inactive) },
  'an owner who was deactivated': { isActive: false, access: withRole('owner', pizzeria) },
  'a site administrator who was deactivated': { isActive: false, isSiteAdmin: true },
  'a member of staff without any role': {},
  support: { siteRole: 'support' },
  'support who also works here, with neither flag': { siteRole: 'support', access: employedAt(pizzeria) },
  'a viewer': { siteRole: 'viewer' },
  'a viewer who owns the place': { siteRole: 'viewer', access: withRole('owner', pizzeria) },
  'a site administrator': { isSiteAdmin: true },
  'a site administrator by role': { siteRole: 'site_admin' },
  'the site owner': { siteRole: 'site_owner' },
} satisfies Record<string, Facts>;

type StaffName = keyof typeof facts;
export type ActorName = StaffName | 'nobody in particular' | 'a stranger who signed in' | 'a diner';

export interface Actor {
  readonly name: ActorName;
  /** Undefined if not signed in. */
  readonly uid?: string;
  /** Undefined if there is no users/{uid}. */
  readonly user?: User;
}

const time = '2026-01-01T12:00:00.000Z';

function staff([name, known]: [string, Facts]): Actor & { uid: string; user: User } {
  const uid = `rules-${name.replace(/[^a-z]+/g, '-')}`;
  const record = { uid, email: `${uid}@example.com`, createdAt: time, updatedAt: time, ...known };
  return { name: name as StaffName, uid, user: user.parse(record) };
}

export const staffActors = Object.entries<Facts>(facts).map(staff);

export const actors: readonly Actor[] = [
  { name: 'nobody in particular' },
  { name: 'a stranger who signed in', uid: 'rules-stranger' },
  // Every uid that signs in has a customers/{uid} in these tests; a diner has nothing else.
  { name: 'a diner', uid: 'rules-diner' },
  ...staffActors,
];

export function actorNamed(name: ActorName): Actor {
  const found = actors.find((actor) => actor.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const LAST_REVOCATION = 1_600_000_000_000;

/** Of a person who ended all sessions a while ago, and one since: what their tokens may still access. */
export const sessionsOfOld = {
  'the next one after all were ended': [{ ...liveSession, startedAt: LAST_REVOCATION + 1 }, true],
  'one that all others were ended with': [{ ...liveSession, startedAt: LAST_REVOCATION }, false],
  'one from before': [{ ...liveSession, startedAt: LAST_REVOCATION - 1 }, false],
  'one that was ended by itself': [{ ...liveSession, id: 'ended' }, false],
  'one whose time is over': [{ ...liveSession, expiresAt: 1_700_000_100_000 }, false],
  none: [null, false],
} as const satisfies Record<string, readonly [SessionClaim | null, boolean]>;

/** The stored users/{uid}. Employees have never ended a session, all others have. */
export function storedRecord({ user }: { user: User }): Fields {
  if (Object.values(user.access).some(({ role }) => role === 'employee')) return user;
  return { ...user, revokedAt: new Date(LAST_REVOCATION), endedSessions: { ended: time } };
}

/** The member of staff with that name. */
export function staffNamed(name: StaffName): Actor & { uid: string; user: User } {
  const found = staffActors.find((actor) => actor.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}
