// The reviews of a restaurant at Google: read, answered, and added up.
import type { ReviewSummary } from '@bite/shared/listing/reviews.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Star, Unplug } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { autoRepliesPath, listingConnectionPath } from '../../../lib/screen-paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { FilterBar } from './filter-bar.tsx';
import { RatingCharts, RatingTiles } from './ratings.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviewFilters } from './review-filters.ts';
import { ReviewList } from './review-list.tsx';
import { reviewSummaryQuery, reviewsQuery } from './review-queries.ts';
import { SyncLine, SyncProblems } from './sync-line.tsx';
import { useReviewChanges } from './use-review-changes.ts';

export function ReviewsPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page title="Reviews" description="What guests write at Google, and what you answer.">
      {may('listing.read') ? (
        <Reviews />
      ) : (
        <Notice tone="info">Managers of {restaurant.name} see its reviews.</Notice>
      )}
    </Page>
  );
}

function Reviews() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const query = useQuery(reviewSummaryQuery(call, restaurant));
  return (
    <WhenLoaded query={query} what="the reviews">
      {(summary) =>
        summary.status === 'connected' || summary.status === 'error' ? (
          <Connected summary={summary} />
        ) : (
          <NotConnected isPending={summary.status === 'pending'} />
        )
      }
    </WhenLoaded>
  );
}

function NotConnected({ isPending }: { isPending: boolean }) {
  const { restaurant, may } = usePlace();
  return (
    <Empty
      title={isPending ? 'No location is chosen yet' : 'Google is not connected yet'}
      symbol={<Unplug aria-hidden="true" />}
      {...(may('listing.write') && {
        action: (
          <Link to={listingConnectionPath(restaurant)} className={buttonClasses('primary')}>
            Google connection
          </Link>
        ),
      })}
    >
      {may('listing.write')
        ? 'Connect the restaurant’s listing: its reviews are then read and answered here.'
        : `Owners and administrators of ${restaurant.name} connect its listing. Its reviews are then here.`}
    </Empty>
  );
}

type Shown = 'inbox' | 'ratings';

function Connected({ summary }: { summary: ReviewSummary }) {
  const { restaurant, may } = usePlace();
  const [shown, setShown] = useState<Shown>('inbox');
  const hasEnded = summary.status === 'error';
  useReviewChanges(restaurant, true);
  return (
    <>
      <SyncProblems place={restaurant} summary={summary} />
      <SyncLine
        place={restaurant}
        sync={summary.sync}
        mayReply={may('listing.reply') && !hasEnded}
        maySet={may('listing.write')}
      />
      <WaitingReplies place={restaurant} count={summary.waitingReplies ?? 0} />
      <RatingTiles summary={summary} />
      <Tabs<Shown>
        label="Reviews"
        value={shown}
        onChange={setShown}
        tabs={[
          { value: 'inbox', label: 'Inbox', content: <Inbox hasEnded={hasEnded} /> },
          { value: 'ratings', label: 'Ratings', content: <RatingCharts summary={summary} /> },
        ]}
      />
    </>
  );
}

function WaitingReplies({ place, count }: { place: RestaurantRef; count: number }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Link to={autoRepliesPath(place)} className={buttonClasses()}>
          Automatic replies
        </Link>
      }
    >
      {count === 1 ? 'One automatic reply waits' : `${count} automatic replies wait`} for your approval.
    </Notice>
  );
}

function Inbox({ hasEnded }: { hasEnded: boolean }) {
  const { call } = usePorts();
  const { restaurant, may } = usePlace();
  const state = useReviewFilters();
  const query = useInfiniteQuery({
    ...reviewsQuery(call, restaurant, { ...state.asked, restaurantId: '' }),
    enabled: state.isRange,
  });
  return (
    <div className="grid gap-4">
      <FilterBar state={state} />
      <ReviewList
        query={query}
        state={state}
        none={
          <Empty title="No reviews yet" symbol={<Star aria-hidden="true" />}>
            They are here as soon as Google has some and was read.
          </Empty>
        }
      >
        {(review) => (
          <ReviewCard
            key={review.id}
            review={review}
            tenantId={restaurant.tenantId}
            zone={restaurant.timezone}
            mayReply={may('listing.reply') && !hasEnded}
          />
        )}
      </ReviewList>
    </div>
  );
}
