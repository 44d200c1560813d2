// The columns of a restaurant's staff list.
import { employeeAccess } from '@bite/shared/people/employee-access';
import { accessLabel, jobLabels } from '../../lib/job-labels.ts';
import { type StaffRecord, staffNameOf } from '../../lib/team-queries.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table-types.ts';
import { statusLabels } from './staff-form.ts';

const accessOf = ({ record }: StaffRecord): string | undefined =>
  accessLabel(employeeAccess(record) ?? { pos: false, kitchen: false });

const stateOf = ({ record: { status, uid } }: StaffRecord): string =>
  status === 'active' && uid === undefined ? 'No account yet' : statusLabels[status];

export const staffColumns: readonly Column<StaffRecord>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: ({ record }) => staffNameOf(record),
    cell: ({ record }) => staffNameOf(record),
  },
  {
    id: 'job',
    header: 'Job',
    width: 9,
    isExtra: true,
    value: ({ record }) => jobLabels[record.role],
    cell: ({ record }) => jobLabels[record.role],
  },
  {
    id: 'access',
    header: 'Access',
    width: 9,
    value: accessOf,
    cell: (row) => accessOf(row) ?? <Badge tone="warn">Nothing yet</Badge>,
  },
  {
    id: 'state',
    header: 'State',
    width: 10,
    value: stateOf,
    cell: (row) => (
      <Badge tone={row.record.status === 'active' && row.record.uid !== undefined ? 'good' : 'info'}>
        {stateOf(row)}
      </Badge>
    ),
  },
];
