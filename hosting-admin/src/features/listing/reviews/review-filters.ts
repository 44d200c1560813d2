// The filters of a list of reviews: in the address, so that a list can be bookmarked and sent on.
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../../lib/use-debounced.ts';

export interface ReviewFilters {
  search: string;
  /** '1,2'; empty for any. */
  stars: string;
  answered: '' | 'yes' | 'no';
  withComment: '' | 'yes' | 'no';
  /** '2026-06-10'; empty without a limit. */
  from: string;
  to: string;
  /** In the list of a business; empty for all. */
  restaurantId: string;
}

const names = {
  search: 'q',
  stars: 'stars',
  answered: 'answered',
  withComment: 'words',
  from: 'from',
  to: 'to',
  restaurantId: 'location',
} as const satisfies Record<keyof ReviewFilters, string>;

const yesOrNo = (text: string): '' | 'yes' | 'no' => (text === 'yes' || text === 'no' ? text : '');
const plain = (text: string, form: RegExp): string => (form.test(text) ? text : '');

export interface FilterState {
  /** As they stand in their fields. */
  filters: ReviewFilters;
  /** As they are asked for: a moment after the typing. */
  asked: ReviewFilters;
  isFiltered: boolean;
  /** Whether the days can be asked for. */
  isRange: boolean;
  set: (change: Partial<ReviewFilters>) => void;
  clear: () => void;
}

export function useReviewFilters(): FilterState {
  const [parameters, setParameters] = useSearchParams();
  const value = (name: keyof ReviewFilters): string => parameters.get(names[name]) ?? '';
  const filters: ReviewFilters = {
    search: value('search'),
    stars: plain(value('stars'), /^[1-5](,[1-5]){0,4}$/),
    answered: yesOrNo(value('answered')),
    withComment: yesOrNo(value('withComment')),
    from: plain(value('from'), /^\d{4}-\d\d-\d\d$/),
    to: plain(value('to'), /^\d{4}-\d\d-\d\d$/),
    restaurantId: plain(value('restaurantId'), /^\d+$/),
  };
  const set = (change: Partial<ReviewFilters>): void =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, text] of Object.entries(change)) {
          if (text === '') next.delete(names[name as keyof ReviewFilters]);
          else next.set(names[name as keyof ReviewFilters], text);
        }
        return next;
      },
      { replace: true },
    );
  const search = useDebounced(filters.search.trim());
  const { from, to } = filters;
  return {
    filters,
    asked: { ...filters, search },
    isFiltered: Object.values({ ...filters, search }).some((text) => text !== ''),
    isRange: from === '' || to === '' || from <= to,
    set,
    clear: () =>
      set({ search: '', stars: '', answered: '', withComment: '', from: '', to: '', restaurantId: '' }),
  };
}

/** What is asked for of the server, but for the location. */
export function filterQuery({
  search,
  stars,
  answered,
  withComment,
  from,
  to,
}: Omit<ReviewFilters, 'restaurantId'>): Record<string, string> {
  const given = { search, stars, answered, withComment, from, to };
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
}
