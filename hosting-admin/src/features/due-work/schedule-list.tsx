// The platform's schedules: when each last ran, and whether one is late.
import type { ScheduleState } from '@bite/shared/due-work/failed-work.schema';
import { cronLabel, scheduleLabel } from '@bite/shared/due-work/work-labels';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DateText } from '../../ui/date-text.tsx';
import type { Column } from '../../ui/table-types.ts';

const columns: readonly Column<ScheduleState>[] = [
  { id: 'schedule', header: 'Schedule', isName: true, cell: ({ name }) => scheduleLabel(name) },
  { id: 'runs', header: 'Runs', width: 13, cell: ({ cron }) => cronLabel(cron) },
  {
    id: 'last',
    header: 'Last run',
    width: 13,
    cell: ({ lastRunAt }) => (lastRunAt === undefined ? 'Not yet' : <DateText iso={lastRunAt} withTime />),
  },
  {
    id: 'state',
    header: 'State',
    width: 8,
    cell: ({ isLate }) => (isLate ? <Badge tone="warn">Late</Badge> : <Badge tone="good">On time</Badge>),
  },
];

/** @param schedules Undefined while loading; the list above shows a failure. */
export function ScheduleList({ schedules }: { schedules: readonly ScheduleState[] | undefined }) {
  if (schedules === undefined) return null;
  return (
    <Card title="Schedules" description="A schedule that misses its time, or fails, is listed above.">
      <DataTable
        caption="When schedules last ran"
        columns={columns}
        rows={schedules}
        rowKey={({ name }) => name}
        empty="There are no schedules."
      />
    </Card>
  );
}
