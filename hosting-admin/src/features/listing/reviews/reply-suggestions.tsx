// Texts to begin a reply with, as long as nothing was typed: the restaurant's templates, and a built-in one.
import type { RestaurantRef } from '@bite/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { suggestionsQuery } from './review-queries.ts';

interface ReplySuggestionsProps {
  place: RestaurantRef;
  reviewId: string;
  onChoose: (text: string) => void;
}

/** Nothing while they are loaded, and where they cannot be: a reply is written without them as well. */
export function ReplySuggestions({ place, reviewId, onChoose }: ReplySuggestionsProps) {
  const { call } = usePorts();
  const id = useId();
  const { data } = useQuery(suggestionsQuery(call, place, reviewId));
  if (!data || data.suggestions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1.5">
      <h3 id={id} className="text-sm font-semibold">
        Begin with
      </h3>
      <ul className="grid gap-1.5">
        {data.suggestions.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="min-h-11 w-full rounded-lg border border-line bg-card px-3 py-2 text-start text-sm wrap-anywhere hover:bg-column"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
