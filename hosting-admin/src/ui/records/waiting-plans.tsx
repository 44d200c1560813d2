// Planned changes that still wait, and the warning that a change made now is in their way.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { ScheduledSummary } from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import { isScheduledKind } from '@bite/shared/catalogue/scheduled/scheduled-kinds';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePorts } from '../../lib/ports-context.tsx';
import { recordsCounted } from '../../lib/record-words.ts';
import { scheduledChangesPath } from '../../lib/screen-paths.ts';
import { formatPlanned } from '../../lib/zoned-time.ts';
import { Notice } from '../notice.tsx';
import { scheduledKey } from './use-plan.ts';

const placeOf = ({ tenantId, restaurantId }: RestaurantRef) => ({ tenantId, restaurantId });

export const scheduledQuery = (call: Call, place: RestaurantRef, scheduledChangeId: string) =>
  queryOptions({
    queryKey: [...scheduledKey(place), 'one', scheduledChangeId],
    queryFn: ({ signal }) =>
      call('getScheduledChange', { parameters: { ...placeOf(place), scheduledChangeId }, signal }),
    // Any change of its records may be in its way.
    staleTime: 0,
  });

/** The list is of the latest first, so that those that wait come before those that are over. */
const MOST_LISTED = 100;

/** The next one first. */
export const waitingPlansQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: [...scheduledKey(place), 'waiting'],
    queryFn: async ({ signal }) => {
      const { scheduledChanges } = await call('listScheduledChanges', {
        parameters: placeOf(place),
        query: { limit: MOST_LISTED },
        signal,
      });
      return scheduledChanges
        .filter(({ state }) => state === 'waiting')
        .sort((one, other) => one.at.localeCompare(other.at));
    },
    staleTime: 0,
  });

/** Each is compared with all of its records. */
export const MOST_COMPARED = 5;

interface InTheWay {
  plan: ScheduledSummary;
  /** How many of its records are about to change. */
  count: number;
}

/** The plans that are in danger if these records change now. Their ends go with them. */
function useInTheWay(restaurant: MyRestaurant, kind: RecordKind, recordIds: readonly number[]): InTheWay[] {
  const { call } = usePorts();
  const { data = [] } = useQuery({ ...waitingPlansQuery(call, restaurant), enabled: isScheduledKind(kind) });
  const waiting = new Set(data.map(({ scheduledChangeId }) => scheduledChangeId));
  const plans = data
    .filter((plan) => plan.kind === kind && !(plan.endOf !== undefined && waiting.has(plan.endOf)))
    .slice(0, MOST_COMPARED);
  const details = useQueries({
    queries: plans.map(({ scheduledChangeId }) => scheduledQuery(call, restaurant, scheduledChangeId)),
  });
  const changing = new Set(recordIds);
  return plans.flatMap((plan, index) => {
    const records = details[index]?.data?.records ?? [];
    const count = records.filter(({ recordId }) => changing.has(recordId)).length;
    return count > 0 ? [{ plan, count }] : [];
  });
}

export interface PlansInTheWayProps {
  restaurant: MyRestaurant;
  kind: RecordKind;
  /** The records that are about to change. */
  recordIds: readonly number[];
}

/** Nothing if no plan waits for these records. */
export function PlansInTheWay({ restaurant, kind, recordIds }: PlansInTheWayProps) {
  const { clock } = usePorts();
  const found = useInTheWay(restaurant, kind, recordIds);
  if (found.length === 0) return null;
  return (
    <Notice tone="warn" role="status">
      <p>A planned change leaves out what somebody has changed since it was planned:</p>
      <ul className="list-inside list-disc">
        {found.map(({ plan, count }) => (
          <li key={plan.scheduledChangeId}>
            {isolated(plan.title)}, {formatPlanned(plan.at, restaurant.timezone, clock.now())}: {count} of{' '}
            {recordsCounted(plan.count, kind)}
          </li>
        ))}
      </ul>
      <p>
        Plan it again after this, under{' '}
        <Link to={scheduledChangesPath(restaurant)} className="font-semibold underline">
          Planned changes
        </Link>
        .
      </p>
    </Notice>
  );
}
