// The members of a business, with the actions for each.

import type { User } from '@bite/shared/identity/user.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useMemo } from 'react';
import { formatMoment } from '../../../lib/date-format.ts';
import { MEMBER } from '../../../lib/screen-paths.ts';
import { type Member, nameOf } from '../../../lib/team-queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useTableStateInAddress } from '../../../ui/table-state.ts';
import type { Column, DataTableProps } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useRowInAddress } from '../../../ui/use-row-in-address.ts';
import { MemberFacts } from './member-facts.tsx';
import { roleOf, seesNothing, stateOf } from './member-labels.ts';
import { MemberMenu } from './member-menu.tsx';
import { isMe, mayChange } from './member-rights.ts';
import type { MemberChanges } from './use-member-changes.ts';

interface MembersTableProps
  extends Pick<DataTableProps<Member>, 'rows' | 'unreadable' | 'error' | 'onRetry' | 'more' | 'empty'> {
  me: User | undefined;
  changes: MemberChanges;
  onRemove: (member: Member) => void;
  onLockOut: (member: Member) => void;
  onMakeOwner: (member: Member) => void;
}

const byName = { id: 'name', desc: false };
const rowKey = ({ uid }: Member): string => uid;

export function MembersTable(props: MembersTableProps) {
  const { me, changes, onRemove, onLockOut, onMakeOwner, onRetry, more, ...list } = props;
  const columns = useMemo(() => columnsFor(me, changes), [me, changes]);
  const state = useTableStateInAddress();
  const shownRow = useRowInAddress(MEMBER);
  return (
    <DataTable
      {...list}
      {...(onRetry && { onRetry })}
      more={more}
      caption="Team"
      columns={columns}
      rowKey={rowKey}
      state={{ ...state, sorting: state.sorting ?? byName }}
      search={{ label: 'Search the team', placeholder: 'Name, email or role' }}
      detail={{ titleOf: nameOf, content: (member) => <MemberFacts member={member} /> }}
      shownRow={shownRow}
      actions={(member, show) =>
        mayChange(me, member) && (
          <MemberMenu
            me={me}
            member={member}
            changes={changes}
            onShow={show}
            onRemove={onRemove}
            onLockOut={onLockOut}
            onMakeOwner={onMakeOwner}
          />
        )
      }
    />
  );
}

const columnsFor = (me: User | undefined, changes: MemberChanges): readonly Column<Member>[] => [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: (member) => `${nameOf(member)} ${member.email}`,
    cell: (member) => (
      <span className="flex items-center gap-2">
        <Truncated note={member.email}>{nameOf(member)}</Truncated>
        {isMe(me, member) && <Badge>You</Badge>}
      </span>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    width: 13,
    value: roleOf,
    cell: (member) => (seesNothing(member) ? <Badge tone="warn">Sees nothing yet</Badge> : roleOf(member)),
  },
  {
    id: 'state',
    header: 'State',
    width: 12,
    value: stateOf,
    cell: (member) => <State member={member} me={me} changes={changes} />,
  },
  {
    id: 'lastLogin',
    header: 'Last sign-in',
    width: 13.5,
    sort: 'date',
    isExtra: true,
    value: ({ lastLogin }) => lastLogin,
    cell: ({ lastLogin }) =>
      lastLogin === undefined ? <span className="text-muted">Never</span> : formatMoment(lastLogin),
  },
];

const tones = { Active: 'good', Off: 'warn', 'Locked out': 'danger' } as const;

/** As high with a switch as without. */
const stateLine = 'flex min-h-11 items-center gap-2.5';

function State({ member, me, changes }: { member: Member; me: User | undefined; changes: MemberChanges }) {
  const state = stateOf(member);
  const badge = <Badge tone={tones[state]}>{state}</Badge>;
  if (!member.isActive || !mayChange(me, member)) return <span className={stateLine}>{badge}</span>;
  return (
    <span className={stateLine}>
      <Switch
        label={`Access of ${isolated(nameOf(member))}`}
        isLabelHidden
        checked={member.assignment.isActive}
        disabled={changes.isBusy(member)}
        onChange={() => void changes.toggle(member)}
      />
      {badge}
    </span>
  );
}
