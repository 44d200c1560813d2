// Failed work for site administrators, who can repeat or discard it.
import type { FailedWork } from '@bite/shared/due-work/failed-work.schema';
import { reasonLabel, scheduleLabel, workLabel } from '@bite/shared/due-work/work-labels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { usePaged } from '../../lib/pages.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { useMay } from '../../lib/profile.ts';
import { siteTenantPath, siteUserPath } from '../../lib/screen-paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Empty } from '../../ui/empty.tsx';
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import type { Column } from '../../ui/table-types.ts';
import { Truncated } from '../../ui/truncated.tsx';
import { useSubject } from '../../ui/use-subject.ts';
import { ScheduleList } from './schedule-list.tsx';
import { failedWorkQuery, useFailedWorkChanges } from './work-queries.ts';

const nameOf = ({ kind, schedule }: FailedWork): string =>
  schedule === undefined ? workLabel(kind) : scheduleLabel(schedule);

function About({ tenantId, restaurantId, uid }: FailedWork) {
  if (uid !== undefined) return <Truncated to={siteUserPath(uid)}>{uid}</Truncated>;
  if (tenantId === undefined) return 'The platform';
  const place = restaurantId === undefined ? `Business ${tenantId}` : `Restaurant ${restaurantId}`;
  return <Truncated to={siteTenantPath(tenantId)}>{place}</Truncated>;
}

const columns: readonly Column<FailedWork>[] = [
  { id: 'work', header: 'Work', isName: true, cell: nameOf },
  { id: 'about', header: 'About', width: 13, cell: (work) => <About {...work} /> },
  { id: 'reason', header: 'Reason', width: 16, cell: ({ reason }) => reasonLabel(reason) },
  {
    id: 'since',
    header: 'Failed',
    width: 13,
    isExtra: true,
    cell: ({ failedAt }) => <DateText iso={failedAt} withTime />,
  },
];

const workOf = ({ work }: { work: readonly FailedWork[] }) => work;

export function FailedWorkPage() {
  const isAdministrator = useMay()('failedWork.read');
  return (
    <Page
      title="Failed work"
      description="Background work that failed. Once it succeeds, it leaves the list."
    >
      {isAdministrator ? (
        <FailedWorkLists />
      ) : (
        <Notice tone="info">Only site administrators look after failed work.</Notice>
      )}
    </Page>
  );
}

function FailedWorkLists() {
  const { call } = usePorts();
  const query = useInfiniteQuery(failedWorkQuery(call));
  const paged = usePaged(query, workOf);
  const { repeat, discard } = useFailedWorkChanges();
  const discarding = useSubject<FailedWork>();
  return (
    <>
      <DataTable
        caption="Failed work"
        columns={columns}
        rowKey={({ workId }) => workId}
        empty={
          <Empty title="Nothing has failed" symbol={<ListChecks aria-hidden="true" />}>
            Mails, counts and published menus that failed are listed here.
          </Empty>
        }
        actions={(work) => (
          <RowMenu of={nameOf(work)}>
            <MenuItem onSelect={() => repeat(work)}>Try again</MenuItem>
            <MenuSeparator />
            <MenuItem className="text-danger" onSelect={() => discarding.open(work)}>
              Take off the list…
            </MenuItem>
          </RowMenu>
        )}
        {...paged}
      />
      <ScheduleList schedules={query.data?.pages[0]?.schedules} />
      <ConfirmDialog
        isOpen={discarding.isOpen}
        onClose={discarding.close}
        title="Take this off the list?"
        confirmLabel="Take off the list"
        onConfirm={() => discarding.subject && discard(discarding.subject)}
      >
        <p>
          {discarding.subject && nameOf(discarding.subject)}: it will not be done. The history keeps who took
          it off.
        </p>
      </ConfirmDialog>
    </>
  );
}
