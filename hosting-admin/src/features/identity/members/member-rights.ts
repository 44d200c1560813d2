// What a person may do with a colleague's access. Nobody changes their own.
import { type TenantRole, tenantRoles } from '@bite/shared/identity/role-names';
import { type Actor, mayAssign } from '@bite/shared/identity/roles';
import type { Member } from '../../../lib/team-queries.ts';

type Me = Actor & { uid: string };

export const isMe = (me: Pick<Me, 'uid'> | undefined, member: Member): boolean => me?.uid === member.uid;

export function mayChange(me: Me | undefined, member: Member): boolean {
  const { role, tenantId } = member.assignment;
  return me !== undefined && !isMe(me, member) && mayAssign(me, [role], tenantId);
}

/** The roles that `me` may give someone in a tenant, whose role so far is `from`. */
export function offeredRoles(me: Me | undefined, tenantId: number, from?: TenantRole): readonly TenantRole[] {
  const known = from === undefined ? [] : [from];
  return me ? tenantRoles.filter((role) => mayAssign(me, [...known, role], tenantId)) : [];
}
