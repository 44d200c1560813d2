// Queries of reviews, and what staff change of them.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { MINUTE, SECOND } from '@bite/shared/kernel/durations';
import type { ListedReview } from '@bite/shared/listing/reviews.contract';
import type { ListingSyncSettings } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { toast } from 'sonner';
import { paging } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { filterQuery, type ReviewFilters } from './review-filters.ts';

const PAGE = 20;

const keyOf = ({ tenantId, restaurantId }: RestaurantRef) => [
  ...['restaurants', tenantId, restaurantId, 'reviews'],
];
const tenantKeyOf = (tenantId: number) => ['tenants', tenantId, 'reviews'];
const whereOf = ({ tenantId, restaurantId }: RestaurantRef) => ({ tenantId, restaurantId });

export const reviewsQuery = (call: Call, place: RestaurantRef, filters: ReviewFilters) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(place), 'list', filters],
    queryFn: ({ signal, pageParam }) =>
      call('listReviews', {
        parameters: whereOf(place),
        query: { limit: PAGE, pageToken: pageParam, ...filterQuery(filters) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...paging,
  });

/** Asked for again every minute: only a restaurant's own reviews are listened to. */
export const tenantReviewsQuery = (
  call: Call,
  tenantId: number,
  { restaurantId, ...filters }: ReviewFilters,
) =>
  infiniteQueryOptions({
    queryKey: [...tenantKeyOf(tenantId), 'list', restaurantId, filters],
    queryFn: ({ signal, pageParam }) =>
      call('listTenantReviews', {
        parameters: { tenantId },
        query: {
          ...{ limit: PAGE, pageToken: pageParam, ...filterQuery(filters) },
          ...(restaurantId && { restaurantId }),
        },
        signal,
      }),
    staleTime: 0,
    refetchInterval: MINUTE,
    placeholderData: keepPreviousData,
    ...paging,
  });

/** By restaurant of a business. */
export const tenantCountsQuery = (call: Call, tenantId: number) =>
  queryOptions({
    queryKey: [...tenantKeyOf(tenantId), 'counts'],
    queryFn: ({ signal }) => call('countTenantReviews', { parameters: { tenantId }, signal }),
    refetchInterval: 5 * MINUTE,
  });

/** While the listing is being read, what comes of it is asked for every few seconds. */
export const reviewSummaryQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: [...keyOf(place), 'summary'],
    queryFn: ({ signal }) => call('getReviewSummary', { parameters: whereOf(place), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.sync?.isUnderWay ? 3 * SECOND : MINUTE),
  });

export const suggestionsQuery = (call: Call, place: RestaurantRef, reviewId: string) =>
  queryOptions({
    queryKey: [...keyOf(place), 'suggestions', reviewId],
    queryFn: ({ signal }) => call('suggestReplies', { parameters: { ...whereOf(place), reviewId }, signal }),
  });

export const refreshReviews = (client: QueryClient, place: RestaurantRef): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(place) });

type Pages = InfiniteData<Answers['listReviews'], string | undefined>;

/** Shows the review as it is now where it stands, also if it does not fit the filters any more: it would vanish under the reader's eyes. */
function showReview(client: QueryClient, place: RestaurantRef, review: ListedReview): void {
  const isSame = ({ id, restaurantId }: ListedReview) =>
    id === review.id && restaurantId === review.restaurantId;
  const changed = (data: Pages | undefined): Pages | undefined =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        reviews: page.reviews.map((one) => (isSame(one) ? review : one)),
      })),
    };
  for (const key of [keyOf(place), tenantKeyOf(place.tenantId)])
    client.setQueriesData<Pages>({ queryKey: [...key, 'list'] }, changed);
  void client.invalidateQueries({ queryKey: [...keyOf(place), 'summary'] });
}

/** Both throw CallError. */
export function useReplyChanges(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  const where = (reviewId: string) => ({ parameters: { ...whereOf(place), reviewId } });
  return {
    /** @param seen The update time of the reply that is replaced. */
    send: async (id: string, comment: string, seen: string | undefined): Promise<void> => {
      const body = { comment, ...(seen !== undefined && { seen }) };
      showReview(client, place, await call('replyToReview', { ...where(id), body }));
      toast.success('The reply was sent', { description: 'Google checks it before guests see it.' });
    },
    remove: async (id: string, seen: string | undefined): Promise<void> => {
      const query = { ...(seen !== undefined && { seen }) };
      showReview(client, place, await call('deleteReviewReply', { ...where(id), query }));
      toast.success('The reply was deleted');
    },
    /** After a refusal the list shows what is there now. */
    refresh: () => refreshReviews(client, place),
  };
}

export function useSyncNow(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('syncReviewsNow', { parameters: whereOf(place) }),
    onError: (error) => toast.error('The listing was not read', { description: error.message }),
    onSettled: () => refreshReviews(client, place),
  });
}

/** Throws CallError. */
export function useSyncSettings(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  return async (body: ListingSyncSettings): Promise<void> => {
    await call('updateListingSync', { parameters: whereOf(place), body });
    toast.success('Saved');
    await refreshReviews(client, place);
  };
}
