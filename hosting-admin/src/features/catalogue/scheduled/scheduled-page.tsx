// Changes that are planned for a time: when, by whom, what each record will be, and what became of earlier ones.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type {
  ScheduledState,
  ScheduledSummary,
} from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePaged } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsCounted } from '../../../lib/record-words.ts';
import { recordsPath } from '../../../lib/screen-paths.ts';
import { formatPlanned } from '../../../lib/zoned-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import type { Tone } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { MOST_COMPARED, scheduledQuery } from '../../../ui/records/waiting-plans.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { useSubject } from '../../../ui/use-subject.ts';
import { effectOf, obstaclesIn, ScheduledFacts } from './scheduled-facts.tsx';
import { scheduledListQuery, useCancelScheduled } from './scheduled-queries.ts';

const states: Readonly<Record<ScheduledState, { words: string; tone?: Tone }>> = {
  waiting: { words: 'Waiting', tone: 'info' },
  cancelled: { words: 'Cancelled' },
  done: { words: 'Done', tone: 'good' },
  failed: { words: 'Failed', tone: 'danger' },
};

/** How many records each of the waiting changes would leave out now, by its id. */
type InTheWay = ReadonlyMap<string, number>;

function StateBadge({ inTheWay = 0, ...planned }: ScheduledSummary & { inTheWay?: number | undefined }) {
  const { state, outcome, count, kind } = planned;
  const { words, tone } = states[state];
  if (state === 'waiting' && inTheWay > 0)
    return (
      <Badge tone="danger" canWrap>
        {inTheWay} of {recordsCounted(count, kind)} will be left out
      </Badge>
    );
  const isPartial = state === 'done' && (outcome?.refused.length ?? 0) > 0;
  return (
    <Badge {...(isPartial ? { tone: 'warn' as const } : tone && { tone })}>
      {isPartial ? 'Done in part' : words}
    </Badge>
  );
}

const columnsOf = (zone: string, now: number, inTheWay: InTheWay): readonly Column<ScheduledSummary>[] => [
  {
    id: 'title',
    header: 'Change',
    isName: true,
    value: ({ title }) => title,
    cell: ({ title }) => isolated(title),
  },
  {
    id: 'at',
    header: 'When',
    width: 11,
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{formatPlanned(at, zone, now)}</time>,
  },
  {
    id: 'until',
    header: 'Until',
    width: 11,
    value: ({ endsAt }) => endsAt,
    cell: ({ endsAt }) =>
      endsAt === undefined ? '' : <time dateTime={endsAt}>{formatPlanned(endsAt, zone, now)}</time>,
  },
  {
    id: 'by',
    header: 'By',
    width: 7,
    value: ({ byName }) => byName,
    cell: ({ byName }) => isolated(byName),
  },
  {
    id: 'count',
    header: 'What changes',
    width: 11,
    value: (planned) => effectOf(planned),
    cell: (planned) => effectOf(planned),
  },
  {
    id: 'state',
    header: 'State',
    width: 12,
    value: ({ state }) => states[state].words,
    cell: (planned) => <StateBadge {...planned} inTheWay={inTheWay.get(planned.scheduledChangeId)} />,
  },
];

interface ScheduledPageProps {
  restaurant: MyRestaurant;
  mayCancel: boolean;
}

const rowsOf = ({ scheduledChanges }: { scheduledChanges: readonly ScheduledSummary[] }) => scheduledChanges;

export function ScheduledPage({ restaurant, mayCancel }: ScheduledPageProps) {
  const { call, clock } = usePorts();
  const paged = usePaged(useInfiniteQuery(scheduledListQuery(call, restaurant)), rowsOf);
  const inTheWay = useInTheWay(restaurant, paged.rows);
  const cancel = useCancelScheduled(restaurant);
  const cancelling = useSubject<ScheduledSummary>();
  const isOpen = ({ state }: ScheduledSummary) => mayCancel && state === 'waiting';
  return (
    <Page
      title="Planned changes"
      description="What was planned for a time, such as Friday’s prices. Times are by the restaurant’s clock."
    >
      <DataTable
        caption="Planned changes"
        columns={columnsOf(restaurant.timezone, clock.now(), inTheWay)}
        rowKey={({ scheduledChangeId }) => scheduledChangeId}
        empty={
          <Empty
            title="Nothing is planned"
            symbol={<CalendarClock aria-hidden="true" />}
            action={
              <Link to={recordsPath(restaurant, 'items')} className={buttonClasses()}>
                Go to Items
              </Link>
            }
          >
            Select items in their list, choose Change prices or Edit, and pick “At a time”.
          </Empty>
        }
        detail={{
          titleOf: ({ title }) => title,
          content: (planned) => <ScheduledFacts restaurant={restaurant} planned={planned} />,
        }}
        actions={(planned, show) => (
          <RowMenu of={planned.title}>
            {show && <MenuItem onSelect={show}>Show what changes</MenuItem>}
            {isOpen(planned) && (
              <MenuItem className="text-danger" onSelect={() => cancelling.open(planned)}>
                Cancel it
              </MenuItem>
            )}
          </RowMenu>
        )}
        {...paged}
      />
      <ConfirmDialog
        isOpen={cancelling.isOpen}
        onClose={cancelling.close}
        title={`Cancel ${isolated(cancelling.subject?.title ?? '')}?`}
        confirmLabel="Cancel the change"
        pendingLabel="Cancelling…"
        cancelLabel="Keep it"
        onConfirm={() => cancelling.subject && cancel(cancelling.subject)}
      >
        <p>{consequenceOf(cancelling.subject)} It stays on this list.</p>
      </ConfirmDialog>
    </Page>
  );
}

function consequenceOf(planned: ScheduledSummary | undefined): string {
  if (planned?.endOf !== undefined) return 'The change lasts: the values from before do not come back.';
  return planned?.endId === undefined
    ? 'Nothing will change at that time.'
    : 'Nothing will change at that time, and its end is cancelled, too.';
}

/** Of the next changes that wait. */
function useInTheWay(restaurant: MyRestaurant, rows: readonly ScheduledSummary[] | undefined): InTheWay {
  const { call } = usePorts();
  const next = (rows ?? [])
    .filter(({ state }) => state === 'waiting')
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, MOST_COMPARED);
  const details = useQueries({
    queries: next.map(({ scheduledChangeId }) => scheduledQuery(call, restaurant, scheduledChangeId)),
  });
  return new Map(
    details.flatMap(({ data }) =>
      data ? [[data.scheduledChangeId, obstaclesIn(data.records)] as const] : [],
    ),
  );
}
