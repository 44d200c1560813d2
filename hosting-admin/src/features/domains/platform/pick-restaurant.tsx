// Finds a restaurant of any business.
import type { Answers } from '@bite/shared/api/answers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type PickedRestaurant = Answers['searchRestaurants']['restaurants'][number];

interface PickRestaurantProps {
  /** A question. */
  title?: string;
  isOpen: boolean;
  onClose: () => void;
  onPick: (restaurant: PickedRestaurant) => void;
}

export function PickRestaurant({
  title = 'Domains of which restaurant?',
  isOpen,
  onClose,
  onPick,
}: PickRestaurantProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Search
        onPick={(restaurant) => {
          onPick(restaurant);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Search({ onPick }: Pick<PickRestaurantProps, 'onPick'>) {
  const { call } = usePorts();
  const [term, setTerm] = useState('');
  const settled = useDebounced(term.trim());
  const { data, error } = useQuery({
    queryKey: ['restaurants', 'search', settled],
    queryFn: ({ signal }) => call('searchRestaurants', { query: { searchTerm: settled }, signal }),
    enabled: settled !== '',
  });
  const answer = term.trim() === settled && settled !== '' ? data : undefined;
  const found = answer?.restaurants ?? [];
  return (
    <div className="grid gap-3">
      <TextField
        label="Restaurant"
        type="search"
        autoComplete="off"
        hint="A part of its name, business, city, email or phone."
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      {error && !data && <FailureNotice error={error} undone="Could not search." />}
      {term.trim() !== '' && found.length === 0 && !error && (
        <p role="status" className="text-sm text-muted">
          {answer ? 'Nothing matches.' : 'Searching…'}
        </p>
      )}
      <ul className="grid gap-1">
        {found.map((restaurant) => (
          <li key={restaurant.guid}>
            <Button
              look="quiet"
              className="w-full justify-start px-2 py-1 text-left"
              onClick={() => onPick(restaurant)}
            >
              <span className="min-w-0 wrap-anywhere">
                {restaurant.name}
                <span className="block font-normal text-muted">
                  {restaurant.tenantDisplayName}, {restaurant.city}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
