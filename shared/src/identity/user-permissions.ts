// Permissions on another person as a whole, beyond one tenant's assignments (roles.ts: mayAssign).
import { type Actor, isSiteAdmin, mayAssign } from './roles.ts';
import type { User } from './user.schema.ts';

type Person = Pick<User, 'uid' | 'isSiteAdmin' | 'siteRole' | 'tenantAssignments'>;

/** People of the site are the site administrators' business alone. */
const hasSiteRole = ({ isSiteAdmin: flag, siteRole }: Pick<Person, 'isSiteAdmin' | 'siteRole'>): boolean =>
  flag || siteRole !== undefined;

/** Whether the account works for this tenant and for nobody else. */
export const isOnlyIn = (person: Omit<Person, 'uid'>, tenantId: number): boolean =>
  !hasSiteRole(person) &&
  person.tenantAssignments.length > 0 &&
  person.tenantAssignments.every((each) => each.tenantId === tenantId);

/**
 * May this person switch the other's account off and on? Site administrators may; those of a tenant may where every
 * assignment is in a tenant they administer and theirs to give, so that only an owner switches an owner. Nobody may
 * switch their own.
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

/** Whether the person works for a tenant that the actor administers; all others do not exist for the actor. */
export const isManagedBy = (actor: Actor, person: Pick<User, 'tenantAssignments'>): boolean =>
  isSiteAdmin(actor) || person.tenantAssignments.some(({ tenantId }) => mayAssign(actor, [], tenantId));

/** Whether they answer for a tenant; inactive people for none. */
export const isActiveOwner = (person: Pick<User, 'isActive' | 'access'>, tenantId: number): boolean =>
  person.isActive && person.access[String(tenantId)]?.role === 'owner';
