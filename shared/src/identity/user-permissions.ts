// Permissions on another person as a whole, beyond one tenant's assignments (roles.ts: mayAssign).
import { type Actor, isSiteAdmin, mayAssign } from './roles.ts';
import type { User } from './user.schema.ts';

type Person = Pick<User, 'uid' | 'isSiteAdmin' | 'siteRole' | 'tenantAssignments'>;

/** Only site administrators manage site staff. */
const hasSiteRole = ({ isSiteAdmin: flag, siteRole }: Pick<Person, 'isSiteAdmin' | 'siteRole'>): boolean =>
  flag || siteRole !== undefined;

/** Whether the person works only for this tenant. */
export const isOnlyIn = (person: Omit<Person, 'uid'>, tenantId: number): boolean =>
  !hasSiteRole(person) &&
  person.tenantAssignments.length > 0 &&
  person.tenantAssignments.every((each) => each.tenantId === tenantId);

/**
 * Whether this person may deactivate and reactivate the other's account. Site administrators may; a tenant's administrators
 * may if they administer every tenant of the person and may change each assignment, so only an owner deactivates an owner.
 * Nobody may deactivate themselves.
 */
export function mayDeactivate(actor: Actor & Pick<User, 'uid'>, person: Person): boolean {
  if (actor.uid === person.uid || !actor.isActive) return false;
  if (isSiteAdmin(actor)) return true;
  const { tenantAssignments } = person;
  return (
    !hasSiteRole(person) &&
    tenantAssignments.length > 0 &&
    tenantAssignments.every(({ tenantId, role }) => mayAssign(actor, [role], tenantId))
  );
}

/** Whether the person works for a tenant that the actor administers; others are treated as missing. */
export const isManagedBy = (actor: Actor, person: Pick<User, 'tenantAssignments'>): boolean =>
  isSiteAdmin(actor) || person.tenantAssignments.some(({ tenantId }) => mayAssign(actor, [], tenantId));

/** Whether they own the tenant; inactive people own none. */
export const isActiveOwner = (person: Pick<User, 'isActive' | 'access'>, tenantId: number): boolean =>
  person.isActive && person.access[String(tenantId)]?.role === 'owner';
