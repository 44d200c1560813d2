// All users, for site staff.

import { canSearchUsers, USER_SEARCH_MIN_CHARACTERS } from '@bite/shared/identity/user-search';
import { isolated } from '@bite/shared/kernel/isolated';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePaged } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { siteUserPath } from '../../../lib/screen-paths.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { Page } from '../../../ui/page.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { DeleteUserDialogs, UserActionDialog, type UserActionSubject } from './user-actions.tsx';
import { nameOf, siteRoleOf, UserState } from './user-labels.tsx';
import { type UserRecord, userSearchQuery, usersQuery } from './user-queries.ts';

const columns: readonly Column<UserRecord>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: ({ user }) => nameOf(user),
    cell: ({ user }) => (
      <Truncated to={siteUserPath(user.uid)} note={user.email}>
        {nameOf(user)}
      </Truncated>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 10,
    value: ({ user }) => (user.isActive ? 'active' : 'inactive'),
    cell: ({ user }) => <UserState user={user} />,
  },
  {
    id: 'siteRole',
    header: 'On the platform',
    width: 9.5,
    value: ({ user }) => siteRoleOf(user) || undefined,
    cell: ({ user }) => siteRoleOf(user) || <span className="text-muted">–</span>,
  },
  {
    id: 'tenants',
    sort: 'number',
    header: 'Businesses',
    width: 8,
    isExtra: true,
    align: 'end',
    value: ({ user }) => user.tenantAssignments.length,
    cell: ({ user }) => user.tenantAssignments.length,
  },
  {
    id: 'lastLogin',
    sort: 'date',
    header: 'Last sign-in',
    width: 9,
    isExtra: true,
    value: ({ user }) => user.lastLogin,
    cell: ({ user }) =>
      user.lastLogin ? <DateText iso={user.lastLogin} /> : <span className="text-muted">never</span>,
  },
];

const recordsOf = ({ users }: { users: readonly UserRecord[] }) => users;

/** All of them page by page, or as soon as the term is long enough those whose name, email or phone contains them. */
function useUsers(term: string) {
  const { call } = usePorts();
  const settled = useDebounced(term.trim());
  const isSearch = canSearchUsers(settled);
  const all = usePaged(useInfiniteQuery(usersQuery(call)), recordsOf);
  const search = useQuery({
    ...userSearchQuery(call, settled),
    enabled: isSearch,
  });
  if (!isSearch) return { ...all, searched: undefined };
  return {
    rows: search.data,
    error: search.data ? undefined : search.error,
    onRetry: () => void search.refetch(),
    more: undefined,
    searched: settled,
  };
}

export function UsersPage() {
  const [term, setTerm] = useState('');
  const { searched, ...list } = useUsers(term);
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  const move = useSubject<UserActionSubject>();
  const deletion = useSubject<UserRecord>();
  const mayChange = may('siteUsers.write');
  const isTooShort = term.trim() !== '' && !canSearchUsers(term);
  const create = mayChange && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <UserPlus className="size-5" aria-hidden="true" />
      New user
    </Button>
  );
  return (
    <Page
      title="Users"
      description="Everybody who works with Bite. Guests are not among them."
      actions={create}
    >
      <DataTable
        caption="Users"
        columns={columns}
        rowKey={({ user }) => user.uid}
        search={{ label: 'Search users', placeholder: 'Name, email or phone', term, onTerm: setTerm }}
        tools={
          isTooShort && (
            <p role="status" className="flex min-h-11 items-center text-sm text-muted">
              Enter at least {USER_SEARCH_MIN_CHARACTERS} characters
            </p>
          )
        }
        empty={
          searched === undefined ? (
            <Empty title="Nobody here yet" symbol={<Users aria-hidden="true" />} action={create} />
          ) : (
            <Empty title={`Nothing matches “${isolated(searched)}”`}>
              A user’s name, email or phone must contain it.
            </Empty>
          )
        }
        actions={(record) => (
          <UserMenu
            record={record}
            mayChange={mayChange}
            onMove={(next) => move.open({ record, move: next })}
            onDelete={() => deletion.open(record)}
          />
        )}
        {...list}
      />
      <CreateUserDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <UserActionDialog asking={move} />
      <DeleteUserDialogs asking={deletion} />
    </Page>
  );
}

interface UserMenuProps {
  record: UserRecord;
  mayChange: boolean;
  onMove: (move: UserActionSubject['move']) => void;
  onDelete: () => void;
}

function UserMenu({ record: { user }, mayChange, onMove, onDelete }: UserMenuProps) {
  const navigate = useNavigate();
  const isSelf = useProfile()?.uid === user.uid;
  return (
    <RowMenu of={nameOf(user)}>
      <MenuItem onSelect={() => navigate(siteUserPath(user.uid))}>Open</MenuItem>
      {mayChange && !isSelf && (
        <>
          {!user.emailVerified && (
            <MenuItem onSelect={() => onMove('verify')}>Mark email as verified</MenuItem>
          )}
          <MenuItem onSelect={() => onMove(user.isActive ? 'deactivate' : 'reactivate')}>
            {user.isActive ? 'Deactivate' : 'Reactivate'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem className="text-danger" onSelect={onDelete}>
            Delete record
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}
