// The businesses a user works for: added, given another role, switched off, removed.

import type { TenantRole } from '@bite/shared/identity/role-names';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { myTenantsQuery } from '../../../lib/my-places.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { type AssignmentRow, assignmentColumns } from './assignment-columns.tsx';
import { useAssignmentChange } from './use-assignment-change.ts';
import { nameOf } from './user-labels.tsx';
import type { UserRecord } from './user-queries.ts';

export function Assignments({ record: { user } }: { record: UserRecord }) {
  const { call } = usePorts();
  const may = useMay();
  const { data: tenants } = useQuery(myTenantsQuery(call));
  const [isAdding, setAdding] = useState(false);
  const removal = useSubject<AssignmentRow>();
  const { change, refresh, pending } = useAssignmentChange(user.uid);
  const mayChange = may('siteUsers.write');
  const nameOfTenant = (tenantId: number) =>
    tenants?.find((tenant) => tenant.tenantId === tenantId)?.displayName ?? `Business ${tenantId}`;
  const rows = user.tenantAssignments.map((each) => ({ ...each, tenantName: nameOfTenant(each.tenantId) }));
  const at = (tenantId: number) => ({ tenantId, uid: user.uid });

  const changeRole = (tenantId: number, tenantRole: TenantRole): void =>
    void change(tenantId, () =>
      call('changeTenantUserRole', { parameters: at(tenantId), body: { tenantRole } }),
    );

  return (
    <Card
      title="Businesses"
      description="What you change takes effect at once."
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
        columns={assignmentColumns({ onRole: mayChange ? changeRole : undefined, pending })}
        rows={rows}
        rowKey={({ tenantId }) => String(tenantId)}
        empty={<Empty title="No businesses yet" />}
        {...(mayChange && {
          actions: (row: AssignmentRow) => (
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
                Remove
              </MenuItem>
            </RowMenu>
          ),
        })}
      />
      <AssignDialog user={user} isOpen={isAdding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        isOpen={removal.isOpen}
        onClose={removal.close}
        title={`Remove ${isolated(nameOf(user))} from ${isolated(removal.subject?.tenantName ?? '')}?`}
        confirmLabel="Remove"
        pendingLabel="Removing…"
        onConfirm={async () => {
          if (!removal.subject) return;
          await call('removeTenantUser', { parameters: at(removal.subject.tenantId) });
          await refresh();
        }}
      >
        <p>They lose access at once. You can add them again.</p>
      </ConfirmDialog>
    </Card>
  );
}
