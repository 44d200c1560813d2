// One review with its reply.
import { isolated } from '@bite/shared/kernel/isolated';
import type { ListedReview } from '@bite/shared/listing/reviews.contract';
import { useId } from 'react';
import { formatDay, formatMoment } from '../../../lib/date-format.ts';
import { ReplyPart } from './reply-part.tsx';
import { Stars } from './stars.tsx';

interface ReviewCardProps {
  review: ListedReview;
  tenantId: number;
  zone: string | undefined;
  mayReply: boolean;
  /** The restaurant's name, in the list of a business. */
  location?: string | undefined;
}

export function ReviewCard({ review, tenantId, zone, mayReply, location }: ReviewCardProps) {
  const id = useId();
  const { reviewerName, rating, comment, reviewTime, updateTime, restaurantId } = review;
  const isEdited = formatDay(updateTime, zone) !== formatDay(reviewTime, zone);
  return (
    <li>
      <article aria-labelledby={id} className="grid gap-3 rounded-xl border border-line bg-card p-4 md:p-5">
        <header className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="font-bold wrap-anywhere">
              {isolated(reviewerName)}
            </h2>
            <Stars rating={rating} />
          </div>
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            <time dateTime={reviewTime} title={formatMoment(reviewTime, zone)}>
              {formatDay(reviewTime, zone)}
            </time>
            {isEdited && <span>changed {formatDay(updateTime, zone)}</span>}
            {location !== undefined && <span className="font-medium text-ink">{isolated(location)}</span>}
          </p>
        </header>
        {comment === undefined ? (
          <p className="text-sm text-muted">Stars alone, without words.</p>
        ) : (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{comment}</p>
        )}
        <ReplyPart place={{ tenantId, restaurantId }} review={review} zone={zone} mayReply={mayReply} />
      </article>
    </li>
  );
}
