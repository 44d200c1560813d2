// The columns of the list of businesses that a person works for; the role is chosen in its own column.
import { type TenantRole, tenantRoles } from '@bite/shared/identity/role-names';
import type { TenantAssignment } from '@bite/shared/identity/user.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { roleLabels } from '../../../lib/role-labels.ts';
import { siteTenantPath } from '../../../lib/screen-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';

export interface AssignmentRow extends TenantAssignment {
  tenantName: string;
}

interface RoleChange {
  /** Undefined for who may only look. */
  onRole: ((tenantId: number, role: TenantRole) => void) | undefined;
  /** The business whose change is on its way. */
  pending: number | undefined;
}

const roleOptions = tenantRoles.map((role) => ({ value: role, label: roleLabels[role] }));

export const assignmentColumns = ({ onRole, pending }: RoleChange): readonly Column<AssignmentRow>[] => [
  {
    id: 'tenant',
    header: 'Business',
    isName: true,
    value: ({ tenantName }) => tenantName,
    cell: ({ tenantId, tenantName }) => <Truncated to={siteTenantPath(tenantId)}>{tenantName}</Truncated>,
  },
  {
    id: 'role',
    header: 'Role',
    width: 11,
    cell: ({ tenantId, tenantName, role }) =>
      onRole ? (
        <Select
          aria-label={`Role in ${isolated(tenantName)}`}
          options={roleOptions}
          value={role}
          disabled={pending === tenantId}
          onChange={({ target }) => onRole(tenantId, target.value as TenantRole)}
        />
      ) : (
        roleLabels[role]
      ),
  },
  {
    id: 'state',
    header: 'State',
    width: 6,
    cell: ({ isActive }) => (isActive ? <Badge tone="good">Active</Badge> : <Badge tone="warn">Off</Badge>),
  },
  {
    id: 'since',
    header: 'Since',
    isExtra: true,
    cell: ({ assignedAt }) => <DateText iso={assignedAt} />,
  },
];
