// The actions for one member of the team.
import type { TenantRole } from '@bite/shared/identity/role-names';
import type { User } from '@bite/shared/identity/user.schema';
import { LockKeyhole, LockKeyholeOpen, UserRoundMinus } from 'lucide-react';
import { toast } from 'sonner';
import { roleLabels } from '../../../lib/role-labels.ts';
import { type Member, nameOf } from '../../../lib/team-queries.ts';
import { callFailure } from '../../../ui/call-failure.ts';
import { MenuChoice, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { offeredRoles } from './member-rights.ts';
import type { MemberChanges } from './use-member-changes.ts';

interface MemberMenuProps {
  me: User | undefined;
  member: Member;
  changes: MemberChanges;
  onShow: (() => void) | undefined;
  onRemove: (member: Member) => void;
  onLockOut: (member: Member) => void;
  onMakeOwner: (member: Member) => void;
}

export function MemberMenu(props: MemberMenuProps) {
  const { me, member, changes, onShow, onRemove, onLockOut, onMakeOwner } = props;
  const { assignment, isActive, isOnlyHere } = member;
  const roles = offeredRoles(me, assignment.tenantId, assignment.role);
  const choose = (role: TenantRole) => {
    if (role === assignment.role || changes.isBusy(member)) return;
    if (role === 'owner') onMakeOwner(member);
    else void changes.changeRole(member, role);
  };
  const letIn = () =>
    changes.letIn(member).catch((error: unknown) => void toast.error(callFailure(error).message));
  return (
    <RowMenu of={nameOf(member)}>
      {onShow && <MenuItem onSelect={onShow}>Show beside the list</MenuItem>}
      <MenuChoice
        label="Role"
        value={assignment.role}
        options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
        onChange={choose}
      />
      <MenuSeparator />
      {isOnlyHere && isActive && (
        <MenuItem onSelect={() => onLockOut(member)}>
          <LockKeyhole className="size-5" aria-hidden="true" />
          Lock account out…
        </MenuItem>
      )}
      {isOnlyHere && !isActive && (
        <MenuItem onSelect={() => void letIn()}>
          <LockKeyholeOpen className="size-5" aria-hidden="true" />
          Let account in
        </MenuItem>
      )}
      <MenuItem className="text-danger" onSelect={() => onRemove(member)}>
        <UserRoundMinus className="size-5" aria-hidden="true" />
        Remove…
      </MenuItem>
    </RowMenu>
  );
}
