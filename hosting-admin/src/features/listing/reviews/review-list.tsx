// A list of reviews with its filters, page by page.
import type { Answers } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import type { ListedReview } from '@bite/shared/listing/reviews.contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePaged } from '../../../lib/pages.ts';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { UnreadableNotice } from '../../../ui/unreadable-notice.tsx';
import type { FilterState } from './review-filters.ts';

interface ReviewListProps {
  query: UseInfiniteQueryResult<InfiniteData<Answers['listReviews']>>;
  state: Pick<FilterState, 'asked' | 'isFiltered'>;
  /** Where there are no reviews at all. */
  none: ReactNode;
  children: (review: ListedReview) => ReactNode;
}

const rowsOf = ({ reviews }: { reviews: readonly ListedReview[] }) => reviews;

export function ReviewList({ query, state: { asked, isFiltered }, none, children }: ReviewListProps) {
  const { rows, error, onRetry, unreadable, more } = usePaged(query, rowsOf);
  const searchedTo = query.data?.pages.at(-1)?.searchedTo;
  if (error)
    return (
      <FailureNotice
        error={error}
        undone="The reviews could not be loaded."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  if (!rows) return <Skeleton label="Loading the reviews…" rows={4} />;
  return (
    <>
      <UnreadableNotice records={unreadable} />
      {rows.length === 0 &&
        (isFiltered ? <NothingFound search={asked.search} isCut={searchedTo !== undefined} /> : none)}
      <ul aria-label="Reviews" className="grid gap-3">
        {rows.map(children)}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <p role="status">
          {rows.length > 0 && `${rows.length} shown`}
          {asked.search !== '' && searchedTo !== undefined && (
            <>
              {rows.length > 0 ? ', searched' : 'Searched'} back to <DateText iso={searchedTo} />
            </>
          )}
        </p>
        {more && (
          <Button onClick={() => more.onLoad()} aria-disabled={more.isLoading}>
            {more.isLoading ? 'Loading…' : 'Load more'}
          </Button>
        )}
      </div>
    </>
  );
}

const NothingFound = ({ search, isCut }: { search: string; isCut: boolean }) => (
  <Empty title={search === '' ? 'No review fits these filters' : `Nothing matches “${isolated(search)}”`}>
    {isCut ? 'So far only the newest reviews were looked at.' : 'Try it with fewer filters.'}
  </Empty>
);
