// The tenants a user works for: added, given another role, deactivated, removed.

import { type TenantRole, tenantRoles } from '@bite/shared/identity/role-names';
import type { TenantAssignment } from '@bite/shared/identity/user.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { myTenantsQuery } from '../../../lib/my-places.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import { useMay } from '../../../lib/profile.ts';
import { roleLabels } from '../../../lib/role-labels.ts';
import { siteTenantPath } from '../../../lib/screen-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { callFailure } from '../../../ui/call-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { nameOf } from './user-labels.tsx';
import { invalidateUserLists, type UserRecord, userQuery } from './user-queries.ts';

interface Row extends TenantAssignment {
  tenantName: string;
}

const roleOptions = tenantRoles.map((role) => ({ value: role, label: roleLabels[role] }));

export function Assignments({ record: { user } }: { record: UserRecord }) {
  const { call } = usePlatform();
  const may = useMay();
  const { data: tenants } = useQuery(myTenantsQuery(call));
  const [isAdding, setAdding] = useState(false);
  const removal = useSubject<Row>();
  const { change, pending } = useAssignmentChange(user.uid);
  const mayChange = may('siteUsers.write');
  const nameOfTenant = (tenantId: number) =>
    tenants?.find((tenant) => tenant.tenantId === tenantId)?.displayName ?? `Business ${tenantId}`;
  const rows = user.tenantAssignments.map((each) => ({ ...each, tenantName: nameOfTenant(each.tenantId) }));
  const at = (tenantId: number) => ({ tenantId, uid: user.uid });

  const columns: readonly Column<Row>[] = [
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
        mayChange ? (
          <Select
            aria-label={`Role in ${isolated(tenantName)}`}
            options={roleOptions}
            value={role}
            disabled={pending === tenantId}
            onChange={({ target }) =>
              void change(tenantId, () =>
                call('changeTenantUserRole', {
                  parameters: at(tenantId),
                  body: { tenantRole: target.value as TenantRole },
                }),
              )
            }
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

  return (
    <Card
      title="Works for"
      description="A role in a business takes effect at once, and ends at once."
      actions={
        mayChange && (
          <Button onClick={() => setAdding(true)}>
            <Plus className="size-5" aria-hidden="true" />
            Add to a business
          </Button>
        )
      }
    >
      <DataTable
        caption={`Businesses of ${isolated(nameOf(user))}`}
        columns={columns}
        rows={rows}
        rowKey={({ tenantId }) => String(tenantId)}
        empty={<Empty title="Works for no business" />}
        {...(mayChange && {
          actions: (row: Row) => (
            <RowMenu of={row.tenantName}>
              <MenuItem
                onSelect={() =>
                  void change(row.tenantId, () => call('toggleTenantUser', { parameters: at(row.tenantId) }))
                }
              >
                {row.isActive ? 'Switch off' : 'Switch on'}
              </MenuItem>
              <MenuSeparator />
              <MenuItem className="text-danger" onSelect={() => removal.open(row)}>
                Take away
              </MenuItem>
            </RowMenu>
          ),
        })}
      />
      <AssignDialog user={user} isOpen={isAdding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        isOpen={removal.isOpen}
        onClose={removal.close}
        title={`Take ${isolated(nameOf(user))} out of ${isolated(removal.subject?.tenantName ?? '')}?`}
        confirmLabel="Take away"
        pendingLabel="Taking away…"
        onConfirm={async () => {
          if (!removal.subject) return;
          await call('removeTenantUser', { parameters: at(removal.subject.tenantId) });
          await change.refresh();
        }}
      >
        <p>They lose every right in it with their next tap. You can add them again.</p>
      </ConfirmDialog>
    </Card>
  );
}

/** Makes a change, shows who the person is after it, and says so where it failed. */
function useAssignmentChange(uid: string) {
  const { call } = usePlatform();
  const client = useQueryClient();
  const [pending, setPending] = useState<number>();
  const refresh = async () => {
    invalidateUserLists(client);
    await client.invalidateQueries({ queryKey: userQuery(call, uid).queryKey });
  };
  const run = async (tenantId: number, work: () => Promise<unknown>) => {
    setPending(tenantId);
    try {
      await work();
    } catch (error) {
      toast.error(callFailure(error).message);
    } finally {
      await refresh();
      setPending(undefined);
    }
  };
  return { change: Object.assign(run, { refresh }), pending };
}
