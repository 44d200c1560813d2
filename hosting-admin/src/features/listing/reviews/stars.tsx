// The stars of a review, as a picture with words.
import { ratings } from '@bite/shared/listing/stars';
import { Star } from 'lucide-react';

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex text-accent-ink">
      {ratings.map((one) => (
        <Star key={one} aria-hidden="true" className={`size-4 ${one <= rating ? 'fill-current' : ''}`} />
      ))}
    </span>
  );
}
