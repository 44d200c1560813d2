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
import { recordsCounted } from '../../../lib/record-words.ts';
import { formatPlanned } from '../../../lib/zoned-time.ts';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFieldWords } from '../../../ui/records/reference-names.ts';
import { scheduledQuery } from '../../../ui/records/waiting-plans.tsx';
import { changeLines, type Telling } from './change-lines.ts';

interface ScheduledFactsProps {
  restaurant: MyRestaurant;
  planned: ScheduledSummary;
}

export function ScheduledFacts({ restaurant, planned }: ScheduledFactsProps) {
  const { call } = usePorts();
  const query = useQuery(scheduledQuery(call, restaurant, planned.scheduledChangeId));
  return (
    <WhenLoaded query={query} what="this change">
      {(detail) => <Facts restaurant={restaurant} detail={detail} />}
    </WhenLoaded>
  );
}

function Facts({ restaurant, detail }: { restaurant: MyRestaurant; detail: ScheduledDetail }) {
  const { kind, records } = detail;
  const { clock } = usePorts();
  const fields = [...new Set(records.flatMap(({ changes }) => Object.keys(changes)))];
  const wordsOf = useFieldWords(kind, restaurant, fields);
  const time = (iso: string) => formatPlanned(iso, restaurant.timezone, clock.now());
  return (
    <div className="grid gap-4 text-sm">
      <p>
        {effectOf(detail)}, {time(detail.at)}
        {detail.endsAt !== undefined && <>. Everything is as before from {time(detail.endsAt)}</>}.
      </p>
      <Outcome {...detail} />
      <Obstacles {...detail} />
      <ul className="grid gap-3" aria-label="What changes">
        {records.map((record) => (
          <PlannedRecord
            key={record.recordId}
            record={record}
            telling={{ kind, wordsOf, currency: restaurant.currency }}
          />
        ))}
      </ul>
    </div>
  );
}

type Planned = ScheduledDetail['records'][number];

interface PlannedRecordProps {
  record: Planned;
  telling: Telling;
}

function PlannedRecord({ record, telling }: PlannedRecordProps) {
  const { name, before, changes, present, problem } = record;
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 wrap-anywhere">
      <strong className="font-semibold">{isolated(name)}</strong>
      {changeLines(before, changes, telling).map(({ field, from, to }) => (
        <span key={field} className="text-muted">
          {field}: {from} <span aria-hidden="true">→</span>
          <span className="sr-only">becomes</span> <span className="text-ink">{to}</span>
        </span>
      ))}
      {problem !== undefined && (
        <span className="text-danger">
          {problem}
          {present && <PresentWords before={before} present={present} telling={telling} />}.
        </span>
      )}
    </li>
  );
}

/** ': Price is $12.50 now' */
function PresentWords({
  before,
  present,
  telling,
}: Pick<Planned, 'before'> & { present: Fields; telling: Telling }) {
  const now = changeLines(before, present, telling).filter(({ from, to }) => from !== to);
  if (now.length === 0) return null;
  return `: ${now.map(({ field, to }) => `${field} is ${to} now`).join(', ')}`;
}

/** What would be left out if it were made now. */
function Obstacles({ kind, records }: Pick<ScheduledDetail, 'kind' | 'records'>) {
  const count = obstaclesIn(records);
  if (count === 0) return null;
  return (
    <Notice tone="danger">
      {count} of {recordsCounted(records.length, kind)} will be left out, as things stand now. To change{' '}
      {count === 1 ? 'it' : 'them'} too, cancel this change and plan it again.
    </Notice>
  );
}

/** How many records would be left out now. */
export const obstaclesIn = (records: ScheduledDetail['records']): number =>
  records.filter(({ problem }) => problem !== undefined).length;

/** '58 prices of 40 items', '1 item' */
export function effectOf({ kind, count, prices }: ScheduledSummary): string {
  const records = recordsCounted(count, kind);
  return prices === undefined ? records : `${prices === 1 ? '1 price' : `${prices} prices`} of ${records}`;
}

function Outcome({ state, outcome, kind }: ScheduledDetail) {
  if (!outcome) return null;
  const { count, refused, reason } = outcome;
  if (state === 'failed') return <Notice tone="danger">Nothing was changed: {reason}</Notice>;
  const done = `${recordsCounted(count, kind)} ${count === 1 ? 'was' : 'were'} changed.`;
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
