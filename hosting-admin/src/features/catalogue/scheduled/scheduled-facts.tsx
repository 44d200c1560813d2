// One planned change: every record before and after, what stands in its way now, and what became of it.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type {
  ScheduledDetail,
  ScheduledSummary,
} from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import type { Fields } from '@bite/shared/kernel/fields';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { changeLines } from './change-lines.ts';
import { scheduledQuery } from './scheduled-queries.ts';

interface ScheduledFactsProps {
  restaurant: MyRestaurant;
  planned: ScheduledSummary;
}

export function ScheduledFacts({ restaurant, planned }: ScheduledFactsProps) {
  const { call } = usePorts();
  const query = useQuery(scheduledQuery(call, restaurant, planned.scheduledChangeId));
  return (
    <WhenLoaded query={query} what="this change">
      {(detail) => (
        <div className="grid gap-4 text-sm">
          <Outcome {...detail} />
          <Obstacles records={detail.records} />
          <ul className="grid gap-3" aria-label="What changes">
            {detail.records.map((record) => (
              <PlannedRecord key={record.recordId} record={record} currency={restaurant.currency} />
            ))}
          </ul>
        </div>
      )}
    </WhenLoaded>
  );
}

type Planned = ScheduledDetail['records'][number];

interface PlannedRecordProps {
  record: Planned;
  currency: string;
}

function PlannedRecord({ record, currency }: PlannedRecordProps) {
  const { name, before, changes, present, problem } = record;
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 wrap-anywhere">
      <strong className="font-semibold">{isolated(name)}</strong>
      {changeLines(before, changes, currency).map(({ field, from, to }) => (
        <span key={field} className="text-muted">
          {field}: {from} <span aria-hidden="true">→</span>
          <span className="sr-only">becomes</span> <span className="text-ink">{to}</span>
        </span>
      ))}
      {problem !== undefined && (
        <span className="text-danger">
          {problem}
          {present && <PresentWords before={before} present={present} currency={currency} />}.
        </span>
      )}
    </li>
  );
}

/** ': Price is $12.50 now' */
function PresentWords({
  before,
  present,
  currency,
}: Pick<Planned, 'before'> & { present: Fields; currency: string }) {
  const now = changeLines(before, present, currency).filter(({ from, to }) => from !== to);
  if (now.length === 0) return null;
  return `: ${now.map(({ field, to }) => `${field} is ${to} now`).join(', ')}`;
}

/** What would be left out if it were made now. */
function Obstacles({ records }: Pick<ScheduledDetail, 'records'>) {
  const { length } = records.filter(({ problem }) => problem !== undefined);
  if (length === 0) return null;
  return (
    <Notice tone="warn">
      {length === 1 ? 'One record' : `${length} records`} of {records.length} will be left out. To change
      {length === 1 ? ' it' : ' them'} too, cancel this change and plan it again.
    </Notice>
  );
}

function Outcome({ state, outcome }: ScheduledDetail) {
  if (!outcome) return null;
  const { count, refused, reason } = outcome;
  if (state === 'failed') return <Notice tone="danger">Nothing was changed: {reason}</Notice>;
  const done = count === 1 ? '1 record was changed.' : `${count} records were changed.`;
  if (refused.length === 0) return <Notice tone="good">{done}</Notice>;
  return (
    <Notice tone="warn">
      <p>{done} These were left out:</p>
      <ul className="list-inside list-disc">
        {refused.map(({ recordId, name, message }) => (
          <li key={recordId}>
            {isolated(name)}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
