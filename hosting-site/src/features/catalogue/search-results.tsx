// The results of the search box, best match first. Loaded together with the search.
import { isolated } from '@bite/shared/kernel/isolated';
import { useMemo } from 'react';
import { useIndex } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { DishCard } from './dish-card.tsx';
import { createMenuSearch } from './menu-search.ts';
import type { MenuSection } from './menu-sections.ts';

interface SearchResultsProps {
  sections: readonly MenuSection[];
  query: string;
  onClear: () => void;
}

export function SearchResults({ sections, query, onClear }: SearchResultsProps) {
  const index = useIndex();
  const search = useMemo(() => createMenuSearch(sections, index), [sections, index]);
  const found = useMemo(() => search(query), [search, query]);
  const { restaurant, website } = index.storefront;
  const dishes = found.length === 1 ? '1 item' : `${found.length} items`;
  return (
    <section aria-label="Search results">
      <p role="status" className="pb-3 font-semibold">
        {found.length > 0
          ? `${dishes} for “${isolated(query)}”`
          : `Nothing on the menu matches “${isolated(query)}”.`}
      </p>
      {found.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
          {found.map(({ key, item, pricedGroup }) => (
            <DishCard
              key={key}
              item={item}
              group={pricedGroup}
              currency={restaurant.currency}
              isOrdering={website.orderingEnabled}
            />
          ))}
        </ul>
      ) : (
        <Button look="quiet" onClick={onClear}>
          Show the whole menu
        </Button>
      )}
    </section>
  );
}
