// Queries of changes that are planned for a time, and how one is cancelled.
import type { Call } from '@bite/shared/api/client';
import type { ScheduledSummary } from '@bite/shared/catalogue/scheduled/scheduled-change.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { paging } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { scheduledKey } from '../../../ui/records/use-plan.ts';

const placeOf = ({ tenantId, restaurantId }: RestaurantRef) => ({ tenantId, restaurantId });

/** One that is due is made within a minute. */
const FOLLOWED_EVERY = 30_000;

export const scheduledListQuery = (call: Call, place: RestaurantRef) =>
  infiniteQueryOptions({
    queryKey: [...scheduledKey(place), 'list'],
    queryFn: ({ signal, pageParam }) =>
      call('listScheduledChanges', { parameters: placeOf(place), query: { pageToken: pageParam }, signal }),
    refetchInterval: FOLLOWED_EVERY,
    ...paging,
  });

/** Throws; the dialog shows the error. */
export function useCancelScheduled(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  return async ({ scheduledChangeId }: ScheduledSummary): Promise<void> => {
    await call('cancelScheduledChange', { parameters: { ...placeOf(place), scheduledChangeId } }).finally(
      () => client.invalidateQueries({ queryKey: scheduledKey(place) }),
    );
    toast.success('It is cancelled');
  };
}
