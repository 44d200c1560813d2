// The reviews of all restaurants of a business, in one list.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { myRestaurantsQuery } from '../../../lib/my-places.ts';
import { useBusiness } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LocationCounts } from './location-counts.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviewFilters } from './review-filters.ts';
import { ReviewList } from './review-list.tsx';
import { tenantCountsQuery, tenantReviewsQuery } from './review-queries.ts';

export function AllReviewsPage() {
  const { tenantId, displayName } = useBusiness();
  const may = useMay();
  return (
    <Page title="All reviews" description="What guests write at Google about all your restaurants.">
      {may('listing.read', { tenantId }) ? (
        <AllReviews tenantId={tenantId} />
      ) : (
        <Notice tone="info">Managers of {displayName} see its reviews.</Notice>
      )}
    </Page>
  );
}

function AllReviews({ tenantId }: { tenantId: number }) {
  const { call } = usePorts();
  const may = useMay();
  const state = useReviewFilters();
  const restaurants = useRestaurantsOf(tenantId);
  const query = useInfiniteQuery({
    ...tenantReviewsQuery(call, tenantId, state.asked),
    enabled: state.isRange,
  });
  const { data: counts } = useQuery(tenantCountsQuery(call, tenantId));
  const ended = new Set(
    counts?.restaurants.filter(({ hasEnded }) => hasEnded).map(({ restaurantId }) => restaurantId),
  );
  const locations = [...restaurants.values()].map(({ restaurantId, name }) => ({
    value: String(restaurantId),
    label: name,
  }));
  return (
    <div className="grid gap-4">
      <LocationCounts tenantId={tenantId} restaurants={restaurants} />
      <FilterBar state={state} locations={locations} />
      <ReviewList
        query={query}
        state={state}
        none={
          <Empty title="No reviews yet" symbol={<MessageSquareQuote aria-hidden="true" />}>
            They are here as soon as a restaurant is connected to Google: choose the restaurant, and then
            “Google connection”.
          </Empty>
        }
      >
        {(review) => (
          <ReviewCard
            key={`${review.restaurantId} ${review.id}`}
            review={review}
            tenantId={tenantId}
            zone={restaurants.get(review.restaurantId)?.timezone}
            location={restaurants.get(review.restaurantId)?.name ?? String(review.restaurantId)}
            mayReply={
              may('listing.reply', { tenantId, restaurantId: review.restaurantId }) &&
              !ended.has(review.restaurantId)
            }
          />
        )}
      </ReviewList>
    </div>
  );
}

/** By id. */
function useRestaurantsOf(tenantId: number): ReadonlyMap<number, MyRestaurant> {
  const { call } = usePorts();
  const { data = [] } = useQuery(myRestaurantsQuery(call));
  return new Map(data.filter((one) => one.tenantId === tenantId).map((one) => [one.restaurantId, one]));
}
